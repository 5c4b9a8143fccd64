#include "dialogs/trouble_box.h"
#include "games.h"
#include "learning/lesson_desk.h"
#include "learning/rules_export_dialog.h"
#include "learning/rules_help.h"
#include "lessons/rules/rule_card.h"
#include "lessons/rules/rule_library.h"
#include "lessons/rules/rule_reader.h"
#include "support/pdf_text.h"
#include "support/test_window.h"
#include "table/dock_page.h"
#include "table/table_page.h"

#include <QApplication>
#include <QComboBox>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QPageSize>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>
#include <QTimer>

using namespace waystone;

/// The ways from the window to the rules.
class TestRulesHelp : public QObject {
    Q_OBJECT

private slots:
    void theStartPageOpensThemInAWindow();
    void theKeyTellsTheRuleOfThePlaceUnderTheKeyboard();
    void theKeyTellsTheRuleInALesson();
    void theKeyTellsTheRuleOfWhatWasRefused();
    void aRefusalOffersItsRuleUntilPlayGoesOn();
    void thePanelFollowsTheGame();
    void theWindowIsPreferredWhileItIsOpen();
    void theWindowGivesWayToTheStep();
    void aRuleIsPlayedInATask();
    void besideALessonTheyAreThoseOfItsGame();
    void aRuleIsShownOnTheBoard();
    void escapeClosesTheWindow();
    void theSecondLanguageIsRemembered();
    void troubleLeadsToItsRule();
    void troubleWithoutARuleHasNoLink();
    void theRulesGoOnPaper_data();
    void theRulesGoOnPaper();
    void thePaperIsAskedForInTheProgramsLanguage();
    void cardsOfAFirstGameAreSilencedForEver();
    void whatIsKnownAndInWhichLanguageIsRemembered();
};

namespace {

/// Makes the board refuse something; false if nothing is refused with a rule.
bool provoke(TestWindow &window)
{
    PlayBoard &play = window->table().play();
    QSignalSpy refusals(&play, &PlayBoard::refusalShown);
    for (const Place place : window->table().scene().shownPlaces()) {
        play.input().click(place);
        for (const QList<QVariant> &refusal : refusals)
            if (!titleOfBroken(refusal.front().value<Problem>().code).isEmpty())
                return true;
        refusals.clear();
        play.input().cancel();
    }
    return false;
}

} // namespace

void TestRulesHelp::theStartPageOpensThemInAWindow()
{
    TestWindow window;
    QVERIFY(window->rules().windowed() == nullptr);
    window->commands().ruleHere->trigger();
    QVERIFY(window->rules().windowed() != nullptr);
    QVERIFY(window->rules().windowed()->isVisible());
    QVERIFY(!window->rules().panel().isVisible());
}

void TestRulesHelp::theKeyTellsTheRuleOfThePlaceUnderTheKeyboard()
{
    TestWindow window;
    window.start(2);
    BoardView &view = window->table().view();
    for (const Place place : window->table().scene().shownPlaces()) {
        view.setFocusPlace(place);
        if (window->table().play().pointedAt() != place)
            continue;
        const Rule *rule =
            ruleLibrary().ofPlace(window->controller().game(), window->controller().shown().pieces, place);
        QVERIFY(rule != nullptr);
        window->commands().ruleHere->trigger();
        QVERIFY(window->rules().panel().isVisible());
        QCOMPARE(window->rules().reader().shown(), QString::fromStdString(rule->id));
    }
}

void TestRulesHelp::theKeyTellsTheRuleInALesson()
{
    TestWindow window;
    window->lessons().openWalkthrough(QStringLiteral("milestones"));
    TablePage &table = window->lessons().lessonPage().table();
    BoardView &view = table.view();
    GameController &controller = window->lessons().lessonPage().controller();
    int told = 0;
    for (const Place place : table.scene().shownPlaces()) {
        const Rule *rule = ruleLibrary().ofPlace(controller.game(), controller.shown().pieces, place);
        if (rule == nullptr || told == 20)
            continue;
        QTest::mouseMove(view.viewport(), view.viewportPoint(place));
        if (table.play().pointedAt() != place)
            continue;
        window->commands().ruleHere->trigger();
        QVERIFY(window->rules().windowed() != nullptr);
        QCOMPARE(window->rules().windowed()->shown(), QString::fromStdString(rule->id));
        ++told;
    }
    QVERIFY(told > 5);
}

void TestRulesHelp::theKeyTellsTheRuleOfWhatWasRefused()
{
    TestWindow window;
    window.start(2);
    QVERIFY(provoke(window));
    const std::optional<Problem> refused = window->table().play().shownRefusal();
    QVERIFY(refused.has_value());
    QCOMPARE(window->table().prompt().findChild<QLabel *>(QStringLiteral("refusalText"))->text(),
             window->controller().words().problemText(*refused));
    window->commands().ruleHere->trigger();
    QCOMPARE(window->rules().reader().shown(),
             QString::fromStdString(ruleLibrary().ofProblem(refused->code).rule->id));
}

void TestRulesHelp::aRefusalOffersItsRuleUntilPlayGoesOn()
{
    TestWindow window;
    window.start(2);
    // A lesson has a prompt bar of its own.
    auto *button = window->table().prompt().findChild<QPushButton *>(QStringLiteral("ruleButton"));
    QVERIFY(!button->isVisible());
    QVERIFY(provoke(window));
    QVERIFY(button->isVisible());
    QVERIFY(!button->text().isEmpty());
    const std::string code = window->table().play().shownRefusal()->code;
    button->click();
    QVERIFY(window->rules().panel().isVisible());
    QCOMPARE(window->rules().reader().shown(),
             QString::fromStdString(ruleLibrary().ofProblem(code).rule->id));
    window.playRandomly(1);
    QVERIFY(!button->isVisible());
}

void TestRulesHelp::thePanelFollowsTheGame()
{
    for (const GameKind &kind : games().kinds()) {
        TestWindow window;
        window.start(2, QString::fromUtf8(kind.id.data(), static_cast<qsizetype>(kind.id.size())));
        window->rules().panel().toggleViewAction()->trigger();
        QVERIFY(window->rules().panel().isVisible());
        QCOMPARE(window->rules().reader().game().toStdString(), std::string(kind.id));
    }
}

void TestRulesHelp::theWindowIsPreferredWhileItIsOpen()
{
    TestWindow window;
    window.start(2);
    window->commands().rulesWindow->trigger();
    QVERIFY(window->rules().open(QStringLiteral("province"), QStringLiteral("loan.repay")));
    QCOMPARE(window->rules().windowed()->shown(), QStringLiteral("loan.repay"));
    QVERIFY(!window->rules().panel().isVisible());
    window->rules().windowed()->window()->close();
    QVERIFY(window->rules().open(QStringLiteral("province"), QStringLiteral("loan.debt")));
    QVERIFY(window->rules().panel().isVisible());
    QVERIFY(!window->rules().open(QStringLiteral("province"), QStringLiteral("nothing")));
    QVERIFY(!window->rules().openProblem("file.syntax"));
}

void TestRulesHelp::theWindowGivesWayToTheStep()
{
    TestWindow window;
    window->commands().rulesWindow->trigger();
    QVERIFY(window->rules().open(QStringLiteral("milestones"), QStringLiteral("mill.cost")));
    QSignalSpy wanted(&window->rules(), &RulesHelp::stepWanted);
    auto *button = window->rules().windowed()->findChild<QPushButton *>(QStringLiteral("ruleShowMe"));
    QVERIFY2(button->isVisible(), "a walkthrough shows the rule");
    button->click();
    QCOMPARE(wanted.size(), 1);
    QVERIFY(!window->rules().windowed()->isVisible());
    window->commands().rulesWindow->trigger();
    QCOMPARE(window->rules().windowed()->shown(), QStringLiteral("mill.cost"));
}

void TestRulesHelp::besideALessonTheyAreThoseOfItsGame()
{
    TestWindow window;
    QVERIFY(window->lessons().openLesson(QStringLiteral(":/lessons/province/start.json")));
    window->commands().rulesWindow->trigger();
    QCOMPARE(window->rules().windowed()->game(), QStringLiteral("province"));
    window->rules().windowed()->window()->hide();
    QVERIFY(window->lessons().openLesson(QStringLiteral(":/lessons/between-two-cities/start.json")));
    window->commands().rulesWindow->trigger();
    QCOMPARE(window->rules().windowed()->game(), QStringLiteral("between-two-cities"));
}

void TestRulesHelp::aRuleIsPlayedInATask()
{
    TestWindow window;
    window->commands().rulesWindow->trigger();
    QVERIFY(window->rules().open(QStringLiteral("milestones"), QStringLiteral("mill.cost")));
    QSignalSpy wanted(&window->rules(), &RulesHelp::playWanted);
    auto *button = window->rules().windowed()->findChild<QPushButton *>(QStringLiteral("rulePlayIt"));
    QVERIFY2(button->isVisible(), "a task has the rule");
    button->click();
    QCOMPARE(wanted.size(), 1);
    QVERIFY(!window->rules().windowed()->isVisible());
    const LessonStep &step = window->lessons().lessonPage().player().step();
    QVERIFY(step.kind == LessonStep::Kind::act);
    QVERIFY(std::ranges::find(step.rules, "mill.cost") != step.rules.end());
}

void TestRulesHelp::aRuleIsShownOnTheBoard()
{
    TestWindow window;
    window.start(2, QStringLiteral("milestones"));
    const auto *button = window->rules().reader().findChild<QPushButton *>(QStringLiteral("ruleOnBoard"));
    const auto marked = [&] { return window->table().scene().marked(Mark::source); };
    QVERIFY(window->rules().open(QStringLiteral("province"), QStringLiteral("loan.repay")));
    QVERIFY2(!button->isVisible(), "this board is of another game");
    const Game &game = window->controller().game();
    for (const Place place : window->table().scene().shownPlaces()) {
        const Rule *rule = ruleLibrary().ofPlace(game, window->controller().shown().pieces, place);
        QVERIFY(window->rules().open(QStringLiteral("milestones"), QString::fromStdString(rule->id)));
        QVERIFY(button->isVisible());
        window.click("ruleOnBoard");
        const std::vector<Place> shown = marked();
        QVERIFY(std::ranges::find(shown, place) != shown.end());
        QVERIFY(button->isChecked());
        window.click("ruleOnBoard");
        QVERIFY(marked().empty());
    }
    // Whoever plays on has seen it.
    window.click("ruleOnBoard");
    QVERIFY(!marked().empty());
    window.playRandomly(1);
    QVERIFY(marked().empty());
    QVERIFY(!button->isChecked());
}

/// From wherever the keyboard is in it; words that are searched go first.
void TestRulesHelp::escapeClosesTheWindow()
{
    TestWindow window;
    for (const char *name : {"ruleSearch", "ruleTree", "ruleText", "ruleGame", "ruleSecondLanguage"}) {
        window->commands().rulesWindow->trigger();
        RuleReader *reader = window->rules().windowed();
        QVERIFY(reader->isVisible());
        QTest::keyClick(reader->findChild<QWidget *>(QLatin1String(name)), Qt::Key_Escape);
        QVERIFY2(!reader->isVisible(), name);
    }
    window->commands().rulesWindow->trigger();
    RuleReader *reader = window->rules().windowed();
    auto *search = reader->findChild<QLineEdit *>(QStringLiteral("ruleSearch"));
    search->setText(QStringLiteral("loan"));
    QTest::keyClick(search, Qt::Key_Escape);
    QVERIFY(search->text().isEmpty());
    QVERIFY(reader->isVisible());
}

void TestRulesHelp::theSecondLanguageIsRemembered()
{
    TestWindow window;
    window.start(2);
    auto *choice = window->rules().reader().findChild<QComboBox *>(QStringLiteral("ruleSecondLanguage"));
    choice->setCurrentIndex(choice->findData(QStringLiteral("hu")));
    emit choice->activated(choice->currentIndex());
    window.restart();
    QCOMPARE(window->rules().reader().secondLanguage(), QStringLiteral("hu"));
}

void TestRulesHelp::troubleLeadsToItsRule()
{
    const Problems problems{{"keep-not-owned", {}, {}}, {"file.syntax", {}, {}}, {"keep-not-owned", {}, {}}};
    const std::vector<std::string> codes = codesWithRule(problems);
    QCOMPARE(codes, std::vector<std::string>{"keep-not-owned"});
    const Problems refused{{"record.illegal-ply", {{"refusal", Term{"keep-not-owned"}}}, {}}};
    QCOMPARE(codesWithRule(refused), codes);

    std::string opened;
    TroubleBox box([&] {
        return Trouble{
            QStringLiteral("It went wrong."), {}, codes, titleOfBroken, [&](std::string_view code) {
                opened = code;
            }};
    });
    auto *links = box.findChild<QLabel *>(QStringLiteral("troubleRules"));
    QVERIFY(!links->isHidden());
    QVERIFY(links->text().contains(titleOfBroken("keep-not-owned").toHtmlEscaped()));
    emit links->linkActivated(QStringLiteral("keep-not-owned"));
    QCOMPARE(opened, codes.front());
    QCOMPARE(box.result(), static_cast<int>(QDialog::Rejected));
}

void TestRulesHelp::troubleWithoutARuleHasNoLink()
{
    TroubleBox box([] { return Trouble{QStringLiteral("It went wrong."), {}}; });
    QVERIFY(box.findChild<QLabel *>(QStringLiteral("troubleRules"))->isHidden());
}

void TestRulesHelp::theRulesGoOnPaper_data()
{
    QTest::addColumn<QStringList>("languages");
    QTest::addColumn<int>("page");
    QTest::newRow("one language") << QStringList{QStringLiteral("fr")} << static_cast<int>(QPageSize::A4);
    QTest::newRow("two languages") << QStringList{QStringLiteral("en"), QStringLiteral("hu")}
                                   << static_cast<int>(QPageSize::Letter);
}

void TestRulesHelp::theRulesGoOnPaper()
{
    QFETCH(QStringList, languages);
    QFETCH(int, page);
    TestWindow window;
    const QString path = window.path(QStringLiteral("rules.pdf"));
    window.dialogs.save = path;
    QTimer::singleShot(0, [&] {
        auto *dialog = window->findChild<RulesExportDialog *>();
        const auto choose = [dialog](const char *name, const QVariant &data) {
            auto *box = dialog->findChild<QComboBox *>(QLatin1String(name));
            box->setCurrentIndex(box->findData(data));
        };
        choose("exportGame", QStringLiteral("province"));
        choose("exportFirstLanguage", languages.front());
        choose("exportSecondLanguage", languages.size() > 1 ? languages[1] : QString());
        choose("exportPage", page);
        dialog->accept();
    });
    window->commands().exportRules->trigger();
    QVERIFY(window.dialogs.troubles.empty());
    QCOMPARE(window.languages.current(), QStringLiteral("en"));

    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const PdfText pdf = pdfText(file.readAll());
    for (const Rule &rule : ruleLibrary().catalogue("province")->rules())
        for (const char *language : {"en", "fr", "hu"})
            QCOMPARE(pdf.text.contains(withoutSpaces(QString::fromStdString(rule.text.in(language)))),
                     languages.contains(QLatin1String(language)));

    window.dialogs.save = window.path(QStringLiteral("no/such/folder.pdf"));
    QTimer::singleShot(0, [&] { window->findChild<RulesExportDialog *>()->accept(); });
    window->commands().exportRules->trigger();
    QCOMPARE(window.dialogs.troubles.size(), std::size_t{1});
}

void TestRulesHelp::thePaperIsAskedForInTheProgramsLanguage()
{
    RulesExportDialog dialog(QStringLiteral("province"));
    QCOMPARE(dialog.choice().game, QStringLiteral("province"));
    QCOMPARE(dialog.choice().languages, QStringList{QLocale().name().left(2)});
    auto *second = dialog.findChild<QComboBox *>(QStringLiteral("exportSecondLanguage"));
    second->setCurrentIndex(second->findData(QStringLiteral("hu")));
    dialog.findChild<QComboBox *>(QStringLiteral("exportPage"))->setCurrentIndex(1);
    QEvent event(QEvent::LanguageChange);
    QApplication::sendEvent(&dialog, &event);
    QCOMPARE(dialog.choice().languages.size(), 2);
    QCOMPARE(dialog.choice().paper, QPageSize::Letter);
    second->setCurrentIndex(second->findData(dialog.choice().languages.front()));
    QCOMPARE(dialog.choice().languages.size(), 1);
}

void TestRulesHelp::cardsOfAFirstGameAreSilencedForEver()
{
    TestWindow window;
    window.start(2);
    auto *card = window.find<RuleCard>("ruleCard");
    QVERIFY(card->isVisible());
    QVERIFY(window->commands().guide->isChecked());
    emit card->neverAgain();
    QVERIFY(!card->isVisible());
    QVERIFY(!window->commands().guide->isChecked());
    window.restart();
    window.start(2);
    QVERIFY(!window.find<RuleCard>("ruleCard")->isVisible());
    window->commands().guide->setChecked(true);
    QVERIFY(window.find<RuleCard>("ruleCard")->isVisible());
}

void TestRulesHelp::whatIsKnownAndInWhichLanguageIsRemembered()
{
    TestWindow window;
    window.start(2);
    const std::string first = window->rules().guide().current()->rule->id;
    const Seat seat = window->rules().guide().current()->seat;
    emit window.find<RuleCard>("ruleCard")->languageChosen(seat, QStringLiteral("hu"));
    window.find<QPushButton>("ruleCardGotIt")->click();
    window.restart();
    window.start(2);
    const RuleGuide::Told *told = window->rules().guide().current();
    QVERIFY(told == nullptr || told->rule->id != first);
    window->rules().guide().setKnown({});
    window->commands().guide->setChecked(false);
    window->commands().guide->setChecked(true);
    told = window->rules().guide().current();
    QVERIFY(told != nullptr);
    const QString shown = window.find<QLabel>("ruleCardText")->text();
    QCOMPARE(shown, QString::fromStdString(told->seat == seat ? told->rule->text.in("hu")
                                                              : told->rule->text.in("en")));
}

QTEST_MAIN(TestRulesHelp)
#include "tst_rules_help.moc"
