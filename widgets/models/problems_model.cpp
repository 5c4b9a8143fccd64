#include "models/problems_model.h"

#include "words/general_words.h"

namespace waystone {

namespace {

QVariant number(const Problem &problem, std::string_view name)
{
    const Argument *argument = problem.argument(name);
    const int *value = argument == nullptr ? nullptr : std::get_if<int>(&argument->value);
    return value == nullptr ? QVariant() : QVariant(*value);
}

} // namespace

ProblemsModel::ProblemsModel(QObject *parent) : QAbstractListModel(parent)
{
    connect(&language_, &LanguageWatcher::languageChanged, this, &ProblemsModel::retranslate);
}

void ProblemsModel::setProblems(Problems problems, std::shared_ptr<const GameWords> words)
{
    // The same problems again, as while somebody edits elsewhere, keep their rows and so the selection.
    if (problems == problems_ && words == words_)
        return;
    beginResetModel();
    problems_ = std::move(problems);
    words_ = std::move(words);
    endResetModel();
}

void ProblemsModel::retranslate()
{
    if (!problems_.empty())
        emit dataChanged(index(0), index(rowCount() - 1));
}

int ProblemsModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(problems_.size());
}

QString ProblemsModel::text(const Problem &problem) const
{
    return words_ ? words_->problemText(problem) : general_words::problemText(problem, nullptr);
}

QString ProblemsModel::title(const Problem &problem) const
{
    return words_ ? words_->ruleTitle(problem.code) : general_words::problemTitle(problem.code);
}

QString ProblemsModel::severityName(Severity severity)
{
    switch (severity) {
    case Severity::impossible:
        return tr("Impossible");
    case Severity::againstRule:
        return tr("Against a rule");
    case Severity::unusual:
        return tr("Unusual");
    }
    return {};
}

QVariant ProblemsModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Problem &problem = problems_[static_cast<std::size_t>(index.row())];
    switch (role) {
    case Qt::DisplayRole:
        return text(problem);
    case Qt::AccessibleTextRole:
        return tr("%1: %2").arg(severityName(problem.severity), text(problem));
    case Qt::ToolTipRole:
    case TitleRole:
        return title(problem);
    case CodeRole:
        return QString::fromStdString(problem.code);
    case SeverityRole:
        return static_cast<int>(problem.severity);
    case PlacesRole: {
        QVariantList places;
        for (const Place place : problem.places)
            places.append(QVariant::fromValue(place));
        return places;
    }
    case LineRole:
        return number(problem, "line");
    case ColumnRole:
        return number(problem, "column");
    default:
        return {};
    }
}

QHash<int, QByteArray> ProblemsModel::roleNames() const
{
    QHash<int, QByteArray> names = QAbstractListModel::roleNames();
    names.insert({{CodeRole, "code"},
                  {SeverityRole, "severity"},
                  {TitleRole, "title"},
                  {PlacesRole, "places"},
                  {LineRole, "line"},
                  {ColumnRole, "column"}});
    return names;
}

} // namespace waystone
