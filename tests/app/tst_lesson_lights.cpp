#include "games.h"
#include "learning/lesson_desk.h"
#include "support/test_window.h"
#include "support/window_walk.h"

#include <QSignalSpy>
#include <QTest>

#include <array>
#include <memory>

using namespace waystone;

/// What is lit on the board of a lesson belongs to what can be done there now.
class TestLessonLights : public QObject {
    Q_OBJECT

private slots:
    void aMoveTakenBackLeavesNoLight_data();
    void aMoveTakenBackLeavesNoLight();
    void theEndLeavesNothingToPlay_data() { aMoveTakenBackLeavesNoLight_data(); }
    void theEndLeavesNothingToPlay();

    void cleanupTestCase() { window_.reset(); }

private:
    /// One for all lessons, of which none leaves anything to the next.
    TestWindow &window()
    {
        if (window_ == nullptr)
            window_ = std::make_unique<TestWindow>();
        return *window_;
    }

    std::unique_ptr<TestWindow> window_;
};

namespace {

using Stage = LessonPlayer::Stage;

/// All that is lit, pointed at and told on the board.
QString lights(LessonPage &page)
{
    static constexpr std::array marks{Mark::target,  Mark::legal,    Mark::selected, Mark::hovered,
                                      Mark::illegal, Mark::lastMove, Mark::source};
    const BoardScene &scene = page.table().scene();
    const GameWords &words = page.controller().words();
    QStringList lit;
    for (const Mark mark : marks)
        for (const Place place : scene.marked(mark))
            lit += QStringLiteral("%1 %2").arg(static_cast<int>(mark)).arg(words.placeName(place));
    lit += QStringLiteral("ghosts %1, proposed %2, marks %3, %4 of them shown")
               .arg(scene.ghosts().size())
               .arg(scene.proposed().size())
               .arg(page.marks().marks().size())
               .arg(page.marks().shown());
    for (const LessonMark &mark : page.marks().marks())
        lit += QStringLiteral("%1 at %2").arg(static_cast<int>(mark.kind)).arg(words.placeName(mark.place));
    return lit.join(QStringLiteral("; "));
}

/// Clicks what spells the action, as far as the board shows it.
void clickOn(LessonPage &page, const LegalAction &action)
{
    BoardView &view = page.table().view();
    const Position before = *page.player().run().position();
    for (const Place place : action.routes.front()) {
        if (!page.player().isReadersMove() || !page.table().scene().isShown(place))
            break;
        QTest::mouseClick(view.viewport(), Qt::LeftButton, {}, view.viewportPoint(place));
        QCoreApplication::processEvents();
    }
    if (page.player().isReadersMove() &&
        page.controller().game().same(before, *page.player().run().position()))
        page.controller().propose(action.action, GameController::Proposer::confirmed);
    QCoreApplication::processEvents();
}

/// Plays wrong moves from where the reader is and takes each back. Counts them.
void tryWrongMoves(LessonPage &page, int &taken)
{
    constexpr int mostTries = 4;
    LessonPlayer &player = page.player();
    BoardView &view = page.table().view();
    const BoardScene &scene = page.table().scene();
    const std::vector<LegalAction> legal = page.controller().shown().legal;
    int tries = 0;
    for (const LegalAction &action : legal) {
        const QByteArray where = QByteArray::fromStdString(
            player.step().id + " after " + player.run().game().notation(action.action) + ":\n");
        const std::size_t played = player.run().played().size();
        if (tries == mostTries || !LessonRun(player.run()).act(action.action).hasFailed)
            continue;
        ++tries;
        WindowWalk::settle();
        QTest::mouseMove(view.viewport(), QPoint(2, 2));
        const QByteArray before = lights(page).toUtf8();
        clickOn(page, action);
        QTRY_VERIFY2_WITH_TIMEOUT(player.isWrong(), where, 60'000);
        // Whoever clicks on is told to take it back.
        QTest::mouseClick(view.viewport(), Qt::LeftButton, {},
                          view.viewportPoint(scene.shownPlaces().front()));
        QVERIFY2(scene.hint().isVisible(), where);
        player.tryAgain();
        QTRY_VERIFY2_WITH_TIMEOUT(!player.isWrong(), where, 60'000);
        WindowWalk::settle();
        QTest::mouseMove(view.viewport(), QPoint(2, 2));
        QVERIFY2(!scene.hint().isVisible() || scene.hint().kind() != HintItem::Kind::refusal, where);
        if (player.run().played().size() != played)
            return; // further back
        QVERIFY2(lights(page).toUtf8() == before, where + lights(page).toUtf8() + "\nbut it was\n" + before);
        ++taken;
    }
}

} // namespace

void TestLessonLights::aMoveTakenBackLeavesNoLight_data()
{
    QTest::addColumn<QString>("path");
    const LessonLibrary library(games(), QString());
    for (const LibraryItem &item : library.items())
        QTest::addRow("%s", qPrintable(item.key())) << item.path;
}

void TestLessonLights::aMoveTakenBackLeavesNoLight()
{
    QFETCH(QString, path);
    TestWindow &window = this->window();
    QVERIFY(window->lessons().openLesson(path));
    LessonPage &page = window->lessons().lessonPage();
    LessonPlayer &player = window->lessons().player();
    player.setPause(0);
    page.table().scene().animator().setSpeed(Animator::Speed::off);
    int taken = 0;
    for (int step = 0; step < player.steps(); ++step) {
        player.goTo(step);
        while (player.isReadersMove() && player.step().kind == LessonStep::Kind::act) {
            tryWrongMoves(page, taken);
            if (QTest::currentTestFailed())
                return;
            const std::optional<LineStep> intended = player.run().intendedStep();
            if (!intended ||
                !page.controller().propose(intended->action, GameController::Proposer::confirmed))
                break;
            QCoreApplication::processEvents();
            QTRY_VERIFY(player.stage() != Stage::showing);
        }
    }
    QVERIFY(taken > 0);
}

/// Whoever passes over the last task has come to the end: the board does not take them back into it.
void TestLessonLights::theEndLeavesNothingToPlay()
{
    QFETCH(QString, path);
    TestWindow &window = this->window();
    QVERIFY(window->lessons().openLesson(path));
    LessonPage &page = window->lessons().lessonPage();
    LessonPlayer &player = window->lessons().player();
    player.setPause(0);
    const std::vector<LessonStep> &steps = player.lesson().steps;
    const auto last =
        std::ranges::find(steps.rbegin(), steps.rend(), LessonStep::Kind::act, &LessonStep::kind);
    QVERIFY(last != steps.rend());
    player.repeat(Lesson(player.lesson()), QString(player.key()), {QString::fromStdString(last->id)});
    QTRY_VERIFY(player.stage() == Stage::asked);
    QVERIFY(player.isReadersMove());
    const LegalAction action = page.controller().shown().legal.front();
    QSignalSpy finished(&player, &LessonPlayer::finished);
    player.skip();
    QCOMPARE(finished.size(), 1);
    WindowWalk::settle();
    auto *summary = window.find<QWidget>("lessonSummary");
    QVERIFY(summary->isVisible());
    QVERIFY(page.table().scene().marked(Mark::target).empty());
    const std::size_t played = player.run().played().size();
    for (const Place place : action.routes.front())
        if (page.table().scene().isShown(place))
            QTest::mouseClick(page.table().view().viewport(), Qt::LeftButton, {},
                              page.table().view().viewportPoint(place));
    WindowWalk::settle();
    QVERIFY(summary->isVisible());
    QCOMPARE(player.run().played().size(), played);
}

QTEST_MAIN(TestLessonLights)
#include "tst_lesson_lights.moc"
