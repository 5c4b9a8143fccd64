#include "support/test_window.h"

#include "bots/lively_bot.h"
#include "games.h"
#include "learning/lesson_desk.h"
#include "settings/text_size.h"

#include <QPushButton>
#include <QTest>

namespace waystone {

namespace {

constexpr int longestGame = 4000;

QString text(std::string_view view)
{
    return QString::fromUtf8(view.data(), static_cast<qsizetype>(view.size()));
}

} // namespace

TestWindow::TestWindow(const QString &folder) : folder_(folder.isEmpty() ? temporary_.path() : folder)
{
    languages.set(QStringLiteral("en"));
    make();
}

TestWindow::~TestWindow() = default;

void TestWindow::make()
{
    settings_ = std::make_unique<Settings>(path(QStringLiteral("settings.ini")));
    settings_->setChoice(QStringLiteral("animation"), 0);
    if (theme != ThemeChoice::system)
        settings_->setTheme(theme);
    // Rules that do not depend on the language.
    for (const GameKind &kind : games().kinds())
        for (const OptionInfo &option : kind.options)
            settings_->setGameValue(text(kind.id), QStringLiteral("rules/") + text(option.id),
                                    text(option.values.front()));
    setTextSize(chosenTextSize(*settings_)); // as the program does
    window_ = std::make_unique<MainWindow>(
        Services{*settings_, languages, dialogs, journals(), [this] { return ++lot_; }, shelf(), drafts(),
                 path(QStringLiteral("editor.json")), path(QStringLiteral("data"))});
    window_->lessons().lessonOnDemand().whenMade([](LessonPage &page) { page.player().setPause(0); });
    window_->show();
}

void TestWindow::restart()
{
    window_->close();
    window_.reset();
    make();
}

void TestWindow::restartAfterCrash()
{
    window_.reset();
    make();
}

void TestWindow::click(const char *name)
{
    auto *widget = find<QWidget>(name);
    if (!widget->isVisible() || !widget->isEnabled())
        qFatal("%s cannot be clicked", name);
    QTest::mouseClick(widget, Qt::LeftButton);
}

void TestWindow::start(int seats, const QString &game)
{
    NewGame wanted;
    wanted.kind = game.isEmpty() ? &games().kinds().front() : games().find(game.toStdString());
    for (int seat = 0; seat < seats; ++seat)
        wanted.players.push_back({QString(), seat, {}});
    if (window_->file().start(wanted))
        qFatal("no game for %d", seats);
}

void TestWindow::watchSomeone()
{
    GameController &controller = window_->controller();
    const Actors actors = controller.shown().actors;
    if (!actors.isChance() && controller.actingSeat() == nobody)
        controller.setWatchingSeat(actors.first());
}

void TestWindow::playRandomly(int actions)
{
    GameController &controller = window_->controller();
    for (int action = 0; action < actions && !controller.isOver(); ++action) {
        watchSomeone();
        // Nobody acts at moments in the middle of draws.
        const auto &legal = controller.shown().legal;
        if (legal.empty())
            break;
        controller.propose(legal[rng_.below(static_cast<std::uint32_t>(legal.size()))].action,
                           GameController::Proposer::program);
    }
}

void TestWindow::playToTheEnd(int seats, const QString &game)
{
    start(seats, game);
    GameController &controller = window_->controller();
    LivelyBot player;
    for (int action = 0; action < longestGame && !controller.isOver(); ++action) {
        watchSomeone();
        const Seat seat = controller.actingSeat();
        const SeatView view = controller.game().view(controller.sessionToSave().position(), seat);
        controller.propose(player.choose(controller.game(), view, seat, rng_, {}),
                           GameController::Proposer::program);
    }
    if (!controller.isOver())
        qFatal("the game did not come to its end");
}

} // namespace waystone
