#include "models/log_model.h"

#include "models/log_text.h"
#include "words/foreign_text.h"

#include <QFont>

#include <algorithm>

namespace waystone {

LogModel::LogModel(GameController &controller, QObject *parent)
    : QAbstractItemModel(parent), controller_(controller)
{
    connect(&controller_, &GameController::viewAboutToChange, this, [this](const ViewChange &change) {
        // The plies of the game before are about to go.
        if (change.reason == ViewChange::Reason::reset)
            clear();
    });
    connect(&controller_, &GameController::logReordered, this, &LogModel::rebuild);
    connect(&controller_, &GameController::logChanged, this, &LogModel::update);
    connect(&controller_, &GameController::playersChanged, this, &LogModel::retranslate);
    connect(&controller_, &GameController::languageChanged, this, &LogModel::retranslate);
    if (controller_.hasGame())
        rebuild();
}

void LogModel::clear()
{
    beginResetModel();
    tree_.clear();
    endResetModel();
}

void LogModel::rebuild()
{
    beginResetModel();
    tree_.clear();
    const GameHistory &history = controller_.history();
    for (const PlyId ply : tree_.grow(history))
        tree_.add(tree_.additionFor(history, ply));
    endResetModel();
}

void LogModel::update()
{
    if (tree_.isEmpty())
        rebuild();
    else
        addNewPlies();
    touch({});
}

void LogModel::addNewPlies()
{
    const GameHistory &history = controller_.history();
    for (const PlyId ply : tree_.grow(history)) {
        LogTree::Addition addition = tree_.additionFor(history, ply);
        const int row = static_cast<int>(addition.parent->children.size());
        beginInsertRows(indexFor(addition.parent), row, row);
        tree_.add(std::move(addition));
        endInsertRows();
    }
}

LogLine *LogModel::lineAt(const QModelIndex &index) const
{
    return index.isValid() ? static_cast<LogLine *>(index.internalPointer()) : tree_.top();
}

QModelIndex LogModel::indexFor(const LogLine *line, int column) const
{
    return line == nullptr || line == tree_.top() ? QModelIndex() : createIndex(line->row, column, line);
}

QModelIndex LogModel::indexOf(PlyId ply) const
{
    return indexFor(tree_.lineOf(ply));
}

QModelIndex LogModel::index(int row, int column, const QModelIndex &parent) const
{
    if (!hasIndex(row, column, parent))
        return {};
    return createIndex(row, column, lineAt(parent)->children[static_cast<std::size_t>(row)].get());
}

QModelIndex LogModel::parent(const QModelIndex &child) const
{
    return child.isValid() ? indexFor(lineAt(child)->parent) : QModelIndex();
}

int LogModel::rowCount(const QModelIndex &parent) const
{
    return parent.column() > 0 ? 0 : static_cast<int>(lineAt(parent)->children.size());
}

int LogModel::columnCount(const QModelIndex &) const
{
    return ColumnCount;
}

void LogModel::touch(const QModelIndex &parent)
{
    const int rows = rowCount(parent);
    if (rows == 0)
        return;
    emit dataChanged(index(0, 0, parent), index(rows - 1, ColumnCount - 1, parent));
    for (int row = 0; row < rows; ++row)
        touch(index(row, 0, parent));
}

void LogModel::retranslate()
{
    emit headerDataChanged(Qt::Horizontal, 0, ColumnCount - 1);
    touch({});
}

void LogModel::jump(const QModelIndex &index)
{
    if (index.isValid())
        controller_.look(lineAt(index)->lastPly());
}

bool LogModel::isCurrent(const LogLine &line) const
{
    const PlyId current = controller_.history().current();
    if (line.kind == LogLine::Kind::action)
        return line.first == current;
    return std::ranges::any_of(line.children, [&](const auto &child) { return child->first == current; });
}

QVariant LogModel::headData(const LogLine &line, int column, int role) const
{
    const LogText text(controller_.history(), controller_.words());
    if (role == SeatRole)
        return text.turnSeat(line);
    if (role == Qt::DisplayRole && column == WhoColumn)
        return text.title(line);
    if (role == PointsRole || (role == Qt::DisplayRole && column == PointsColumn)) {
        const int points = text.pointsBelow(line);
        return role == PointsRole || points != 0 ? QVariant(points) : QVariant();
    }
    return {};
}

QVariant LogModel::plyData(const LogLine &line, int column, int role) const
{
    const LoggedPly ply = controller_.history().logged(line.first);
    const LogText text(controller_.history(), controller_.words());
    switch (role) {
    case SeatRole:
        return ply.seat == chanceSeat ? -1 : int{ply.seat};
    case PointsRole:
        return LogText::points(ply);
    case Qt::ToolTipRole:
        return foreign_text::tip(text.story(ply));
    case Qt::DisplayRole:
    case Qt::AccessibleTextRole:
        break;
    default:
        return {};
    }
    switch (column) {
    case WhoColumn:
        return text.who(ply);
    case WhatColumn:
        return text.what(ply);
    case CostColumn:
        return text.cost(ply);
    case PointsColumn:
        return LogText::points(ply) != 0 ? QVariant(LogText::points(ply)) : QVariant();
    default:
        return {};
    }
}

QFont LogModel::font(const LogLine &line) const
{
    QFont font;
    font.setStrikeOut(controller_.history().outline(line.first).takenBack);
    font.setBold(isCurrent(line));
    return font;
}

QVariant LogModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const LogLine &line = *lineAt(index);
    switch (role) {
    case PlyRole:
        return QVariant::fromValue<qulonglong>(line.lastPly());
    case CurrentRole:
        return isCurrent(line);
    case TakenBackRole:
        return controller_.history().outline(line.first).takenBack;
    case TurnRole:
        return line.kind == LogLine::Kind::turn;
    case VariationRole:
        return line.kind == LogLine::Kind::variation;
    case Qt::FontRole:
        return font(line);
    case Qt::TextAlignmentRole:
        return index.column() == PointsColumn ? QVariant(Qt::AlignRight | Qt::AlignVCenter) : QVariant();
    default:
        return line.kind == LogLine::Kind::action ? plyData(line, index.column(), role)
                                                  : headData(line, index.column(), role);
    }
}

QVariant LogModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case WhoColumn:
        return tr("Who");
    case WhatColumn:
        return tr("What");
    case CostColumn:
        return tr("Cost");
    case PointsColumn:
        return tr("Points");
    default:
        return {};
    }
}

} // namespace waystone
