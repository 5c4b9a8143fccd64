#include "editor/lesson/goal_editor.h"

#include "controls/wrapping_delegate.h"
#include "editor/lesson/goal_node_form.h"
#include "lessons/words/goal_text.h"
#include "words/foreign_text.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QMenu>
#include <QToolButton>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <array>

namespace waystone {

namespace {

constexpr int treeIndentation = 14;
constexpr int treeHeight = 64; ///< at least
constexpr std::array nodeKinds{Goal::Kind::all,    Goal::Kind::any,    Goal::Kind::none,
                               Goal::Kind::within, Goal::Kind::before, Goal::Kind::during};
constexpr std::array leafKinds{Goal::Kind::points, Goal::Kind::tally,    Goal::Kind::pieces,
                               Goal::Kind::rank,   Goal::Kind::happened, Goal::Kind::over};

bool isList(Goal::Kind kind)
{
    return kind == Goal::Kind::all || kind == Goal::Kind::any || kind == Goal::Kind::none;
}

bool isNode(Goal::Kind kind)
{
    return isList(kind) || kind == Goal::Kind::within || kind == Goal::Kind::before ||
           kind == Goal::Kind::during;
}

} // namespace

GoalEditor::GoalEditor(QWidget *parent)
    : QWidget(parent),
      invitation_(new QLabel),
      rest_(new QWidget),
      tree_(new QTreeWidget),
      add_(new QToolButton),
      wrap_(new QToolButton),
      remove_(new QToolButton),
      form_(new GoalNodeForm)
{
    tree_->setObjectName(QStringLiteral("goalTree"));
    tree_->setHeaderHidden(true);
    // Sentences are read whole.
    tree_->setWordWrap(true);
    tree_->setItemDelegate(new WrappingDelegate(0, tree_));
    tree_->setIndentation(treeIndentation);
    tree_->setMinimumHeight(treeHeight);
    // It takes what the form leaves, and asks for no more.
    tree_->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Ignored);
    tree_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    connect(tree_->header(), &QHeaderView::sectionResized, tree_, [this] { tree_->doItemsLayout(); });
    add_->setObjectName(QStringLiteral("addGoal"));
    wrap_->setObjectName(QStringLiteral("wrapGoal"));
    remove_->setObjectName(QStringLiteral("removeGoal"));
    for (QToolButton *button : {add_, wrap_}) {
        button->setPopupMode(QToolButton::InstantPopup);
        button->setMenu(new QMenu(button));
    }
    connect(remove_, &QToolButton::clicked, this, &GoalEditor::removeNode);
    connect(tree_, &QTreeWidget::currentItemChanged, this, &GoalEditor::showNode);
    connect(form_, &GoalNodeForm::edited, this, [this] { replaceNode(form_->node()); });
    connect(form_, &GoalNodeForm::gestureBegins, this, &GoalEditor::gestureBegins);
    connect(form_, &GoalNodeForm::pickingChanged, this, &GoalEditor::pickingChanged);

    auto *buttons = new QHBoxLayout;
    buttons->addWidget(add_);
    buttons->addWidget(wrap_);
    buttons->addWidget(remove_);
    buttons->addStretch();
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    invitation_->setWordWrap(true);
    layout->addWidget(invitation_);
    layout->addWidget(tree_, 1);
    layout->addLayout(buttons);
    layout->addWidget(form_);
    layout->addWidget(rest_, 1);
    retranslate();
}

void GoalEditor::makeMenu(QMenu &menu, void (GoalEditor::*use)(Goal::Kind), bool onlyNodes)
{
    menu.clear();
    const auto offer = [&](Goal::Kind kind) {
        QAction *action = menu.addAction(goalKindName(kind), this, [this, use, kind] { (this->*use)(kind); });
        action->setData(static_cast<int>(kind));
    };
    if (!onlyNodes) {
        for (const Goal::Kind kind : leafKinds)
            offer(kind);
        menu.addSeparator();
    }
    for (const Goal::Kind kind : nodeKinds)
        if (kind != Goal::Kind::during || !terms_.stretches.empty())
            offer(kind);
}

void GoalEditor::retranslate()
{
    add_->setText(tr("Add"));
    add_->setToolTip(tr("Adds a condition to the goal."));
    wrap_->setText(tr("Put into"));
    wrap_->setToolTip(tr("Makes the selected condition a part of another."));
    remove_->setText(tr("Remove"));
    makeMenu(*add_->menu(), &GoalEditor::add, false);
    makeMenu(*wrap_->menu(), &GoalEditor::wrap, true);
    tree_->setAccessibleName(tr("Goal"));
}

void GoalEditor::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() != QEvent::LanguageChange)
        return;
    retranslate();
    form_->retranslate();
    const Path selected = selectedPath();
    fill();
    select(selected);
}

void GoalEditor::setInvitation(const QString &text)
{
    invitation_->setText(text);
    fill();
    showNode();
}

void GoalEditor::setContext(const GoalTerms &terms, const GameWords &words, GoalVoice voice)
{
    const bool areMenusOther = terms.stretches.empty() != terms_.stretches.empty();
    terms_ = terms;
    words_ = &words;
    voice_ = voice;
    form_->setContext(terms, words);
    if (areMenusOther) // else one of their entries may be what has just been chosen
        retranslate();
    const Path selected = selectedPath();
    fill();
    select(selected);
}

void GoalEditor::setGoal(const std::optional<Goal> &goal)
{
    if (goal == goal_)
        return;
    const Path selected = selectedPath();
    goal_ = goal;
    fill();
    select(selected);
}

bool GoalEditor::isPickingPlaces() const
{
    return form_->isPickingPlaces();
}

void GoalEditor::togglePlace(Place place)
{
    form_->togglePlace(place);
}

std::vector<Place> GoalEditor::places() const
{
    return form_->pickedPlaces();
}

std::vector<Place> GoalEditor::offeredPlaces() const
{
    return form_->offeredPlaces();
}

void GoalEditor::showPlace(Place place)
{
    for (QTreeWidgetItemIterator each(tree_); *each != nullptr; ++each) {
        tree_->setCurrentItem(*each);
        const std::vector<Place> &places = node(selectedPath())->places;
        if (std::ranges::find(places, place) != places.end())
            return form_->showPlaces();
    }
}

void GoalEditor::addItems(QTreeWidgetItem *parent, const Goal &goal, const Path &path, GoalVoice voice)
{
    auto *item = parent == nullptr ? new QTreeWidgetItem(tree_) : new QTreeWidgetItem(parent);
    item->setText(0, goalSentence(goal, *words_, voice));
    item->setToolTip(0, foreign_text::tip(item->text(0)));
    QVariantList data;
    for (const int at : path)
        data.append(at);
    item->setData(0, Qt::UserRole, data);
    item->setExpanded(true);
    for (std::size_t at = 0; at < goal.parts.size(); ++at)
        addItems(item, goal.parts[at], path + Path{static_cast<int>(at)}, voiceOfPart(goal, at, voice));
}

void GoalEditor::fill()
{
    const QSignalBlocker blocker(tree_);
    tree_->clear();
    if (goal_ && words_ != nullptr)
        addItems(nullptr, *goal_, {}, voice_);
    invitation_->setVisible(!goal_ && !invitation_->text().isEmpty());
    rest_->setVisible(invitation_->isVisibleTo(this));
    tree_->setVisible(!rest_->isVisibleTo(this));
}

GoalEditor::Path GoalEditor::selectedPath() const
{
    Path path;
    if (const QTreeWidgetItem *item = tree_->currentItem())
        for (const QVariant &at : item->data(0, Qt::UserRole).toList())
            path.append(at.toInt());
    return path;
}

void GoalEditor::select(const Path &path)
{
    QTreeWidgetItem *item = tree_->topLevelItem(0);
    // What is chosen elsewhere is not looked at before what it limits.
    const bool isElsewhere = leavesStretchOut_ && goal_ && goal_->kind == Goal::Kind::during;
    for (const int at : isElsewhere &&path.isEmpty() ? Path{0} : path)
        if (item != nullptr && at < item->childCount())
            item = item->child(at);
    if (item != nullptr)
        tree_->setCurrentItem(item);
    showNode();
}

Goal *GoalEditor::node(const Path &path)
{
    if (!goal_)
        return nullptr;
    Goal *goal = &*goal_;
    for (const int at : path)
        goal = &goal->parts[static_cast<std::size_t>(at)];
    return goal;
}

void GoalEditor::showNode()
{
    const Goal *selected = tree_->currentItem() == nullptr ? nullptr : node(selectedPath());
    const bool isWhole = tree_->currentItem() != nullptr && tree_->currentItem()->parent() == nullptr;
    const bool isElsewhere =
        leavesStretchOut_ && isWhole && selected != nullptr && selected->kind == Goal::Kind::during;
    form_->setNode(isElsewhere ? nullptr : selected);
    wrap_->setEnabled(selected != nullptr);
    remove_->setEnabled(selected != nullptr);
}

Goal GoalEditor::fresh(Goal::Kind kind) const
{
    Goal goal;
    goal.kind = kind;
    if (isNode(kind)) {
        if (kind == Goal::Kind::within)
            goal.actions = 3;
        if (kind == Goal::Kind::during && !terms_.stretches.empty())
            goal.what = terms_.stretches.front();
        return goal;
    }
    if (kind == Goal::Kind::over)
        return goal;
    goal.atLeast = 1;
    goal.seat = voice_.reader < terms_.seats ? voice_.reader : Seat{0};
    if (kind == Goal::Kind::rank) {
        goal.atLeast.reset();
        goal.atMost = 1;
    }
    if (kind == Goal::Kind::happened)
        goal.event = Event::Kind::placed;
    if (kind == Goal::Kind::tally || kind == Goal::Kind::pieces)
        goal.what = terms_.growing(kind, *goal.seat);
    if (goal.what.empty() && kind == Goal::Kind::tally && !terms_.seatTallies.empty())
        goal.what = terms_.seatTallies.front();
    if (goal.what.empty() && kind == Goal::Kind::pieces && !terms_.pieces.empty()) {
        // Nothing of which the reader can come to have more: what is everybody's.
        goal.what = terms_.pieces.begin()->first;
        goal.seat.reset();
    }
    // More than there are, or there would be nothing to do.
    if (kind == Goal::Kind::points || kind == Goal::Kind::tally || kind == Goal::Kind::pieces)
        goal.atLeast = terms_.number(goal) + 1;
    return goal;
}

void GoalEditor::add(Goal::Kind kind)
{
    Goal added = fresh(kind);
    // What has to have parts begins with some.
    if (isNode(kind))
        added.parts.assign(kind == Goal::Kind::before ? 2 : 1, fresh(Goal::Kind::points));
    if (!goal_) {
        goal_ = added;
        changedAtOnce({});
        return;
    }
    // Into the selected list, or else beside what is selected: both then have to hold, within the same stretch.
    Path path = selectedPath();
    while (node(path)->kind == Goal::Kind::during)
        path.append(0);
    if (!isList(node(path)->kind)) {
        if (!path.isEmpty() && isList(node(path.first(path.size() - 1))->kind)) {
            path.removeLast();
        } else {
            Goal both = fresh(Goal::Kind::all);
            both.parts.push_back(*node(path));
            *node(path) = both;
        }
    }
    Goal *list = node(path);
    list->parts.push_back(added);
    changedAtOnce(path + Path{static_cast<int>(list->parts.size()) - 1});
}

void GoalEditor::wrap(Goal::Kind kind)
{
    const Path path = selectedPath();
    Goal *selected = node(path);
    if (selected == nullptr)
        return;
    Goal around = fresh(kind);
    around.parts.push_back(*selected);
    if (kind == Goal::Kind::before)
        around.parts.push_back(fresh(Goal::Kind::points));
    *selected = around;
    changedAtOnce(path);
}

void GoalEditor::removeNode()
{
    Path path = selectedPath();
    if (!goal_ || tree_->currentItem() == nullptr)
        return;
    // A node that would be left without the parts it has to have goes too.
    while (!path.isEmpty()) {
        const Goal *parent = node(path.first(path.size() - 1));
        if (isList(parent->kind) && parent->parts.size() > 1)
            break;
        if (parent->kind == Goal::Kind::before) {
            const Goal other = parent->parts[path.last() == 0 ? 1 : 0];
            path.removeLast();
            *node(path) = other;
            changedAtOnce(path);
            return;
        }
        path.removeLast();
    }
    if (path.isEmpty()) {
        goal_.reset();
    } else {
        const int at = path.takeLast();
        std::vector<Goal> &parts = node(path)->parts;
        parts.erase(parts.begin() + at);
    }
    changedAtOnce(path);
}

void GoalEditor::replaceNode(const Goal &goal)
{
    const Path path = selectedPath();
    if (Goal *selected = node(path)) {
        *selected = goal;
        changed(path);
    }
}

void GoalEditor::changed(const Path &selected)
{
    fill();
    select(selected);
    emit goalChanged();
}

void GoalEditor::changedAtOnce(const Path &selected)
{
    emit gestureBegins();
    changed(selected);
    emit gestureBegins();
}

} // namespace waystone
