#include "editor/lesson/goal_node_form.h"
#include "editor/lesson/place_picker.h"

#include <QFormLayout>
#include <QLabel>

#include <algorithm>

// Where something has to lie, begin or come to, and what it has to touch.

namespace waystone {

void GoalNodeForm::addPlaceRow(std::vector<Place> Goal::*places, const char *name)
{
    const PlaceRow row{places, new PlacePicker(QLatin1String(name)), new QLabel};
    layout_->addRow(row.label, row.picker);
    connect(row.picker, &PlacePicker::pickingChanged, this,
            [this, row](bool picking) { pick(row, picking); });
    placeRows_.push_back(row);
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

void GoalNodeForm::togglePlace(Place place)
{
    const PlaceRow *row = pickingRow();
    if (row == nullptr)
        return;
    std::vector<Place> &places = goal_.*row->places;
    const auto found = std::ranges::find(places, place);
    if (found == places.end())
        places.push_back(place);
    else
        places.erase(found);
    std::ranges::sort(places);
    fillLists();
    emit edited();
}

void GoalNodeForm::fillPlaces()
{
    const bool isHappened = goal_.kind == Goal::Kind::happened;
    for (const PlaceRow &row : placeRows_) {
        const QString label = row.places == &Goal::from       ? tr("Only from:")
                              : row.places == &Goal::touching ? tr("Only beside:")
                              : isHappened                    ? tr("Only to:")
                                                              : tr("Only on:");
        row.label->setText(label);
        row.picker->show(goal_.*row.places, words_);
        show(row.picker, hasRow(row));
    }
}

} // namespace waystone
