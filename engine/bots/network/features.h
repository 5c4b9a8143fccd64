#pragma once

#include <algorithm>
#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>

namespace waystone {

/// What a network sees of a position: whole numbers in an order that the game decides, the same for every position.
class Features {
public:
    static constexpr int most = 256;  ///< features of one game
    static constexpr int unit = 16;   ///< stands for 1, or yes
    static constexpr int limit = 127; ///< of a value, on either side; what is beyond is cut off

    Features() {} // NOLINT(modernize-use-equals-default): values beyond size() stay as they are

    void clear() { size_ = 0; }
    void add(int value)
    {
        assert(size_ < most);
        values_[static_cast<std::size_t>(size_++)] =
            static_cast<std::int16_t>(std::clamp(value, -limit, limit));
    }
    void addFlag(bool is) { add(is ? unit : 0); }

    [[nodiscard]] int size() const { return size_; }
    [[nodiscard]] int operator[](int index) const
    {
        assert(index < size_);
        return values_[static_cast<std::size_t>(index)];
    }
    /// Aligned; `most` of them may be read once padded.
    [[nodiscard]] const std::int16_t *data() const { return values_.data(); }
    /// Sets to 0 what lies from size() up to the next multiple of `step`.
    void pad(int step)
    {
        for (int index = size_; index % step != 0; ++index)
            values_[static_cast<std::size_t>(index)] = 0;
    }

private:
    alignas(16) std::array<std::int16_t, most> values_;
    int size_ = 0;
};

} // namespace waystone
