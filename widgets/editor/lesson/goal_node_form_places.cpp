#include "editor/lesson/goal_node_form.h"
#include "editor/lesson/place_picker.h"
#include "fitting/text_scale.h"
#include "fitting/text_watch.h"

#include <QComboBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QSpinBox>

#include <algorithm>

// How many it has to be, where it has to lie, begin or come to, and what it has to touch.

namespace waystone {

void GoalNodeForm::makeLimits()
{
    limits_ = new QWidget;
    auto *row = new QHBoxLayout(limits_);
    row->setContentsMargins({});
    for (int limit = 0; limit <= static_cast<int>(Limit::between); ++limit)
        limit_->addItem(QString());
    row->addWidget(limit_, 1);
    for (QSpinBox *number : {least_, most_})
        row->addWidget(number);
    layout_->addRow(limits_);
}

void GoalNodeForm::retranslateLimits()
{
    limit_->setAccessibleName(tr("How many"));
    limit_->setItemText(static_cast<int>(Limit::atLeast), tr("At least"));
    limit_->setItemText(static_cast<int>(Limit::atMost), tr("At most"));
    limit_->setItemText(static_cast<int>(Limit::exactly), tr("Exactly", "a number"));
    limit_->setItemText(static_cast<int>(Limit::between), tr("Between", "two numbers"));
    least_->setAccessibleName(tr("Smallest number"));
    most_->setAccessibleName(tr("Largest number"));
}

GoalNodeForm::Limit GoalNodeForm::limit() const
{
    if (!goal_.atLeast || !goal_.atMost)
        return goal_.atLeast ? Limit::atLeast : Limit::atMost;
    return *goal_.atLeast == *goal_.atMost ? Limit::exactly : Limit::between;
}

void GoalNodeForm::fillLimits()
{
    // Two numbers that have become the same are still two while they are being chosen.
    const bool staysTwo = static_cast<Limit>(limit_->currentIndex()) == Limit::between &&
                          !most_->isHidden() && !least_->isHidden() && limit() == Limit::exactly &&
                          *goal_.atLeast == least_->value();
    const Limit shown = staysTwo ? Limit::between : limit();
    limit_->setCurrentIndex(static_cast<int>(shown));
    least_->setValue(goal_.atLeast.value_or(least_->value()));
    most_->setValue(goal_.atMost.value_or(most_->value()));
    least_->setVisible(shown != Limit::atMost);
    most_->setVisible(shown == Limit::atMost || shown == Limit::between);
}

/// Another kind of limit begins with the numbers of the one before.
void GoalNodeForm::readAmounts()
{
    const auto chosen = static_cast<Limit>(limit_->currentIndex());
    const int least = least_->isHidden() ? most_->value() : least_->value();
    const int most = most_->isHidden() || chosen == Limit::exactly ? least : most_->value();
    goal_.atLeast = chosen == Limit::atMost ? std::nullopt : std::optional(least);
    goal_.atMost = chosen == Limit::atLeast ? std::nullopt : std::optional(most);
}

void GoalNodeForm::makePlaces()
{
    places_ = new QWidget;
    auto *row = new QBoxLayout(QBoxLayout::LeftToRight, places_);
    row->setContentsMargins({});
    fitToText(*places_, [row] {
        row->setDirection(textScale() > 1 ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    });
    for (const auto &[places, name] :
         {std::pair(&Goal::from, "goalFrom"), std::pair(&Goal::places, "goalPlaces"),
          std::pair(&Goal::touching, "goalTouching")}) {
        const PlaceRow made{places, new PlacePicker(QLatin1String(name))};
        row->addWidget(made.picker, 1);
        connect(made.picker, &PlacePicker::pickingChanged, this,
                [this, made](bool picking) { pick(made, picking); });
        placeRows_.push_back(made);
    }
    layout_->addRow(places_);
}

/// Clicks go to one list at a time.
void GoalNodeForm::pick(const PlaceRow &row, bool picking)
{
    if (picking)
        for (const PlaceRow &other : placeRows_)
            if (other.picker != row.picker)
                other.picker->stop();
    emit pickingChanged(pickingRow() != nullptr);
}

bool GoalNodeForm::hasRow(const PlaceRow &row) const
{
    const bool isHappened = goal_.kind == Goal::Kind::happened;
    if (row.places == &Goal::from)
        return isHappened;
    const bool isOffered = row.places == &Goal::places || terms_.hasNeighbours || !goal_.touching.empty();
    return isOffered && (isHappened || goal_.kind == Goal::Kind::pieces);
}

const GoalNodeForm::PlaceRow *GoalNodeForm::pickingRow() const
{
    const auto row =
        std::ranges::find_if(placeRows_, [](const PlaceRow &each) { return each.picker->isPicking(); });
    return row == placeRows_.end() || !isShown_ || !hasRow(*row) ? nullptr : &*row;
}

bool GoalNodeForm::isPickingPlaces() const
{
    return pickingRow() != nullptr;
}

std::vector<Place> GoalNodeForm::pickedPlaces() const
{
    const PlaceRow *row = pickingRow();
    return row == nullptr ? std::vector<Place>() : goal_.*row->places;
}

std::vector<Place> GoalNodeForm::offeredPlaces() const
{
    const PlaceRow *row = pickingRow();
    return row == nullptr ? std::vector<Place>() : terms_.placesFor(goal_, row->places);
}

void GoalNodeForm::showPlaces()
{
    for (const PlaceRow &row : placeRows_)
        if (row.places == &Goal::places)
            row.picker->setFocus();
}

void GoalNodeForm::togglePlace(Place place)
{
    const PlaceRow *row = pickingRow();
    if (row == nullptr)
        return;
    std::vector<Place> &places = goal_.*row->places;
    const auto found = std::ranges::find(places, place);
    if (found == places.end()) {
        const std::vector<Place> offered = offeredPlaces();
        if (std::ranges::find(offered, place) == offered.end())
            return;
        places.push_back(place);
        // A number that was meant for the whole table begins anew: more than there is now.
        if (row->places == &Goal::places && places.size() == 1 && goal_.kind == Goal::Kind::pieces &&
            !goal_.atMost)
            goal_.atLeast = terms_.number(goal_) + 1;
    } else {
        places.erase(found);
    }
    std::ranges::sort(places);
    fillLists();
    emit edited();
}

void GoalNodeForm::fillPlaces()
{
    const bool isHappened = goal_.kind == Goal::Kind::happened;
    for (const PlaceRow &row : placeRows_) {
        const QString label = row.places == &Goal::from       ? tr("From…", "only what comes from there")
                              : row.places == &Goal::touching ? tr("Beside…", "only what is beside it")
                              : isHappened                    ? tr("To…", "only what comes there")
                                                              : tr("On…", "only what is there");
        row.picker->show(label, goal_.*row.places, words_);
        row.picker->setVisible(hasRow(row));
    }
    places_->setVisible(std::ranges::any_of(placeRows_, [this](const PlaceRow &row) { return hasRow(row); }));
}

} // namespace waystone
