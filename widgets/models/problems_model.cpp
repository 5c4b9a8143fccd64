#include "models/problems_model.h"

#include "words/foreign_text.h"

namespace waystone {

ProblemsModel::ProblemsModel(QObject *parent) : QAbstractListModel(parent)
{
    connect(&language_, &LanguageWatcher::languageChanged, this, &ProblemsModel::retranslate);
}

void ProblemsModel::setProblems(Problems problems, std::shared_ptr<const GameWords> words)
{
    // The same problems again, as while somebody edits elsewhere, keep their rows and so the selection.
    if (problems == problems_ && words == words_) {
        retranslate();
        return;
    }
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

QString ProblemsModel::severityName(Severity severity)
{
    switch (severity) {
    case Severity::impossible:
        return tr("Impossible");
    case Severity::againstRule:
        return tr("Breaks a rule");
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
        return words_->problemText(problem);
    case Qt::AccessibleTextRole:
        return tr("%1: %2").arg(severityName(problem.severity), words_->problemText(problem));
    case Qt::ToolTipRole:
        return foreign_text::tip(severityName(problem.severity));
    case TitleRole:
        return words_->ruleTitle(problem.code);
    case CodeRole:
        return QString::fromStdString(problem.code);
    case SeverityRole:
        return QVariant::fromValue(problem.severity);
    case PlacesRole:
        return QVariant::fromValue(problem.places);
    default:
        return {};
    }
}

} // namespace waystone
