#pragma once

#include "core/editing.h"

#include <functional>
#include <utility>
#include <vector>

namespace waystone {

/// The fields of one setup, each with the way in which a value gets into it: what Editable's fields() and set() are
/// made of.
template <class Setup>
class FieldEntries {
public:
    using Assign = std::function<void(Setup &setup, int value)>;

    /// What is added can still be told more, until the next one comes.
    Field &add(Field field, Assign assign)
    {
        entries_.push_back({std::move(field), std::move(assign)});
        return entries_.back().field;
    }
    Field &number(FieldKey key, int value, int minimum, int maximum, Assign assign)
    {
        return add({key, Field::Kind::number, value, minimum, maximum, {}, {}, {}}, std::move(assign));
    }
    Field &flag(FieldKey key, bool value, Assign assign)
    {
        return add({key, Field::Kind::flag, value ? 1 : 0, 0, 1, {}, {}, {}}, std::move(assign));
    }
    /// `first` is seat 0, or Field::noSeat where it may be nobody.
    Field &seat(FieldKey key, int value, int first, int last, Assign assign)
    {
        return add({key, Field::Kind::seat, value, first, last, {}, {}, {}}, std::move(assign));
    }
    Field &choice(FieldKey key, int value, std::vector<FieldOption> options, Assign assign)
    {
        const int last = static_cast<int>(options.size()) - 1;
        return add({key, Field::Kind::choice, value, 0, last, std::move(options), {}, {}}, std::move(assign));
    }

    [[nodiscard]] std::vector<Field> fields() const
    {
        std::vector<Field> fields;
        for (const Entry &entry : entries_)
            fields.push_back(entry.field);
        return fields;
    }
    [[nodiscard]] Setup changed(const Setup &setup, const FieldKey &key, int value) const
    {
        Setup changed = setup;
        for (const auto &[field, assign] : entries_)
            if (field.key == key && value >= field.minimum && value <= field.maximum)
                assign(changed, value);
        return changed;
    }

private:
    struct Entry {
        Field field;
        Assign assign;
    };

    std::vector<Entry> entries_;
};

} // namespace waystone
