#include "program/command_line.h"

#include "board/board_export.h"
#include "faces/game_faces.h"
#include "games.h"
#include "words/program_language.h"

#include <QCommandLineParser>

#include <algorithm>

namespace waystone {

namespace {

CommandLine told(const QString &text, bool isError)
{
    CommandLine line;
    line.task = CommandLine::Task::message;
    line.message = text;
    line.isError = isError;
    return line;
}

bool isLanguage(const QString &code)
{
    return isProgramLanguage(code.toStdString());
}

QStringList languageCodes()
{
    QStringList codes;
    for (const auto &[code, name] : namedLanguages())
        codes.append(code);
    return codes;
}

/// All of them, "or" before the last one.
QString anyLanguage()
{
    QStringList codes = languageCodes();
    const QString last = codes.takeLast();
    return QStringLiteral("%1 or %2").arg(codes.join(QStringLiteral(", ")), last);
}

/// In the order of HandoutPart.
QStringList partNames()
{
    return {QStringLiteral("all"), QStringLiteral("questions"), QStringLiteral("answers")};
}

QStringList gameIds()
{
    QStringList ids;
    for (const GameKind &kind : games().kinds())
        if (gameFace(kind.id) != nullptr)
            ids.append(QString::fromUtf8(kind.id.data(), static_cast<qsizetype>(kind.id.size())));
    return ids;
}

QString listed(const QStringList &names)
{
    return names.join(QStringLiteral(", "));
}

/// What can stand on the command line, in English like all command lines: which language the reader wants is not known
/// yet.
struct Options {
    QCommandLineOption help{{QStringLiteral("h"), QStringLiteral("help")},
                            QStringLiteral("Prints this help.")};
    QCommandLineOption version{{QStringLiteral("v"), QStringLiteral("version")},
                               QStringLiteral("Prints the program's version.")};
    QCommandLineOption language{QStringLiteral("language"),
                                QStringLiteral("The program's language: %1.").arg(anyLanguage()),
                                QStringLiteral("code")};
    QCommandLineOption newGame{QStringLiteral("new-game"), QStringLiteral("Asks which game to start.")};
    QCommandLineOption learn{QStringLiteral("learn"), QStringLiteral("Shows the lessons.")};
    QCommandLineOption editor{QStringLiteral("editor"),
                              QStringLiteral("Opens the editor, with each FILE in it.")};
    QCommandLineOption newInstance{
        QStringLiteral("new-instance"),
        QStringLiteral(
            "Starts a program of its own even if one is running, which would open the files otherwise.")};
    QCommandLineOption demo{
        QStringLiteral("demo"),
        QStringLiteral("Plays a game by itself, prints the scores and writes a picture of the final board.")};
    QCommandLineOption game{QStringLiteral("game"),
                            QStringLiteral("The game that --demo plays: %1.").arg(listed(gameIds())),
                            QStringLiteral("id")};
    QCommandLineOption out{QStringLiteral("out"), QStringLiteral("The picture that --demo writes."),
                           QStringLiteral("file")};
    QCommandLineOption seed{QStringLiteral("seed"), QStringLiteral("The seed of --demo."),
                            QStringLiteral("number")};
    QCommandLineOption picture{
        QStringLiteral("export"),
        QStringLiteral(
            "Writes FILE (a saved game, a position or a lesson) as a picture (.png, .svg) or as a "
            "handout (.pdf), or any of them as a web page (.html), on which a lesson is played in any "
            "browser, and exits. Several lessons, or a set of them, can share a web page or a handout. "
            "- is a FILE from standard input."),
        QStringLiteral("file")};
    QCommandLineOption languages{
        QStringLiteral("languages"),
        QStringLiteral("The languages of a handout, side by side: one or two of %1; of a web page "
                       "any of them.")
            .arg(listed(languageCodes())),
        QStringLiteral("codes")};
    QCommandLineOption paper{QStringLiteral("paper"), QStringLiteral("The paper of a handout: a4 or letter."),
                             QStringLiteral("size")};
    QCommandLineOption part{QStringLiteral("part"),
                            QStringLiteral("The pages of a handout: all, questions or answers."),
                            QStringLiteral("pages")};
    QCommandLineOption worksheet{
        QStringLiteral("worksheet"),
        QStringLiteral("A handout to write on: boxes to tick, lines, and a board for each task.")};
    QCommandLineOption diagrams{QStringLiteral("diagrams"),
                                QStringLiteral("The boards on a page of a handout: 1 to %1; as many as "
                                               "have room otherwise.")
                                    .arg(HandoutForm::mostDiagrams),
                                QStringLiteral("number")};
    QCommandLineOption black{QStringLiteral("black"),
                             QStringLiteral("Pages (.pdf) for a printer without colors.")};
    QCommandLineOption step{QStringLiteral("step"),
                            QStringLiteral("The id of the lesson step to draw as a picture."),
                            QStringLiteral("id")};
    QCommandLineOption rules{
        QStringLiteral("rules"),
        QStringLiteral("Instead of a FILE: --export writes the rules of this game (.pdf): %1.")
            .arg(listed(gameIds())),
        QStringLiteral("id")};
    QCommandLineOption sheet{
        QStringLiteral("score-sheet"),
        QStringLiteral("Instead of a FILE: --export writes an empty score sheet of this game (.pdf): %1.")
            .arg(listed(gameIds())),
        QStringLiteral("id")};

    void addTo(QCommandLineParser &parser) const
    {
        parser.setApplicationDescription(QStringLiteral("A table for city-building board games."));
        parser.addOptions({help, version,   language, newGame, learn,   editor,    newInstance,
                           demo, game,      out,      seed,    picture, languages, paper,
                           part, worksheet, diagrams, black,   step,    rules,     sheet});
        parser.addPositionalArgument(
            QStringLiteral("FILE"),
            QStringLiteral("Saved games, positions, lessons or editions to open. A program that runs "
                           "already opens them."),
            QStringLiteral("[FILE...]"));
    }
};

/// What is wrong with the arguments, as it is told; nothing if nothing is.
using Complaint = std::optional<QString>;

Complaint checkedGame(const QCommandLineParser &parser, const QCommandLineOption &option)
{
    const QString id = parser.value(option);
    if (!parser.isSet(option) || gameIds().contains(id))
        return std::nullopt;
    return QStringLiteral("Unknown game \"%1\": %2.").arg(id, listed(gameIds()));
}

Complaint readLanguage(const QCommandLineParser &parser, const Options &options, CommandLine &line)
{
    line.language = parser.value(options.language);
    if (!parser.isSet(options.language) || isLanguage(line.language))
        return std::nullopt;
    return QStringLiteral("Unknown language \"%1\": %2.").arg(line.language, anyLanguage());
}

Complaint readBeginning(const QCommandLineParser &parser, const Options &options, CommandLine &line)
{
    using enum CommandLine::Begin;
    const bool wantsNew = parser.isSet(options.newGame);
    const bool wantsLibrary = parser.isSet(options.learn);
    const bool wantsEditor = parser.isSet(options.editor);
    if (int{wantsNew} + int{wantsLibrary} + int{wantsEditor} > 1)
        return QStringLiteral("Only one of --new-game, --learn and --editor can be given.");
    if ((wantsNew || wantsLibrary) && !line.files.isEmpty())
        return QStringLiteral("--new-game and --learn take no file.");
    line.isOnItsOwn = parser.isSet(options.newInstance);
    line.begin = wantsNew ? newGame : wantsLibrary ? library : wantsEditor ? editor : startPage;
    return std::nullopt;
}

Complaint readDemo(const QCommandLineParser &parser, const Options &options, CommandLine &line)
{
    line.out = parser.value(options.out);
    line.game = parser.value(options.game);
    if (Complaint complaint = checkedGame(parser, options.game))
        return complaint;
    if (!parser.isSet(options.seed))
        return std::nullopt;
    bool isNumber = false;
    line.seed = parser.value(options.seed).toULongLong(&isNumber);
    if (isNumber)
        return std::nullopt;
    return QStringLiteral("The seed is not a number: \"%1\".").arg(parser.value(options.seed));
}

bool isPdfName(const QString &name)
{
    return name.endsWith(QLatin1String(".pdf"), Qt::CaseInsensitive);
}

bool isPageName(const QString &name)
{
    return name.endsWith(QLatin1String(".html"), Qt::CaseInsensitive);
}

Complaint readHandout(const QCommandLineParser &parser, const Options &options, CommandLine &line)
{
    line.step = parser.value(options.step);
    line.languages = parser.value(options.languages).split(QLatin1Char(','), Qt::SkipEmptyParts);
    const bool areTooMany = line.languages.size() > 2 && !isPageName(parser.value(options.picture));
    if (areTooMany || !std::ranges::all_of(line.languages, isLanguage))
        return QStringLiteral("--languages takes one or two of %1: %2")
            .arg(listed(languageCodes()), languageCodes().last(2).join(QLatin1Char(',')));
    const QString size = parser.value(options.paper).toLower();
    if (parser.isSet(options.paper) && size != QLatin1String("a4") && size != QLatin1String("letter"))
        return QStringLiteral("Unknown paper \"%1\": a4 or letter.").arg(parser.value(options.paper));
    line.isLetter = size == QLatin1String("letter");
    line.form.isWorksheet = parser.isSet(options.worksheet);
    line.form.isBlack = parser.isSet(options.black);
    if (parser.isSet(options.diagrams)) {
        line.form.diagrams = parser.value(options.diagrams).toInt();
        if (line.form.diagrams < 1 || line.form.diagrams > HandoutForm::mostDiagrams)
            return QStringLiteral("--diagrams takes a number from 1 to %1, not \"%2\".")
                .arg(HandoutForm::mostDiagrams)
                .arg(parser.value(options.diagrams));
    }
    if (!parser.isSet(options.part))
        return std::nullopt;
    const qsizetype which = partNames().indexOf(parser.value(options.part).toLower());
    if (which < 0)
        return QStringLiteral("Unknown pages \"%1\": %2.")
            .arg(parser.value(options.part), listed(partNames()));
    line.form.part = static_cast<HandoutPart>(which);
    return std::nullopt;
}

Complaint checkedPicture(const QString &option, const QString &name)
{
    if (name.isEmpty() || isPictureName(name))
        return std::nullopt;
    return QStringLiteral("%1 writes .png or .svg, not \"%2\".").arg(option, name);
}

/// Of --export: a picture, pages to print, or a web page.
Complaint checkedExport(const QString &name, bool isRules)
{
    if (isPdfName(name) || (!isRules && (isPictureName(name) || isPageName(name))))
        return std::nullopt;
    return isRules ? QStringLiteral("--export writes rules and score sheets as .pdf, not \"%1\".").arg(name)
                   : QStringLiteral("--export writes .png, .svg, .pdf or .html, not \"%1\".").arg(name);
}

Complaint readTask(const QCommandLineParser &parser, const Options &options, CommandLine &line)
{
    if (!parser.isSet(options.picture)) {
        if (parser.isSet(options.demo))
            line.task = CommandLine::Task::demo;
        return checkedPicture(QStringLiteral("--out"), line.out);
    }
    line.rules = parser.value(options.rules);
    line.sheet = parser.value(options.sheet);
    for (const QCommandLineOption &option : {options.rules, options.sheet})
        if (Complaint complaint = checkedGame(parser, option))
            return complaint;
    const bool isOfGame = !line.rules.isEmpty() || !line.sheet.isEmpty();
    if (!line.rules.isEmpty() && !line.sheet.isEmpty())
        return QStringLiteral("Only one of --rules and --score-sheet can be given.");
    if (isOfGame && !line.files.isEmpty())
        return QStringLiteral("--rules and --score-sheet take no file.");
    if (line.files.isEmpty() && !isOfGame)
        return QStringLiteral("--export needs a FILE to export: waystone --export board.png FILE");
    line.task = CommandLine::Task::exportBoard;
    line.out = parser.value(options.picture);
    if (line.files.size() > 1 && !isPageName(line.out) && !isPdfName(line.out))
        return QStringLiteral(
            "Only one file can be exported, except lessons to one web page (.html) or handout (.pdf).");
    for (const QCommandLineOption &option : {options.worksheet, options.diagrams, options.black})
        if (parser.isSet(option) && !isPdfName(line.out))
            return QStringLiteral("--%1 is for pages to print (.pdf), not \"%2\".")
                .arg(option.names().constFirst(), line.out);
    return checkedExport(line.out, isOfGame);
}

} // namespace

CommandLine CommandLine::parse(const QStringList &arguments)
{
    const Options options;
    QCommandLineParser parser;
    options.addTo(parser);
    if (!parser.parse(arguments))
        return told(parser.errorText(), true);
    if (parser.isSet(options.help))
        return told(parser.helpText().trimmed(), false);
    if (parser.isSet(options.version))
        return told(QStringLiteral("Waystone " WAYSTONE_VERSION), false);
    CommandLine line;
    line.files = parser.positionalArguments();
    line.activation = qEnvironmentVariable("XDG_ACTIVATION_TOKEN");
    for (const auto read : {readLanguage, readBeginning, readDemo, readHandout, readTask})
        if (const Complaint complaint = read(parser, options, line))
            return told(*complaint, true);
    return line;
}

} // namespace waystone
