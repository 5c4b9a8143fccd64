#include "models/log_model.h"

#include "models/log_outline.h"
#include "models/log_text.h"
#include "words/foreign_text.h"
#include "words/general_words.h"

#include <algorithm>
#include <utility>

namespace waystone {

LogModel::LogModel(GameController &controller, QObject *parent)
    : QAbstractListModel(parent), controller_(controller)
{
    connect(&controller_, &GameController::viewAboutToChange, this, [this](const ViewChange &change) {
        // The plies of the game before are about to go.
        if (change.reason == ViewChange::Reason::reset)
            clear();
    });
    connect(&controller_, &GameController::viewChanged, this, &LogModel::followScreen);
    connect(&controller_, &GameController::logChanged, this, &LogModel::update);
    connect(&controller_, &GameController::playersChanged, this, &LogModel::retranslate);
    connect(&controller_, &GameController::languageChanged, this, &LogModel::retranslate);
    if (controller_.hasGame())
        update();
}

void LogModel::clear()
{
    beginResetModel();
    entries_.clear();
    rowOfPly_.clear();
    turned_.clear();
    current_ = -1;
    endResetModel();
}

void LogModel::update()
{
    const LogOutline outline(controller_.history(), turned_);
    replaceRows(outline.rows());
    rowOfPly_ = outline.rowOfPly();
    refreshRows(outline.rows());
    tellOfCurrent();
}

void LogModel::replaceRows(const std::vector<LogRow> &rows)
{
    const auto isSame = [](const LogRow &row, const Entry &entry) { return row.isSame(entry.row); };
    const auto head = std::ranges::mismatch(rows, entries_, isSame);
    const int first = static_cast<int>(head.in1 - rows.begin());
    const int limit = static_cast<int>(std::min(rows.size(), entries_.size())) - first;
    int tail = 0;
    while (tail < limit && isSame(rows[rows.size() - 1 - static_cast<std::size_t>(tail)],
                                  entries_[entries_.size() - 1 - static_cast<std::size_t>(tail)]))
        ++tail;
    const int gone = static_cast<int>(entries_.size()) - tail - first;
    const int come = static_cast<int>(rows.size()) - tail - first;
    if (gone > 0 || come > 0)
        current_ = std::min(current_, first - 1); // further on another row may be it
    if (gone > 0) {
        beginRemoveRows({}, first, first + gone - 1);
        entries_.erase(entries_.begin() + first, entries_.begin() + first + gone);
        endRemoveRows();
    }
    if (come > 0) {
        beginInsertRows({}, first, first + come - 1);
        std::vector<Entry> entries;
        for (int row = first; row < first + come; ++row)
            entries.push_back({rows[static_cast<std::size_t>(row)], std::nullopt});
        entries_.insert(entries_.begin() + first, std::make_move_iterator(entries.begin()),
                        std::make_move_iterator(entries.end()));
        endInsertRows();
    }
}

void LogModel::refreshRows(const std::vector<LogRow> &rows)
{
    const auto change = [this](int row, const LogRow &to) {
        entries_[static_cast<std::size_t>(row)] = {to, std::nullopt};
        emit dataChanged(index(row), index(row));
    };
    for (int row = 0; row < rowCount(); ++row) {
        const Entry &entry = entries_[static_cast<std::size_t>(row)];
        const LogRow &now = rows[static_cast<std::size_t>(row)];
        const bool mayBeOut = entry.said && entry.said->isHidden;
        if (entry.row != now || mayBeOut)
            change(row, now);
    }
    // What a turn has brought is told in its heading.
    for (int row = 0; row < rowCount(); ++row) {
        const Entry &entry = entries_[static_cast<std::size_t>(row)];
        if (entry.row.kind == LogRow::Kind::turn && entry.said && entry.said->points != pointsOfTurn(row))
            change(row, entry.row);
    }
}

void LogModel::tellOfCurrent()
{
    const int current = currentIndex().isValid() ? currentIndex().row() : -1;
    const bool isPast = controller_.shown().isPast;
    if (current == current_ && isPast == isPast_)
        return;
    // Looking back, all later rows change their look.
    const int before = std::exchange(current_, current);
    const bool wasPast = std::exchange(isPast_, isPast);
    if (entries_.empty())
        return;
    const int rows = rowCount();
    const int low = before < 0 ? 0 : std::clamp(std::min(before, current), 0, rows - 1);
    const int high = isPast || wasPast ? rows - 1 : std::clamp(std::max(before, current), 0, rows - 1);
    emit dataChanged(index(low), index(high), {CurrentRole, LaterRole});
}

void LogModel::followScreen()
{
    if (std::exchange(privy_, controller_.shown().screen.privy) != controller_.shown().screen.privy)
        retranslate();
}

void LogModel::retranslate()
{
    if (entries_.empty())
        return;
    for (const Entry &entry : entries_)
        entry.said.reset();
    emit dataChanged(index(0), index(rowCount() - 1));
}

int LogModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(entries_.size());
}

QModelIndex LogModel::indexOf(PlyId ply) const
{
    const int row = ply < rowOfPly_.size() ? rowOfPly_[ply] : -1;
    return row < 0 ? QModelIndex() : index(row);
}

QModelIndex LogModel::currentIndex() const
{
    return controller_.hasGame() ? indexOf(controller_.history().current()) : QModelIndex();
}

void LogModel::jump(const QModelIndex &index)
{
    if (index.isValid())
        controller_.look(entries_[static_cast<std::size_t>(index.row())].row.last);
}

bool LogModel::turnOver(const QModelIndex &index)
{
    if (!index.isValid() || !entries_[static_cast<std::size_t>(index.row())].row.isGroup())
        return false;
    const PlyId first = entries_[static_cast<std::size_t>(index.row())].row.first;
    if (turned_.erase(first) == 0)
        turned_.insert(first);
    update();
    return true;
}

const LogModel::Said &LogModel::said(const Entry &entry) const
{
    if (!entry.said) {
        const GameHistory &history = controller_.history();
        const LogText text(history, controller_.words());
        const int points = entry.row.kind == LogRow::Kind::turn
                               ? pointsOfTurn(static_cast<int>(&entry - entries_.data()))
                               : text.points(entry.row);
        entry.said = {text.sentence(entry.row), points,
                      entry.row.kind == LogRow::Kind::action && history.isHidden(entry.row.first)};
    }
    return *entry.said;
}

int LogModel::pointsOfTurn(int row) const
{
    const LogRow &heading = entries_[static_cast<std::size_t>(row)].row;
    const Seat seat = heading.seat;
    int sum = LogText(controller_.history(), controller_.words()).points(heading);
    for (++row; row < rowCount(); ++row) {
        const Entry &entry = entries_[static_cast<std::size_t>(row)];
        if (entry.row.kind == LogRow::Kind::turn)
            break;
        if (entry.row.depth != 0 || entry.row.isStruck)
            continue;
        if (entry.row.seat == seat)
            sum += said(entry).points;
        else if (entry.row.seat == chanceSeat)
            sum += LogText(controller_.history(), controller_.words()).drawnPoints(entry.row, seat);
    }
    return sum;
}

QString LogModel::whole(int row) const
{
    const Entry &entry = entries_[static_cast<std::size_t>(row)];
    const QString name = LogText(controller_.history(), controller_.words()).name(entry.row);
    const QString sentence = said(entry).sentence.spoken();
    QString whole = sentence;
    if (sentence.isEmpty() || entry.row.isGroup())
        whole = sentence.isEmpty() ? name : sentence;
    else if (!name.isEmpty())
        whole = tr("%1: %2", "player, what they did").arg(name, sentence);
    const int points = said(entry).points;
    if (points != 0)
        whole += general_words::listSeparator() + general_words::points(points, points);
    return whole;
}

QVariant LogModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Entry &entry = entries_[static_cast<std::size_t>(index.row())];
    const LogRow &row = entry.row;
    const bool isTurn = row.kind == LogRow::Kind::turn;
    switch (role) {
    case PlyRole:
        return QVariant::fromValue<qulonglong>(row.last);
    case IdRole:
        return QVariant::fromValue<qulonglong>((row.first << 16) | (static_cast<qulonglong>(row.kind) << 8) |
                                               static_cast<qulonglong>(row.depth));
    case KindRole:
        return static_cast<int>(row.kind);
    case SeatRole:
        return row.seat < maxSeats ? int{row.seat} : -1;
    case NameRole:
        return isTurn || row.isNamed ? LogText(controller_.history(), controller_.words()).name(row)
                                     : QString();
    case SentenceRole:
        return QVariant::fromValue(said(entry).sentence);
    case PointsRole:
        return said(entry).points;
    case DepthRole:
        return row.depth;
    case OpenRole:
        return row.isGroup() ? QVariant(row.isOpen) : QVariant();
    case CurrentRole:
        return !isTurn && index == currentIndex();
    case LaterRole:
        return controller_.shown().isPast && index.row() > currentIndex().row();
    case TakenBackRole:
        return row.isStruck;
    case Qt::DisplayRole:
    case Qt::AccessibleTextRole:
        return whole(index.row());
    case Qt::ToolTipRole:
        return foreign_text::tip(LogText(controller_.history(), controller_.words()).story(row));
    default:
        return {};
    }
}

} // namespace waystone
