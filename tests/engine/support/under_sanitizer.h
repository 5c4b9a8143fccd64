#pragma once

#include <algorithm>

namespace waystone::test {

/// Whether this program was built with a sanitizer, under which it is many times slower.
[[nodiscard]] constexpr bool underSanitizer()
{
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
    return true;
#elif defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
    return true;
#else
    return false;
#endif
#else
    return false;
#endif
}

/// So many games or positions, or as many as there is time for under a sanitizer. A sanitizer looks for other faults
/// than the test, which more of the same would not show.
[[nodiscard]] constexpr int inTime(int work)
{
    constexpr int slower = 10;
    return underSanitizer() ? std::max(1, work / slower) : work;
}

} // namespace waystone::test
