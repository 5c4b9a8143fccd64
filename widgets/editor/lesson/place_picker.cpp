#include "editor/lesson/place_picker.h"

#include "words/foreign_text.h"

#include <QHBoxLayout>
#include <QPushButton>

namespace waystone {

PlacePicker::PlacePicker(const QString &name, QWidget *parent) : QWidget(parent), pick_(new QPushButton)
{
    pick_->setObjectName(name);
    pick_->setCheckable(true);
    pick_->setMinimumHeight(24); // to be hit by a pointer, however little room there is
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(pick_);
    setFocusProxy(pick_);
    connect(pick_, &QPushButton::toggled, this, &PlacePicker::pickingChanged);
}

bool PlacePicker::isPicking() const
{
    return pick_->isChecked();
}

void PlacePicker::stop()
{
    pick_->setChecked(false);
}

void PlacePicker::hideEvent(QHideEvent *event)
{
    QWidget::hideEvent(event);
    // Clicks would go on to name places of what is no longer in sight.
    stop();
}

void PlacePicker::show(const QString &label, const std::vector<Place> &places, const GameWords *words)
{
    QStringList names;
    if (words != nullptr)
        for (const Place place : places)
            names.append(words->placeName(place));
    pick_->setText(names.isEmpty() ? label
                                   : tr("%1 (%2)", "where, how many places").arg(label).arg(names.size()));
    const QString chosen =
        names.isEmpty() ? tr("anywhere on the table") : names.join(tr(", ", "between places"));
    pick_->setAccessibleDescription(chosen);
    pick_->setToolTip(foreign_text::tip(
        tr("%1: click on the board to add places or take them away.", "names of places").arg(chosen)));
}

} // namespace waystone
