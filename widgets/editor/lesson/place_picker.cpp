#include "editor/lesson/place_picker.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>

namespace waystone {

PlacePicker::PlacePicker(const QString &name, QWidget *parent)
    : QWidget(parent), pick_(new QPushButton), names_(new QLabel)
{
    pick_->setObjectName(name);
    pick_->setCheckable(true);
    names_->setObjectName(name + QLatin1String("Text"));
    names_->setWordWrap(true);
    names_->setTextFormat(Qt::PlainText);
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(pick_);
    row->addWidget(names_, 1);
    connect(pick_, &QPushButton::toggled, this, &PlacePicker::pickingChanged);
    retranslate();
}

bool PlacePicker::isPicking() const
{
    return pick_->isChecked();
}

void PlacePicker::stop()
{
    pick_->setChecked(false);
}

void PlacePicker::show(const std::vector<Place> &places, const GameWords *words)
{
    QStringList names;
    if (words != nullptr)
        for (const Place place : places)
            names.append(words->placeName(place));
    names_->setText(names.isEmpty() ? tr("anywhere on the table") : names.join(tr(", ", "between places")));
}

void PlacePicker::retranslate()
{
    pick_->setText(tr("Click on the board"));
}

} // namespace waystone
