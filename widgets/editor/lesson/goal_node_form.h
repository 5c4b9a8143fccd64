#pragma once

#include "editor/lesson/goal_terms.h"
#include "scenario/goal/goal.h"
#include "words/game_words.h"

#include <QWidget>

class QCheckBox;
class QComboBox;
class QFormLayout;
class QLabel;
class QPushButton;
class QSpinBox;

namespace waystone {

/// The controls for what one node of a goal says. Those that do not belong to its kind are hidden.
class GoalNodeForm final : public QWidget {
    Q_OBJECT

public:
    explicit GoalNodeForm(QWidget *parent = nullptr);

    void setContext(const GoalTerms &terms, const GameWords &words);
    /// Null hides everything.
    void setNode(const Goal *goal);
    [[nodiscard]] const Goal &node() const { return goal_; }
    [[nodiscard]] bool isPickingPlaces() const;
    void togglePlace(Place place);
    void retranslate();

signals:
    /// What is edited from now on is another step of the history.
    void gestureBegins();
    void edited();
    void pickingChanged(bool picking);

private:
    void fillLists();
    void fillTerms();
    void fillVariants();
    void show(QWidget *control, bool shown);
    void readGesture();
    void read();
    void addSeats(bool anybody, bool table);
    /// Whose points the node asks for, if not a seat's: its number in GoalTerms::scoredThings.
    [[nodiscard]] std::optional<int> scoredThing() const;
    void addTerms(QComboBox &box, const std::vector<std::string> &terms, const QString &none, bool sources);
    [[nodiscard]] std::string chosen(const QComboBox &box) const;

    GoalTerms terms_;
    const GameWords *words_ = nullptr;
    Goal goal_;
    bool isShown_ = false;
    bool isFilling_ = false;
    QFormLayout *layout_;
    QSpinBox *actions_;
    QComboBox *event_, *seat_, *what_, *variant_, *cause_;
    QCheckBox *hasLeast_, *hasMost_;
    QSpinBox *least_, *most_;
    QPushButton *places_;
    QLabel *placesText_;
    QLabel *actionsLabel_, *eventLabel_, *seatLabel_, *whatLabel_, *variantLabel_, *causeLabel_,
        *placesLabel_;
    QWidget *placesRow_;
};

} // namespace waystone
