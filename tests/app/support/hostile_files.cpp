#include "support/hostile_files.h"

#include <algorithm>
#include <array>
#include <span>
#include <string>
#include <utility>
#include <vector>

namespace waystone {

namespace {

using Pointer = Json::json_pointer;

constexpr std::size_t triedOfAList = 6;
/// What formats allow, the longest first.
constexpr std::array<qsizetype, 6> lengths{100'000, 4000, 1000, 120, 100, 64};

void collectTexts(const Json &json, const Pointer &pointer, std::vector<Pointer> &found)
{
    if (json.is_string())
        found.push_back(pointer);
    if (json.is_array())
        for (std::size_t index = 0; index < json.size() && index < triedOfAList; ++index)
            collectTexts(json[index], pointer / index, found);
    if (json.is_object())
        for (const auto &[key, value] : json.items())
            collectTexts(value, pointer / key, found);
}

/// A text that a file may have in this place, everything else being as it was.
struct Change {
    Pointer place;
    Json text;
};

/// Makes as many of them as are accepted together, and returns their number. Halves rather than one after the other: a file
/// with all of them is long, and few exclude each other.
int makeChanges(Json &json, std::span<const Change> changes,
                const std::function<bool(const Json &)> &isAccepted)
{
    Json changed = json;
    for (const Change &change : changes)
        changed[change.place] = change.text;
    if (isAccepted(changed)) {
        json = std::move(changed);
        return static_cast<int>(changes.size());
    }
    if (changes.size() < 2)
        return 0;
    const std::size_t half = changes.size() / 2;
    const int made = makeChanges(json, changes.first(half), isAccepted);
    return made + makeChanges(json, changes.subspan(half), isAccepted);
}

} // namespace

Json hostileJson(const Json &json, const QString &text, const std::function<bool(const Json &)> &isAccepted,
                 int *places)
{
    std::vector<Pointer> texts;
    collectTexts(json, Pointer(), texts);
    std::vector<Change> changes;
    for (const Pointer &pointer : texts) {
        Json changed = json;
        for (const qsizetype length : lengths) {
            if (length > std::max(text.size(), lengths.back()))
                continue;
            changed[pointer] = text.left(length).toStdString();
            if (!isAccepted(changed))
                continue;
            changes.push_back({pointer, changed[pointer]});
            break;
        }
    }
    Json hostile = json;
    const int made = makeChanges(hostile, changes, isAccepted);
    if (places != nullptr)
        *places += made;
    return hostile;
}

QByteArray hostileFile(const QByteArray &file, const QString &text,
                       const std::function<bool(const QByteArray &)> &isAccepted, int *places)
{
    const auto written = [](const Json &json) { return QByteArray::fromStdString(json.dump()); };
    return written(hostileJson(
        Json::parse(file.toStdString()), text, [&](const Json &json) { return isAccepted(written(json)); },
        places));
}

} // namespace waystone
