#include "editor/position/problems_panel.h"

#include "controls/calm_view.h"
#include "controls/sentence_button.h"
#include "editor/position/problem_delegate.h"
#include "lessons/rules/rule_library.h"

#include <QLabel>
#include <QListView>
#include <QScopedValueRollback>
#include <QScrollArea>
#include <QToolTip>
#include <QVBoxLayout>

#include <algorithm>
#include <numeric>
#include <utility>

namespace waystone {

namespace {

/// As high as its rows: what it stands in scrolls all of it, so that what mends a problem is never behind a second bar.
class WholeList final : public CalmView<QListView> {
protected:
    void updateGeometries() override
    {
        CalmView<QListView>::updateGeometries();
        setFixedHeight(contentsSize().height());
    }
};

} // namespace

ProblemsPanel::ProblemsPanel(ScenarioDocument &document, EditBoard &board, QWidget *parent)
    : QWidget(parent),
      document_(document),
      board_(board),
      summary_(new QLabel),
      list_(new WholeList),
      rule_(new QLabel),
      fixes_(new QWidget),
      column_(new QVBoxLayout(this))
{
    summary_->setObjectName(QStringLiteral("problemsSummary"));
    summary_->setWordWrap(true);
    list_->setObjectName(QStringLiteral("problems"));
    list_->setWordWrap(true);
    list_->setFrameShape(QFrame::NoFrame);
    list_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    list_->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    list_->setModel(&problems_);
    list_->setItemDelegate(new ProblemDelegate(board.view().board(), this));
    list_->setSpacing(2);
    rule_->setObjectName(QStringLiteral("problemRule"));
    rule_->setWordWrap(true);
    rule_->setTextFormat(Qt::RichText);
    rule_->setTextInteractionFlags(Qt::TextBrowserInteraction);
    QFont font = rule_->font();
    font.setBold(true);
    rule_->setFont(font);
    column_->setContentsMargins(6, 6, 6, 6);
    column_->setSpacing(4);
    column_->addWidget(summary_);
    column_->addWidget(list_);
    column_->addWidget(rule_);
    column_->addWidget(fixes_);
    column_->addStretch(1);
    connect(list_->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            &ProblemsPanel::showCurrent);
    connect(list_, &QListView::clicked, this, &ProblemsPanel::showCurrent);
    connect(rule_, &QLabel::linkActivated, this, &ProblemsPanel::ruleWanted);
    connect(&document, &ScenarioDocument::changed, this, &ProblemsPanel::refresh);
    connect(&document, &ScenarioDocument::languageChanged, this, &ProblemsPanel::refresh);
    refresh();
}

void ProblemsPanel::refresh()
{
    const QScopedValueRollback refreshing(isRefreshing_, true);
    const std::vector<Finding> &findings = document_.findings();
    const int row = list_->currentIndex().row();
    list_->setAccessibleName(tr("Problems"));
    order_.resize(findings.size());
    std::iota(order_.begin(), order_.end(), std::size_t{0});
    std::ranges::stable_sort(order_, {}, [&findings](std::size_t index) {
        return static_cast<int>(findings[index].problem.severity);
    });
    Problems problems;
    for (const std::size_t index : order_)
        problems.push_back(findings[index].problem);
    problems_.setProblems(std::move(problems), document_.sharedWords());
    summary_->setText(findings.empty() ? tr("Nothing is wrong with this position.")
                                       : tr("%n problem(s)", nullptr, static_cast<int>(findings.size())));
    list_->setVisible(!findings.empty());
    if (!findings.empty())
        list_->setCurrentIndex(problems_.index(std::clamp(row, 0, problems_.rowCount() - 1)));
    showCurrent();
}

void ProblemsPanel::showCurrent()
{
    delete std::exchange(fixes_, new QWidget);
    column_->insertWidget(column_->count() - 1, fixes_);
    fixes_->hide();
    const QModelIndex current = list_->currentIndex();
    rule_->setVisible(current.isValid());
    if (!current.isValid())
        return;
    const QString code = current.data(ProblemsModel::CodeRole).toString();
    const QString title = current.data(ProblemsModel::TitleRole).toString().toHtmlEscaped();
    const bool canBeRead = ruleLibrary().ofProblem(code.toStdString()).rule != nullptr;
    rule_->setText(canBeRead ? QStringLiteral("<a href=\"%1\">%2</a>").arg(code, title) : title);
    rule_->setVisible(!title.isEmpty());
    if (!isRefreshing_)
        board_.showPlaces(current.data(ProblemsModel::PlacesRole).value<std::vector<Place>>());
    const std::size_t index = order_[static_cast<std::size_t>(current.row())];
    const Finding &finding = document_.findings()[index];
    if (finding.fixes.empty())
        return;
    auto *layout = new QVBoxLayout(fixes_);
    layout->setContentsMargins({});
    layout->setSpacing(3);
    for (std::size_t fix = 0; fix < finding.fixes.size(); ++fix) {
        auto *button = new SentenceButton(document_.words().fixText(finding.fixes[fix].name));
        button->setObjectName(QStringLiteral("fix%1").arg(fix));
        connect(
            button, &QPushButton::clicked, this, [this, index, fix] { mend(index, fix); },
            Qt::QueuedConnection);
        layout->addWidget(button);
    }
    fixes_->show();
    if (!isRefreshing_) // once they are laid out
        QMetaObject::invokeMethod(this, &ProblemsPanel::showFixes, Qt::QueuedConnection);
}

void ProblemsPanel::showFixes()
{
    for (QWidget *around = parentWidget(); around != nullptr; around = around->parentWidget())
        if (auto *page = qobject_cast<QScrollArea *>(around))
            return page->ensureWidgetVisible(fixes_, 0, 0);
}

void ProblemsPanel::mend(std::size_t finding, std::size_t fix)
{
    const std::vector<Finding> &findings = document_.findings();
    if (finding >= findings.size() || fix >= findings[finding].fixes.size())
        return;
    const Fix chosen = findings[finding].fixes[fix];
    // What was shown of the problem goes with it.
    QToolTip::hideText();
    board_.showPlaces({});
    document_.replaceSetup(
        chosen.setup, [words = document_.sharedWords(), name = chosen.name] { return words->fixText(name); });
}

} // namespace waystone
