#pragma once

namespace waystone {

/// How large the desktop's text is: 1 where it is as usual or smaller, at most 2.
[[nodiscard]] double textScale();

/// What is so many pixels large beside text of the usual size.
[[nodiscard]] int besideText(int pixels);

} // namespace waystone
