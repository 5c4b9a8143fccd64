#include "program/beginning.h"

#include "program/command_line.h"
#include "window/main_window.h"

namespace waystone {

void begin(MainWindow &window, const CommandLine &line)
{
    switch (line.begin) {
    case CommandLine::Begin::newGame:
        window.commands().newGame->trigger();
        return;
    case CommandLine::Begin::library:
        window.commands().learn->trigger();
        return;
    case CommandLine::Begin::editor:
        window.commands().editor->trigger();
        if (!line.file.isEmpty())
            window.editors().openFile(line.file);
        return;
    case CommandLine::Begin::startPage:
        if (!line.file.isEmpty())
            window.openFile(line.file);
        return;
    }
}

} // namespace waystone
