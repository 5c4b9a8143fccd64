#pragma once

#include "editor/lesson/goal_terms.h"
#include "scenario/goal/goal.h"
#include "words/game_words.h"

#include <QWidget>

class QComboBox;
class QFormLayout;
class QLabel;
class QSpinBox;

namespace waystone {

class PlacePicker;

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
    /// Those of the picker that clicks on the board go to.
    [[nodiscard]] std::vector<Place> pickedPlaces() const;
    /// Which can be among them.
    [[nodiscard]] std::vector<Place> offeredPlaces() const;
    void togglePlace(Place place);
    /// Puts the keyboard where places are chosen.
    void showPlaces();
    void retranslate();

signals:
    /// What is edited from now on is another step of the history.
    void gestureBegins();
    void edited();
    void pickingChanged(bool picking);

private:
    enum class Limit { atLeast, atMost, exactly, between };

    /// One of the lists of places of a goal.
    struct PlaceRow {
        std::vector<Place> Goal::*places;
        PlacePicker *picker;
    };

    void makeLimits();
    void retranslateLimits();
    void fillLimits();
    [[nodiscard]] Limit limit() const;
    void readAmounts();
    void makePlaces();
    void pick(const PlaceRow &row, bool picking);
    [[nodiscard]] bool hasRow(const PlaceRow &row) const;
    [[nodiscard]] const PlaceRow *pickingRow() const;
    void fillPlaces();
    void fillStretches();
    void fillEvents();
    void readLimits();
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
    void select(QComboBox &box, const std::string &term, bool fits);
    [[nodiscard]] std::string chosen(const QComboBox &box) const;

    GoalTerms terms_;
    const GameWords *words_ = nullptr;
    Goal goal_;
    bool isShown_ = false;
    bool isFilling_ = false;
    bool fitsSeat_ = true;  ///< what the goal asks for was chosen for the player that it is about
    bool fitsWhat_ = true;  ///< and the kind of it for what it is
    bool fitsEvent_ = true; ///< what happened was chosen for the event that it is about
    QFormLayout *layout_;
    QSpinBox *actions_;
    QComboBox *stretch_, *event_, *seat_, *what_, *variant_, *cause_;
    QComboBox *limit_; ///< by Limit
    QSpinBox *least_, *most_;
    QWidget *limits_, *places_; ///< around the rows of them
    QLabel *actionsLabel_, *stretchLabel_, *eventLabel_, *seatLabel_, *whatLabel_, *variantLabel_,
        *causeLabel_;
    std::vector<PlaceRow> placeRows_;
};

} // namespace waystone
