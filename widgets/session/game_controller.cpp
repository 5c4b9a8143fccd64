#include "session/game_controller.h"

#include "session/moment.h"

#include <algorithm>
#include <cassert>

// The part of the controller that starts, shows and goes back; what is played and proposed is in
// game_controller_play.cpp, the end in game_controller_end.cpp.

namespace waystone {

GameController::GameController(QObject *parent) : QObject(parent)
{
    qRegisterMetaType<ViewChange>();
    connect(&language_, &LanguageWatcher::languageChanged, this, &GameController::languageChanged);
}

GameController::~GameController() = default;

void GameController::start(Table table, Position position, std::uint64_t seed)
{
    Session session(table.game, std::move(position), Rng(seed));
    load(std::move(table), std::move(session));
}

void GameController::load(Table table, Session session)
{
    // A journal may have been cut off between an action and what chance brought after it.
    if (mode_.drawsChance)
        session.playChance();
    install(std::move(table), std::move(session));
}

void GameController::install(Table table, Session session)
{
    assert(table.words != nullptr && table.game == session.sharedGame());
    endConfirmation();
    emit viewAboutToChange({ViewChange::Reason::reset, {}});
    table_ = std::move(table);
    table_.players.resize(static_cast<std::size_t>(session.game().seats(session.position())));
    updateNames();
    history_.begin(std::move(session));
    told_.reset();
    show(followed(Screen(), false));
    proposals_.clear();
    emit playersChanged();
    announce({ViewChange::Reason::reset, {}}, nobody);
}

void GameController::updateNames()
{
    QStringList names;
    for (const Player &player : table_.players)
        names.append(player.name);
    table_.words->setPlayerNames(names);
}

bool GameController::isPerson(Seat seat) const
{
    return seat < table_.players.size() && table_.players[seat].isPerson();
}

void GameController::setPlayer(Seat seat, const Player &player)
{
    const bool otherKind = player.isPerson() != isPerson(seat);
    table_.players[seat] = player;
    updateNames();
    auto shown = std::make_shared<TableSnapshot>(*snapshot_);
    shown->players = table_.players;
    snapshot_ = std::move(shown);
    emit playersChanged();
    // What is offered to a person is not offered to the computer.
    if (otherKind)
        change(ViewChange::Reason::turned, [](Screen &) {});
}

// What is shown

Screen GameController::followed(const Screen &last, bool isLook) const
{
    return following_ ? nextScreen(*table_.game, history_.position(), table_, last, isLook)
                      : fixedScreen(table_.game->actors(history_.position()), last.watching);
}

bool GameController::movesAtOnce(const Screen &next) const
{
    return table_.secrets == Secrets::curtain && next.privy != shown().screen.privy;
}

void GameController::turn(const Screen &next)
{
    if (next == shown().screen)
        return;
    const Seat acted = actingSeat();
    const ViewChange change{ViewChange::Reason::turned, {}, movesAtOnce(next)};
    endConfirmation();
    emit viewAboutToChange(change);
    show(next);
    announce(change, acted);
}

void GameController::setWatchingSeat(Seat seat)
{
    turn(fixedScreen(shown().actors, seat));
}

void GameController::setFollowing(bool following)
{
    following_ = following;
    if (following_ && hasGame())
        turn(followed(shown().screen, false));
}

void GameController::liftCurtain()
{
    const Seat seat = shown().screen.called;
    if (seat != nobody)
        turn({seat, seat, seat, nobody});
}

void GameController::letAct(Seat seat)
{
    const std::vector<Seat> &able = shown().personsToAct;
    if (std::ranges::find(able, seat) == able.end() || seat == actingSeat())
        return;
    // Where they choose in secret, nextScreen() calls them; otherwise they simply act.
    const Screen chosen{seat, seat, nobody, nobody};
    turn(nextScreen(*table_.game, history_.position(), table_, chosen, false));
}

Seat GameController::mayChooseAgain() const
{
    const bool isWaiting = shown().screen.called != nobody && !history_.isLookingBack();
    return isWaiting ? history_.choosingAgain() : nobody;
}

void GameController::chooseAgain()
{
    if (mayChooseAgain() != nobody)
        change(ViewChange::Reason::undone, [this](Screen &last) { last.acting = history_.chooseAgain(); });
}

void GameController::show(const Screen &screen)
{
    TableSnapshot shown = snapshotOf(table_, history_.position(), history_.current(), screen);
    if (history_.isLookingBack())
        showAsPast(shown);
    if (told_)
        showAsTold(shown, *told_);
    snapshot_ = std::make_shared<const TableSnapshot>(std::move(shown));
    history_.setPrivy(screen.privy);
    moment_ = std::make_unique<Moment>(table_, mode_, history_.position(), snapshot_);
}

void GameController::announce(const ViewChange &change, Seat acted)
{
    emit viewChanged(change);
    emit logChanged();
    reviewProposals();
    if (actingSeat() != acted)
        emit actingSeatChanged(actingSeat());
    if (change.reason == ViewChange::Reason::played && isOver())
        emit gameOver();
}

void GameController::change(ViewChange::Reason reason, const std::function<void(Screen &)> &move)
{
    endConfirmation();
    const PlyId before = history_.current();
    Screen last = shown().screen;
    move(last);
    const bool isLook =
        reason == ViewChange::Reason::jumped && !history_.children(history_.current()).empty();
    const Screen next = followed(last, isLook);
    ViewChange change{reason, {}, movesAtOnce(next)};
    if (reason == ViewChange::Reason::played || reason == ViewChange::Reason::redone)
        change.events = history_.eventsSince(before, next.privy);
    const bool isEnd = table_.game->actors(history_.position()).isOver();
    if (reason != ViewChange::Reason::turned)
        told_ = tells_ && isEnd && reason == ViewChange::Reason::played ? std::optional(fromTheBeginning())
                                                                        : std::nullopt;
    const Seat acted = actingSeat();
    emit viewAboutToChange(change);
    show(next);
    announce(change, acted);
}

// Going back and forth

void GameController::undo()
{
    // Where several may act, it is they who choose again.
    if (history_.canUndo())
        change(ViewChange::Reason::undone, [this](Screen &last) { last.acting = history_.undo(); });
}

void GameController::undoTurn()
{
    if (history_.canUndoTurn())
        change(ViewChange::Reason::undone, [this](Screen &) { history_.undoTurn(); });
}

void GameController::redo()
{
    if (history_.canRedo())
        change(ViewChange::Reason::redone, [this](Screen &) { history_.redo(); });
}

void GameController::goTo(PlyId ply)
{
    if (ply != history_.current() || history_.isLookingBack())
        change(ViewChange::Reason::jumped, [this, ply](Screen &) { history_.goTo(ply); });
}

void GameController::look(PlyId ply)
{
    if (mode_.isStudy)
        goTo(ply);
    else if (ply != history_.current())
        change(ViewChange::Reason::jumped, [this, ply](Screen &) { history_.look(ply); });
}

void GameController::tryFromHere()
{
    if (history_.isLookingBack())
        change(ViewChange::Reason::jumped, [this](Screen &) { history_.tryFromHere(); });
}

bool GameController::endsSideLine() const
{
    if (!history_.isTrial() || history_.isLookingBack())
        return false;
    const Actors actors = table_.game->actors(history_.position());
    if (actors.isOver())
        return false;
    for (Seat each = 0; each < seats(); ++each)
        if (actors.includes(each) && (isPerson(each) || lets(each)))
            return false;
    return true;
}

void GameController::backToNow()
{
    if (history_.isLookingBack() || history_.waiting())
        change(ViewChange::Reason::jumped, [this](Screen &) { history_.backToNow(); });
}

void GameController::promote(PlyId ply)
{
    history_.promote(ply);
    emit logReordered();
    emit logChanged();
}

void GameController::setStudy(bool study)
{
    if (study == mode_.isStudy)
        return;
    if (study && hasGame() && history_.isLookingBack())
        change(ViewChange::Reason::jumped, [this](Screen &) { history_.goTo(history_.current()); });
    mode_.isStudy = study;
    // What can be taken back is part of what actions would do.
    if (hasGame())
        moment_ = std::make_unique<Moment>(table_, mode_, history_.position(), snapshot_);
    emit studyChanged(study);
}

// What is not for everybody

SeatView GameController::viewOf(Seat seat) const
{
    return table_.game->view(history_.position(), seat);
}

bool GameController::choosesInSecret(Seat seat) const
{
    return waystone::choosesInSecret(*table_.game, history_.position(), seat);
}

bool GameController::isOpenToAll() const
{
    return table_.secrets != Secrets::curtain || mode_.isStudy || history_.endsGame();
}

std::optional<Position> GameController::openPosition() const
{
    return isOpenToAll() ? std::optional(history_.position()) : std::nullopt;
}

LoggedPly GameController::openPly(PlyId ply) const
{
    const Secrets kept = isOpenToAll() ? Secrets::open : table_.secrets;
    return PlyLog(history_.session(), kept, shown().screen.privy).logged(ply);
}

std::vector<Decision> GameController::decisions() const
{
    return isOpenToAll() ? decisionsOf(history_.session(), history_.endOfLine()) : std::vector<Decision>();
}

} // namespace waystone
