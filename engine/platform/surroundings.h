#pragma once

namespace waystone::platform {

/// Of the terminal that standard error is; 0 if it is none.
[[nodiscard]] int columnsOfErrors();

/// Whose rights the program has, as the system numbers users; where it does not, the number of no owner of a file.
[[nodiscard]] unsigned userNumber();

} // namespace waystone::platform
