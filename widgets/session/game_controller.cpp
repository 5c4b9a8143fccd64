#include "session/game_controller.h"

#include "session/refusal_finder.h"

#include <algorithm>
#include <cassert>

namespace waystone {

GameController::GameController(QObject *parent) : QObject(parent)
{
    qRegisterMetaType<ViewChange>();
    connect(&language_, &LanguageWatcher::languageChanged, this, &GameController::languageChanged);
}

GameController::~GameController() = default;

void GameController::start(Table table, Position position, std::uint64_t seed)
{
    auto session = std::make_unique<Session>(table.game, std::move(position), Rng(seed));
    if (drawsChance_)
        session->playChance();
    install(std::move(table), std::move(session));
}

void GameController::load(Table table, Session session)
{
    // A journal may have been cut off between an action and what chance brought after it.
    if (drawsChance_)
        session.playChance();
    install(std::move(table), std::make_unique<Session>(std::move(session)));
}

void GameController::install(Table table, std::unique_ptr<Session> session)
{
    assert(table.words != nullptr);
    endConfirmation();
    emit viewAboutToChange({ViewChange::Reason::reset, {}});
    table_ = std::move(table);
    session_ = std::move(session);
    seats_ = session_->game().seats(session_->position());
    table_.players.resize(static_cast<std::size_t>(seats_));
    updateNames();
    const bool hadProposals = !proposals_.empty();
    proposals_.clear();
    show(followed(Screen(), false));
    if (hadProposals)
        emit proposalsChanged();
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

void GameController::setPlayer(Seat seat, const Player &player)
{
    const bool otherKind = player.isPerson() != isPerson(seat);
    table_.players[seat] = player;
    updateNames();
    emit playersChanged();
    // What is offered to a person is not offered to the computer.
    if (otherKind)
        change(ViewChange::Reason::turned, [] {});
}

// What is shown

Screen GameController::followed(const Screen &last, bool isLook) const
{
    return following_ ? nextScreen(session_->game(), session_->position(), table_, last, isLook)
                      : fixed(last.watching);
}

bool GameController::beganAnew(PlyId after) const
{
    for (PlyId id = session_->current(); id != after; id = session_->ply(id).parent)
        for (const Event &event : session_->ply(id).events)
            if (event.kind == Event::Kind::turnBegan || event.kind == Event::Kind::phaseBegan)
                return true;
    return false;
}

Screen GameController::fixed(Seat watching) const
{
    const Actors actors = session_->game().actors(session_->position());
    const bool isAlone = actors.count() == 1 && !actors.isChance();
    const Seat acting = isAlone ? actors.first() : actors.includes(watching) ? watching : nobody;
    return {acting, watching, watching, nobody};
}

bool GameController::movesAtOnce(const Screen &next) const
{
    return table_.secrets == Secrets::curtain && next.privy != screen().privy;
}

void GameController::turn(const Screen &next)
{
    if (next == screen())
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
    turn(fixed(seat));
}

void GameController::setFollowing(bool following)
{
    following_ = following;
    if (following_ && hasGame())
        turn(followed(screen(), false));
}

void GameController::liftCurtain()
{
    const Seat seat = calledSeat();
    if (seat != nobody)
        turn({seat, seat, seat, nobody});
}

void GameController::letAct(Seat seat)
{
    if (std::ranges::find(personsToAct(), seat) == personsToAct().end() || seat == actingSeat())
        return;
    // Where he chooses in secret, nextScreen() calls him; otherwise he simply acts.
    const Screen chosen{seat, seat, nobody, nobody};
    turn(nextScreen(session_->game(), session_->position(), table_, chosen, false));
}

void GameController::show(const Screen &screen)
{
    snapshot_ = std::make_shared<const TableSnapshot>(
        snapshotOf(table_, session_->position(), session_->current(), screen));
    previews_.clear();
    refusals_.reset();
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

void GameController::change(ViewChange::Reason reason, const std::function<void()> &move, Seat acts)
{
    endConfirmation();
    const PlyId before = session_->current();
    move();
    const bool isLook = reason == ViewChange::Reason::jumped && !children(session_->current()).empty();
    const Seat acted = actingSeat();
    Screen last = screen();
    if (acts != nobody)
        last.acting = acts;
    // A new choice begins with the lowest seat, whoever was at the screen before.
    if (reason == ViewChange::Reason::played && beganAnew(before))
        last = {nobody, last.watching, nobody, nobody};
    const Screen next = followed(last, isLook);
    ViewChange change{reason, {}, movesAtOnce(next)};
    if (reason == ViewChange::Reason::played || reason == ViewChange::Reason::redone)
        change.events = visibleEvents(before, session_->current(), next.privy);
    emit viewAboutToChange(change);
    show(next);
    announce(change, acted);
}

// What can be done

const Preview &GameController::preview(Action action) const
{
    const auto found = previews_.find(action);
    return found != previews_.end()
               ? found->second
               : previews_.emplace(action, previewOf(actingSeat(), action)).first->second;
}

std::optional<Problem> GameController::refuse(Action action) const
{
    return session_->game().refuse(session_->position(), actingSeat(), action);
}

std::optional<Problem> GameController::whyNot(const Route &clicks) const
{
    const auto begins = [&clicks](const Route &route) {
        return clicks.size() <= route.size() && std::equal(clicks.begin(), clicks.end(), route.begin());
    };
    const bool isLegal = std::ranges::any_of(
        legalActions(), [&](const LegalAction &legal) { return std::ranges::any_of(legal.routes, begins); });
    if (isLegal || clicks.empty() || !isPerson(actingSeat()))
        return std::nullopt;
    if (!refusals_)
        refusals_ = std::make_unique<RefusalFinder>(session_->game(), session_->position(), actingSeat());
    return refusals_->find(clicks);
}

bool GameController::isFinal(const Position &before, Seat seat, Action action, const Position &after) const
{
    const Game &game = session_->game();
    return game.actors(after).isChance() ||
           (table_.secrets != Secrets::open && game.secret(before, seat, action));
}

std::optional<Action> GameController::forcedAt(const Position &position) const
{
    const Game &game = session_->game();
    const Actors actors = game.actors(position);
    if (!playsForced_ || actors.isChance() || actors.count() != 1)
        return std::nullopt;
    const Seat seat = actors.first();
    const std::vector<Action> legal = game.legal(position, seat);
    if (legal.size() != 1)
        return std::nullopt;
    // What cannot be taken back is left to the player, who may still want to take back what came before.
    if (isFinal(position, seat, legal.front(), game.apply(position, seat, legal.front(), nullptr)))
        return std::nullopt;
    return legal.front();
}

bool GameController::isForced(PlyId id) const
{
    const Ply &ply = session_->ply(id);
    return ply.seat != chanceSeat && forcedAt(session_->ply(ply.parent).position) == ply.action;
}

std::vector<Piece> GameController::placedBy(const Events &events, const Position &after, Seat seat) const
{
    const Game &game = session_->game();
    std::vector<Piece> placed;
    for (const Piece &piece : game.pieces(game.view(after, seat)))
        if (std::ranges::find(pieces(), piece) == pieces().end() &&
            std::ranges::any_of(events, [&piece](const Event &event) {
                return event.kind == Event::Kind::placed && event.to == piece.place;
            }))
            placed.push_back(piece);
    return placed;
}

Preview GameController::previewOf(Seat seat, Action action) const
{
    const Game &game = session_->game();
    Rng rng;
    Position before = game.guess(game.view(session_->position(), seat), rng);
    Preview preview;
    bool isFirst = true;
    for (std::optional<Action> next = action; next; isFirst = false) {
        Position after = game.apply(before, seat, *next, &preview.events);
        preview.isFinal = preview.isFinal || (!study_ && isFinal(before, seat, *next, after));
        if (isFirst)
            preview.placed = placedBy(preview.events, after, seat);
        before = std::move(after);
        next = game.actors(before) == Actors::seat(seat) ? forcedAt(before) : std::nullopt;
    }
    // What others then turn over was only guessed.
    std::erase_if(preview.events, [seat](const Event &event) {
        return event.kind == Event::Kind::revealed && event.seat != seat;
    });
    preview.score = game.score(before);
    preview.sheets = game.breakdown(before);
    const Actors actors = game.actors(before);
    const bool newTurn = std::ranges::any_of(
        preview.events, [](const Event &event) { return event.kind == Event::Kind::turnBegan; });
    preview.endsTurn = newTurn || (!actors.isChance() && !actors.includes(seat));
    return preview;
}

std::optional<GameController::ConfirmReason> GameController::confirmReason(Seat seat, Action action) const
{
    if (confirmMode_ == Confirm::off)
        return std::nullopt;
    const Preview ahead = previewOf(seat, action);
    if (confirmMode_ == Confirm::endOfTurn && ahead.endsTurn)
        return ConfirmReason::endsTurn;
    if (confirmMode_ == Confirm::onlyFinal && ahead.isFinal)
        return ConfirmReason::isFinal;
    return std::nullopt;
}

bool GameController::propose(Action action, Proposer proposer)
{
    return propose(actingSeat(), action, proposer);
}

bool GameController::propose(Seat seat, Action action, Proposer proposer)
{
    endConfirmation();
    if (const std::optional<Problem> problem = session_->game().refuse(session_->position(), seat, action)) {
        emit refused(*problem);
        return false;
    }
    if (proposer == Proposer::person && suggesting_ && seat == actingSeat()) {
        setSuggesting(false);
        suggest(action);
        return false;
    }
    if (proposer == Proposer::person) {
        if (const std::optional<ConfirmReason> reason = confirmReason(seat, action)) {
            pending_ = Pending{seat, action};
            emit confirmationNeeded(action, *reason);
            return false;
        }
    }
    play(seat, action);
    return true;
}

void GameController::play(Seat seat, Action action)
{
    change(ViewChange::Reason::played, [&] {
        [[maybe_unused]] const std::optional<Problem> problem = session_->play(seat, action);
        assert(!problem);
        // What chance has brought is seen before anything else happens.
        if (drawsChance_ && session_->playChance() > 0)
            return;
        while (const std::optional<Action> forced = forcedAt(session_->position()))
            session_->play(session_->game().actors(session_->position()).first(), *forced);
    });
}

void GameController::confirm()
{
    if (!pending_)
        return;
    const Pending pending = *pending_;
    play(pending.seat, pending.action);
}

void GameController::cancel()
{
    endConfirmation();
}

void GameController::endConfirmation()
{
    if (!pending_)
        return;
    pending_.reset();
    emit confirmationEnded();
}

} // namespace waystone
