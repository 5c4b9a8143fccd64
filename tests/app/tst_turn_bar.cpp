// What is asked and what has just happened, above the whole table.

#include "advice/hint_reason.h"
#include "board/board_view.h"
#include "board/choice_row.h"
#include "bots/lively_bot.h"
#include "games.h"
#include "learning/lesson_page.h"
#include "milestones/words/terms.h"
#include "models/log_text.h"
#include "parts/few_lines.h"
#include "parts/seat_icon.h"
#include "province/words/codes.h"
#include "session/last_happened.h"
#include "support/test_window.h"
#include "support/window_walk.h"
#include "table/prompt_bar.h"
#include "table/recap_line.h"

#include <QLabel>
#include <QPushButton>
#include <QRegularExpression>
#include <QScrollArea>
#include <QTest>

#include <map>

using namespace waystone;

class TestTurnBar : public QObject {
    Q_OBJECT

private slots:
    void whatTheOtherDidIsToldUntilOneActs();
    void itIsShownAgain();
    void whatIsDoneAgainIsCounted();
    void whatMattersIsLeftOutLast();
    void whatAPlayerGotIsTold();
    void manyDeedsAreCountedRatherThanCut_data();
    void manyDeedsAreCountedRatherThanCut();
    void nothingIsSaidTwiceOfTheEndOfATurn_data();
    void nothingIsSaidTwiceOfTheEndOfATurn();
    void whatIsToldNamesNoSecret();
    void whatWasForcedIsTold();
    void whatWasBegunGoesWithThePosition();
    void itIsAlwaysAsHigh_data();
    void itIsAlwaysAsHigh();
    void whatIsRefusedIsReadWhole_data();
    void whatIsRefusedIsReadWhole();
    void whatIsRefusedIsToldThere();
    void whatIsRefusedLeavesByItself();
    void whatIsRefusedFollowsTheLanguage_data();
    void whatIsRefusedFollowsTheLanguage();
    void theChosenKindAsksItsQuestion();
    void wordsGiveWayToPictures_data();
    void wordsGiveWayToPictures();
    void theMainWordsStay_data();
    void theMainWordsStay();
    void aNarrowBarHasASecondRow();
    void whatConfirmsStandsApartFromTheChoices_data();
    void whatConfirmsStandsApartFromTheChoices();
};

namespace {

void seatComputer(TestWindow &window, Seat seat)
{
    Player player = window->controller().player(seat);
    player.bot = "random";
    window->controller().setPlayer(seat, player);
}

/// One action of a person or of a computer.
void playForWhoeverActs(TestWindow &window, Rng &rng)
{
    GameController &controller = window->controller();
    const Position position = controller.sessionToSave().position();
    const Seat seat = controller.game().actors(position).first();
    const std::vector<Action> legal = controller.game().legal(position, seat);
    controller.propose(seat, legal[rng.below(static_cast<std::uint32_t>(legal.size()))],
                       GameController::Proposer::program);
}

/// Plays until the other person has finished a turn; returns who is asked.
Seat playATurnOfTheOther(TestWindow &window)
{
    GameController &controller = window->controller();
    const Seat first = controller.actingSeat();
    while (controller.actingSeat() == first)
        window.playRandomly(1);
    while (controller.actingSeat() != first)
        window.playRandomly(1);
    return first;
}

QWidget &bar(TestWindow &window)
{
    return *window->table().prompt().parentWidget();
}

ChoiceRow &row(TestWindow &window)
{
    return window->table().prompt().choiceRow();
}

QString textOf(TestWindow &window, const char *name)
{
    return window->table().prompt().findChild<QLabel *>(QLatin1String(name))->text();
}

/// Clicks somewhere where nothing can be done; false if all can.
bool provoke(TestWindow &window)
{
    const BoardScene &scene = window->table().scene();
    BoardView &view = window->table().view();
    for (const Place place : scene.shownPlaces())
        if (!scene.isTarget(place) && scene.placeAt(scene.layout()->shape(place)->anchor) == place) {
            emit view.clicked(place);
            if (window->table().play().shownRefusal())
                return true;
        }
    return false;
}

} // namespace

void TestTurnBar::whatTheOtherDidIsToldUntilOneActs()
{
    TestWindow window;
    window->resize(1280, 720);
    window.start(2, QStringLiteral("milestones"));
    GameController &controller = window->controller();
    auto *line = window->table().prompt().findChild<RecapLine *>(QStringLiteral("recap"));
    QVERIFY(line->isHidden());
    const Seat asked = playATurnOfTheOther(window);
    const Seat other = static_cast<Seat>(1 - asked);
    QVERIFY(line->isVisible());
    QCOMPARE(line->recap().seat, other);
    QVERIFY(line->accessibleName().contains(controller.words().seatName(other)));
    QVERIFY(!line->recap().isEmpty());

    // Marked is what all of it has changed, not the last step alone.
    std::set<Place> changed;
    for (PlyId ply = controller.history().current(); controller.history().outline(ply).seat != asked;
         ply = controller.history().outline(ply).parent)
        for (const Event &event : controller.history().logged(ply).events)
            if ((event.kind == Event::Kind::placed || event.kind == Event::Kind::moved) &&
                window->table().scene().isShown(event.to))
                changed.insert(event.to);
    QVERIFY(!changed.empty());
    for (const Place place : window->table().scene().marked(Mark::lastMove))
        changed.erase(place);
    QVERIFY(changed.empty());

    window.playRandomly(1);
    if (controller.actingSeat() == asked)
        QVERIFY(line->isHidden());
}

void TestTurnBar::itIsShownAgain()
{
    TestWindow window;
    window->resize(1280, 720);
    window.start(2, QStringLiteral("milestones"));
    playATurnOfTheOther(window);
    QVERIFY(window->commands().showAgain->shortcuts().contains(QKeySequence(Qt::Key_R)));
    QVERIFY(window->commands().showAgain->isEnabled());
    window->showAgain().setPause(100'000);
    window->table().prompt().findChild<QPushButton *>(QStringLiteral("showAgainButton"))->click();
    QVERIFY(window->showAgain().isShowing());
}

void TestTurnBar::whatIsDoneAgainIsCounted()
{
    TestWindow window;
    window.start(2, QStringLiteral("province"));
    bool isCounted = false;
    for (int action = 0; action < 200 && !window->controller().isOver(); ++action) {
        window.playRandomly(1);
        const Recap recap = Recap::of(window->controller());
        for (std::size_t deed = 1; deed < recap.deeds.size(); ++deed)
            QVERIFY(recap.deeds[deed].seat != recap.deeds[deed - 1].seat ||
                    recap.deeds[deed].what != recap.deeds[deed - 1].what);
        for (const Recap::Deed &deed : recap.deeds) {
            const QString counted = deed.what.spoken() + QStringLiteral(" ×%1").arg(deed.times);
            QCOMPARE(recap.spoken().contains(counted), deed.times > 1);
            isCounted = isCounted || deed.times > 1;
        }
    }
    QVERIFY(isCounted);
}

void TestTurnBar::whatMattersIsLeftOutLast()
{
    TestWindow window;
    window.start(2, QStringLiteral("milestones"));
    RecapLine line(window->controller());
    int shortened = 0;
    for (int action = 0; action < 200 && !window->controller().isOver(); ++action) {
        window.playRandomly(1);
        line.show(Recap::of(window->controller()));
        const std::vector<Recap::Deed> &deeds = line.recap().deeds;
        if (std::ranges::none_of(deeds, &Recap::Deed::matters) || line.recap().minorDeeds() == 0)
            continue;
        ++shortened;
        RecapLine narrow(window->controller());
        Recap gist = line.recap();
        std::erase_if(gist.deeds, [](const Recap::Deed &deed) { return !deed.matters; });
        narrow.show(gist);
        const int room =
            narrow.sizeHint().width() + line.fontMetrics().horizontalAdvance(QStringLiteral("…; "));
        const QString told = line.shortened(room).text.spoken();
        for (const Recap::Deed &deed : gist.deeds)
            QVERIFY2(told.contains(deed.what.spoken()), qPrintable(told));
    }
    QVERIFY(shortened > 5);
}

void TestTurnBar::whatAPlayerGotIsTold()
{
    TestWindow window;
    window.start(3, QStringLiteral("milestones"));
    GameController &controller = window->controller();
    LivelyBot bot; // at random hardly anybody scores
    Rng rng(5);
    int hired = 0;
    int scored = 0;
    for (int action = 0; action < 300 && !controller.isOver(); ++action) {
        const Position position = controller.sessionToSave().position();
        const Seat seat = controller.game().actors(position).first();
        controller.propose(
            seat, bot.choose(controller.game(), controller.game().view(position, seat), seat, rng, {}),
            GameController::Proposer::program);
        const Recap recap = Recap::of(controller);
        const LogText text(controller.history(), controller.words());
        std::map<Seat, int> points;
        for (const PlyId id : lastHappened(controller)) {
            const LoggedPly ply = controller.history().logged(id);
            for (const Event &event : ply.events) {
                if (event.kind == Event::Kind::points)
                    points[event.seat] += event.amount;
                if (event.kind != Event::Kind::paid || event.cause != milestones::term::hire)
                    continue;
                ++hired;
                const auto deed = std::ranges::find(recap.deeds, text.what(ply), &Recap::Deed::what);
                QVERIFY(deed != recap.deeds.end());
                QVERIFY2(deed->matters, qPrintable(deed->what.spoken()));
            }
        }
        const bool isOne = std::ranges::all_of(
            recap.deeds, [&](const Recap::Deed &deed) { return deed.seat == recap.seat; });
        for (const Recap::Deed &deed : recap.deeds) {
            const bool isNamed = deed.name.contains(QStringLiteral("+%1").arg(points[deed.seat]));
            QCOMPARE(isNamed, !isOne && points[deed.seat] != 0);
            scored += isNamed ? 1 : 0;
        }
    }
    QVERIFY(hired > 0);
    QVERIFY(scored > 0);
}

void TestTurnBar::manyDeedsAreCountedRatherThanCut_data()
{
    QTest::addColumn<QString>("game");
    QTest::addColumn<int>("seats");
    for (const GameKind &kind : games().kinds()) {
        const QString game = QString::fromUtf8(kind.id.data(), static_cast<qsizetype>(kind.id.size()));
        QTest::addRow("%s", qPrintable(game)) << game << kind.maxSeats;
    }
}

/// Where there is room for one deed the line ends in a whole one: what has come to the asked one's own and the newest stay.
void TestTurnBar::manyDeedsAreCountedRatherThanCut()
{
    QFETCH(QString, game);
    QFETCH(int, seats);
    TestWindow window;
    window->resize(1280, 720);
    window.start(seats, game);
    for (Seat seat = 1; seat < seats; ++seat)
        seatComputer(window, seat);
    window->bots().setHeld(true);
    GameController &controller = window->controller();
    RecapLine line(controller);
    Rng rng(5);
    int counted = 0;
    for (int action = 0; action < 150 && !controller.isOver(); ++action) {
        playForWhoeverActs(window, rng);
        const Recap whole = Recap::of(controller);
        line.show(whole);
        for (const int room : {400, 700}) {
            const RecapLine::Told shown = line.shortened(room);
            const QString told = shown.text.spoken();
            RecapLine one(controller);
            one.show(whole.gist(1));
            if (told == whole.text().spoken() || one.sizeHint().width() > room)
                continue;
            // The mark and the name at its beginning are of somebody who has done what follows, and so are all others.
            QVERIFY2(std::ranges::any_of(whole.deeds,
                                         [&](const Recap::Deed &deed) {
                                             return deed.seat == shown.seat && deed.name == shown.name &&
                                                    told.startsWith(deed.what.spoken());
                                         }),
                     qPrintable(shown.name + QLatin1Char('|') + told));
            for (const Recap::Deed &deed : whole.deeds)
                QCOMPARE(std::ranges::any_of(shown.text.parts(),
                                             [&](const PicturedText::Part &part) {
                                                 return part.drawing == seatDrawing(deed.colour);
                                             }),
                         told.contains(deed.name + QLatin1String(": ")));
            bool isWhole = false;
            for (std::size_t count = 1; count <= whole.deeds.size(); ++count) {
                const Recap gist = whole.gist(count);
                int deeds = 0;
                for (const Recap::Deed &deed : whole.deeds)
                    deeds += deed.times;
                for (const Recap::Deed &deed : gist.deeds)
                    deeds -= deed.times;
                QCOMPARE(gist.others, deeds);
                QVERIFY(deeds == 0 ||
                        gist.text().spoken().contains(QStringLiteral("%1 more action").arg(deeds)));
                if (gist.text().spoken() != told)
                    continue;
                isWhole = true;
                ++counted;
                // Everybody who has done something is named, where so many deeds have room.
                std::set<Seat> all;
                for (const Recap::Deed &deed : whole.deeds)
                    all.insert(deed.seat);
                std::set<Seat> named;
                for (const Recap::Deed &deed : gist.deeds)
                    named.insert(deed.seat);
                QVERIFY(named.size() == all.size() || named.size() == gist.deeds.size() ||
                        std::ranges::any_of(gist.deeds, &Recap::Deed::concerns));
                // Nothing that concerns the asked one gives way to what does not.
                const auto concerns = [](const Recap::Deed &deed) { return deed.concerns; };
                if (std::ranges::count_if(gist.deeds, concerns) <
                    std::ranges::count_if(whole.deeds, concerns))
                    QVERIFY(std::ranges::all_of(gist.deeds, concerns));
            }
            for (std::size_t count = 1; count < whole.deeds.size(); ++count) {
                Recap ended = whole.gist(count);
                ended.others = 0;
                isWhole = isWhole || ended.text().spoken() + QStringLiteral("…") == told;
            }
            QVERIFY2(isWhole, qPrintable(told));
        }
    }
    QVERIFY(counted > 3);
}

void TestTurnBar::nothingIsSaidTwiceOfTheEndOfATurn_data()
{
    QTest::addColumn<QString>("game");
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("word");
    for (const GameKind &kind : games().kinds())
        for (const auto &[language, word] :
             {std::pair("en", "turn"), std::pair("fr", "tour"), std::pair("hu", "kör")}) {
            const QString game = QString::fromUtf8(kind.id.data(), static_cast<qsizetype>(kind.id.size()));
            QTest::addRow("%s in %s", qPrintable(game), language)
                << game << QString::fromLatin1(language) << QString::fromUtf8(word);
        }
}

/// "End the turn. This ends the turn."
void TestTurnBar::nothingIsSaidTwiceOfTheEndOfATurn()
{
    QFETCH(QString, game);
    QFETCH(QString, language);
    QFETCH(QString, word);
    TestWindow window;
    window.languages.set(language);
    window.start(games().find(game.toStdString())->minSeats, game);
    GameController &controller = window->controller();
    controller.setStudy(true);
    controller.setConfirmMode(GameController::Confirm::endOfTurn);
    const QRegularExpression said(QStringLiteral("\\b") + word,
                                  QRegularExpression::CaseInsensitiveOption |
                                      QRegularExpression::UseUnicodePropertiesOption);
    int asked = 0;
    for (int action = 0; action < 80 && !controller.isOver(); ++action) {
        if (controller.actingSeat() == nobody)
            controller.setWatchingSeat(controller.shown().actors.first());
        const std::vector<LegalAction> legal = controller.shown().legal;
        for (std::size_t index = 0; index < legal.size(); index += 1 + legal.size() / 4) {
            const Action ending = legal[legal.size() - 1 - index].action;
            if (!controller.preview(ending).endsTurn)
                continue;
            QVERIFY(!controller.propose(ending));
            const QString question = textOf(window, "promptText");
            QVERIFY2(question.count(said) <= 1, qPrintable(question));
            QVERIFY2(!question.contains(QLatin1String("..")), qPrintable(question));
            ++asked;
            controller.cancel();
            const QString why = HintReason(controller).deed(ending) + QLatin1Char(' ') +
                                HintReason(controller).why(ending, {}).join(QLatin1Char(' '));
            QVERIFY2(why.count(said) <= 1, qPrintable(why));
        }
        window.playRandomly(1);
    }
    QVERIFY(asked > 3);
}

void TestTurnBar::whatIsToldNamesNoSecret()
{
    TestWindow window;
    window->resize(1280, 720);
    window.start(3, QStringLiteral("between-two-cities"));
    window->bots().setHeld(true);
    for (Seat seat = 1; seat < 3; ++seat)
        seatComputer(window, seat);
    GameController &controller = window->controller();
    for (int action = 0; action < 40 && !controller.isOver(); ++action) {
        const Recap recap = Recap::of(controller);
        for (PlyId ply = 1; ply < controller.history().size(); ++ply)
            if (const LoggedPly logged = controller.history().logged(ply); logged.hidden && logged.seat < 3) {
                const Session &session = controller.sessionToSave();
                const QString kept =
                    controller.words().logText(session.ply(ply).action, {}, logged.seat, {}).spoken();
                QVERIFY2(!recap.spoken().contains(kept), qPrintable(recap.spoken()));
            }
        window.playRandomly(1);
    }
}

void TestTurnBar::whatWasForcedIsTold()
{
    TestWindow window;
    window.start(2, QStringLiteral("milestones"));
    GameController &controller = window->controller();
    int forced = 0;
    for (int action = 0; action < 400 && forced < 3; ++action) {
        window.playRandomly(1);
        const PlyId last = controller.history().current();
        const Events events = controller.history().logged(last).events;
        const bool isSeen = std::ranges::find(events, Event::Kind::moved, &Event::kind) != events.end();
        if (controller.isOver() || !controller.history().isAutomatic(last) || !isSeen)
            continue;
        ++forced;
        const Recap recap = Recap::of(controller);
        QVERIFY(recap.spoken().contains(QStringLiteral("the only possible action")));
        QVERIFY(recap.gist(recap.deeds.size() - recap.minorDeeds())
                    .text()
                    .spoken()
                    .contains(QStringLiteral("the only possible action")));
    }
    QVERIFY(forced > 0);
}

/// A computer may act, or an action be taken back, while a choice is half made.
void TestTurnBar::whatWasBegunGoesWithThePosition()
{
    int begun = 0;
    for (const GameKind &kind : games().kinds()) {
        if (kind.hasSecrets) // behind a curtain
            continue;
        TestWindow window;
        window.start(kind.maxSeats,
                     QString::fromUtf8(kind.id.data(), static_cast<qsizetype>(kind.id.size())));
        GameController &controller = window->controller();
        auto &board = *window.find<BoardView>("board");
        for (int action = 0; action < 300 && !controller.isOver(); ++action) {
            const std::vector<LegalAction> &legal = controller.shown().legal;
            const auto twoClicks = std::ranges::find_if(
                legal, [](const LegalAction &one) { return one.routes.front().size() > 1; });
            if (twoClicks != legal.end()) {
                QTest::mouseClick(board.viewport(), Qt::LeftButton, {},
                                  board.viewportPoint(twoClicks->routes.front().front()));
                ++begun;
            }
            if (action % 10 == 9)
                window->commands().undo->trigger();
            window.playRandomly(1);
        }
    }
    QVERIFY(begun > 20);
}

void TestTurnBar::itIsAlwaysAsHigh_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<double>("size");
    QTest::addColumn<QString>("game");
    for (const char *language : {"en", "fr", "hu"})
        for (const int percent : {100, 150, 200})
            for (const char *game : {"milestones", "province"})
                QTest::addRow("%s in %s at %d percent", game, language, percent)
                    << QString::fromLatin1(language) << percent / 100.0 << QString::fromLatin1(game);
}

void TestTurnBar::itIsAlwaysAsHigh()
{
    QFETCH(QString, language);
    QFETCH(double, size);
    QFETCH(QString, game);
    const WindowWalk enlarged(size);
    TestWindow window;
    window.languages.set(language);
    window->resize(1024, 700);
    window.start(2, game);
    const int height = bar(window).height();
    const auto *question = window->table().prompt().findChild<QLabel *>(QStringLiteral("promptText"));
    const auto *refusal = window->table().prompt().findChild<FewLines *>(QStringLiteral("refusalText"));
    int refused = 0;
    for (int action = 0; action < 25 && !window->controller().isOver(); ++action) {
        window.playRandomly(1);
        WindowWalk::settle();
        QCOMPARE(bar(window).height(), height);
        QVERIFY2(question->heightForWidth(question->width()) <= height, qPrintable(question->text()));
        if (provoke(window)) {
            ++refused;
            WindowWalk::settle();
            QVERIFY2(refusal->isWhole(), qPrintable(refusal->text()));
        }
        QCOMPARE(bar(window).height(), height);
        for (std::size_t choice = 0; choice < row(window).buttons().size(); ++choice)
            if (row(window).buttons()[choice]->choice().isLasting) {
                row(window).buttons()[choice]->click();
                QCOMPARE(bar(window).height(), height);
            }
    }
    QVERIFY(refused > 10);
    window->commands().previous->trigger();
    QCOMPARE(bar(window).height(), height);
    window->controller().backToNow();
    QCOMPARE(bar(window).height(), height);
}

void TestTurnBar::whatIsRefusedIsReadWhole_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<double>("size");
    for (const char *language : {"en", "fr", "hu"})
        for (const int percent : {100, 150})
            QTest::addRow("%s at %d percent", language, percent)
                << QString::fromLatin1(language) << percent / 100.0;
}

/// Beside a lesson there is less room than at the table.
void TestTurnBar::whatIsRefusedIsReadWhole()
{
    QFETCH(QString, language);
    QFETCH(double, size);
    const WindowWalk enlarged(size);
    TestWindow window;
    window.languages.set(language);
    window->resize(1024, 700);
    window->lessons().openStart(QStringLiteral("province"));
    LessonPlayer &player = window->lessons().player();
    LessonPage &page = window->lessons().lessonPage();
    const auto *told = page.table().prompt().findChild<FewLines *>(QStringLiteral("lesson_refusalText"));
    const std::vector<Problem> problems{
        {std::string(province::problem::builtAlready), {{"structure", Term{"union"}}}, {}},
        {std::string(province::problem::builtAlready), {{"structure", Term{"mill"}}}, {}},
        {std::string(province::problem::laborAndCoinsMissing),
         {{"needed", 5}, {"owned", 2}, {"neededCoins", 12}, {"ownedCoins", 11}},
         {}},
        {std::string(province::problem::workFirst), {}, {}},
        {std::string(province::problem::borrowHoldsCoin), {}, {}},
        {std::string(province::problem::sailorOfOpponent), {}, {}},
        {std::string(province::problem::hireNeedsMixedShips), {}, {}},
    };
    for (int step = 0; step < player.steps(); ++step) {
        player.goTo(step);
        for (const Problem &problem : problems) {
            page.table().prompt().showRefusal(page.controller().words().problemText(problem));
            page.table().prompt().offerRule(QStringLiteral("any"));
            WindowWalk::settle();
            QVERIFY2(told->isWhole(), qPrintable(told->text()));
        }
        page.table().prompt().endRefusal();
    }
}

void TestTurnBar::whatIsRefusedFollowsTheLanguage_data()
{
    manyDeedsAreCountedRatherThanCut_data();
}

void TestTurnBar::whatIsRefusedFollowsTheLanguage()
{
    QFETCH(QString, game);
    QFETCH(int, seats);
    TestWindow window;
    window->resize(1280, 720);
    window.start(seats, game);
    window->controller().liftCurtain();
    QVERIFY(provoke(window));
    auto *refusal = window->table().prompt().findChild<FewLines *>(QStringLiteral("refusalText"));
    QString before = refusal->text();
    for (const char *language : {"fr", "hu", "en"}) {
        window.languages.set(language);
        WindowWalk::settle();
        QVERIFY(window->table().play().shownRefusal());
        QVERIFY2(refusal->text() != before, qPrintable(before));
        QCOMPARE(refusal->text(),
                 window->controller().words().problemText(*window->table().play().shownRefusal()));
        before = refusal->text();
    }
}

void TestTurnBar::whatIsRefusedIsToldThere()
{
    TestWindow window;
    window->resize(1280, 720);
    window.start(2, QStringLiteral("milestones"));
    const auto *told = window->table().prompt().findChild<QLabel *>(QStringLiteral("refusalText"));
    const auto *question = window->table().prompt().findChild<QLabel *>(QStringLiteral("promptText"));
    QVERIFY(!told->isVisible());
    QVERIFY(provoke(window));
    const PlayBoard &play = window->table().play();
    const QString sentence = window->controller().words().problemText(*play.shownRefusal());
    QCOMPARE(told->text(), sentence);
    QCOMPARE(told->accessibleName(), sentence);
    QVERIFY(told->isVisible());
    QVERIFY(!question->isVisible());
    QVERIFY(!window->table().scene().hint().isVisible());
    QVERIFY(!window->table().scene().marked(Mark::illegal).empty());

    emit window->table().view().clicked(window->table().scene().marked(Mark::legal).front());
    QVERIFY(!told->isVisible());
    QVERIFY(question->isVisible());
    QVERIFY(window->table().scene().marked(Mark::illegal).empty());
    window->table().play().input().cancel();
    QVERIFY(provoke(window));
    window.playRandomly(1);
    QVERIFY(!told->isVisible());
}

/// Nobody has to do anything for the question to come back.
void TestTurnBar::whatIsRefusedLeavesByItself()
{
    TestWindow window;
    window->resize(1280, 720);
    window.start(2, QStringLiteral("milestones"));
    PlayBoard &play = window->table().play();
    const auto *question = window->table().prompt().findChild<QLabel *>(QStringLiteral("promptText"));
    play.setRefusalTimes(0, 1);
    QVERIFY(provoke(window));
    QTRY_VERIFY(question->isVisible());
    QVERIFY(window->table().scene().marked(Mark::illegal).empty());
    // Whoever has read it points at what can be done.
    constexpr int never = 1'000'000;
    const Place target = window->table().scene().marked(Mark::target).front();
    play.setRefusalTimes(never, never);
    QVERIFY(provoke(window));
    emit window->table().view().hovered(target);
    QVERIFY(play.shownRefusal());
    play.setRefusalTimes(0, never);
    QVERIFY(provoke(window));
    QTRY_VERIFY((emit window->table().view().hovered(target), !play.shownRefusal()));
    QVERIFY(question->isVisible());
    // A hint is more than a refusal.
    QVERIFY(provoke(window));
    window->commands().hint->trigger();
    QVERIFY(!play.shownRefusal());
}

void TestTurnBar::theChosenKindAsksItsQuestion()
{
    TestWindow window;
    window->resize(1280, 720);
    window.start(2, QStringLiteral("province"));
    const QString usual = textOf(window, "promptText");
    ChoiceButton *single = row(window).buttons().at(1);
    QVERIFY(single->choice().isLasting);
    single->click();
    QCOMPARE(textOf(window, "promptText"), single->choice().kind.question);
    QVERIFY(textOf(window, "promptText") != usual);
    single->click();
    QCOMPARE(textOf(window, "promptText"), usual);
}

void TestTurnBar::wordsGiveWayToPictures_data()
{
    QTest::addColumn<QString>("language");
    for (const char *language : {"en", "fr", "hu"})
        QTest::newRow(language) << QString::fromLatin1(language);
}

void TestTurnBar::wordsGiveWayToPictures()
{
    QFETCH(QString, language);
    TestWindow window;
    window.languages.set(language);
    window.start(2, QStringLiteral("province"));
    int before = QWIDGETSIZE_MAX;
    for (const int width : {1900, 1280, 1024, 960}) {
        window->resize(width, 700);
        QVERIFY(row(window).isVisible());
        QVERIFY(row(window).width() <= before);
        QCOMPARE(row(window).width(), row(window).sizeHint().width());
        QVERIFY(row(window).mapTo(&bar(window), QPoint(row(window).width(), 0)).x() <= bar(window).width());
        before = row(window).width();
    }
}

// The longest row: all that a spend phase can offer.
void TestTurnBar::theMainWordsStay_data()
{
    wordsGiveWayToPictures_data();
}

void TestTurnBar::theMainWordsStay()
{
    QFETCH(QString, language);
    TestWindow window;
    window.languages.set(language);
    std::size_t longest = 0;
    for (const int width : {1280, 1024, 960}) {
        window.start(2, QStringLiteral("province"));
        window->resize(width, 700);
        for (int action = 0; action < 40 && !window->controller().isOver(); ++action) {
            window.playRandomly(1);
            longest = std::max(longest, row(window).buttons().size());
            for (const ChoiceButton *button : row(window).buttons()) {
                const ActionChoices::Choice &choice = button->choice();
                const bool isMain = choice.isApart || choice.isMain || choice.isReady || choice.kind.isUsual;
                const int words = QFontMetrics(button->font()).horizontalAdvance(choice.kind.name);
                QVERIFY2(!isMain || button->sizeHint().width() > words, qPrintable(choice.kind.name));
                QVERIFY2(width < 1280 || button->sizeHint().width() > words, qPrintable(choice.kind.name));
            }
        }
    }
    QVERIFY(longest >= 5);
}

void TestTurnBar::aNarrowBarHasASecondRow()
{
    WindowWalk large(2);
    TestWindow window;
    window->resize(1272, 688);
    window.start(2, QStringLiteral("province"));
    WindowWalk::settle();
    PromptBar &prompt = window->table().prompt();
    auto *shelf = prompt.findChild<QScrollArea *>(QStringLiteral("choiceShelf"));
    QVERIFY(shelf->isVisible());
    const int height = prompt.height();
    int offered = 0;
    for (int action = 0; action < 40; ++action) {
        QCOMPARE(prompt.height(), height);
        const ChoiceRow &choices = row(window);
        for (const ChoiceButton *button : choices.buttons()) {
            ++offered;
            QVERIFY(shelf->isAncestorOf(button));
            // All can be scrolled to, and none is squeezed.
            QVERIFY(button->width() >= button->sizeHint().width());
            QVERIFY(shelf->widget()->rect().contains(
                QRect(button->mapTo(shelf->widget(), QPoint()), button->size())));
            QVERIFY(button->mapTo(&prompt, QPoint(0, button->height())).y() <= prompt.height());
        }
        window.playRandomly(1);
        WindowWalk::settle();
    }
    QVERIFY(offered > 20);
    // Where there is room again they stand beside the question.
    QFont usual = QApplication::font();
    usual.setPointSizeF(usual.pointSizeF() / 2);
    QApplication::setFont(usual);
    WindowWalk::settle();
    QVERIFY(!shelf->isVisible());
    QVERIFY(prompt.isAncestorOf(&row(window)));
    QVERIFY(!shelf->isAncestorOf(&row(window)));
}

void TestTurnBar::whatConfirmsStandsApartFromTheChoices_data()
{
    QTest::addColumn<QString>("game");
    QTest::addColumn<QString>("language");
    for (const char *language : {"en", "fr", "hu"})
        for (const char *game : {"milestones", "province"})
            QTest::addRow("%s, %s", game, language)
                << QString::fromLatin1(game) << QString::fromLatin1(language);
}

void TestTurnBar::whatConfirmsStandsApartFromTheChoices()
{
    QFETCH(QString, game);
    QFETCH(QString, language);
    TestWindow window;
    window->resize(1280, 720);
    window->findChild<QAction *>(QStringLiteral("language_") + language)->trigger();
    window.start(2, game);
    WindowWalk::settle();
    GameController &controller = window->controller();
    controller.setConfirmMode(GameController::Confirm::endOfTurn);
    const auto placeOf = [&](const QWidget *part) {
        return QRect(part->mapTo(&*window, QPoint()), part->size());
    };
    const auto *confirm = window.find<QPushButton>("confirmButton");
    int asked = 0;
    for (int action = 0; action < 60 && asked < 6 && !controller.isOver(); ++action) {
        QCoreApplication::processEvents();
        std::vector<QRect> choices;
        for (const ChoiceButton *button : row(window).buttons())
            choices.push_back(placeOf(button));
        for (const LegalAction &legal : controller.shown().legal) {
            controller.propose(legal.action);
            if (!controller.isConfirming())
                break;
            ++asked;
            QCoreApplication::processEvents();
            for (const QRect &choice : choices) {
                QVERIFY(!placeOf(confirm).intersects(choice));
                QVERIFY(!placeOf(window.find<QPushButton>("cancelButton")).intersects(choice));
            }
            controller.cancel();
        }
        if (!controller.isConfirming())
            window.playRandomly(1);
    }
    QVERIFY(asked > 0);
}

QTEST_MAIN(TestTurnBar)
#include "tst_turn_bar.moc"
