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

TaskResult resultOf(const ResultTable::Task &task, int person)
{
    return task.results[static_cast<std::size_t>(person - firstPupil)].value_or(TaskResult());
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

void ResultsModel::setPupilRows(bool arePupils)
{
    beginResetModel();
    arePupilsRows_ = arePupils;
    endResetModel();
}

int ResultsModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() || tasks() == 0 ? 0 : arePupilsRows_ ? people() : tasks();
}

int ResultsModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() || tasks() == 0 ? 0 : arePupilsRows_ ? tasks() : people();
}

QString ResultsModel::cell(const ResultTable::Task &task, int person) const
{
    if (person < firstPupil)
        return tr("%1 of %2", "pupils who did a task at the first try, all pupils")
            .arg(task.count(Outcome::firstTry))
            .arg(table_.pupils.size());
    const TaskResult result = resultOf(task, person);
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
QString ResultsModel::spoken(const ResultTable::Task &task, int person) const
{
    if (person < firstPupil)
        return tr("%n pupil(s) solved it on the first try", nullptr, task.count(Outcome::firstTry));
    const TaskResult result = resultOf(task, person);
    const QString name = told(pupilName(table_.pupils[static_cast<std::size_t>(person - firstPupil)]));
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
    const int at = arePupilsRows_ ? index.column() : index.row();
    const int person = arePupilsRows_ ? index.row() : index.column();
    const ResultTable::Task &task = table_.tasks[static_cast<std::size_t>(at)];
    switch (role) {
    case Qt::DisplayRole:
        return cell(task, person);
    case Qt::AccessibleTextRole:
        return spoken(task, person);
    case Qt::ToolTipRole:
        return foreign_text::tip(spoken(task, person));
    case Qt::TextAlignmentRole:
        return Qt::AlignCenter;
    default:
        return {};
    }
}

QVariant ResultsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    const bool isPerson = (orientation == Qt::Vertical) == arePupilsRows_;
    if (section < 0 || section >= (isPerson ? people() : tasks()))
        return {};
    return isPerson ? personHeader(section, role)
                    : taskHeader(table_.tasks[static_cast<std::size_t>(section)], role);
}

QVariant ResultsModel::personHeader(int person, int role) const
{
    if (role != Qt::DisplayRole)
        return {};
    return person < firstPupil
               ? tr("First try")
               : told(pupilName(table_.pupils[static_cast<std::size_t>(person - firstPupil)]));
}

QVariant ResultsModel::taskHeader(const ResultTable::Task &task, int role) const
{
    const QString whole =
        tr("Step %1: %2", "number and first words of a step")
            .arg(QString::number(task.number), told(task.asks.empty() ? task.step : task.asks));
    // Above a column there is room for its number.
    const QString words = arePupilsRows_ ? tr("Step %1", "number of a step").arg(task.number) : whole;
    switch (role) {
    case Qt::DisplayRole:
        return task.isToDiscuss() ? QStringLiteral("► ") + words : words;
    case Qt::AccessibleTextRole:
        return whole;
    case Qt::ToolTipRole:
        return foreign_text::tip(whole);
    case Qt::FontRole: {
        QFont font;
        font.setBold(task.isToDiscuss());
        return task.isToDiscuss() ? QVariant(font) : QVariant();
    }
    default:
        return {};
    }
}

} // namespace waystone
