#include "models/players_model.h"

#include "words/foreign_text.h"
#include "words/general_words.h"

#include <algorithm>

namespace waystone {

PlayersModel::PlayersModel(GameController &controller, QObject *parent)
    : QAbstractTableModel(parent), controller_(controller)
{
    connect(&controller_, &GameController::viewAboutToChange, this, &PlayersModel::begin);
    connect(&controller_, &GameController::viewChanged, this, &PlayersModel::finish);
    connect(&controller_, &GameController::playersChanged, this, &PlayersModel::follow);
    connect(&controller_, &GameController::languageChanged, this, &PlayersModel::retranslate);
    if (controller_.hasGame())
        finish({ViewChange::Reason::reset, {}});
}

void PlayersModel::begin(const ViewChange &change)
{
    if (change.reason != ViewChange::Reason::reset)
        return;
    beginResetModel();
    isResetting_ = true;
}

void PlayersModel::finish(const ViewChange &change)
{
    shown_ = controller_.snapshot();
    if (change.reason == ViewChange::Reason::reset) {
        counted_.clear();
        for (const Tally &tally : shown_->tallies)
            if (tally.owner != nobody && std::ranges::find(counted_, tally.what) == counted_.end())
                counted_.push_back(tally.what);
    }
    if (isResetting_) {
        isResetting_ = false;
        endResetModel();
    } else {
        retranslate();
    }
}

void PlayersModel::setBrief(bool isBrief)
{
    if (isBrief == isBrief_)
        return;
    isBrief_ = isBrief;
    retranslate();
}

void PlayersModel::follow()
{
    if (isResetting_)
        return;
    shown_ = controller_.snapshot();
    retranslate();
}

void PlayersModel::retranslate()
{
    if (isResetting_ || shown_->seats == 0)
        return;
    emit headerDataChanged(Qt::Horizontal, 0, columnCount() - 1);
    emit dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
}

int PlayersModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : shown_->seats;
}

int PlayersModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : TalliesColumn + static_cast<int>(counted_.size());
}

int PlayersModel::amount(Seat seat, std::string_view what) const
{
    const auto &tallies = shown_->tallies;
    const auto found = std::ranges::find_if(
        tallies, [&](const Tally &tally) { return tally.owner == seat && tally.what == what; });
    return found == tallies.end() ? 0 : found->amount;
}

QString PlayersModel::description(Seat seat) const
{
    QStringList parts{shown_->words->seatName(seat)};
    if (const Player &player = shown_->players[seat]; !player.isPerson())
        parts += playedByName(player.bot);
    for (const std::string_view what : counted_)
        parts += shown_->words->countedTerm(what, amount(seat, what));
    return parts.join(general_words::listSeparator());
}

QVariant PlayersModel::tallyData(Seat seat, std::string_view what, int role) const
{
    switch (role) {
    case Qt::DisplayRole:
    case AmountRole:
        return amount(seat, what);
    case Qt::ToolTipRole:
        return foreign_text::tip(shown_->words->countedTerm(what, amount(seat, what)));
    case Qt::AccessibleTextRole:
        return shown_->words->countedTerm(what, amount(seat, what));
    case Qt::TextAlignmentRole:
        return QVariant(Qt::AlignRight | Qt::AlignVCenter);
    case TermRole:
        return QString::fromUtf8(what.data(), static_cast<qsizetype>(what.size()));
    default:
        return {};
    }
}

QVariant PlayersModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const auto seat = static_cast<Seat>(index.row());
    const auto at = static_cast<std::size_t>(seat);
    switch (role) {
    case SeatRole:
        return int{seat};
    case ColourIndexRole:
        return shown_->players[at].colour;
    case ToActRole:
        return shown_->actors.includes(seat);
    case WatchingRole:
        return shown_->screen.watching == seat;
    case RankRole:
        return shown_->told ? QVariant() : QVariant(shown_->score.ranks[at]);
    case PointsRole:
        return shown_->score.totals[at];
    default:
        break;
    }
    if (index.column() >= TalliesColumn)
        return tallyData(seat, counted_[static_cast<std::size_t>(index.column() - TalliesColumn)], role);
    switch (role) {
    case Qt::DisplayRole:
        return shown_->words->seatName(seat);
    case Qt::ToolTipRole:
        return foreign_text::tip(description(seat));
    case Qt::AccessibleTextRole:
        return description(seat);
    default:
        return {};
    }
}

QVariant PlayersModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (section < 0 || shown_->game == nullptr ||
        (role != Qt::DisplayRole && role != Qt::ToolTipRole && role != Qt::AccessibleTextRole))
        return {};
    if (orientation == Qt::Vertical)
        return section < shown_->seats ? QVariant(section + 1) : QVariant();
    if (section >= columnCount())
        return {};
    if (section < TalliesColumn)
        return tr("Player");
    const std::string_view what = counted_[static_cast<std::size_t>(section - TalliesColumn)];
    const QString letter = isBrief_ && role == Qt::DisplayRole ? shown_->words->termLetter(what) : QString();
    return letter.isEmpty() ? shown_->words->termName(what) : letter;
}

QHash<int, QByteArray> PlayersModel::roleNames() const
{
    QHash<int, QByteArray> names = QAbstractTableModel::roleNames();
    names.insert({{SeatRole, "seat"},
                  {ColourIndexRole, "colourIndex"},
                  {ToActRole, "toAct"},
                  {WatchingRole, "watching"},
                  {RankRole, "rank"},
                  {PointsRole, "points"},
                  {TermRole, "term"},
                  {AmountRole, "amount"}});
    return names;
}

} // namespace waystone
