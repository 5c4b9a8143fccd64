#include "models/log_model.h"

#include <QFont>
#include <QStringList>

#include <algorithm>

namespace waystone {

/// A line of the log. `first` is the ply of an action, or the first one below a turn or variation.
struct LogModel::Node {
    enum class Kind { top, turn, action, variation };

    Kind kind = Kind::top;
    PlyId first = 0;
    int row = 0;
    Node *parent = nullptr;
    std::vector<std::unique_ptr<Node>> children;

    [[nodiscard]] PlyId lastPly() const { return kind == Kind::action ? first : children.back()->first; }
};

LogModel::LogModel(GameController &controller, QObject *parent)
    : QAbstractItemModel(parent), controller_(controller), root_(std::make_unique<Node>())
{
    connect(&controller_, &GameController::viewAboutToChange, this, [this](const ViewChange &change) {
        if (change.reason != ViewChange::Reason::reset)
            return;
        // The plies of the game before are about to go.
        beginResetModel();
        root_ = std::make_unique<Node>();
        nodes_.clear();
        endResetModel();
    });
    connect(&controller_, &GameController::logReordered, this, &LogModel::rebuild);
    connect(&controller_, &GameController::logChanged, this, &LogModel::update);
    connect(&controller_, &GameController::playersChanged, this, &LogModel::retranslate);
    connect(&controller_, &GameController::languageChanged, this, &LogModel::retranslate);
    if (controller_.hasGame())
        rebuild();
}

LogModel::~LogModel() = default;

void LogModel::rebuild()
{
    beginResetModel();
    root_ = std::make_unique<Node>();
    nodes_.clear();
    addNewPlies(false);
    endResetModel();
}

void LogModel::update()
{
    if (nodes_.empty())
        rebuild();
    else
        addNewPlies(true);
    touch({});
}

void LogModel::addNewPlies(bool announce)
{
    if (nodes_.size() >= controller_.history().size())
        return;
    const std::size_t old = nodes_.size();
    nodes_.resize(controller_.history().size(), nullptr);
    // Depth first, the main line first: what is played in place of an action goes below it, so that must be there.
    std::vector<PlyId> open;
    for (PlyId id = nodes_.size(); id-- > old;)
        if (id == 0 || controller_.history().logged(id).parent < old)
            open.push_back(id);
    while (!open.empty()) {
        const PlyId id = open.back();
        open.pop_back();
        if (id != 0)
            addPly(id, announce);
        const std::vector<PlyId> &children = controller_.history().children(id);
        open.insert(open.end(), children.rbegin(), children.rend());
    }
}

LogModel::Node *LogModel::append(Node *parent, std::unique_ptr<Node> node, bool announce)
{
    const int row = static_cast<int>(parent->children.size());
    if (announce)
        beginInsertRows(indexFor(parent), row, row);
    node->row = row;
    node->parent = parent;
    parent->children.push_back(std::move(node));
    if (announce)
        endInsertRows();
    return parent->children.back().get();
}

void LogModel::addPly(PlyId id, bool announce)
{
    const LoggedPly ply = controller_.history().logged(id);
    const PlyId elder = controller_.history().children(ply.parent).front();
    // A turn or variation is inserted with its first action in it, so that no view sees an empty one.
    auto action = std::make_unique<Node>(Node{Node::Kind::action, id, 0, nullptr, {}});
    const auto appendHead = [&](Node *parent, Node::Kind kind) {
        auto head = std::make_unique<Node>(Node{kind, id, 0, nullptr, {}});
        Node *added = append(head.get(), std::move(action), false);
        append(parent, std::move(head), announce);
        return added;
    };
    if (elder != id) {
        nodes_[id] = appendHead(nodes_[elder], Node::Kind::variation);
        return;
    }
    Node *before = nodes_[ply.parent];
    const bool onMainLine = before == nullptr || before->parent->kind == Node::Kind::turn;
    if (before == nullptr || (onMainLine && controller_.history().logged(ply.parent).beginsTurn))
        nodes_[id] = appendHead(root_.get(), Node::Kind::turn);
    else
        nodes_[id] = append(before->parent, std::move(action), announce);
}

LogModel::Node *LogModel::nodeAt(const QModelIndex &index) const
{
    return index.isValid() ? static_cast<Node *>(index.internalPointer()) : root_.get();
}

QModelIndex LogModel::indexFor(const Node *node, int column) const
{
    return node == nullptr || node == root_.get() ? QModelIndex() : createIndex(node->row, column, node);
}

QModelIndex LogModel::indexOf(PlyId ply) const
{
    return ply < nodes_.size() ? indexFor(nodes_[ply]) : QModelIndex();
}

QModelIndex LogModel::index(int row, int column, const QModelIndex &parent) const
{
    if (!hasIndex(row, column, parent))
        return {};
    return createIndex(row, column, nodeAt(parent)->children[static_cast<std::size_t>(row)].get());
}

QModelIndex LogModel::parent(const QModelIndex &child) const
{
    return child.isValid() ? indexFor(nodeAt(child)->parent) : QModelIndex();
}

int LogModel::rowCount(const QModelIndex &parent) const
{
    return parent.column() > 0 ? 0 : static_cast<int>(nodeAt(parent)->children.size());
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
        controller_.goTo(nodeAt(index)->lastPly());
}

bool LogModel::isCurrent(const Node &node) const
{
    const PlyId current = controller_.history().current();
    if (node.kind == Node::Kind::action)
        return node.first == current;
    return std::ranges::any_of(node.children, [&](const auto &child) { return child->first == current; });
}

int LogModel::points(const LoggedPly &ply)
{
    return pointsOf(ply.events, ply.seat);
}

QString LogModel::cost(const LoggedPly &ply) const
{
    QStringList parts;
    for (const Event &event : ply.events)
        if (event.kind == Event::Kind::paid)
            parts += controller_.words().countedTerm(event.what, event.amount);
    return parts.join(tr(", ", "between the goods of a price"));
}

QString LogModel::tooltip(const LoggedPly &ply) const
{
    QStringList lines;
    for (const Event &event : ply.events) {
        const QString line = controller_.words().eventText(event);
        if (!line.isEmpty())
            lines += line;
    }
    return lines.join(QLatin1Char('\n'));
}

QString LogModel::turnTitle(const Node &node) const
{
    const LoggedPly before = controller_.history().logged(controller_.history().logged(node.first).parent);
    const auto began = std::ranges::find(before.events, Event::Kind::turnBegan, &Event::kind);
    if (began != before.events.end())
        return controller_.words().eventText(*began);
    const LoggedPly first = controller_.history().logged(node.first);
    return first.seat == chanceSeat ? tr("Set-up") : controller_.words().seatName(first.seat);
}

/// Whose turn begins with this ply; -1 for set-up and for turns of nobody.
static int turnSeat(const GameController &controller, PlyId first)
{
    const LoggedPly ply = controller.history().logged(first);
    const LoggedPly before = controller.history().logged(ply.parent);
    const auto began = std::ranges::find(before.events, Event::Kind::turnBegan, &Event::kind);
    const Seat seat = began != before.events.end() ? began->seat : ply.seat;
    return seat < controller.seats() ? int{seat} : -1;
}

QVariant LogModel::headData(const Node &node, int column, int role) const
{
    if (role == SeatRole)
        return node.kind == Node::Kind::turn ? turnSeat(controller_, node.first) : -1;
    if (role == Qt::DisplayRole && column == WhoColumn) {
        if (node.kind == Node::Kind::turn)
            return turnTitle(node);
        return tr("Variation %1").arg(node.row + 1);
    }
    if (role == PointsRole || (role == Qt::DisplayRole && column == PointsColumn)) {
        int sum = 0;
        for (const auto &child : node.children) {
            const LoggedPly ply = controller_.history().logged(child->first);
            sum += ply.takenBack ? 0 : points(ply);
        }
        return role == PointsRole || sum != 0 ? QVariant(sum) : QVariant();
    }
    return {};
}

QVariant LogModel::plyData(const Node &node, int column, int role) const
{
    const LoggedPly ply = controller_.history().logged(node.first);
    const GameWords &words = controller_.words();
    switch (role) {
    case SeatRole:
        return ply.seat == chanceSeat ? -1 : int{ply.seat};
    case PointsRole:
        return points(ply);
    case Qt::ToolTipRole:
        return tooltip(ply);
    case Qt::DisplayRole:
    case Qt::AccessibleTextRole:
        break;
    default:
        return {};
    }
    switch (column) {
    case WhoColumn:
        return words.seatName(ply.seat);
    case WhatColumn:
        if (ply.hidden)
            return ply.seat == chanceSeat ? tr("Hidden draw") : tr("Secret choice");
        return words.playedText(ply.action, ply.before);
    case CostColumn:
        return cost(ply);
    case PointsColumn:
        return points(ply) != 0 ? QVariant(points(ply)) : QVariant();
    default:
        return {};
    }
}

QVariant LogModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Node &node = *nodeAt(index);
    const bool takenBack = controller_.history().logged(node.first).takenBack;
    switch (role) {
    case PlyRole:
        return QVariant::fromValue<qulonglong>(node.lastPly());
    case CurrentRole:
        return isCurrent(node);
    case TakenBackRole:
        return takenBack;
    case TurnRole:
        return node.kind == Node::Kind::turn;
    case VariationRole:
        return node.kind == Node::Kind::variation;
    case Qt::FontRole: {
        QFont font;
        font.setStrikeOut(takenBack);
        font.setBold(isCurrent(node));
        return font;
    }
    case Qt::TextAlignmentRole:
        return index.column() == PointsColumn ? QVariant(Qt::AlignRight | Qt::AlignVCenter) : QVariant();
    default:
        return node.kind == Node::Kind::action ? plyData(node, index.column(), role)
                                               : headData(node, index.column(), role);
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
