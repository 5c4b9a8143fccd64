#include "models/breakdown_model.h"

#include "words/foreign_text.h"

#include <QStringList>

#include <algorithm>

namespace waystone {

namespace {

// The internal id of a part is its source's row plus one; of a top row it is 0.
constexpr quintptr top = 0;

bool haveSameShape(const std::vector<ScoreSheet> &some, const std::vector<ScoreSheet> &others)
{
    return std::ranges::equal(some, others, [](const ScoreSheet &one, const ScoreSheet &other) {
        return one.subject == other.subject &&
               std::ranges::equal(one.rows, other.rows, {}, &ScoreRow::source, &ScoreRow::source);
    });
}

} // namespace

BreakdownModel::BreakdownModel(GameController &controller, QObject *parent)
    : QAbstractItemModel(parent), controller_(controller)
{
    connect(&controller_, &GameController::viewChanged, this, &BreakdownModel::refresh);
    connect(&controller_, &GameController::playersChanged, this, &BreakdownModel::retranslate);
    connect(&controller_, &GameController::languageChanged, this, &BreakdownModel::retranslate);
    if (controller_.hasGame())
        refresh();
}

BreakdownModel::Entries BreakdownModel::entriesOf(std::size_t source) const
{
    Entries entries;
    for (std::size_t sheet = 0; sheet < sheets().size(); ++sheet)
        for (const ScorePart &part : sheets()[sheet].rows[source].parts)
            entries.push_back({sheet, part});
    return entries;
}

void BreakdownModel::refresh()
{
    const SharedSnapshot next = controller_.snapshot();
    if (sheets().empty() || !haveSameShape(next->sheets, sheets())) {
        beginResetModel();
        shown_ = next;
        entries_.clear();
        for (std::size_t source = 0; !sheets().empty() && source < sheets().front().rows.size(); ++source)
            entries_.push_back(entriesOf(source));
        endResetModel();
        return;
    }
    shown_ = next;
    for (int source = 0; source < sources(); ++source)
        updateEntries(source, entriesOf(static_cast<std::size_t>(source)));
    retranslate();
}

void BreakdownModel::updateEntries(int source, Entries entries)
{
    Entries &shown = entries_[static_cast<std::size_t>(source)];
    const QModelIndex parent = index(source, 0);
    const auto old = static_cast<int>(shown.size());
    const auto now = static_cast<int>(entries.size());
    if (now < old) {
        beginRemoveRows(parent, now, old - 1);
        shown.resize(entries.size());
        endRemoveRows();
    } else if (now > old) {
        beginInsertRows(parent, old, now - 1);
        shown.insert(shown.end(), entries.begin() + old, entries.end());
        endInsertRows();
    }
    shown = std::move(entries);
}

void BreakdownModel::retranslate()
{
    if (sheets().empty())
        return;
    emit headerDataChanged(Qt::Horizontal, 0, columnCount() - 1);
    emit dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
    for (int row = 0; row < sources(); ++row) {
        const QModelIndex parent = index(row, 0);
        if (const int children = rowCount(parent); children > 0)
            emit dataChanged(index(0, 0, parent), index(children - 1, columnCount() - 1, parent));
    }
}

QModelIndex BreakdownModel::index(int row, int column, const QModelIndex &parent) const
{
    if (!hasIndex(row, column, parent))
        return {};
    return createIndex(row, column, parent.isValid() ? static_cast<quintptr>(parent.row() + 1) : top);
}

QModelIndex BreakdownModel::parent(const QModelIndex &child) const
{
    if (!child.isValid() || child.internalId() == top)
        return {};
    return createIndex(static_cast<int>(child.internalId()) - 1, 0, top);
}

int BreakdownModel::rowCount(const QModelIndex &parent) const
{
    if (!parent.isValid())
        return sheets().empty() ? 0 : sources() + 1;
    if (parent.internalId() != top || parent.column() != 0 || parent.row() >= sources())
        return 0;
    return static_cast<int>(entries_[static_cast<std::size_t>(parent.row())].size());
}

int BreakdownModel::columnCount(const QModelIndex &) const
{
    return 1 + static_cast<int>(sheets().size());
}

std::vector<Place> BreakdownModel::placesAt(const QModelIndex &index) const
{
    if (!index.isValid())
        return {};
    if (index.internalId() != top) {
        const Entry &entry = entries_[index.internalId() - 1][static_cast<std::size_t>(index.row())];
        return entry.part.places;
    }
    std::vector<Place> places;
    for (int row = 0; row < sources(); ++row)
        for (const Entry &entry : entries_[static_cast<std::size_t>(row)])
            if ((index.row() == row || index.row() == sources()) &&
                (index.column() == 0 || static_cast<std::size_t>(index.column() - 1) == entry.sheet))
                places.insert(places.end(), entry.part.places.begin(), entry.part.places.end());
    return places;
}

QString BreakdownModel::partTexts(int row, std::size_t sheet) const
{
    QStringList lines;
    if (row < sources())
        for (const Entry &entry : entries_[static_cast<std::size_t>(row)])
            if (entry.sheet == sheet)
                lines += shown_->words->partText(entry.part);
    return lines.join(QLatin1Char('\n'));
}

QVariant BreakdownModel::entryData(const Entry &entry, int column, int role) const
{
    const bool isOwnColumn = column > 0 && static_cast<std::size_t>(column - 1) == entry.sheet;
    switch (role) {
    case Qt::DisplayRole:
        if (column == 0)
            return shown_->words->partText(entry.part);
        return isOwnColumn ? QVariant(entry.part.points) : QVariant();
    case Qt::ToolTipRole:
        return foreign_text::tip(shown_->words->partText(entry.part));
    default:
        return {};
    }
}

QVariant BreakdownModel::sourceData(int row, int column, int role) const
{
    const bool isTotal = row == sources();
    if (column == 0) {
        if (role != Qt::DisplayRole)
            return {};
        return isTotal
                   ? tr("Total")
                   : shown_->words->sourceName(sheets().front().rows[static_cast<std::size_t>(row)].source);
    }
    const auto number = static_cast<std::size_t>(column - 1);
    const ScoreSheet &sheet = sheets()[number];
    switch (role) {
    case Qt::DisplayRole:
        return isTotal ? sheet.total : sheet.rows[static_cast<std::size_t>(row)].points;
    case Qt::ToolTipRole:
        return foreign_text::tip(isTotal ? shown_->words->placeName(sheet.subject) : partTexts(row, number));
    default:
        return {};
    }
}

QVariant BreakdownModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    if (role == PlacesRole)
        return QVariant::fromValue(placesAt(index));
    if (role == Qt::TextAlignmentRole)
        return index.column() == 0 ? QVariant() : QVariant(Qt::AlignRight | Qt::AlignVCenter);
    if (index.internalId() == top)
        return sourceData(index.row(), index.column(), role);
    return entryData(entries_[index.internalId() - 1][static_cast<std::size_t>(index.row())], index.column(),
                     role);
}

QVariant BreakdownModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= columnCount())
        return {};
    if (section == 0)
        return role == Qt::DisplayRole ? QVariant(tr("Source")) : QVariant();
    const ScoreSheet &sheet = sheets()[static_cast<std::size_t>(section - 1)];
    switch (role) {
    case Qt::ToolTipRole:
        return foreign_text::tip(shown_->words->placeName(sheet.subject));
    case Qt::AccessibleTextRole:
        return shown_->words->placeName(sheet.subject);
    case SeatsRole:
        return QVariant::fromValue(sheet.seats);
    case SignRole:
        return shown_->words->sheetSign(sheet);
    default:
        return {};
    }
}

} // namespace waystone
