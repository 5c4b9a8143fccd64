#include "support/test_window.h"

#include "games.h"
#include "learning/lesson_desk.h"
#include "settings/text_size.h"

#include <QPushButton>
#include <QtTest>

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
    // Rules that do not depend on the language.
    for (const GameKind &kind : games().kinds())
        for (const OptionInfo &option : kind.options)
            settings_->setGameValue(text(kind.id), QStringLiteral("rules/") + text(option.id),
                                    text(option.values.front()));
    setTextSize(chosenTextSize(*settings_)); // as the program does
    window_ = std::make_unique<MainWindow>(
        Services{*settings_, languages, dialogs, journals(), [this] { return ++lot_; }, shelf(), drafts(),
                 path(QStringLiteral("editor.json")), path(QStringLiteral("data"))});
    window_->lessons().player().setPause(0);
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

void TestWindow::playRandomly(int actions)
{
    GameController &controller = window_->controller();
    for (int action = 0; action < actions && !controller.isOver(); ++action) {
        // Where several act at a time somebody has to be watched.
        const Actors actors = controller.shown().actors;
        if (!actors.isChance() && controller.actingSeat() == nobody)
            controller.setWatchingSeat(actors.first());
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
    for (int attempt = 0; attempt < 20; ++attempt) {
        start(seats, game);
        playRandomly(longestGame);
        if (window_->controller().isOver())
            return;
        window_->file().close();
    }
    qFatal("no random game came to its end");
}

} // namespace waystone
