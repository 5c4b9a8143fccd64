#pragma once

#include "editor/lesson/goal_terms.h"
#include "lessons/words/goal_text.h"

#include <QWidget>

#include <optional>

class QLabel;
class QMenu;
class QToolButton;
class QTreeWidget;
class QTreeWidgetItem;

namespace waystone {

class GoalNodeForm;

/// A goal as a tree of sentences. Nodes are added, wrapped and taken away with buttons; what the selected one says is
/// chosen in a form below.
class GoalEditor final : public QWidget {
    Q_OBJECT

public:
    explicit GoalEditor(QWidget *parent = nullptr);

    /// What the goal may speak of; `words` outlives the editor or the next call.
    /// A new part speaks of the voice's reader.
    void setContext(const GoalTerms &terms, const GameWords &words, GoalVoice voice = {});
    void setGoal(const std::optional<Goal> &goal);
    [[nodiscard]] const std::optional<Goal> &goal() const { return goal_; }

    /// What the goal has to be: read where there is none.
    void setInvitation(const QString &text);
    /// The stretch to which the whole goal is limited is chosen elsewhere.
    void leaveStretchOut() { leavesStretchOut_ = true; }

    /// Whether clicks on the board name places of the selected node.
    [[nodiscard]] bool isPickingPlaces() const;
    /// Adds the place to the selected node, or takes it away.
    void togglePlace(Place place);
    /// Of the selected node.
    [[nodiscard]] std::vector<Place> places() const;
    /// Which can be added to it.
    [[nodiscard]] std::vector<Place> offeredPlaces() const;
    /// Selects a node that names the place, and puts the keyboard where its places are chosen.
    void showPlace(Place place);

signals:
    /// What is edited from now on is another step of the history.
    void gestureBegins();
    /// The user has changed it.
    void goalChanged();
    void pickingChanged(bool picking);

protected:
    void changeEvent(QEvent *event) override;

private:
    using Path = QList<int>;

    void fill();
    void addItems(QTreeWidgetItem *parent, const Goal &goal, const Path &path, GoalVoice voice);
    void showNode();
    void retranslate();
    void makeMenu(QMenu &menu, void (GoalEditor::*use)(Goal::Kind), bool onlyNodes);
    void add(Goal::Kind kind);
    void wrap(Goal::Kind kind);
    void removeNode();
    void replaceNode(const Goal &goal);
    void changed(const Path &selected);
    /// The same as a step of its own.
    void changedAtOnce(const Path &selected);
    [[nodiscard]] Goal fresh(Goal::Kind kind) const;
    [[nodiscard]] Goal *node(const Path &path);
    [[nodiscard]] Path selectedPath() const;
    void select(const Path &path);

    std::optional<Goal> goal_;
    bool leavesStretchOut_ = false;
    GoalTerms terms_;
    const GameWords *words_ = nullptr;
    GoalVoice voice_;
    QLabel *invitation_; ///< in place of an empty tree
    QWidget *rest_;      ///< below it
    QTreeWidget *tree_;
    QToolButton *add_, *wrap_, *remove_;
    GoalNodeForm *form_;
};

} // namespace waystone
