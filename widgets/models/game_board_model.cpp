#include "models/game_board_model.h"

#include "session/last_happened.h"
#include "words/foreign_text.h"
#include "words/general_words.h"

#include <algorithm>

namespace waystone {

namespace {

std::vector<Place> touchedPlaces(const Events &events)
{
    std::vector<Place> places;
    for (const Event &event : events) {
        const bool moves = event.kind == Event::Kind::moved;
        if (moves || event.kind == Event::Kind::placed)
            places.push_back(event.to);
        if (moves || event.kind == Event::Kind::removed)
            places.push_back(event.from);
    }
    return places;
}

/// What came to lie with a piece, as the other half of a tile does.
std::vector<Place> besidePlaced(const Game &game, const LoggedPly &ply, const std::vector<Piece> &now)
{
    std::vector<Place> places;
    const auto comes = [](const Event &event) {
        const bool isBrought = event.kind == Event::Kind::placed || event.kind == Event::Kind::moved;
        return isBrought && event.to.owner != nobody;
    };
    if (std::ranges::none_of(ply.events, comes) || ply.before.empty())
        return places;
    const std::vector<Piece> before = game.pieces(ply.before);
    for (const Event &event : ply.events) {
        const auto placed = std::ranges::find(now, event.to, &Piece::place);
        if (!comes(event) || placed == now.end())
            continue;
        for (const Piece &piece : now)
            if (piece.kind == placed->kind && piece.place.area == event.to.area &&
                piece.place.owner == event.to.owner && std::ranges::find(before, piece) == before.end())
                places.push_back(piece.place);
    }
    return places;
}

} // namespace

GameBoardModel::GameBoardModel(GameController &controller, QObject *parent)
    : BoardModel(parent), controller_(controller)
{
    connect(&controller_, &GameController::viewAboutToChange, this, [this] { isBehind_ = true; });
    connect(&controller_, &GameController::viewChanged, this, &GameBoardModel::follow);
    connect(&controller_.proposals(), &Proposals::changed, this, &GameBoardModel::followProposals);
    connect(&controller_, &GameController::playersChanged, this, [this] {
        // A new game tells of its players before it is shown.
        if (isBehind_)
            return;
        shown_ = controller_.snapshot();
        seats().setPlayers(shown_->players);
        forgetTexts();
    });
    connect(&controller_, &GameController::languageChanged, this, &GameBoardModel::forgetTexts);
    if (controller_.hasGame())
        follow(ViewChange{});
}

void GameBoardModel::setStaging(Staging staging)
{
    staging_ = std::move(staging);
    restage();
}

void GameBoardModel::restage()
{
    if (staging_)
        setStage(staging_(*shown_->game, shown_->view, told()));
}

Score GameBoardModel::told() const
{
    return shown_->isOver() && !shown_->told && !shown_->isPast ? shown_->score : Score();
}

BoardContents GameBoardModel::contents() const
{
    const Score told = this->told();
    return {shown_->pieces, shown_->tallies, shown_->actors,
            staging_ ? staging_(*shown_->game, shown_->view, told) : 0, told};
}

void GameBoardModel::showInstead(const std::vector<Piece> &pieces)
{
    show({pieces, {}, shown_->actors, stage()}, true);
}

void GameBoardModel::follow(const ViewChange &change)
{
    isBehind_ = false;
    shown_ = controller_.snapshot();
    followLegal();
    if (change.reason == ViewChange::Reason::reset) {
        staging_ = nullptr;
        setTable(controller_.table(), contents());
    } else {
        show(contents(), change.atOnce);
        touchPlaces({LegalRole, ReasonRole, PointsRole, Qt::ToolTipRole, Qt::AccessibleTextRole});
    }
    markLastHappened();
}

/// By where the game stands alone: however one has come here, by playing, by taking back or by looking from another seat,
/// the same is marked.
void GameBoardModel::markLastHappened()
{
    std::vector<PlyId> happened;
    if (shown_->isOver() && !shown_->isPast) // the marks belong to what is counted
        happened = {};
    else if (!shown_->isPast)
        happened = lastChanged(controller_);
    else if (shown_->ply != 0)
        happened = {shown_->ply}; // who looks back sees what this one move has done
    std::vector<Place> places;
    for (const PlyId ply : happened) {
        const LoggedPly logged = controller_.history().logged(ply);
        const std::vector<Place> touched = touchedPlaces(logged.events);
        const std::vector<Place> beside = besidePlaced(controller_.game(), logged, shown_->pieces);
        places.insert(places.end(), touched.begin(), touched.end());
        places.insert(places.end(), beside.begin(), beside.end());
    }
    setMarked(Mark::lastMove, places);
}

void GameBoardModel::followLegal()
{
    beginnings_.clear();
    for (const LegalAction &legal : shown_->legal)
        for (const Route &route : legal.routes) {
            std::vector<Action> &actions = beginnings_[route.front()];
            if (actions.empty() || actions.back() != legal.action)
                actions.push_back(legal.action);
        }
    points_.clear();
    reasons_.clear();
}

void GameBoardModel::followProposals()
{
    std::vector<ProposedPiece> proposed;
    for (const Proposal &proposal : controller_.proposals().all())
        for (const Piece &piece : proposal.preview.placed)
            proposed.push_back({piece, proposal.seat});
    setProposed(proposed);
}

void GameBoardModel::forgetTexts()
{
    reasons_.clear();
    retranslate();
}

std::optional<GameBoardModel::Points> GameBoardModel::pointsAt(Place place) const
{
    const auto actions = beginnings_.find(place);
    if (actions == beginnings_.end())
        return std::nullopt;
    if (const auto known = points_.find(place); known != points_.end())
        return known->second;
    if (isBehind_)
        return std::nullopt;
    return points_.emplace(place, pointsOf(actions->second)).first->second;
}

GameBoardModel::Points GameBoardModel::pointsOf(const std::vector<Action> &actions) const
{
    std::optional<Points> points;
    for (const Action action : actions) {
        const int brought = controller_.preview(action).points(shown_->screen.acting);
        points = points ? Points{std::min(points->least, brought), std::max(points->most, brought)}
                        : Points{brought, brought};
    }
    return points.value_or(Points());
}

void GameBoardModel::followPicked()
{
    touchPlaces({Qt::AccessibleTextRole});
}

QString GameBoardModel::reason(Place place) const
{
    if (isBehind_ || shown_->screen.acting == nobody || beginnings_.contains(place))
        return {};
    if (const auto known = reasons_.find(place); known != reasons_.end())
        return known->second;
    const std::optional<Problem> problem = controller_.whyNot({place});
    return reasons_.emplace(place, problem ? words().problemText(*problem) : QString()).first->second;
}

QStringList GameBoardModel::remarks(Place place) const
{
    QStringList remarks;
    if (isMarked(Mark::selected, place))
        remarks += general_words::picked();
    if (leadingOn_ ? !isMarked(Mark::target, place) : !beginnings_.contains(place))
        return remarks;
    const std::vector<Action> next = leadingOn_ && !isBehind_ ? leadingOn_(place) : std::vector<Action>();
    const std::optional<Points> points = next.empty() ? pointsAt(place) : pointsOf(next);
    if (points && points->most != 0)
        remarks += general_words::brings(general_words::points(points->least, points->most));
    return remarks += general_words::legal();
}

QVariant GameBoardModel::placeData(int row, int role) const
{
    const Place place = placeAt(row);
    switch (role) {
    case Qt::ToolTipRole:
        return beginnings_.contains(place) ? BoardModel::placeData(row, role)
                                           : foreign_text::tip(reason(place));
    case LegalRole:
        return beginnings_.contains(place);
    case ReasonRole:
        return reason(place);
    case PointsRole: {
        const std::optional<Points> points = pointsAt(place);
        return points ? QVariant(points->most) : QVariant();
    }
    default:
        return BoardModel::placeData(row, role);
    }
}

} // namespace waystone
