#include "models/places_model.h"

#include "words/general_words.h"

#include <QStringList>

#include <algorithm>

namespace waystone {

PlacesModel::PlacesModel(GameController &controller, QObject *parent)
    : QAbstractListModel(parent), controller_(controller)
{
    connect(&controller_, &GameController::viewAboutToChange, this, &PlacesModel::begin);
    connect(&controller_, &GameController::viewChanged, this, &PlacesModel::finish);
    connect(&controller_, &GameController::playersChanged, this, &PlacesModel::retranslate);
    connect(&controller_, &GameController::languageChanged, this, &PlacesModel::retranslate);
    if (controller_.hasGame())
        finish({ViewChange::Reason::reset, {}});
}

void PlacesModel::begin(const ViewChange &change)
{
    if (change.reason != ViewChange::Reason::reset)
        return;
    beginResetModel();
    isResetting_ = true;
}

void PlacesModel::finish(const ViewChange &change)
{
    if (change.reason == ViewChange::Reason::reset) {
        places_ = controller_.shown().places;
        rows_.clear();
        for (const Place place : places_)
            rows_.emplace(place, static_cast<int>(rows_.size()));
    }
    collect();
    if (isResetting_) {
        isResetting_ = false;
        endResetModel();
    } else {
        retranslate();
    }
}

void PlacesModel::collect()
{
    pieces_.clear();
    shown_ = controller_.snapshot();
    for (const Piece &piece : shown_->pieces)
        pieces_[piece.place].push_back(&piece);
    for (auto &[place, pieces] : pieces_)
        std::ranges::stable_sort(pieces, {}, &Piece::layer);
    beginnings_.clear();
    for (const LegalAction &legal : controller_.shown().legal)
        for (const Route &route : legal.routes) {
            std::vector<Action> &actions = beginnings_[route.front()];
            if (actions.empty() || actions.back() != legal.action)
                actions.push_back(legal.action);
        }
    points_.clear();
}

void PlacesModel::retranslate()
{
    reasons_.clear();
    if (!isResetting_ && !places_.empty())
        emit dataChanged(index(0), index(rowCount() - 1));
}

int PlacesModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(places_.size());
}

int PlacesModel::rowOf(Place place) const
{
    const auto found = rows_.find(place);
    return found == rows_.end() ? -1 : found->second;
}

std::optional<PlacesModel::Points> PlacesModel::pointsAt(Place place) const
{
    const auto actions = beginnings_.find(place);
    if (actions == beginnings_.end())
        return std::nullopt;
    const auto known = points_.find(place);
    if (known != points_.end())
        return known->second;
    std::optional<Points> points;
    for (const Action action : actions->second) {
        const int brought = controller_.preview(action).points(controller_.actingSeat());
        points = points ? Points{std::min(points->least, brought), std::max(points->most, brought)}
                        : Points{brought, brought};
    }
    points_.emplace(place, *points);
    return points;
}

QString PlacesModel::pointsText(Place place) const
{
    const std::optional<Points> points = pointsAt(place);
    return points && points->most != 0 ? general_words::points(points->least, points->most) : QString();
}

QStringList PlacesModel::piecesAt(Place place) const
{
    QStringList names;
    const auto found = pieces_.find(place);
    if (found != pieces_.end())
        for (const Piece *piece : found->second)
            names.append(controller_.words().pieceName(*piece));
    return names;
}

QString PlacesModel::reason(Place place) const
{
    if (controller_.actingSeat() == nobody || beginnings_.contains(place))
        return {};
    const auto known = reasons_.find(place);
    if (known != reasons_.end())
        return known->second;
    const std::optional<Problem> problem = controller_.whyNot({place});
    return reasons_.emplace(place, problem ? controller_.words().problemText(*problem) : QString())
        .first->second;
}

QString PlacesModel::description(Place place) const
{
    QStringList parts{controller_.words().placeName(place)};
    parts += piecesAt(place);
    if (beginnings_.contains(place)) {
        const QString points = pointsText(place);
        if (!points.isEmpty())
            parts += points;
        parts += general_words::legal();
    }
    return parts.join(general_words::listSeparator());
}

QVariant PlacesModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Place place = placeAt(index.row());
    const GameWords &words = controller_.words();
    switch (role) {
    case Qt::DisplayRole:
    case NameRole:
        return words.placeName(place);
    case Qt::AccessibleTextRole:
    case DescriptionRole:
        return description(place);
    case Qt::ToolTipRole:
        return beginnings_.contains(place) ? description(place) : reason(place);
    case PlaceRole:
        return QVariant::fromValue(place);
    case AreaRole:
        return int{place.area};
    case AreaNameRole:
        return words.areaName(place.area);
    case OwnerRole:
        return place.owner == nobody ? -1 : int{place.owner};
    case ControlRole:
        return controller_.game().areas()[place.area].isControl;
    case PiecesRole:
        return piecesAt(place);
    case PieceIdsRole: {
        QVariantList ids;
        const auto found = pieces_.find(place);
        if (found != pieces_.end())
            for (const Piece *piece : found->second)
                ids.append(piece->id);
        return ids;
    }
    case LegalRole:
        return beginnings_.contains(place);
    case ReasonRole:
        return reason(place);
    case PointsRole: {
        const std::optional<Points> points = pointsAt(place);
        return points ? QVariant(points->most) : QVariant();
    }
    case PointsTextRole:
        return pointsText(place);
    default:
        return {};
    }
}

QHash<int, QByteArray> PlacesModel::roleNames() const
{
    QHash<int, QByteArray> names = QAbstractListModel::roleNames();
    names.insert({{PlaceRole, "place"},
                  {NameRole, "name"},
                  {AreaRole, "area"},
                  {AreaNameRole, "areaName"},
                  {OwnerRole, "owner"},
                  {ControlRole, "control"},
                  {PiecesRole, "pieces"},
                  {PieceIdsRole, "pieceIds"},
                  {LegalRole, "legal"},
                  {ReasonRole, "reason"},
                  {PointsRole, "points"},
                  {PointsTextRole, "pointsText"},
                  {DescriptionRole, "description"}});
    return names;
}

} // namespace waystone
