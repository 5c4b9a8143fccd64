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
        window.editors().openFiles(line.files);
        return;
    case CommandLine::Begin::startPage:
        for (const QString &file : line.files)
            window.openFile(file);
        return;
    }
}

} // namespace waystone
