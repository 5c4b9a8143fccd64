#include "session/game_controller.h"

#include "session/refusal_finder.h"

#include <algorithm>
#include <cassert>

namespace waystone {

int Outlook::points(Seat seat) const
{
    int sum = 0;
    for (const Event &event : events)
        if (event.kind == Event::Kind::points && event.seat == seat)
            sum += event.amount;
    return sum;
}

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
    places_ = session_->game().places(seats_);
    screen_ = Screen();
    shownActing_ = nobody;
    if (!proposals_.empty()) {
        proposals_.clear();
        emit proposalsChanged();
    }
    screen_ = followed(screen_, false);
    refresh();
    emit playersChanged();
    announce({ViewChange::Reason::reset, {}});
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
    return table_.secrets == Secrets::curtain && next.privy != screen_.privy;
}

void GameController::turn(const Screen &screen)
{
    if (screen == screen_)
        return;
    const ViewChange change{ViewChange::Reason::turned, {}, movesAtOnce(screen)};
    endConfirmation();
    emit viewAboutToChange(change);
    screen_ = screen;
    refresh();
    announce(change);
}

void GameController::setWatchingSeat(Seat seat)
{
    turn(fixed(seat));
}

void GameController::setFollowing(bool following)
{
    following_ = following;
    if (following_ && hasGame())
        turn(followed(screen_, false));
}

void GameController::liftCurtain()
{
    const Seat seat = screen_.called;
    if (seat != nobody)
        turn({seat, seat, seat, nobody});
}

void GameController::letAct(Seat seat)
{
    if (std::ranges::find(able_, seat) == able_.end() || seat == screen_.acting)
        return;
    // Where he chooses in secret, nextScreen() calls him; otherwise he simply acts.
    const Screen chosen{seat, seat, nobody, nobody};
    turn(nextScreen(session_->game(), session_->position(), table_, chosen, false));
}

void GameController::showPieces()
{
    const Game &game = session_->game();
    pieces_ = game.pieces(view_);
    tallies_ = game.tallies(view_);
    if (table_.secrets != Secrets::open)
        return;
    // All open: what belongs to a seat is shown as that seat sees it.
    for (Seat seat = 0; seat < seats_; ++seat) {
        const SeatView own = viewOf(seat);
        const auto isTheirs = [seat](const auto &thing) { return thing.owner == seat; };
        std::erase_if(pieces_, isTheirs);
        std::ranges::copy_if(game.pieces(own), std::back_inserter(pieces_), isTheirs);
        std::erase_if(tallies_, isTheirs);
        std::ranges::copy_if(game.tallies(own), std::back_inserter(tallies_), isTheirs);
    }
}

void GameController::refresh()
{
    const Game &game = session_->game();
    const Position &position = session_->position();
    view_ = game.view(position, screen_.watching);
    showPieces();
    score_ = game.score(position);
    sheets_ = game.breakdown(position);
    actors_ = game.actors(position);
    able_ = waystone::personsToAct(game, position, table_);

    const Seat acting = screen_.acting;
    prompt_ = acting == nobody && !actors_.isOver() ? Message{} : game.prompt(position, acting);
    legal_.clear();
    if (isPerson(acting))
        for (const Action action : game.legal(position, acting))
            legal_.push_back({action, game.routes(position, acting, action)});
    outlooks_.clear();
    refusals_.reset();
    actingIsOther_ = acting != shownActing_;
    shownActing_ = acting;
}

void GameController::announce(const ViewChange &change)
{
    emit viewChanged(change);
    emit logChanged();
    reviewProposals();
    if (actingIsOther_)
        emit actingSeatChanged(screen_.acting);
    if (change.reason == ViewChange::Reason::played && isOver())
        emit gameOver();
}

void GameController::change(ViewChange::Reason reason, const std::function<void()> &move)
{
    endConfirmation();
    const PlyId before = session_->current();
    move();
    const bool isLook = reason == ViewChange::Reason::jumped && !children(session_->current()).empty();
    // A new choice begins with the lowest seat, whoever was at the screen before.
    Screen last = screen_;
    if (reason == ViewChange::Reason::played && beganAnew(before))
        last = {nobody, last.watching, nobody, nobody};
    const Screen next = followed(last, isLook);
    ViewChange change{reason, {}, movesAtOnce(next)};
    screen_ = next;
    if (reason == ViewChange::Reason::played || reason == ViewChange::Reason::redone)
        change.events = visibleEvents(before, session_->current());
    emit viewAboutToChange(change);
    refresh();
    announce(change);
}

// What can be done

const Outlook &GameController::preview(Action action) const
{
    const auto found = outlooks_.find(action);
    return found != outlooks_.end()
               ? found->second
               : outlooks_.emplace(action, outlook(screen_.acting, action)).first->second;
}

std::optional<Problem> GameController::refuse(Action action) const
{
    return session_->game().refuse(session_->position(), screen_.acting, action);
}

std::optional<Problem> GameController::whyNot(const Route &clicks) const
{
    const auto begins = [&clicks](const Route &route) { return beginsWith(route, clicks); };
    const bool isLegal = std::ranges::any_of(
        legal_, [&](const LegalAction &legal) { return std::ranges::any_of(legal.routes, begins); });
    if (isLegal || clicks.empty() || !isPerson(screen_.acting))
        return std::nullopt;
    if (!refusals_)
        refusals_ = std::make_unique<RefusalFinder>(session_->game(), session_->position(), screen_.acting);
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
        if (std::ranges::find(pieces_, piece) == pieces_.end() &&
            std::ranges::any_of(events, [&piece](const Event &event) {
                return event.kind == Event::Kind::placed && event.to == piece.place;
            }))
            placed.push_back(piece);
    return placed;
}

Outlook GameController::outlook(Seat seat, Action action) const
{
    const Game &game = session_->game();
    Rng rng;
    Position before = game.guess(game.view(session_->position(), seat), rng);
    Outlook outlook;
    bool isFirst = true;
    for (std::optional<Action> next = action; next; isFirst = false) {
        Position after = game.apply(before, seat, *next, &outlook.events);
        outlook.isFinal = outlook.isFinal || (!study_ && isFinal(before, seat, *next, after));
        if (isFirst)
            outlook.placed = placedBy(outlook.events, after, seat);
        before = std::move(after);
        next = game.actors(before) == Actors::seat(seat) ? forcedAt(before) : std::nullopt;
    }
    // What others then turn over was only guessed.
    std::erase_if(outlook.events, [seat](const Event &event) {
        return event.kind == Event::Kind::revealed && event.seat != seat;
    });
    outlook.score = game.score(before);
    outlook.sheets = game.breakdown(before);
    const Actors actors = game.actors(before);
    const bool newTurn = std::ranges::any_of(
        outlook.events, [](const Event &event) { return event.kind == Event::Kind::turnBegan; });
    outlook.endsTurn = newTurn || (!actors.isChance() && !actors.includes(seat));
    return outlook;
}

std::optional<GameController::ConfirmReason> GameController::confirmReason(Seat seat, Action action) const
{
    if (confirmMode_ == Confirm::off)
        return std::nullopt;
    const Outlook ahead = outlook(seat, action);
    if (confirmMode_ == Confirm::endOfTurn && ahead.endsTurn)
        return ConfirmReason::endsTurn;
    if (confirmMode_ == Confirm::onlyFinal && ahead.isFinal)
        return ConfirmReason::isFinal;
    return std::nullopt;
}

bool GameController::propose(Action action, Proposer proposer)
{
    return propose(screen_.acting, action, proposer);
}

bool GameController::propose(Seat seat, Action action, Proposer proposer)
{
    endConfirmation();
    if (const std::optional<Problem> problem = session_->game().refuse(session_->position(), seat, action)) {
        emit refused(*problem);
        return false;
    }
    if (proposer == Proposer::person && suggesting_ && seat == screen_.acting) {
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
