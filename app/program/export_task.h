#pragma once

class QString;

namespace waystone {

struct CommandLine;
class LanguageSwitch;

/// `--export`: writes a saved game, a position or a lesson as a picture (.png, .svg) or as a handout (.pdf), or any
/// of them, or several lessons, as a web page (.html), without a window. Tells what went wrong on the error channel. Returns the exit status: 0, 1 if it
/// could not be written, 2 if the file is not one of ours.
[[nodiscard]] int runExport(const CommandLine &line, LanguageSwitch &languages);

} // namespace waystone
