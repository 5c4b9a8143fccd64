#include "edition/edition_document.h"
#include "games.h"
#include "lessons/rules/rule_library.h"
#include "shown_rules.h"

#include <QLineEdit>
#include <QLocale>
#include <QTest>
#include <QTextBrowser>
#include <QTreeWidget>

using namespace waystone;
using namespace waystone::test;

/// What rules say follows the edition and the options of a table.
class TestRuleWords : public QObject {
    Q_OBJECT

private slots:
    void init() { QLocale::setDefault(QLocale(QStringLiteral("en"))); }
    void cleanup() { ruleLibrary().speakOfNoTable(); }
    void aRuleSpeaksOfTheTable();
    void aRuleThatIsReadLaterSpeaksOfTheTable();
    void aRuleIsTrueOfAnOwnEdition();
    void theWordsShownAreSearched();
};

void TestRuleWords::aRuleSpeaksOfTheTable()
{
    const GameKind &kind = *games().find("province");
    const auto usual = *games().make(kind, {}, {});
    const auto other = *games().make(kind, "province-later-coins", {{"millSmithy", "smithyFirst"}});
    RuleReader reader;
    QVERIFY(reader.open(QStringLiteral("province"), QStringLiteral("build.mill-smithy")));
    QVERIFY(shownText(reader).contains(QStringLiteral("Mill first, then Smithy")));
    QVERIFY(ruleLibrary().speakOf(*other));
    QVERIFY(!ruleLibrary().speakOf(*other));
    reader.refresh();
    QVERIFY(shownText(reader).contains(QStringLiteral("Smithy first, then Mill")));
    QVERIFY(!shownText(reader).contains(QStringLiteral("Mill first, then Smithy")));
    QVERIFY(reader.open(QStringLiteral("province"), QStringLiteral("components.coins")));
    QVERIFY(shownText(reader).contains(QStringLiteral("35 in all")));
    QVERIFY(ruleLibrary().speakOf(*usual));
    reader.refresh();
    QVERIFY(shownText(reader).contains(QStringLiteral("43 in all")));
    QVERIFY(ruleLibrary().speakOf(*other));
    QVERIFY(ruleLibrary().speakOf(**games().make(*games().find("milestones"), {}, {})));
    QVERIFY(!ruleLibrary().speakOfNoTable()); // nobody has read those of Milestones
    reader.refresh();
    QVERIFY2(shownText(reader).contains(QStringLiteral("43 in all")), "no table has other coins any more");
}

void TestRuleWords::aRuleThatIsReadLaterSpeaksOfTheTable()
{
    const auto other =
        *games().make(*games().find("province"), "province-later-coins", {{"millSmithy", "smithyFirst"}});
    RuleLibrary library;
    QVERIFY(!library.speakOf(*other)); // nobody has read anything else
    const Rule *rule = library.catalogue("province")->find("build.mill-smithy");
    const RuleWords atTable = *rule;
    const auto isAtTable = [&] { return rule->text == atTable.text && rule->note == atTable.note; };
    QVERIFY(library.speakOfNoTable());
    QVERIFY(!isAtTable());
    QCOMPARE(library.catalogue("province")->find("build.mill-smithy"), rule); // it stays where it is
    QVERIFY(library.speakOf(*other));
    QVERIFY(isAtTable());
}

void TestRuleWords::aRuleIsTrueOfAnOwnEdition()
{
    const QString differs = QStringLiteral("the edition at this table differs here");
    const auto shipped = *games().make(*games().find("province"), "province-later-coins", {});
    EditionDocument document(*shipped, [](const std::string &) { return false; });
    RuleReader reader;
    QVERIFY(reader.open(QStringLiteral("province"), QStringLiteral("components.coins")));
    const auto shownWith = [&reader](const EditionDocument &edition) {
        if (!edition.game())
            qFatal("such an edition cannot be played with");
        ruleLibrary().speakOf(**edition.game());
        reader.refresh();
        return shownText(reader);
    };
    QVERIFY(shownWith(document).contains(QStringLiteral("35 in all")));
    QVERIFY(!shownWith(document).contains(differs));
    document.set(EditionDocument::Pointer("/coins/denominations/0/count"), 12);
    QVERIFY(!shownWith(document).contains(QStringLiteral("35 in all")));
    QVERIFY(shownWith(document).contains(differs));
    QVERIFY(reader.open(QStringLiteral("province"), QStringLiteral("loan.repay")));
    QVERIFY(!shownWith(document).contains(differs));
    document.set(EditionDocument::Pointer("/loan/repay"), 4);
    QVERIFY(shownWith(document).contains(differs));
}

void TestRuleWords::theWordsShownAreSearched()
{
    const auto other =
        *games().make(*games().find("province"), "province-later-coins", {{"millSmithy", "smithyFirst"}});
    RuleReader reader;
    reader.setGame(QStringLiteral("province"));
    auto *search = part<QLineEdit>(reader, "ruleSearch");
    const auto found = [&](const char *words) {
        search->setText(QLatin1String(words));
        return ids(reader).isEmpty() ? QString() : ids(reader).constFirst();
    };
    QVERIFY(found("35") != QStringLiteral("components.coins"));
    QCOMPARE(found("Mill first, then Smithy"), QStringLiteral("build.mill-smithy"));
    search->setText(QStringLiteral("Smithy first, then Mill"));
    QCOMPARE(part<QTreeWidget>(reader, "ruleTree")->topLevelItem(0)->text(0),
             QStringLiteral("Mill first, then Smithy"));
    QVERIFY(ruleLibrary().speakOf(*other));
    reader.refresh();
    QCOMPARE(part<QTreeWidget>(reader, "ruleTree")->topLevelItem(0)->text(0),
             QStringLiteral("Smithy first, then Mill"));
    QCOMPARE(found("35"), QStringLiteral("components.coins"));
}

QTEST_MAIN(TestRuleWords)
#include "tst_rule_words.moc"
