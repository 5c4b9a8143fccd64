#include "models/analysis_model.h"

#include "words/foreign_text.h"
#include "words/general_words.h"

#include <QLocale>

#include <algorithm>

namespace waystone {

AnalysisModel::AnalysisModel(GameController &controller, Adviser &adviser, QObject *parent)
    : QAbstractTableModel(parent), controller_(controller), adviser_(adviser)
{
    connect(&adviser, &Adviser::adviceChanged, this, &AnalysisModel::follow);
    // The words of its actions need the view that they were found in.
    connect(&controller, &GameController::viewAboutToChange, this, &AnalysisModel::clear);
    connect(&controller, &GameController::languageChanged, this, [this] {
        emit headerDataChanged(Qt::Horizontal, 0, ColumnCount - 1);
        if (!rows_.empty())
            emit dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
    });
    follow();
}

int AnalysisModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(rows_.size());
}

int AnalysisModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

int AnalysisModel::rowOf(Action action) const
{
    const auto found = std::ranges::find(rows_, action, &Candidate::action);
    return found == rows_.end() ? -1 : static_cast<int>(found - rows_.begin());
}

void AnalysisModel::clear()
{
    if (rows_.empty())
        return;
    beginResetModel();
    rows_.clear();
    endResetModel();
}

void AnalysisModel::follow()
{
    std::vector<Candidate> found = adviser_.advice().candidates;
    std::erase_if(found, [](const Candidate &candidate) { return candidate.visits == 0; });
    if (found.size() > mostRows)
        found.resize(mostRows);
    shown_ = controller_.snapshot();
    if (found.size() == rows_.size()) {
        // The same rows with other figures: what is selected stays so.
        rows_ = std::move(found);
        if (!rows_.empty())
            emit dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
        return;
    }
    beginResetModel();
    rows_ = std::move(found);
    endResetModel();
}

QString AnalysisModel::text(const Candidate &candidate, int column) const
{
    switch (column) {
    case ActionColumn:
        return shown_->words->actionText(candidate.action, shown_->view);
    case MarginColumn:
        return marginOf(candidate);
    case WinColumn:
        return isJudged(candidate)
                   ? tr("%1%", "a share in percent").arg(QLocale().toString(100 * candidate.winShare, 'f', 0))
                   : QStringLiteral("–");
    default:
        return {};
    }
}

QString AnalysisModel::marginOf(const Candidate &candidate) const
{
    if (!isJudged(candidate))
        return tr("not sure yet");
    return tr("%1 ± %2", "a margin in points, how uncertain it is")
        .arg(marginText(candidate.margin), QLocale().toString(candidate.uncertainty, 'f', 1));
}

QString AnalysisModel::toolTip(const Candidate &candidate) const
{
    const bool isDoubtful =
        isJudged(candidate) && &candidate != &rows_.front() && mayBeEqual(rows_.front(), candidate);
    const QString judged = tr("Tried %n time(s).", nullptr,
                              static_cast<int>(std::min<std::uint64_t>(candidate.visits, 1'000'000)));
    return isDoubtful ? judged + QLatin1Char('\n') + tr("It may be as good as the first.") : judged;
}

QVariant AnalysisModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Candidate &candidate = rows_[static_cast<std::size_t>(index.row())];
    switch (role) {
    case Qt::DisplayRole:
        return text(candidate, index.column());
    case Qt::ToolTipRole:
        return foreign_text::tip(toolTip(candidate));
    case Qt::AccessibleTextRole:
        return QString(headerData(index.column(), Qt::Horizontal).toString() +
                       general_words::listSeparator() + text(candidate, index.column()));
    case Qt::TextAlignmentRole:
        return index.column() == ActionColumn ? QVariant() : QVariant(int(Qt::AlignRight | Qt::AlignVCenter));
    default:
        return {};
    }
}

QVariant AnalysisModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    const bool isTip = role == Qt::ToolTipRole;
    if (role != Qt::DisplayRole && !isTip)
        return {};
    switch (section) {
    case ActionColumn:
        return isTip ? tr("Possible actions, best first") : tr("Action");
    case MarginColumn:
        return isTip ? tr("Expected points at the end of the game, minus those of the best other player. A "
                          "much longer search would differ from this by at most the second figure 19 times "
                          "out of 20.")
                     : tr("Margin");
    case WinColumn:
        return isTip ? tr("Expected share of first place") : tr("Wins");
    default:
        return {};
    }
}

} // namespace waystone
