#include "faces/game_faces.h"
#include "games.h"
#include "lessons/rules/found_rule.h"
#include "lessons/rules/found_rule_painter.h"
#include "lessons/rules/rule_library.h"
#include "lessons/rules/rule_picture.h"
#include "lessons/rules/rule_reader.h"
#include "lessons/rules/rule_text.h"
#include "shown_rules.h"

#include <QApplication>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QPushButton>
#include <QSignalSpy>
#include <QTabBar>
#include <QTest>
#include <QTextBlock>
#include <QTextBrowser>
#include <QToolButton>
#include <QTranslator>
#include <QTreeWidget>
#include <QUrl>

using namespace waystone;
using namespace waystone::test;

/// The rules as they are read: found, opened, linked, drawn, in one language or two.
class TestRuleReader : public QObject {
    Q_OBJECT

private slots:
    void picturesStandBesideTheTextWhereThereIsRoom();
    void everyMarkOfAPictureIsExplained();
    void init() { QLocale::setDefault(QLocale(QStringLiteral("en"))); }
    void cleanup() { QLocale::setDefault(QLocale(QStringLiteral("en"))); }
    void everyGameBeginsWithItsFirstChapter();
    void aChapterTellsAllItsRules();
    void aRuleTellsAllThatIsKnownOfIt();
    void aRulingFromOutsideTheBookSaysSo();
    void noRuleShowsItsProblemCodes();
    void wordsLeadToRules();
    void whatIsFoundShowsWhy();
    void marksAreNeverMarkup();
    void nothingIsReadBeforeItIsShown();
    void nonsenseIsToldToLeadNowhere();
    void keysLeadFromTheWordsToTheRule();
    void theContentsFollowWhatIsOpened();
    void backAndForward();
    void everyGameHasATab();
    void linksLeadToOtherRules();
    void twoLanguagesStandSideBySide();
    void onlyAnotherLanguageIsOffered();
    void anotherLanguageLeavesNothingStale();
    void showMeAsksForTheStep();
    void whatThereIsNotChangesNothing();
    void everyDiagramIsDrawn_data();
    void everyDiagramIsDrawn();
    void diagramsMarkWhatTheRuleSpeaksOf();
    void manyRulesHaveADiagram();
    void everyProblemOpensItsRule();
    void everyPlaceOpensARule();
};

namespace {

QString qtext(const std::string &text)
{
    return QString::fromStdString(text);
}

/// Makes the program speak another language, as far as data files go.
void speak(RuleReader &reader, const char *language)
{
    QLocale::setDefault(QLocale(QLatin1String(language)));
    QEvent event(QEvent::LanguageChange);
    QApplication::sendEvent(&reader, &event);
}

} // namespace

void TestRuleReader::everyGameBeginsWithItsFirstChapter()
{
    RuleReader reader;
    auto *choice = part<QTabBar>(reader, "ruleGame");
    QCOMPARE(choice->count(), static_cast<int>(games().kinds().size()));
    for (const GameKind &kind : games().kinds()) {
        const QString id = QString::fromUtf8(kind.id.data(), static_cast<qsizetype>(kind.id.size()));
        reader.setGame(id);
        QCOMPARE(reader.game(), id);
        QCOMPARE(choice->tabData(choice->currentIndex()).toString(), id);
        const RuleCatalogue *rules = ruleLibrary().catalogue(kind.id);
        QCOMPARE(reader.shown(), qtext(rules->chapters().front().id));
        QCOMPARE(ids(reader).size(), static_cast<qsizetype>(rules->chapters().size()));
    }
}

void TestRuleReader::aChapterTellsAllItsRules()
{
    RuleReader reader;
    QVERIFY(reader.open(QStringLiteral("milestones"), QStringLiteral("castle")));
    const QString text = shownText(reader);
    for (const Rule *rule : ruleLibrary().catalogue("milestones")->rulesOf("castle")) {
        QVERIFY(text.contains(qtext(rule->title.in("en"))));
        QVERIFY(text.contains(qtext(rule->text.in("en"))));
    }
}

void TestRuleReader::aRuleTellsAllThatIsKnownOfIt()
{
    RuleReader reader;
    QVERIFY(reader.open(QStringLiteral("milestones"), QStringLiteral("scoring.all-equal")));
    const RuleCatalogue &rules = *ruleLibrary().catalogue("milestones");
    const Rule &rule = *rules.find("scoring.all-equal");
    const QString text = shownText(reader);
    QVERIFY(rule.note.has_value());
    for (const std::string &part : {rule.title.in("en"), rule.text.in("en"), rule.note->in("en"),
                                    rules.chapter(rule.chapter)->title.in("en")})
        QVERIFY2(text.contains(qtext(part)), part.c_str());
    for (const RuleSource &source : rule.books) {
        QVERIFY(text.contains(qtext(source.heading)));
        QVERIFY(text.contains(qtext(rules.book(source.book)->title)));
    }
    for (const std::string &other : rule.related)
        QVERIFY(text.contains(qtext(rules.find(other)->title.in("en"))));
    QVERIFY(reader.open(QStringLiteral("milestones"), QStringLiteral("house.points")));
    QCOMPARE(rules.find("house.points")->examples.size(), 1U);
    QVERIFY(shownText(reader).contains(QStringLiteral("The books have 1 worked example(s) of this.")));
}

void TestRuleReader::aRulingFromOutsideTheBookSaysSo()
{
    const QString outside = QStringLiteral("From outside the book");
    RuleReader reader;
    QVERIFY(reader.open(QStringLiteral("province"), QStringLiteral("build.one")));
    QVERIFY(shownText(reader).contains(outside));
    QVERIFY(shownText(reader).contains(QStringLiteral("Where the books come closest")));
    QVERIFY2(!shownText(reader).contains(QStringLiteral("Where the books say it")), "they do not");
    QVERIFY(reader.open(QStringLiteral("milestones"), QStringLiteral("components.numbers")));
    QVERIFY(shownText(reader).contains(outside));
    QVERIFY(!shownText(reader).contains(QStringLiteral("Where the books say it")));
    QVERIFY(reader.open(QStringLiteral("province"), QStringLiteral("build.cost")));
    QVERIFY(!shownText(reader).contains(outside));
    QVERIFY(shownText(reader).contains(QStringLiteral("Where the books say it")));
}

void TestRuleReader::noRuleShowsItsProblemCodes()
{
    RuleReader reader;
    for (const Rule &rule : ruleLibrary().catalogue("province")->rules()) {
        QVERIFY(reader.open(QStringLiteral("province"), qtext(rule.id)));
        for (const std::string &code : rule.problems)
            QVERIFY2(!shownText(reader).contains(qtext(code)), code.c_str());
    }
}

void TestRuleReader::wordsLeadToRules()
{
    RuleReader reader;
    reader.setGame(QStringLiteral("milestones"));
    auto *search = part<QLineEdit>(reader, "ruleSearch");
    QTest::keyClicks(search, QStringLiteral("keep goods"));
    QVERIFY(ids(reader).mid(0, 3).contains(QStringLiteral("castle.keep-three")));
    search->setText(QStringLiteral("malomban"));
    QVERIFY(ids(reader).constFirst().startsWith(QStringLiteral("mill.")));
    search->clear();
    QCOMPARE(ids(reader).constFirst(), QStringLiteral("idea"));
}

/// In the list and, once it is opened, on the page; what stands out is text, never markup.
void TestRuleReader::whatIsFoundShowsWhy()
{
    RuleReader reader;
    reader.setSecondLanguage(QStringLiteral("fr"));
    reader.setGame(QStringLiteral("milestones"));
    auto *search = part<QLineEdit>(reader, "ruleSearch");
    const auto *tree = part<QTreeWidget>(reader, "ruleTree");
    const auto *count = part<QLabel>(reader, "ruleCount");
    QVERIFY(count->isHidden());
    search->setText(QStringLiteral("sack"));
    QCOMPARE(count->text(), QStringLiteral("%1 rule(s)").arg(tree->topLevelItemCount()));
    int shown = 0;
    QString chapter;
    for (int line = 0; line < tree->topLevelItemCount(); ++line) {
        const auto found = tree->topLevelItem(line)->data(0, FoundRulePainter::role).value<FoundRule>();
        QVERIFY(!found.title.marks.empty() || !found.why.marks.empty());
        QVERIFY(found.chapter != chapter);
        chapter = found.chapter.isEmpty() ? chapter : found.chapter;
        for (const auto &[begin, length] : found.why.marks)
            shown +=
                found.why.text.mid(begin, length).startsWith(QStringLiteral("sack"), Qt::CaseInsensitive);
        QVERIFY(!tree->topLevelItem(line)->data(0, Qt::AccessibleDescriptionRole).toString().isEmpty());
    }
    QVERIFY(shown > 2);

    QVERIFY(reader.open(QStringLiteral("milestones"), QStringLiteral("mill.cost")));
    const auto underlined = [&reader] {
        QStringList words;
        const QTextDocument &page = *part<QTextBrowser>(reader, "ruleText")->document();
        for (QTextBlock block = page.begin(); block.isValid(); block = block.next())
            for (auto piece = block.begin(); !piece.atEnd(); ++piece)
                if (piece.fragment().charFormat().fontUnderline() &&
                    !piece.fragment().charFormat().isAnchor())
                    words.append(piece.fragment().text().toLower());
        return words;
    };
    QVERIFY2(underlined().contains(QStringLiteral("sack")), qPrintable(underlined().join(' ')));
    QVERIFY2(underlined().contains(QStringLiteral("sac")), qPrintable(underlined().join(' ')));
    search->clear();
    QCOMPARE(underlined(), QStringList());
    QVERIFY(count->isHidden());
}

void TestRuleReader::marksAreNeverMarkup()
{
    const MarkedText hostile = marked_text::of("<b>é &amp; <i>sack</i>", {{12, 15}, {15, 19}});
    QCOMPARE(hostile.text.mid(hostile.marks[1].begin, hostile.marks[1].length), QStringLiteral("sack"));
    const QString html = marked_text::html(hostile, QStringLiteral("color: red"));
    QTextDocument page;
    page.setHtml(html);
    QCOMPARE(page.toPlainText(), hostile.text);
    // Far in the text: what comes before the first mark is left out, and the marks stay where they belong.
    const std::string filler(100, 'x');
    const std::string text = filler + " one two sack three";
    const MarkedText cut = marked_text::fromFirstMark(marked_text::of(text, {{109, 113}}));
    QVERIFY(cut.text.startsWith(QStringLiteral("…")) && cut.text.size() < 40);
    QCOMPARE(cut.text.mid(cut.marks[0].begin, cut.marks[0].length), QStringLiteral("sack"));
    const MarkedText off = marked_text::cutOff(marked_text::of("one sack two", {{4, 8}, {9, 12}}), 6);
    QCOMPARE(off.text, QStringLiteral("one sa…"));
    QCOMPARE(off.marks, (std::vector<MarkedText::Mark>{{4, 2}}));
}

void TestRuleReader::nothingIsReadBeforeItIsShown()
{
    RuleReader reader;
    QVERIFY(reader.game().isEmpty());
    reader.show();
    QCOMPARE(reader.game().toStdString(), games().kinds().front().id);
    QVERIFY(!reader.shown().isEmpty());
    QVERIFY(!ids(reader).isEmpty());
}

void TestRuleReader::nonsenseIsToldToLeadNowhere()
{
    RuleReader reader;
    reader.setGame(QStringLiteral("milestones"));
    const auto *nothing = part<QLabel>(reader, "ruleCount");
    QVERIFY(nothing->isHidden());
    part<QLineEdit>(reader, "ruleSearch")->setText(QStringLiteral("qzxwv"));
    QVERIFY(ids(reader).isEmpty());
    QVERIFY(!nothing->isHidden());
    QVERIFY(!nothing->text().isEmpty());
}

void TestRuleReader::keysLeadFromTheWordsToTheRule()
{
    RuleReader reader;
    reader.setGame(QStringLiteral("milestones"));
    auto *search = part<QLineEdit>(reader, "ruleSearch");
    search->setText(QStringLiteral("full lap"));
    QTest::keyClick(search, Qt::Key_Return);
    QCOMPARE(reader.shown(), QStringLiteral("turn.full-lap"));
    QTest::keyClick(search, Qt::Key_Escape);
    QVERIFY(search->text().isEmpty());
    search->setText(QStringLiteral("income"));
    QTest::keyClick(search, Qt::Key_Down);
    const auto *tree = part<QTreeWidget>(reader, "ruleTree");
    QVERIFY(tree->currentItem() != nullptr);
    QCOMPARE(reader.shown(), tree->currentItem()->data(0, Qt::UserRole).toString());
}

/// By a link, by the program, by going back: the line is current and its chapter open, whatever was searched before.
void TestRuleReader::theContentsFollowWhatIsOpened()
{
    RuleReader reader;
    const auto *tree = part<QTreeWidget>(reader, "ruleTree");
    auto *search = part<QLineEdit>(reader, "ruleSearch");
    const auto isFollowed = [&] {
        const QTreeWidgetItem *line = tree->currentItem();
        if (line == nullptr || line->data(0, Qt::UserRole).toString() != reader.shown())
            return false;
        return line->parent() == nullptr ? line->isExpanded() : line->parent()->isExpanded();
    };
    QVERIFY(reader.open(QStringLiteral("province"), QStringLiteral("loan.repay")));
    QVERIFY(isFollowed());
    search->setText(QStringLiteral("ship"));
    QVERIFY(!ids(reader).contains(QStringLiteral("loan.repay")));
    QVERIFY2(reader.open(QStringLiteral("province"), QStringLiteral("loan.repay")), "what is open already");
    QVERIFY(search->text().isEmpty());
    QVERIFY(isFollowed());
    search->setText(QStringLiteral("ship"));
    emit part<QTextBrowser>(reader, "ruleText")->anchorClicked(QUrl(QStringLiteral("rule:loan.debt")));
    QCOMPARE(reader.shown(), QStringLiteral("loan.debt"));
    QVERIFY(isFollowed());
    search->setText(QStringLiteral("ship"));
    part<QToolButton>(reader, "ruleBack")->click();
    QCOMPARE(reader.shown(), QStringLiteral("loan.repay"));
    QVERIFY(isFollowed());
    // What was found stays listed while the reader goes through it.
    search->setText(QStringLiteral("ship"));
    QVERIFY(reader.open(QStringLiteral("province"), ids(reader).constLast()));
    QCOMPARE(search->text(), QStringLiteral("ship"));
    QVERIFY(tree->currentItem() != nullptr);
    QCOMPARE(tree->currentItem()->data(0, Qt::UserRole).toString(), reader.shown());
}

void TestRuleReader::backAndForward()
{
    RuleReader reader;
    reader.setGame(QStringLiteral("milestones"));
    auto *back = part<QToolButton>(reader, "ruleBack");
    auto *forward = part<QToolButton>(reader, "ruleForward");
    const QString first = reader.shown();
    QVERIFY(!back->isEnabled());
    QVERIFY(reader.open(QStringLiteral("milestones"), QStringLiteral("mill.cost")));
    QVERIFY(reader.open(QStringLiteral("province"), QStringLiteral("loan.repay")));
    back->click();
    QCOMPARE(reader.game(), QStringLiteral("milestones"));
    QCOMPARE(reader.shown(), QStringLiteral("mill.cost"));
    back->click();
    QCOMPARE(reader.shown(), first);
    QVERIFY(!back->isEnabled());
    forward->click();
    QCOMPARE(reader.shown(), QStringLiteral("mill.cost"));
    QVERIFY(reader.open(QStringLiteral("milestones"), QStringLiteral("mill.coin")));
    QVERIFY2(!forward->isEnabled(), "another way was taken");
    back->click();
    QCOMPARE(reader.shown(), QStringLiteral("mill.cost"));
}

void TestRuleReader::linksLeadToOtherRules()
{
    RuleReader reader;
    QVERIFY(reader.open(QStringLiteral("milestones"), QStringLiteral("castle.keep-three")));
    auto *text = part<QTextBrowser>(reader, "ruleText");
    emit text->anchorClicked(QUrl(QStringLiteral("rule:castle.which")));
    QCOMPARE(reader.shown(), QStringLiteral("castle.which"));
    emit text->anchorClicked(QUrl(QStringLiteral("rule:castle")));
    QCOMPARE(reader.shown(), QStringLiteral("castle"));
}

void TestRuleReader::twoLanguagesStandSideBySide()
{
    RuleReader reader;
    QSignalSpy changed(&reader, &RuleReader::secondLanguageChanged);
    QVERIFY(reader.open(QStringLiteral("milestones"), QStringLiteral("mill.cost")));
    const Rule &rule = *ruleLibrary().catalogue("milestones")->find("mill.cost");
    QVERIFY(!shownText(reader).contains(qtext(rule.text.in("fr"))));
    auto *choice = part<QComboBox>(reader, "ruleSecondLanguage");
    choice->setCurrentIndex(choice->findData(QStringLiteral("fr")));
    emit choice->activated(choice->currentIndex());
    QCOMPARE(changed.size(), 1);
    QVERIFY(shownText(reader).contains(qtext(rule.text.in("en"))));
    QVERIFY(shownText(reader).contains(qtext(rule.text.in("fr"))));
    reader.setSecondLanguage(QStringLiteral("en"));
    QCOMPARE(shownText(reader).count(qtext(rule.text.in("en"))), 1);
    reader.setSecondLanguage(QStringLiteral("xx"));
    QVERIFY(reader.secondLanguage().isEmpty());
}

void TestRuleReader::onlyAnotherLanguageIsOffered()
{
    RuleReader reader;
    QVERIFY(reader.open(QStringLiteral("province"), QStringLiteral("loan.repay")));
    const auto *choice = part<QComboBox>(reader, "ruleSecondLanguage");
    for (const char *language : {"fr", "hu", "en"}) {
        speak(reader, language);
        QCOMPARE(choice->count(), static_cast<int>(programLanguages.size()));
        QCOMPARE(choice->findData(QString::fromLatin1(language)), -1);
    }
    // What was chosen is there again when it is another one.
    reader.setSecondLanguage(QStringLiteral("fr"));
    speak(reader, "fr");
    QCOMPARE(choice->currentIndex(), 0);
    speak(reader, "en");
    QCOMPARE(choice->currentData().toString(), QStringLiteral("fr"));
}

void TestRuleReader::anotherLanguageLeavesNothingStale()
{
    RuleReader reader;
    QVERIFY(reader.open(QStringLiteral("province"), QStringLiteral("loan.repay")));
    const RuleCatalogue &rules = *ruleLibrary().catalogue("province");
    const Rule &rule = *rules.find("loan.repay");
    for (const char *language : {"fr", "hu", "en"}) {
        speak(reader, language);
        QCOMPARE(reader.shown(), QStringLiteral("loan.repay"));
        for (const char *each : {"en", "fr", "hu"}) {
            const bool isSpoken = QLatin1String(each) == QLatin1String(language);
            QCOMPARE(shownText(reader).contains(qtext(rule.text.in(each))), isSpoken);
            const auto *tree = part<QTreeWidget>(reader, "ruleTree");
            QCOMPARE(tree->topLevelItem(0)->text(0) == qtext(rules.chapters().front().title.in(each)),
                     isSpoken);
        }
    }
    part<QLineEdit>(reader, "ruleSearch")->setText(QStringLiteral("rembourser"));
    speak(reader, "hu");
    const auto *tree = part<QTreeWidget>(reader, "ruleTree");
    const Rule *found = rules.find(ids(reader).constFirst().toStdString());
    QCOMPARE(tree->topLevelItem(0)->text(0), qtext(found->title.in("hu")));
}

void TestRuleReader::showMeAsksForTheStep()
{
    RuleReader reader;
    auto *button = part<QPushButton>(reader, "ruleShowMe");
    QVERIFY(reader.open(QStringLiteral("milestones"), QStringLiteral("mill.cost")));
    QVERIFY(button->isHidden());
    reader.setSteps([](const QString &game, const QString &rule) {
        return game == QStringLiteral("milestones") && rule == QStringLiteral("mill.cost");
    });
    QVERIFY(!button->isHidden());
    QSignalSpy wanted(&reader, &RuleReader::stepWanted);
    button->click();
    QCOMPARE(wanted.size(), 1);
    QCOMPARE(wanted.front().at(1).toString(), QStringLiteral("mill.cost"));
    QVERIFY(reader.open(QStringLiteral("milestones"), QStringLiteral("mill.coin")));
    QVERIFY(button->isHidden());
}

void TestRuleReader::whatThereIsNotChangesNothing()
{
    RuleReader reader;
    reader.setGame(QStringLiteral("milestones"));
    const QString before = reader.shown();
    QVERIFY(!reader.open(QStringLiteral("chess"), QStringLiteral("castle")));
    QVERIFY(!reader.open(QStringLiteral("milestones"), QStringLiteral("no.such-rule")));
    reader.setGame(QStringLiteral("chess"));
    QCOMPARE(reader.shown(), before);
    QCOMPARE(reader.game(), QStringLiteral("milestones"));
}

void TestRuleReader::everyDiagramIsDrawn_data()
{
    QTest::addColumn<QString>("game");
    for (const GameKind &kind : games().kinds()) {
        const QByteArray id(kind.id.data(), static_cast<qsizetype>(kind.id.size()));
        QTest::newRow(id.constData()) << QString::fromUtf8(id);
    }
}

/// Parsed, its places shown, and more on it than one colour.
void TestRuleReader::everyDiagramIsDrawn()
{
    QFETCH(QString, game);
    RulePicture picture(game.toStdString());
    for (const Rule &rule : ruleLibrary().catalogue(game.toStdString())->rules()) {
        if (!rule.diagram)
            continue;
        QVERIFY2(picture.show(*rule.diagram), rule.id.c_str());
        const QImage image = picture.image(400, 400, 1);
        QVERIFY2(image.width() >= 40 && image.height() >= 30, rule.id.c_str());
        QSet<QRgb> colours;
        for (int y = 0; y < image.height(); y += 3)
            for (int x = 0; x < image.width(); x += 3)
                colours.insert(image.pixel(x, y));
        QVERIFY2(colours.size() > 4, rule.id.c_str());
        QCOMPARE(static_cast<std::size_t>(picture.marked().size()),
                 rule.diagram->marked.size() + rule.diagram->wrong.size());
    }
    QVERIFY(!picture.show({"no position", {"a1"}, {}, {}}));
    QVERIFY(picture.image(100, 100, 1).isNull());
}

/// Where not all that is seen is what the rule speaks of, that is marked: in most pictures. Marks change what is painted,
/// lie where something is seen, and are told to who does not see them.
void TestRuleReader::diagramsMarkWhatTheRuleSpeaksOf()
{
    for (const GameKind &kind : games().kinds()) {
        const auto &rules = ruleLibrary().catalogue(kind.id)->rules();
        int drawn = 0;
        int marking = 0;
        RulePicture picture(kind.id);
        for (const Rule &rule : rules) {
            if (!rule.diagram)
                continue;
            ++drawn;
            if (rule.diagram->marked.empty() && rule.diagram->wrong.empty())
                continue;
            ++marking;
            for (const std::string &name : rule.diagram->wrong)
                QCOMPARE(std::ranges::count(rule.diagram->marked, name), 0);
            QVERIFY2(picture.show(*rule.diagram), rule.id.c_str());
            const QImage marked = picture.image(300, 300, 1);
            RuleDiagram plain = *rule.diagram;
            plain.marked.clear();
            plain.wrong.clear();
            QVERIFY(picture.show(plain));
            QVERIFY2(picture.marked().isEmpty() && marked != picture.image(300, 300, 1), rule.id.c_str());
        }
        QVERIFY2(marking * 2 > drawn, kind.id.data());
    }
    RulePicture picture("milestones");
    RuleDiagram unknown = *ruleLibrary().catalogue("milestones")->find("mill.points")->diagram;
    unknown.marked = {"nowhere"};
    QVERIFY(!picture.show(unknown));
    RuleReader reader;
    QVERIFY(reader.open(QStringLiteral("milestones"), QStringLiteral("mill.points")));
    const auto *page = part<QTextBrowser>(reader, "ruleText");
    QVERIFY2(page->accessibleDescription().startsWith(QStringLiteral("Marked: ")),
             qPrintable(page->accessibleDescription()));
    QVERIFY(reader.open(QStringLiteral("milestones"), QStringLiteral("mill.cost")));
    QVERIFY(page->accessibleDescription().isEmpty());
}

void TestRuleReader::manyRulesHaveADiagram()
{
    for (const GameKind &kind : games().kinds()) {
        const auto &rules = ruleLibrary().catalogue(kind.id)->rules();
        QVERIFY(std::ranges::count_if(rules, [](const Rule &rule) { return rule.diagram.has_value(); }) >=
                12);
    }
}

void TestRuleReader::everyProblemOpensItsRule()
{
    RuleReader reader;
    for (const GameKind &kind : games().kinds()) {
        const auto game = *games().make(kind, {}, {});
        for (const std::string_view code : game->problemCodes()) {
            const RuleLibrary::Found found = ruleLibrary().ofProblem(code);
            QVERIFY2(found.rule != nullptr, std::string(code).c_str());
            QVERIFY(reader.open(qtext(std::string(found.game)), qtext(found.rule->id)));
        }
    }
    QVERIFY(ruleLibrary().ofProblem("file.syntax").rule == nullptr);
}

/// Empty or with whatever can lie there.
void TestRuleReader::everyPlaceOpensARule()
{
    for (const GameKind &kind : games().kinds()) {
        const auto game = *games().make(kind, {}, {});
        const Rule *ofPiece = nullptr;
        for (const Place place : game->places(kind.maxSeats)) {
            QVERIFY2(ruleLibrary().ofPlace(*game, {}, place) != nullptr, game->placeName(place).c_str());
            for (const PaletteEntry &entry : game->editing().palette(game->start(kind.minSeats, 0)))
                for (Piece piece : entry.look) {
                    piece.place = place;
                    ofPiece = ruleLibrary().ofPlace(*game, std::span(&piece, 1), place);
                    QVERIFY(ofPiece != nullptr);
                }
        }
        QVERIFY(ruleLibrary().ofPlace(*game, {}, Place{}) == nullptr);
    }
}

void TestRuleReader::picturesStandBesideTheTextWhereThereIsRoom()
{
    RuleReader reader;
    reader.resize(1200, 700);
    reader.show();
    const auto *text = reader.findChild<QTextBrowser *>(QStringLiteral("ruleText"));
    const auto *aside = reader.findChild<QTextBrowser *>(QStringLiteral("ruleAside"));
    const auto hasPicture = [](const QTextBrowser *page) {
        return page->toHtml().contains(QStringLiteral("picture:"));
    };
    const Rule *pictured = nullptr;
    for (const Rule &rule : ruleLibrary().catalogue("milestones")->rules())
        if (rule.diagram && !rule.related.empty() && pictured == nullptr)
            pictured = &rule;
    QVERIFY(pictured != nullptr);
    QVERIFY(reader.open(QStringLiteral("milestones"), QString::fromStdString(pictured->id)));
    QVERIFY(aside->isVisible());
    QVERIFY(hasPicture(aside) && !hasPicture(text));
    const QString other = rule_text::in(
        ruleLibrary().catalogue("milestones")->find(pictured->related.front())->title, QStringLiteral("en"));
    QVERIFY(aside->toPlainText().contains(other) && !text->toPlainText().contains(other));
    QVERIFY(text->toPlainText().contains(rule_text::in(pictured->text, QStringLiteral("en"))));

    reader.resize(500, 700);
    QVERIFY(!aside->isVisible());
    QVERIFY(hasPicture(text));
    QVERIFY(text->toPlainText().contains(other));
    reader.resize(1200, 700);
    QVERIFY(reader.open(QStringLiteral("milestones"), QString::fromStdString(pictured->chapter)));
    QVERIFY2(!aside->isVisible(), "a chapter has none");
}

void TestRuleReader::everyMarkOfAPictureIsExplained()
{
    int explained = 0;
    for (const GameKind &kind : games().kinds()) {
        RulePicture picture(kind.id);
        for (const Rule &rule : ruleLibrary().catalogue(kind.id)->rules()) {
            if (!rule.diagram)
                continue;
            QVERIFY(picture.show(*rule.diagram));
            const auto kinds = (rule.diagram->marked.empty() ? 0 : 1) + (rule.diagram->wrong.empty() ? 0 : 1);
            QCOMPARE(picture.legend().size(), kinds);
            for (const RulePicture::LegendEntry &entry : picture.legend()) {
                QVERIFY(!entry.text.isEmpty());
                QVERIFY(!picture.sign(entry.tone, 22, 1).isNull());
                ++explained;
            }
        }
    }
    QVERIFY(explained > 20);
}

void TestRuleReader::everyGameHasATab()
{
    RuleReader reader;
    reader.resize(1200, 600);
    reader.show();
    auto *tabs = reader.findChild<QTabBar *>(QStringLiteral("ruleGame"));
    const std::span<const GameKind> kinds = games().kinds();
    QCOMPARE(tabs->count(), static_cast<int>(kinds.size()));
    const auto click = [tabs](int tab) {
        QTest::mouseClick(tabs, Qt::LeftButton, {}, tabs->tabRect(tab).center());
    };
    for (const int width : {1200, 340}) { // a window and the dock
        reader.resize(width, 600);
        QCoreApplication::processEvents();
        QVERIFY(tabs->tabRect(tabs->count() - 1).right() < tabs->width());
        for (int tab = tabs->count() - 1; tab >= 0; --tab) {
            const GameKind &kind = kinds[static_cast<std::size_t>(tab)];
            click(tab);
            QCOMPARE(reader.game().toStdString(), std::string(kind.id));
            QCOMPARE(tabs->tabToolTip(tab), gameFace(kind.id)->generalWords()->gameName());
        }
    }
    QVERIFY(reader.open(QStringLiteral("province"), QStringLiteral("build.cost")));
    QCOMPARE(tabs->tabData(tabs->currentIndex()).toString(), QStringLiteral("province"));
}

QTEST_MAIN(TestRuleReader)
#include "tst_rule_reader.moc"
