#include "program/display_watch.h"

#include "program/command_line.h"
#include "settings/languages.h"
#include "settings/settings.h"

#include <QDir>
#include <QTranslator>

#include <cstdio>
#include <cstdlib>

namespace waystone {

namespace {

/// Of which a message handler, a plain function, knows.
DisplayWatch *current = nullptr;

constexpr const char *context = "waystone::DisplayWatch";
constexpr const char *sentences[] = {
    QT_TRANSLATE_NOOP(
        "waystone::DisplayWatch",
        "Waystone cannot open a window: there is no display here. Without one, --export, --demo and "
        "waystone-cli still work."),
    QT_TRANSLATE_NOOP(
        "waystone::DisplayWatch",
        "Waystone cannot open a window on the display %1. It may be gone, or closed to you. Without one, "
        "--export, --demo and waystone-cli still work."),
};

/// As the environment names it; empty if it names none.
QString display()
{
    const QString wayland = qEnvironmentVariable("WAYLAND_DISPLAY");
    return wayland.isEmpty() ? qEnvironmentVariable("DISPLAY") : wayland;
}

/// While the application is half made no translator can be installed in it.
QString translated(const char *sentence, const QString &language)
{
    const QDir folder(QStringLiteral(":/translations"));
    for (const QFileInfo &words :
         folder.entryInfoList({QLatin1String("*_") + language + QLatin1String(".qm")})) {
        QTranslator translator;
        if (!translator.load(words.filePath()))
            continue;
        if (const QString text = translator.translate(context, sentence); !text.isEmpty())
            return text;
    }
    return QString::fromUtf8(sentence);
}

void print(const QString &line)
{
    std::fputs(qPrintable(line + QLatin1Char('\n')), stderr);
}

} // namespace

DisplayWatch::DisplayWatch(int &argc, char **argv)
    : argc_(argc), argv_(argv), before_(qInstallMessageHandler(hear))
{
    current = this;
}

DisplayWatch::~DisplayWatch()
{
    qInstallMessageHandler(before_);
    current = nullptr;
    for (const QString &text : said_)
        qWarning("%s", qUtf8Printable(text));
}

void DisplayWatch::hear(QtMsgType type, const QMessageLogContext &, const QString &text)
{
    if (type == QtFatalMsg)
        current->giveUp();
    current->said_.append(text);
}

void DisplayWatch::giveUp() const
{
    QStringList arguments;
    for (int index = 0; index < argc_; ++index)
        arguments.append(QString::fromLocal8Bit(argv_[index]));
    const CommandLine line = CommandLine::parse(arguments);
    if (line.task == CommandLine::Task::message) {
        print(line.message);
    } else {
        const QString wanted = line.language.isEmpty() ? Settings().language() : line.language;
        const QString name = display();
        const QString text = translated(sentences[name.isEmpty() ? 0 : 1], LanguageSwitch::bestMatch(wanted));
        print(name.isEmpty() ? text : text.arg(name));
        if (!said_.isEmpty())
            print(QLatin1Char('(') + said_.first().trimmed() + QLatin1Char(')'));
    }
    std::fflush(stderr);
    std::_Exit(2); // nothing that was made can be relied on
}

} // namespace waystone
