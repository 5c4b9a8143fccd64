#include "models/score_sheet_model.h"

#include "core/tie_break.h"
#include "words/foreign_text.h"
#include "words/game_result.h"

#include <QFont>
#include <QStringList>

#include <algorithm>

namespace waystone {

namespace {

// The internal id of a child is its parent's row plus one; of a top row it is 0.
constexpr quintptr top = 0;

/// Form, not hue.
QFont decidedFont()
{
    QFont font;
    font.setBold(true);
    font.setUnderline(true);
    return font;
}

} // namespace

ScoreSheetModel::ScoreSheetModel(GameController &controller, QObject *parent)
    : QAbstractItemModel(parent), controller_(controller)
{
    connect(&controller_, &GameController::viewChanged, this, &ScoreSheetModel::refresh);
    connect(&controller_, &GameController::playersChanged, this, &ScoreSheetModel::retranslate);
    connect(&controller_, &GameController::languageChanged, this, &ScoreSheetModel::retranslate);
    if (controller_.hasGame())
        refresh();
}

std::vector<ScoreSheetModel::Row> ScoreSheetModel::wanted(const Score &score) const
{
    std::vector<Row> rows;
    for (const ScoreItem &item : score.items)
        rows.push_back({RowKind::source, item.source, item.points, {}});
    rows.push_back({RowKind::total, {}, score.totals, {}});
    for (const ScoreItem &item : score.tieBreaks)
        rows.push_back({RowKind::tieBreak, item.source, item.points, {}});
    if (!score.ranks.empty())
        rows.push_back({RowKind::rank, {}, score.ranks, {}});

    for (const PlyId id : controller_.history().line())
        for (const Event &event : controller_.history().logged(id).events) {
            if (event.kind != Event::Kind::points)
                continue;
            const auto row = std::ranges::find_if(rows, [&](const Row &candidate) {
                return candidate.kind == RowKind::source && candidate.term == event.cause;
            });
            if (row != rows.end())
                row->entries.push_back({id, event});
        }
    return rows;
}

void ScoreSheetModel::refresh()
{
    const SharedSnapshot next = controller_.snapshot();
    std::vector<Row> rows = wanted(next->score);
    const bool sameRows =
        shown_->seats == next->seats && std::ranges::equal(rows, rows_, [](const Row &one, const Row &other) {
            return one.kind == other.kind && one.term == other.term;
        });
    if (!sameRows) {
        beginResetModel();
        shown_ = next;
        rows_ = std::move(rows);
        endResetModel();
        return;
    }
    shown_ = next;
    for (std::size_t row = 0; row < rows.size(); ++row) {
        rows_[row].points = std::move(rows[row].points);
        updateEntries(static_cast<int>(row), std::move(rows[row].entries));
    }
    emit dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
}

void ScoreSheetModel::updateEntries(int row, std::vector<Entry> entries)
{
    std::vector<Entry> &shown = rows_[static_cast<std::size_t>(row)].entries;
    const auto [differs, wantedFrom] = std::ranges::mismatch(shown, entries);
    const int kept = static_cast<int>(differs - shown.begin());
    const int old = static_cast<int>(shown.size());
    const int now = static_cast<int>(entries.size());
    const QModelIndex parent = index(row, 0);
    if (old > kept) {
        beginRemoveRows(parent, kept, old - 1);
        shown.resize(static_cast<std::size_t>(kept));
        endRemoveRows();
    }
    if (now > kept) {
        beginInsertRows(parent, kept, now - 1);
        shown.insert(shown.end(), wantedFrom, entries.end());
        endInsertRows();
    }
}

void ScoreSheetModel::retranslate()
{
    if (rows_.empty())
        return;
    emit headerDataChanged(Qt::Horizontal, 0, columnCount() - 1);
    emit dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
    for (int row = 0; row < rowCount(); ++row) {
        const QModelIndex parent = index(row, 0);
        if (const int children = rowCount(parent); children > 0)
            emit dataChanged(index(0, 0, parent), index(children - 1, columnCount() - 1, parent));
    }
}

QModelIndex ScoreSheetModel::index(int row, int column, const QModelIndex &parent) const
{
    if (!hasIndex(row, column, parent))
        return {};
    return createIndex(row, column, parent.isValid() ? static_cast<quintptr>(parent.row() + 1) : top);
}

QModelIndex ScoreSheetModel::parent(const QModelIndex &child) const
{
    if (!child.isValid() || child.internalId() == top)
        return {};
    return createIndex(static_cast<int>(child.internalId()) - 1, 0, top);
}

int ScoreSheetModel::rowCount(const QModelIndex &parent) const
{
    if (!parent.isValid())
        return static_cast<int>(rows_.size());
    if (parent.internalId() != top || parent.column() != 0)
        return 0;
    return static_cast<int>(rows_[static_cast<std::size_t>(parent.row())].entries.size());
}

int ScoreSheetModel::columnCount(const QModelIndex &) const
{
    return 1 + shown_->seats;
}

QString ScoreSheetModel::title(const Row &row) const
{
    switch (row.kind) {
    case RowKind::total:
        return tr("Total");
    case RowKind::rank:
        return tr("Rank");
    case RowKind::tieBreak: {
        const QString source = shown_->words->sourceName(row.term);
        return tr("%1 (tie-break)").arg(source.isEmpty() ? shown_->words->termName(row.term) : source);
    }
    case RowKind::source:
    case RowKind::entry:
        break;
    }
    return shown_->words->sourceName(row.term);
}

QString ScoreSheetModel::entriesOf(const Row &row, Seat seat) const
{
    QStringList lines;
    for (const Entry &entry : row.entries)
        if (entry.event.seat == seat)
            lines += shown_->words->eventText(entry.event);
    return lines.join(QLatin1Char('\n'));
}

bool ScoreSheetModel::decided(const Row &row, Seat seat) const
{
    if (row.kind != RowKind::tieBreak || !shown_->actors.isOver() || shown_->told)
        return false;
    const std::vector<std::string_view> sources = decidingFor(shown_->score, seat);
    return std::ranges::find(sources, row.term) != sources.end();
}

QString ScoreSheetModel::tipOf(const Row &row, Seat seat) const
{
    if (!decided(row, seat))
        return entriesOf(row, seat);
    QStringList lines;
    for (Seat other = 0; other < shown_->seats; ++other) {
        const std::optional<TieBreak> tie =
            other == seat ? std::nullopt : tieBreakBetween(shown_->score, seat, other);
        if (tie && tie->source == row.term)
            lines += tieBreakSentence(shown_->score, seat, other, *shown_->words);
    }
    return lines.join(QLatin1Char('\n'));
}

QVariant ScoreSheetModel::entryData(const Entry &entry, int column, int role) const
{
    const bool isOwnColumn = column == 1 + entry.event.seat;
    switch (role) {
    case Qt::DisplayRole:
        if (column == 0)
            return shown_->words->eventText(entry.event);
        return isOwnColumn ? QVariant(entry.event.amount) : QVariant();
    case Qt::ToolTipRole:
        return foreign_text::tip(shown_->words->eventText(entry.event));
    case KindRole:
        return static_cast<int>(RowKind::entry);
    case PointsRole:
        return isOwnColumn ? QVariant(entry.event.amount) : QVariant();
    case SeatRole:
        return int{entry.event.seat};
    case PlyRole:
        return QVariant::fromValue<qulonglong>(entry.ply);
    case PlaceRole:
        return QVariant::fromValue(entry.event.from);
    case Qt::TextAlignmentRole:
        return column == 0 ? QVariant() : QVariant(Qt::AlignRight | Qt::AlignVCenter);
    default:
        return {};
    }
}

QVariant ScoreSheetModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    if (index.internalId() != top) {
        const Row &row = rows_[index.internalId() - 1];
        return entryData(row.entries[static_cast<std::size_t>(index.row())], index.column(), role);
    }
    const Row &row = rows_[static_cast<std::size_t>(index.row())];
    const int seat = index.column() - 1;
    switch (role) {
    case Qt::DisplayRole:
        return seat < 0 ? QVariant(title(row)) : QVariant(row.points[static_cast<std::size_t>(seat)]);
    case Qt::ToolTipRole:
        return seat < 0 ? QVariant() : QVariant(foreign_text::tip(tipOf(row, static_cast<Seat>(seat))));
    case DecidedRole:
        return seat >= 0 && decided(row, static_cast<Seat>(seat));
    case Qt::FontRole:
        return seat >= 0 && decided(row, static_cast<Seat>(seat)) ? QVariant(decidedFont()) : QVariant();
    case KindRole:
        return static_cast<int>(row.kind);
    case PointsRole:
        return seat < 0 ? QVariant() : QVariant(row.points[static_cast<std::size_t>(seat)]);
    case SeatRole:
        return seat;
    case Qt::TextAlignmentRole:
        return seat < 0 ? QVariant() : QVariant(Qt::AlignRight | Qt::AlignVCenter);
    default:
        return {};
    }
}

QVariant ScoreSheetModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole || section < 0 || section > shown_->seats ||
        shown_->game == nullptr)
        return {};
    return section == 0 ? tr("Source") : shown_->words->seatName(static_cast<Seat>(section - 1));
}

} // namespace waystone
