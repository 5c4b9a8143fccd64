#include "window/text_size_box.h"

#include "fitting/text_watch.h"
#include "settings/text_size.h"

#include <QApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QSlider>
#include <QVBoxLayout>

namespace waystone {

namespace {

int nearestSize(int percent)
{
    const int steps = (percent - smallestText + textSizeStep / 2) / textSizeStep;
    return smallestText + steps * textSizeStep;
}

} // namespace

TextSizeBox::TextSizeBox(int percent)
    : slider_(new QSlider(Qt::Horizontal)), value_(new QLabel), sample_(new QLabel), shown_(percent)
{
    slider_->setObjectName(QStringLiteral("textSize"));
    slider_->setRange(smallestText, largestText);
    slider_->setSingleStep(textSizeStep);
    slider_->setPageStep(textSizeStep);
    slider_->setTickInterval(textSizeStep);
    slider_->setTickPosition(QSlider::TicksBelow);
    slider_->setTracking(false);
    slider_->setValue(percent);
    value_->setObjectName(QStringLiteral("textSizeValue"));
    sample_->setObjectName(QStringLiteral("textSizeSample"));
    sample_->setFrameShape(QFrame::StyledPanel);
    sample_->setMargin(6);
    connect(slider_, &QSlider::sliderMoved, this, [this](int place) {
        slider_->setSliderPosition(nearestSize(place));
        showSample(nearestSize(place));
    });
    connect(slider_, &QSlider::valueChanged, this, [this](int value) {
        if (value != nearestSize(value)) {
            slider_->setValue(nearestSize(value));
            return;
        }
        showSample(value);
        emit chosen(value);
    });
    auto *row = new QHBoxLayout;
    row->addWidget(slider_, 1);
    row->addWidget(value_);
    auto *column = new QVBoxLayout(this);
    column->addLayout(row);
    column->addWidget(sample_);
    fitToText(*this, [this] { follow(); });
}

int TextSizeBox::percent() const
{
    return slider_->value();
}

void TextSizeBox::choose(int percent)
{
    slider_->setValue(percent);
}

void TextSizeBox::follow()
{
    shown_ = percent();
    QFont largest = QApplication::font();
    largest.setPointSizeF(largest.pointSizeF() * largestText / shown_);
    sample_->setMinimumHeight(QFontMetrics(largest).height() +
                              2 * (sample_->margin() + sample_->frameWidth()));
    value_->setMinimumWidth(value_->fontMetrics().horizontalAdvance(tr("%1%", "size").arg(largestText)));
    showSample(shown_);
}

void TextSizeBox::showSample(int percent)
{
    QFont font = QApplication::font();
    font.setPointSizeF(font.pointSizeF() * percent / shown_);
    sample_->setFont(font);
    value_->setText(tr("%1%", "size").arg(percent));
}

void TextSizeBox::retranslate()
{
    setTitle(tr("Text Size"));
    slider_->setAccessibleName(tr("Text Size"));
    sample_->setText(tr("All text will be this large."));
    showSample(slider_->sliderPosition());
}

} // namespace waystone
