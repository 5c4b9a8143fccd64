#pragma once

namespace waystone {

class MainWindow;
struct CommandLine;

/// Brings the window to what the program was started for: a file, a new game, the lessons or the editor. A question that
/// has to be answered first is asked before this returns.
void begin(MainWindow &window, const CommandLine &line);

} // namespace waystone
