#include "program/program.h"

#include "files/old_draft.h"
#include "learning/lesson_desk.h"
#include "program/command_line.h"
#include "program/demo.h"
#include "program/export_task.h"
#include "program/program_door.h"
#include "program/program_windows.h"
#include "settings/appearance.h"
#include "settings/desktop_motion.h"
#include "settings/text_size.h"

#include <QApplication>
#include <QIcon>
#include <QRandomGenerator>

#include <array>
#include <cstdio>

namespace waystone {

namespace {

void print(std::FILE *to, const QString &text)
{
    std::fputs(qPrintable(text + QLatin1Char('\n')), to);
}

int runDemo(const CommandLine &line)
{
    const DemoReport report = playDemo(line.game, line.seed.value_or(1), line.out);
    print(report.isDone ? stdout : stderr, report.text);
    return report.isDone ? 0 : 1;
}

int runWindow(QApplication &application, const CommandLine &line, Settings &settings,
              LanguageSwitch &languages)
{
    ProgramDoor door(ProgramDoor::standardFolder(), ProgramDoor::standardName());
    if (!line.isOnItsOwn && door.handOver(line))
        return 0;
    dressProgram(settings);
    const std::unique_ptr<DesktopMotion> motion = DesktopMotion::ofSession();
    QObject::connect(motion.get(), &DesktopMotion::changed, &application, setStill);
    const std::unique_ptr<Dialogs> dialogs = systemDialogs();
    ProgramWindows windows({[] { return std::make_unique<Settings>(); },
                            [&](Settings &own) {
                                return Services{own,
                                                languages,
                                                *dialogs,
                                                JournalFolder(JournalFolder::standardPath()),
                                                [] { return QRandomGenerator::system()->generate64(); },
                                                EditionShelf::standard(),
                                                DraftFolder(DraftFolder::standardPath()),
                                                oldDraftPath(),
                                                LessonDesk::standardFolder()};
                            }});
    QObject::connect(&door, &ProgramDoor::asked, &windows, [&](const CommandLine &further) {
        if (!further.language.isEmpty())
            languages.set(LanguageSwitch::bestMatch(further.language));
        windows.take(further);
    });
    door.open();
    if (line.begin == CommandLine::Begin::newGame) // it asks, which must not keep the window from being seen
        QMetaObject::invokeMethod(
            &windows, [&] { windows.take(line); }, Qt::QueuedConnection);
    else if (line.begin != CommandLine::Begin::startPage || !line.files.isEmpty())
        windows.take(line);
    else
        windows.restoreSession();
    return application.exec();
}

} // namespace

void choosePlatform(int argc, char **argv)
{
    constexpr std::array windowless{"--demo", "--export", "--help", "-h", "--version", "-v"};
    for (int index = 1; index < argc; ++index) {
        const QLatin1String argument(argv[index]);
        for (const char *option : windowless)
            if (argument.startsWith(QLatin1String(option)))
                qputenv("QT_QPA_PLATFORM", "offscreen");
    }
}

void nameProgram()
{
    QApplication::setApplicationName(QStringLiteral("waystone"));
    QApplication::setOrganizationName(QStringLiteral("waystone"));
    QApplication::setApplicationVersion(QStringLiteral(WAYSTONE_VERSION));
    QApplication::setDesktopFileName(QStringLiteral("waystone"));
}

void giveIcon(QApplication &application)
{
    // Drawn in a few sizes: left to itself every window draws it again, and larger than any desktop shows it.
    const QIcon drawing(QStringLiteral(":/icons/waystone.svg"));
    QIcon icon;
    for (const int side : {16, 32, 64})
        icon.addPixmap(drawing.pixmap(side, side));
    application.setWindowIcon(icon);
}

void dressProgram(const Settings &settings)
{
    setTextSize(chosenTextSize(settings));
    applyTheme(Theme::of(themeKind(settings.theme())));
}

int runProgram(QApplication &application)
{
    const CommandLine line = CommandLine::parse(QApplication::arguments());
    if (line.task == CommandLine::Task::message) {
        print(line.isError ? stderr : stdout, line.message);
        return line.isError ? 2 : 0;
    }
    Settings settings;
    LanguageSwitch languages;
    languages.set(LanguageSwitch::bestMatch(line.language.isEmpty() ? settings.language() : line.language));
    switch (line.task) {
    case CommandLine::Task::demo:
        return runDemo(line);
    case CommandLine::Task::exportBoard:
        return runExport(line, languages);
    default:
        return runWindow(application, line, settings, languages);
    }
}

} // namespace waystone
