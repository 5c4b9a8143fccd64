#include "program/command_line.h"

#include "games.h"
#include "games/game_faces.h"
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

} // namespace

CommandLine CommandLine::parse(const QStringList &arguments)
{
    // English like all command lines: which language the reader wants is not known yet.
    QCommandLineParser parser;
    parser.setApplicationDescription(QStringLiteral("A table for city-building board games."));
    const QCommandLineOption help({QStringLiteral("h"), QStringLiteral("help")},
                                  QStringLiteral("Prints this help."));
    const QCommandLineOption version({QStringLiteral("v"), QStringLiteral("version")},
                                     QStringLiteral("Prints the program's version."));
    const QCommandLineOption language(QStringLiteral("language"),
                                      QStringLiteral("The program's language: %1.").arg(anyLanguage()),
                                      QStringLiteral("code"));
    const QCommandLineOption demo(
        QStringLiteral("demo"),
        QStringLiteral("Plays a game by itself, prints the scores and writes a picture of the final board."));
    const QCommandLineOption game(
        QStringLiteral("game"),
        QStringLiteral("The game that --demo plays: %1.").arg(gameIds().join(QStringLiteral(", "))),
        QStringLiteral("id"));
    const QCommandLineOption out(QStringLiteral("out"), QStringLiteral("The picture that --demo writes."),
                                 QStringLiteral("file"));
    const QCommandLineOption seed(QStringLiteral("seed"), QStringLiteral("The seed of --demo."),
                                  QStringLiteral("number"));
    const QCommandLineOption picture(
        QStringLiteral("export"),
        QStringLiteral("Writes FILE (a saved game, a position or a lesson) as a picture (.png, .svg) or as a "
                       "hand-out (.pdf) and ends."),
        QStringLiteral("file"));
    const QCommandLineOption handoutLanguages(
        QStringLiteral("languages"),
        QStringLiteral("The languages of a hand-out, side by side: one or two of %1.")
            .arg(languageCodes().join(QStringLiteral(", "))),
        QStringLiteral("codes"));
    const QCommandLineOption paper(QStringLiteral("paper"),
                                   QStringLiteral("The paper of a hand-out: a4 or letter."),
                                   QStringLiteral("size"));
    const QCommandLineOption part(QStringLiteral("part"),
                                  QStringLiteral("The pages of a hand-out: all, questions or answers."),
                                  QStringLiteral("pages"));
    const QCommandLineOption rules(
        QStringLiteral("rules"),
        QStringLiteral("Instead of a FILE: --export writes the rules of this game (.pdf): %1.")
            .arg(gameIds().join(QStringLiteral(", "))),
        QStringLiteral("id"));
    const QCommandLineOption step(
        QStringLiteral("step"), QStringLiteral("The id of the step of a lesson that is drawn as a picture."),
        QStringLiteral("id"));
    parser.addOptions({help, version, language, demo, game, out, seed, picture, handoutLanguages, paper, part,
                       step, rules});
    parser.addPositionalArgument(QStringLiteral("FILE"),
                                 QStringLiteral("A saved game, a position or a lesson to open."),
                                 QStringLiteral("[FILE]"));

    if (!parser.parse(arguments))
        return told(parser.errorText(), true);
    if (parser.isSet(help))
        return told(parser.helpText().trimmed(), false);
    if (parser.isSet(version))
        return told(QStringLiteral("Waystone " WAYSTONE_VERSION), false);
    const QStringList files = parser.positionalArguments();
    if (files.size() > 1)
        return told(QStringLiteral("One file at most can be opened."), true);

    CommandLine line;
    line.file = files.value(0);
    line.language = parser.value(language);
    line.out = parser.value(out);
    if (parser.isSet(language) && !isLanguage(line.language))
        return told(QStringLiteral("Unknown language \"%1\": %2.").arg(line.language, anyLanguage()), true);
    line.game = parser.value(game);
    if (parser.isSet(game) && !gameIds().contains(line.game))
        return told(
            QStringLiteral("Unknown game \"%1\": %2.").arg(line.game, gameIds().join(QStringLiteral(", "))),
            true);
    if (parser.isSet(seed)) {
        bool isNumber = false;
        line.seed = parser.value(seed).toULongLong(&isNumber);
        if (!isNumber)
            return told(QStringLiteral("The seed is no number: \"%1\".").arg(parser.value(seed)), true);
    }
    line.step = parser.value(step);
    line.languages = parser.value(handoutLanguages).split(QLatin1Char(','), Qt::SkipEmptyParts);
    if (line.languages.size() > 2 || !std::ranges::all_of(line.languages, isLanguage))
        return told(QStringLiteral("--languages takes one or two of %1: %2")
                        .arg(languageCodes().join(QStringLiteral(", ")),
                             languageCodes().last(2).join(QLatin1Char(','))),
                    true);
    const QString size = parser.value(paper).toLower();
    if (parser.isSet(paper) && size != QLatin1String("a4") && size != QLatin1String("letter"))
        return told(QStringLiteral("Unknown paper \"%1\": a4 or letter.").arg(parser.value(paper)), true);
    line.isLetter = size == QLatin1String("letter");
    if (parser.isSet(part)) {
        const qsizetype which = partNames().indexOf(parser.value(part).toLower());
        if (which < 0)
            return told(QStringLiteral("Unknown pages \"%1\": %2.")
                            .arg(parser.value(part), partNames().join(QStringLiteral(", "))),
                        true);
        line.part = static_cast<HandoutPart>(which);
    }
    if (parser.isSet(picture)) {
        line.rules = parser.value(rules);
        if (parser.isSet(rules) && !gameIds().contains(line.rules))
            return told(QStringLiteral("Unknown game \"%1\": %2.")
                            .arg(line.rules, gameIds().join(QStringLiteral(", "))),
                        true);
        if (line.file.isEmpty() && line.rules.isEmpty())
            return told(
                QStringLiteral("--export needs what it is to write: waystone --export board.png FILE"), true);
        line.task = Task::exportBoard;
        line.out = parser.value(picture);
    } else if (parser.isSet(demo)) {
        line.task = Task::demo;
    }
    return line;
}

} // namespace waystone
