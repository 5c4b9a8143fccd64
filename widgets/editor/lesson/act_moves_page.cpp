#include "editor/lesson/act_moves_page.h"

#include "controls/calm_view.h"
#include "editor/lesson/lesson_draft.h"
#include "editor/lesson/lesson_names.h"
#include "editor/lesson/line_box.h"
#include "words/foreign_text.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QToolButton>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <array>

namespace waystone {

namespace {

constexpr int leastTreeHeight = 110;
constexpr std::array verdicts{Branch::Verdict::right, Branch::Verdict::good, Branch::Verdict::wrong};

QToolButton *button(const QString &name)
{
    auto *button = new QToolButton;
    button->setObjectName(name);
    return button;
}

void addBranches(QTreeWidgetItem *parent, const std::vector<Branch> &branches, const Game &game,
                 const std::optional<Position> &position, Seat reader, const GameWords &words)
{
    for (const Branch &branch : branches) {
        auto *item = new QTreeWidgetItem(parent);
        const bool playable = position && !game.refuse(*position, reader, branch.action);
        item->setText(0, playable ? words.actionText(branch.action, game.view(*position, reader))
                                  : QString::fromStdString(game.notation(branch.action)));
        item->setText(1, LessonNames::verdict(branch.verdict));
        item->setToolTip(0, foreign_text::tip(item->text(0)));
        item->setExpanded(true);
        const std::optional<Position> next =
            playable ? std::optional(game.apply(*position, reader, branch.action, nullptr)) : std::nullopt;
        addBranches(item, branch.then, game, next, reader, words);
    }
}

} // namespace

ActMovesPage::ActMovesPage(LessonDraft &draft, QWidget *parent)
    : QWidget(parent),
      draft_(draft),
      solution_(new LineBox("solutionLine")),
      branches_(new CalmView<QTreeWidget>),
      recordBranch_(button(QStringLiteral("recordBranch"))),
      removeBranch_(button(QStringLiteral("removeBranch")))
{
    makeBranches();
    makeVerdicts();
    layOut();
    connectLines();
    connectBranches();
}

void ActMovesPage::makeBranches()
{
    branches_->setObjectName(QStringLiteral("branches"));
    branches_->setColumnCount(2);
    branches_->header()->setStretchLastSection(false);
    branches_->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    branches_->header()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
    branches_->setMinimumHeight(leastTreeHeight);
}

void ActMovesPage::makeVerdicts()
{
    for (const Branch::Verdict verdict : verdicts) {
        verdicts_.push_back(button(QStringLiteral("verdict%1").arg(static_cast<int>(verdict))));
        connect(verdicts_.back(), &QToolButton::clicked, this, [this, verdict] {
            changeBranch([verdict](Branch &branch) {
                branch.verdict = verdict;
                if (verdict != Branch::Verdict::wrong)
                    branch.consequence.clear();
            });
        });
    }
}

void ActMovesPage::layOut()
{
    auto *verdictButtons = new QHBoxLayout;
    for (QToolButton *each : verdicts_)
        verdictButtons->addWidget(each);
    verdictButtons->addStretch();
    auto *branchButtons = new QHBoxLayout;
    branchButtons->addWidget(recordBranch_);
    branchButtons->addWidget(removeBranch_);
    branchButtons->addStretch();
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(solution_);
    layout->addWidget(branches_, 1);
    layout->addLayout(verdictButtons);
    layout->addLayout(branchButtons);
}

void ActMovesPage::connectLines()
{
    connect(solution_, &LineBox::recordWanted, this, [this] { emit recordWanted({LineUse::solution}); });
    connect(solution_, &LineBox::clearWanted, this, [this] {
        draft_.changeStep([] { return tr("No solution", "a step of the history"); },
                          [](LessonStep &step) { step.solution.clear(); });
    });
}

void ActMovesPage::connectBranches()
{
    connect(recordBranch_, &QToolButton::clicked, this, [this] {
        emit recordWanted({LineUse::rightLine, LineUse::wrongMove});
    });
    connect(removeBranch_, &QToolButton::clicked, this, [this] {
        if (const std::vector<int> path = selectedBranch(); !path.empty())
            draft_.changeStep([] { return tr("Move removed", "a step of the history"); },
                              [&path](LessonStep &step) { waystone::removeBranch(step, path); });
    });
}

void ActMovesPage::refresh()
{
    const LessonStep &step = draft_.current();
    solution_->show(draft_.lineText(step.solution), tr("None yet: the check will look for one."));
    refreshBranches();
}

void ActMovesPage::refreshBranches()
{
    const std::vector<int> selected = selectedBranch();
    branches_->clear();
    const LessonStep &step = draft_.current();
    addBranches(branches_->invisibleRootItem(), step.branches, draft_.document().game(), draft_.beginning(),
                step.seat, draft_.document().words());
    QTreeWidgetItem *item = branches_->invisibleRootItem();
    for (const int at : selected)
        if (at < item->childCount())
            item = item->child(at);
    if (item != branches_->invisibleRootItem())
        branches_->setCurrentItem(item);
}

std::vector<int> ActMovesPage::selectedBranch() const
{
    std::vector<int> path;
    for (QTreeWidgetItem *item = branches_->currentItem(); item != nullptr; item = item->parent()) {
        QTreeWidgetItem *parent = item->parent() == nullptr ? branches_->invisibleRootItem() : item->parent();
        path.insert(path.begin(), parent->indexOfChild(item));
    }
    return path;
}

void ActMovesPage::changeBranch(const std::function<void(Branch &)> &change)
{
    const std::vector<int> path = selectedBranch();
    if (path.empty())
        return;
    draft_.changeStep([] { return tr("Verdict on a move", "a step of the history"); },
                      [&](LessonStep &step) {
                          if (Branch *branch = branchAt(step, path))
                              change(*branch);
                      });
}

void ActMovesPage::retranslate()
{
    solution_->setHeading(tr("Solution"));
    solution_->retranslate();
    branches_->setHeaderLabels({tr("Move of the reader"), tr("Verdict")});
    recordBranch_->setText(tr("Record…"));
    recordBranch_->setToolTip(tr("Play moves on the board and say whether they are right or wrong."));
    removeBranch_->setText(tr("Remove"));
    for (std::size_t at = 0; at < verdicts.size(); ++at)
        verdicts_[at]->setText(LessonNames::verdict(verdicts[at]));
}

} // namespace waystone
