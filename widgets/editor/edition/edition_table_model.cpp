#include "editor/edition/edition_table_model.h"

#include "faces/game_faces.h"
#include "words/edition_words.h"
#include "words/foreign_text.h"

#include <QFont>

#include <algorithm>
#include <set>

namespace waystone {

namespace {

using Pointer = EditionDocument::Pointer;

constexpr const char *sourceKey = "source";
constexpr int mostChoices = 14; ///< more words than that are names, not a choice

/// Every scalar of an object that is in no array.
void collectValues(const Json &value, const Pointer &pointer, std::vector<Pointer> &found)
{
    if (!value.is_object()) {
        if (!value.is_array())
            found.push_back(pointer);
        return;
    }
    for (const auto &[key, inner] : value.items())
        if (key != sourceKey)
            collectValues(inner, pointer / key, found);
}

void collectArrays(const Json &value, const Pointer &pointer, std::vector<Pointer> &found)
{
    if (value.is_array())
        found.push_back(pointer);
    else if (value.is_object())
        for (const auto &[key, inner] : value.items())
            collectArrays(inner, pointer / key, found);
}

void addNew(std::vector<Pointer> &list, const Pointer &pointer)
{
    if (std::ranges::find(list, pointer) == list.end())
        list.push_back(pointer);
}

} // namespace

EditionTableModel::EditionTableModel(EditionDocument &document, Pointer part, QObject *parent)
    : QAbstractTableModel(parent), document_(document), part_(std::move(part))
{
    connect(&document, &EditionDocument::changed, this, &EditionTableModel::rebuild);
    rebuild();
}

std::vector<Pointer> EditionTableModel::arrays(const EditionDocument &document, const std::string &group)
{
    std::vector<Pointer> found;
    const Pointer root = Pointer() / group;
    if (const Json *value = document.find(root))
        collectArrays(*value, root, found);
    return found;
}

QString EditionTableModel::name(const EditionDocument &document, const std::string &word)
{
    const QString own = editionWord(document.kind().id, word);
    if (!own.isEmpty())
        return own;
    const QString term = gameFace(document.kind().id)->generalWords()->termName(word);
    return term.isEmpty() ? foreign_text::line(QString::fromStdString(word)) : term;
}

void EditionTableModel::rebuild()
{
    std::vector<Pointer> rows;
    std::vector<Pointer> columns;
    const Json *value = document_.find(part_);
    isArray_ = value != nullptr && value->is_array();
    if (isArray_) {
        for (std::size_t row = 0; row < value->size(); ++row) {
            rows.push_back(part_ / row);
            const Json &item = (*value)[row];
            std::vector<Pointer> cells;
            collectValues(item, Pointer(), cells);
            if (item.is_array())
                for (std::size_t cell = 0; cell < item.size(); ++cell)
                    cells.push_back(Pointer() / cell);
            for (const Pointer &cell : cells)
                addNew(columns, cell);
        }
    } else if (value != nullptr) {
        collectValues(*value, part_, rows);
        columns.push_back(Pointer());
    }
    if (rows == rows_ && columns == columns_) {
        if (!rows_.empty() && !columns_.empty())
            emit dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
        return;
    }
    beginResetModel();
    rows_ = std::move(rows);
    columns_ = std::move(columns);
    endResetModel();
}

int EditionTableModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(rows_.size());
}

int EditionTableModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(columns_.size());
}

Pointer EditionTableModel::pointerAt(const QModelIndex &index) const
{
    return rows_[static_cast<std::size_t>(index.row())] / columns_[static_cast<std::size_t>(index.column())];
}

QString EditionTableModel::shown(const Json &value) const
{
    if (value.is_string())
        return name(document_, value.get<std::string>());
    if (value.is_null())
        return QStringLiteral("–");
    return foreign_text::line(QString::fromStdString(value.dump()), foreign_text::longestLine);
}

QStringList EditionTableModel::wordsOf() const
{
    std::set<QString> words;
    for (const Pointer &row : rows_)
        for (const Pointer &column : columns_)
            if (const Json *value = document_.find(row / column); value != nullptr && value->is_string())
                words.insert(QString::fromStdString(value->get<std::string>()));
    return words.size() > mostChoices ? QStringList() : QStringList(words.begin(), words.end());
}

QVariant EditionTableModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid())
        return {};
    const Pointer pointer = pointerAt(index);
    const Json *value = document_.find(pointer);
    switch (role) {
    case Qt::DisplayRole:
        return value == nullptr ? QString() : shown(*value);
    case Qt::EditRole:
        if (value == nullptr)
            return QString();
        if (value->is_number_integer())
            return value->get<int>();
        return value->is_string() ? QString::fromStdString(value->get<std::string>()) : QString();
    case Qt::FontRole: {
        QFont font;
        font.setBold(document_.isOwn(pointer));
        return font;
    }
    case Qt::ToolTipRole:
        return document_.isOwn(pointer) ? foreign_text::tip(tr("Typed in by you")) : QVariant();
    case Qt::TextAlignmentRole:
        return value != nullptr && value->is_number() ? QVariant(int{Qt::AlignRight | Qt::AlignVCenter})
                                                      : QVariant();
    case ChoicesRole:
        return value == nullptr || value->is_string() ? wordsOf() : QStringList();
    case PointerRole:
        return QString::fromStdString(pointer.to_string());
    default:
        return {};
    }
}

QVariant EditionTableModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (role != Qt::DisplayRole)
        return {};
    const auto words = [this](const Pointer &path, std::size_t skipped) {
        QStringList parts;
        Pointer rest = path;
        while (!rest.empty()) {
            parts.prepend(name(document_, rest.back()));
            rest.pop_back();
        }
        parts.remove(0, static_cast<qsizetype>(skipped));
        return parts.join(QStringLiteral(" – "));
    };
    if (orientation == Qt::Horizontal) {
        const Pointer &column = columns_[static_cast<std::size_t>(section)];
        if (column.empty())
            return tr("Value");
        // The columns of an array of arrays have no names.
        const Json *first = rows_.empty() ? nullptr : document_.find(rows_.front());
        return first != nullptr && first->is_array() ? QString::number(section + 1) : words(column, 0);
    }
    if (isArray_)
        return QString::number(section + 1);
    // The group has its name above already, and so has what it holds if that is a single thing.
    const Json &group = *document_.find(part_);
    std::size_t parts = 0;
    bool isNested = false;
    for (const auto &[key, value] : group.items())
        if (key != sourceKey) {
            ++parts;
            isNested = value.is_object();
        }
    return words(rows_[static_cast<std::size_t>(section)], parts == 1 && isNested ? 2 : 1);
}

Qt::ItemFlags EditionTableModel::flags(const QModelIndex &index) const
{
    if (!index.isValid())
        return Qt::NoItemFlags;
    const Qt::ItemFlags flags = QAbstractTableModel::flags(index);
    const Json *value = document_.find(pointerAt(index));
    return value != nullptr && value->is_null() ? flags : flags | Qt::ItemIsEditable;
}

bool EditionTableModel::setData(const QModelIndex &index, const QVariant &value, int role)
{
    if (role != Qt::EditRole)
        return false;
    const Pointer pointer = pointerAt(index);
    const Json *old = document_.find(pointer);
    if (old != nullptr && old->is_number())
        document_.set(pointer, value.toInt());
    else if (value.toString().isEmpty() && old != nullptr)
        document_.erase(pointer);
    else if (!value.toString().isEmpty())
        document_.set(pointer, value.toString().toStdString());
    return true;
}

void EditionTableModel::addRowLike(int row)
{
    const Json *array = document_.find(part_);
    if (array == nullptr || array->empty())
        return;
    const auto like = row < 0 ? array->size() - 1 : static_cast<std::size_t>(row);
    document_.insertRow(part_, like + 1, Json((*array)[like]));
}

void EditionTableModel::deleteRow(int row)
{
    if (row >= 0)
        document_.removeRow(part_, static_cast<std::size_t>(row));
}

} // namespace waystone
