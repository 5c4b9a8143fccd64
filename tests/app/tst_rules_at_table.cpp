#include "games.h"
#include "learning/lesson_desk.h"
#include "learning/rules_export_dialog.h"
#include "learning/rules_help.h"
#include "lessons/handout/rules_handout.h"
#include "lessons/rules/rule_guide.h"
#include "lessons/rules/rule_library.h"
#include "lessons/rules/rule_reader.h"
#include "scenario/files/position_file.h"
#include "support/pdf_text.h"
#include "support/test_window.h"

#include <QComboBox>
#include <QFile>
#include <QLabel>
#include <QTest>
#include <QTextBrowser>
#include <QTimer>

using namespace waystone;

/// The rules in the words of the table that is seen, on the screen and on paper.
class TestRulesAtTable : public QObject {
    Q_OBJECT

private slots:
    void theRulesSpeakOfTheTableAsLongAsItIsSeen();
    void aLessonHasItsOwnWords();
    void aCardSpeaksOfItsTable();
    void thePaperTellsOfWhichTableItIs_data();
    void thePaperTellsOfWhichTableItIs();
    void theOpenTableIsPrinted();
};

namespace {

/// Opens a position of Province that is played by other words than usual.
void openOtherTable(TestWindow &window)
{
    const auto game =
        *games().make(*games().find("province"), "province-later-coins", {{"millSmithy", "smithyFirst"}});
    const QString path = window.path(QStringLiteral("other.json"));
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) ||
        file.write(QByteArray::fromStdString(writePosition(*game, game->start(2, 0), {}))) < 0)
        qFatal("no position");
    file.close();
    if (!window->openFile(path))
        qFatal("the position is not opened");
}

QString shownText(RuleReader &reader)
{
    return reader.findChild<QTextBrowser *>(QStringLiteral("ruleText"))->toPlainText();
}

const QString province = QStringLiteral("province");
const QString coins = QStringLiteral("components.coins");
const QString arrow = QStringLiteral("build.mill-smithy");

} // namespace

void TestRulesAtTable::theRulesSpeakOfTheTableAsLongAsItIsSeen()
{
    TestWindow window;
    RulesHelp &rules = window->rules();
    QVERIFY(rules.open(province, coins));
    QVERIFY(shownText(*rules.windowed()).contains(QStringLiteral("43 in all")));
    openOtherTable(window);
    QVERIFY2(shownText(*rules.windowed()).contains(QStringLiteral("35 in all")), "the open page follows");
    QVERIFY(rules.open(province, arrow));
    QVERIFY(shownText(*rules.windowed()).contains(QStringLiteral("Smithy first")));
    window->commands().close->trigger();
    QVERIFY2(shownText(*rules.windowed()).contains(QStringLiteral("Mill first")), "the table is put away");
    QVERIFY(rules.open(province, coins));
    QVERIFY(shownText(*rules.windowed()).contains(QStringLiteral("43 in all")));
}

void TestRulesAtTable::aLessonHasItsOwnWords()
{
    TestWindow window;
    RulesHelp &rules = window->rules();
    openOtherTable(window);
    QVERIFY(rules.openProblem("coins-beyond-supply"));
    QVERIFY(shownText(rules.reader()).contains(QStringLiteral("35 in all")));
    window->lessons().openWalkthrough(province);
    QVERIFY(rules.open(province, arrow));
    QVERIFY(shownText(*rules.windowed()).contains(QStringLiteral("Mill first")));
    QVERIFY(rules.openProblem("coins-beyond-supply"));
    QVERIFY(shownText(*rules.windowed()).contains(QStringLiteral("43 in all")));
    window->lessons().leave();
    QVERIFY2(shownText(*rules.windowed()).contains(QStringLiteral("35 in all")), "back at the table");
}

void TestRulesAtTable::aCardSpeaksOfItsTable()
{
    TestWindow window;
    openOtherTable(window);
    const auto *title = window.find<QLabel>("ruleCardTitle");
    const RuleGuide::Told *told = window->rules().guide().current();
    QVERIFY(told != nullptr);
    QCOMPARE(title->text(), QString::fromStdString(told->rule->title.in("en")));
    const auto *text = window.find<QLabel>("ruleCardText");
    QCOMPARE(text->text(), QString::fromStdString(told->rule->text.in("en")));
}

void TestRulesAtTable::thePaperTellsOfWhichTableItIs_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<QStringList>("usual");
    QTest::addColumn<QStringList>("other");
    QTest::newRow("en") << QStringLiteral("en")
                        << QStringList{QStringLiteral("and the usual options"), QStringLiteral("43 in all"),
                                       QStringLiteral("From outside the book")}
                        << QStringList{QStringLiteral("coins of a later printing"),
                                       QStringLiteral("Unusual choices"),
                                       QStringLiteral("When the Smithy can be built"),
                                       QStringLiteral("35 in all"), QStringLiteral("From outside the book")};
    QTest::newRow("fr") << QStringLiteral("fr")
                        << QStringList{QStringLiteral("et les options habituelles"),
                                       QStringLiteral("43 en tout"), QStringLiteral("Hors du livret")}
                        << QStringList{QStringLiteral("pièces d’un tirage ultérieur"),
                                       QStringLiteral("Choix inhabituels"), QStringLiteral("35 en tout"),
                                       QStringLiteral("Hors du livret")};
    QTest::newRow("hu") << QStringLiteral("hu")
                        << QStringList{QStringLiteral("a szokásos beállításokkal"),
                                       QStringLiteral("összesen 43"), QStringLiteral("Nem a könyvből")}
                        << QStringList{QStringLiteral("egy későbbi kiadás érméivel"),
                                       QStringLiteral("A szokásostól eltérő beállítások"),
                                       QStringLiteral("összesen 35"), QStringLiteral("Nem a könyvből")};
}

/// Whatever table has been read of before.
void TestRulesAtTable::thePaperTellsOfWhichTableItIs()
{
    QFETCH(QString, language);
    QFETCH(QStringList, usual);
    QFETCH(QStringList, other);
    TestWindow window;
    openOtherTable(window);
    const Speak speak = [&window](const QString &wanted) { window.languages.set(wanted); };
    const auto wordsOf = [](const PrintDocument &document) {
        QString words;
        for (const PrintBlock &block : document.blocks)
            words += block.texts.join(QLatin1Char(' ')) + QLatin1Char(' ');
        return words;
    };
    const QString ofTable = wordsOf(rulesHandout(window->controller().game(), {language}, speak));
    for (const QString &words : other)
        QVERIFY2(ofTable.contains(words), qPrintable(words));
    QVERIFY(!ofTable.contains(usual.front()));
    const QString ofNone = wordsOf(rulesHandout(province, {language}, speak));
    for (const QString &words : usual)
        QVERIFY2(ofNone.contains(words), qPrintable(words));
}

/// Of the open one if it is of the game that is printed, else of the usual one.
void TestRulesAtTable::theOpenTableIsPrinted()
{
    TestWindow window;
    const auto printed = [&] {
        window.dialogs.save = window.path(QStringLiteral("rules.pdf"));
        QTimer::singleShot(0, [&] {
            auto *dialog = window->findChild<RulesExportDialog *>();
            auto *game = dialog->findChild<QComboBox *>(QStringLiteral("exportGame"));
            game->setCurrentIndex(game->findData(province));
            dialog->accept();
        });
        window->commands().exportRules->trigger();
        QFile file(window.dialogs.save);
        return file.open(QIODevice::ReadOnly) ? pdfText(file.readAll()).text : QString();
    };
    openOtherTable(window);
    QVERIFY(printed().contains(withoutSpaces(QStringLiteral("35 in all"))));
    window->commands().close->trigger();
    QVERIFY(printed().contains(withoutSpaces(QStringLiteral("43 in all"))));
}

QTEST_MAIN(TestRulesAtTable)
#include "tst_rules_at_table.moc"
