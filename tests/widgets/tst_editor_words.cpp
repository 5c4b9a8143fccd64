#include "game_table.h"

#include "conformance/random_edits.h"
#include "editor/position/field_text.h"
#include "games.h"
#include "scenario/goal/goal_json.h"
#include "scenario/lesson/lesson_problem.h"
#include "test_paths.h"
#include "words/general_words.h"

#include <QTest>
#include <QTranslator>

#include <set>

using namespace waystone;
using namespace waystone::test;

namespace {

/// Whether a text is there and no code, argument or plural has been left in it.
bool isFinished(const QString &text)
{
    return !text.trimmed().isEmpty() && !text.contains(QStringLiteral("%1")) &&
           !text.contains(QStringLiteral("%2")) && !text.contains(QStringLiteral("%n"));
}

QString shown(std::string_view code)
{
    return QString::fromUtf8(code.data(), static_cast<qsizetype>(code.size()));
}

} // namespace

/// Everything that can be edited and every way to mend a position has words, in every language.
class TestEditorWords : public QObject {
    Q_OBJECT

private slots:
    void everythingHasWords_data();
    void everythingHasWords();
    void everyTermOfEditingHasWords_data() { everythingHasWords_data(); }
    void everyTermOfEditingHasWords();
    void everythingWrongWithALessonHasWords_data();
    void everythingWrongWithALessonHasWords();
};

void TestEditorWords::everythingHasWords_data()
{
    QTest::addColumn<QByteArray>("game");
    QTest::addColumn<QString>("language");
    for (const GameKind &kind : games().kinds())
        for (const char *language : {"en", "fr", "hu"})
            QTest::addRow("%s in %s", std::string(kind.id).c_str(), language)
                << QByteArray(kind.id.data(), static_cast<qsizetype>(kind.id.size()))
                << QString::fromLatin1(language);
}

/// Installs the language for as long as it lives.
class Speaking {
public:
    explicit Speaking(const QString &language)
    {
        if (!translator_.load(QStringLiteral(WAYSTONE_TRANSLATIONS "/waystone_%1.qm").arg(language)))
            qFatal("no translation");
        QCoreApplication::installTranslator(&translator_);
    }
    ~Speaking() { QCoreApplication::removeTranslator(&translator_); }

private:
    QTranslator translator_;
};

void TestEditorWords::everythingHasWords()
{
    QFETCH(QByteArray, game);
    QFETCH(QString, language);
    const Speaking speaking(language);
    const GameKind &kind = *games().find(game.toStdString());
    std::set<std::string> fixed;
    for (int seats = kind.minSeats; seats <= kind.maxSeats; ++seats) {
        const Table table = gameTable(game.toStdString(), seats);
        QStringList names;
        for (const Player &player : table.players)
            names.append(player.name);
        table.words->setPlayerNames(names);
        const GameWords &words = *table.words;
        const Editing &editing = table.game->editing();
        Rng rng(3);
        AnySetup setup = editing.empty(seats);
        for (int round = 0; round < 12; ++round) {
            std::set<QString> seen;
            for (const PaletteEntry &entry : editing.palette(setup)) {
                const QString name = words.paletteName(entry.piece);
                QVERIFY2(isFinished(name), qPrintable(shown(entry.piece.kind)));
                seen.insert(name);
            }
            QVERIFY(seen.size() > 3);
            for (const Field &field : editing.fields(setup)) {
                QVERIFY2(isFinished(words.fieldName(field)), qPrintable(shown(field.key.id)));
                QVERIFY2(isFinished(words.fieldGroup(field.key.group)), qPrintable(shown(field.key.group)));
                for (const FieldOption &option : field.options)
                    QVERIFY2(isFinished(words.fieldOption(option)), qPrintable(shown(option.term)));
                QVERIFY(isFinished(FieldText::step(field, field.minimum, words)));
            }
            for (const Finding &finding : editing.problems(setup)) {
                QVERIFY2(isFinished(words.problemText(finding.problem)), finding.problem.code.c_str());
                for (const Fix &fix : finding.fixes) {
                    QVERIFY2(isFinished(words.fixText(fix.name)), fix.name.code.c_str());
                    fixed.insert(fix.name.code);
                }
            }
            setup = edited(*table.game, setup, seats, 25, rng);
        }
    }
    QVERIFY(fixed.size() > 5);
}

void TestEditorWords::everyTermOfEditingHasWords()
{
    QFETCH(QByteArray, game);
    QFETCH(QString, language);
    const Speaking speaking(language);
    const Table table = gameTable(game.toStdString(), 2);
    const GameWords &words = *table.words;
    const Place place = table.game->places(2).front();
    for (const std::string_view term : table.game->editing().editingTerms())
        QVERIFY2(isFinished(words.fieldOption({term, {{"place", place}}})), qPrintable(shown(term)));
    // Every argument that any of the sentences asks for.
    const std::vector<Argument> arguments{{"seat", 0},
                                          {"count", 2},
                                          {"round", 1},
                                          {"turn", 1},
                                          {"place", place},
                                          {"space", place},
                                          {"what", Term{"house"}},
                                          {"left", Term{"coiner"}},
                                          {"leftNumber", 2},
                                          {"right", Term{"coiner"}},
                                          {"rightNumber", 3},
                                          {"phase", Term{"phase.over"}},
                                          {"worker", Term{"green"}},
                                          {"structure", Term{"mill"}},
                                          {"ships", Term{"white"}},
                                          {"goal", Term{"coins"}},
                                          {"cause", Term{"noGoalLeft"}}};
    for (const std::string_view code : table.game->editing().fixCodes())
        QVERIFY2(isFinished(words.fixText({std::string(code), arguments})), qPrintable(shown(code)));
    QVERIFY(words.fixText({"no-such-code", arguments}).isEmpty());
}

void TestEditorWords::everythingWrongWithALessonHasWords_data()
{
    QTest::addColumn<QString>("language");
    for (const char *language : {"en", "fr", "hu"})
        QTest::addRow("%s", language) << QString::fromLatin1(language);
}

void TestEditorWords::everythingWrongWithALessonHasWords()
{
    QFETCH(QString, language);
    const Speaking speaking(language);
    const std::vector<Argument> arguments{{"part", Term{"part-text"}},
                                          {"language", "fr"},
                                          {"number", 2},
                                          {"action", "move mill"},
                                          {"actions", "move mill, pass"},
                                          {"branch", "move mill"},
                                          {"details", "It is not your turn."},
                                          {"found", "found"},
                                          {"problem", "It is too long."},
                                          {"numbers", "996, 12"},
                                          {"words", 41},
                                          {"maximum", 40},
                                          {"nodes", 2},
                                          {"rule", "rule"},
                                          {"bot", "bot"},
                                          {"players", 3}};
    for (const auto codes : {lessonProblemCodes(), goalProblemCodes()})
        for (const std::string_view code : codes) {
            const QString text = general_words::problemText({std::string(code), arguments, {}, {}}, nullptr);
            QVERIFY2(isFinished(text) && !text.contains(shown(code)), qPrintable(shown(code) + ": " + text));
        }
}

QTEST_MAIN(TestEditorWords)
#include "tst_editor_words.moc"
