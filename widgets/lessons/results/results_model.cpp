#include "lessons/results/results_model.h"

#include "words/foreign_text.h"

#include <QFont>

namespace waystone {

namespace {

using Outcome = TaskResult::Outcome;

constexpr int firstPupil = 1;

QString told(const std::string &text, qsizetype longest = foreign_text::longestName)
{
    return foreign_text::line(QString::fromStdString(text), longest);
}

TaskResult resultOf(const ResultTable::Task &task, int column)
{
    return task.results[static_cast<std::size_t>(column - firstPupil)].value_or(TaskResult());
}

} // namespace

void ResultsModel::setTable(const ResultTable &table)
{
    beginResetModel();
    table_ = table;
    endResetModel();
}

void ResultsModel::retranslate()
{
    beginResetModel();
    endResetModel();
}

int ResultsModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(table_.tasks.size());
}

int ResultsModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : firstPupil + static_cast<int>(table_.pupils.size());
}

QString ResultsModel::cell(const ResultTable::Task &task, int column) const
{
    if (column < firstPupil)
        return tr("%1 of %2", "pupils who did a task at the first try, all pupils")
            .arg(task.count(Outcome::firstTry))
            .arg(table_.pupils.size());
    const TaskResult result = resultOf(task, column);
    switch (result.outcome()) {
    case Outcome::firstTry:
        return QStringLiteral("✓");
    case Outcome::withHints:
        return QStringLiteral("◐");
    case Outcome::again:
        return QStringLiteral("↻ %1").arg(result.tries);
    case Outcome::notDone:
        break;
    }
    return QStringLiteral("–");
}

/// Without signs, for those who hear it and for who points at it.
QString ResultsModel::spoken(const ResultTable::Task &task, int column) const
{
    if (column < firstPupil)
        return tr("%n pupil(s) solved it on the first try", nullptr, task.count(Outcome::firstTry));
    const TaskResult result = resultOf(task, column);
    const QString name = told(pupilName(table_.pupils[static_cast<std::size_t>(column - firstPupil)]));
    QStringList parts;
    parts.append(result.isDone ? tr("%1: solved, tries: %2").arg(name, QString::number(result.tries))
                               : tr("%1: not solved, tries: %2").arg(name, QString::number(result.tries)));
    parts.append(tr("hints: %1").arg(result.hints));
    parts.append(tr("seconds: %1").arg(result.seconds));
    return parts.join(QStringLiteral(", "));
}

QVariant ResultsModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const ResultTable::Task &task = table_.tasks[static_cast<std::size_t>(index.row())];
    switch (role) {
    case Qt::DisplayRole:
        return cell(task, index.column());
    case Qt::AccessibleTextRole:
        return spoken(task, index.column());
    case Qt::ToolTipRole:
        return foreign_text::tip(spoken(task, index.column()));
    case Qt::TextAlignmentRole:
        return Qt::AlignCenter;
    default:
        return {};
    }
}

QVariant ResultsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation == Qt::Horizontal) {
        if (role != Qt::DisplayRole)
            return {};
        return section < firstPupil
                   ? tr("First try")
                   : told(pupilName(table_.pupils[static_cast<std::size_t>(section - firstPupil)]));
    }
    if (section < 0 || section >= rowCount())
        return {};
    const ResultTable::Task &task = table_.tasks[static_cast<std::size_t>(section)];
    if (role == Qt::FontRole && task.isToDiscuss()) {
        QFont bold;
        bold.setBold(true);
        return bold;
    }
    if (role != Qt::DisplayRole)
        return {};
    const QString words = tr("Step %1: %2", "number and first words of a step")
                              .arg(task.number)
                              .arg(told(task.asks.empty() ? task.step : task.asks));
    return task.isToDiscuss() ? QStringLiteral("► ") + words : words;
}

} // namespace waystone
