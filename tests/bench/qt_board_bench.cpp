// The board in a window: a repaint of all of it, laying it out anew, and the time from a click to the picture that
// answers it. Printed, not asserted. QT_QPA_PLATFORM decides where (offscreen, xcb under Xvfb). Arguments: the id of the
// only game wanted.
#include "core/rng.h"
#include "faces/game_faces.h"
#include "games.h"
#include "program/program.h"
#include "saving/table_setup.h"
#include "table/table_page.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QMouseEvent>

#include <algorithm>
#include <cstdio>
#include <memory>
#include <vector>

using namespace waystone;

namespace {

constexpr QSize windowSize(1280, 720);
constexpr int repaints = 200;
constexpr int rebuilds = 60;
constexpr int clicks = 400;
constexpr double longestWait = 30; ///< milliseconds; a click that changes nothing paints nothing

double milliseconds(const QElapsedTimer &clock)
{
    return static_cast<double>(clock.nsecsElapsed()) / 1e6;
}

double quantile(std::vector<double> &values, double share)
{
    if (values.empty())
        return 0;
    std::ranges::sort(values);
    return values[std::min(values.size() - 1,
                           static_cast<std::size_t>(share * static_cast<double>(values.size())))];
}

void print(const QString &game, int seats, const char *what, std::vector<double> values)
{
    std::printf("%-22s %d seats  %-22s median %7.2f ms   95th percentile %7.2f ms   (%zu)\n",
                qPrintable(game), seats, what, quantile(values, 0.5), quantile(values, 0.95), values.size());
}

/// A game on a board in a window of its own, motion off.
struct Bench {
    Bench(const GameKind &kind, int seats)
    {
        NewGame game;
        game.kind = &kind;
        game.first = Seat{0};
        game.seed = 1;
        for (int seat = 0; seat < seats; ++seat)
            game.players.push_back({QString(), seat});
        Result<LaidTable> table = layTable(game, games(), 1);
        if (!table)
            qFatal("%s", describe(table.problems().front()).c_str());
        controller.setPlaysForced(false);
        controller.setStudy(true);
        page = std::make_unique<TablePage>(controller);
        page->resize(windowSize);
        page->scene().animator().setSpeed(Animator::Speed::off);
        page->show();
        controller.start(std::move(table->table), table->position, table->seed);
        settle();
    }

    void settle() const
    {
        for (int round = 0; round < 4; ++round)
            QCoreApplication::processEvents();
    }

    void watchSomeone()
    {
        if (!controller.isOver() && controller.actingSeat() == nobody)
            controller.setWatchingSeat(controller.shown().actors.first());
    }

    void playOn(int actions)
    {
        for (int action = 0; action < actions && !controller.isOver(); ++action) {
            watchSomeone();
            const auto &legal = controller.shown().legal;
            controller.propose(legal[rng.below(static_cast<std::uint32_t>(legal.size()))].action,
                               GameController::Proposer::program);
        }
        settle();
    }

    GameController controller;
    std::unique_ptr<TablePage> page;
    Rng rng{7};
};

std::vector<double> repaint(Bench &bench)
{
    std::vector<double> times;
    QWidget *viewport = bench.page->view().viewport();
    for (int round = 0; round < repaints; ++round) {
        bench.page->view().resetCachedContent();
        QElapsedTimer clock;
        clock.start();
        viewport->repaint();
        times.push_back(milliseconds(clock));
    }
    return times;
}

std::vector<double> rebuild(Bench &bench)
{
    std::vector<double> times;
    BoardScene &scene = bench.page->scene();
    const GameController &controller = bench.controller;
    const GameFace *face = gameFace(controller.game().id());
    for (int round = 0; round < rebuilds; ++round) {
        QElapsedTimer clock;
        clock.start();
        std::shared_ptr<BoardLayout> layout = face->layout(controller.table().game);
        layout->setTable(controller.table());
        scene.setLayout(std::move(layout));
        times.push_back(milliseconds(clock));
        bench.settle();
    }
    return times;
}

/// Tells whether a widget was painted.
class PaintWatch : public QObject {
public:
    explicit PaintWatch(QWidget *widget) : QObject(widget) { widget->installEventFilter(this); }

    bool painted = false;

    bool eventFilter(QObject *, QEvent *event) override
    {
        painted = painted || event->type() == QEvent::Paint;
        return false;
    }
};

void send(QWidget *viewport, QEvent::Type type, QPoint at)
{
    const auto buttons = type == QEvent::MouseButtonPress ? Qt::LeftButton : Qt::NoButton;
    QMouseEvent event(type, at, viewport->mapToGlobal(at), Qt::LeftButton, buttons, {});
    QApplication::sendEvent(viewport, &event);
}

/// Clicks along the routes of random legal actions; the time ends when the board has been painted.
std::vector<double> clickToPaint(Bench &bench)
{
    std::vector<double> times;
    QWidget *viewport = bench.page->view().viewport();
    PaintWatch watch(viewport);
    while (times.size() < clicks && !bench.controller.isOver()) {
        bench.watchSomeone();
        const auto &legal = bench.controller.shown().legal;
        const LegalAction next = legal[bench.rng.below(static_cast<std::uint32_t>(legal.size()))];
        const PlyId before = bench.controller.history().current();
        for (const Place place : next.routes.front()) {
            const QPoint at = bench.page->view().viewportPoint(place);
            send(viewport, QEvent::MouseMove, at);
            bench.settle();
            watch.painted = false;
            QElapsedTimer clock;
            clock.start();
            send(viewport, QEvent::MouseButtonPress, at);
            send(viewport, QEvent::MouseButtonRelease, at);
            while (!watch.painted && milliseconds(clock) < longestWait)
                QCoreApplication::processEvents();
            if (watch.painted)
                times.push_back(milliseconds(clock));
            bench.settle();
        }
        if (QMenu *chooser = bench.page->play().chooser())
            chooser->close();
        if (bench.controller.history().current() == before)
            bench.controller.propose(next.action, GameController::Proposer::program);
        bench.settle();
    }
    return times;
}

} // namespace

int main(int argc, char **argv)
{
    QApplication application(argc, argv);
    nameProgram();
    giveIcon(application);
    for (const GameKind &kind : games().kinds()) {
        if (gameFace(kind.id) == nullptr || (argc > 1 && kind.id != argv[1]))
            continue;
        std::vector<int> tables{kind.minSeats};
        if (kind.maxSeats != kind.minSeats)
            tables.push_back(kind.maxSeats);
        for (const int seats : tables) {
            Bench bench(kind, seats);
            const auto id = QString::fromUtf8(kind.id.data(), static_cast<qsizetype>(kind.id.size()));
            print(id, seats, "click to repaint", clickToPaint(bench));
            bench.playOn(60);
            print(id, seats, "full repaint", repaint(bench));
            print(id, seats, "rebuild", rebuild(bench));
        }
    }
    return 0;
}
