#include "board/animator.h"

#include "board/look_item.h"

#include <QApplication>
#include <QStyle>

namespace waystone {

Animator::Animator(QObject *parent) : QObject(parent)
{
    animation_.setStartValue(0.0);
    animation_.setEndValue(1.0);
    animation_.setEasingCurve(QEasingCurve::InOutCubic);
    connect(&animation_, &QVariantAnimation::valueChanged, this,
            [this](const QVariant &value) { show(value.toReal()); });
    connect(&animation_, &QVariantAnimation::finished, this, &Animator::finish);
}

int Animator::duration() const
{
    const bool isUnseen = QGuiApplication::platformName() == QLatin1String("offscreen");
    const bool isStill = QApplication::style()->styleHint(QStyle::SH_Widget_Animation_Duration) == 0;
    if (isStill || (isUnseen && !always_))
        return 0;
    switch (speed_) {
    case Speed::off:
        return 0;
    case Speed::slow:
        return 300;
    case Speed::normal:
        return 200;
    case Speed::fast:
        return 100;
    }
    return 0;
}

void Animator::move(LookItem *item, QPointF to)
{
    motions_.push_back({item, item->pos(), to, item->opacity(), 1, false});
    // A thing on its way passes over what lies.
    if (item->pos() != to)
        item->setZValue(item->look().z + 20);
}

void Animator::appear(LookItem *item)
{
    item->setPos(item->look().center);
    item->setOpacity(0);
    motions_.push_back({item, item->pos(), item->pos(), 0, 1, false});
}

void Animator::vanish(LookItem *item)
{
    motions_.push_back({item, item->pos(), item->pos(), item->opacity(), 0, true});
}

void Animator::start()
{
    const int milliseconds = duration();
    if (milliseconds == 0) {
        finish();
        return;
    }
    animation_.setDuration(milliseconds);
    animation_.start();
}

void Animator::show(qreal progress)
{
    for (const Motion &motion : motions_) {
        motion.item->setPos(motion.from + (motion.to - motion.from) * progress);
        motion.item->setOpacity(motion.fromOpacity + (motion.toOpacity - motion.fromOpacity) * progress);
    }
}

void Animator::finish()
{
    animation_.stop();
    if (motions_.empty())
        return;
    show(1);
    for (const Motion &motion : motions_)
        motion.item->setZValue(motion.item->look().z);
    clear();
    emit finished();
}

void Animator::interrupt()
{
    animation_.stop();
    clear();
}

void Animator::clear()
{
    for (const Motion &motion : motions_)
        if (motion.ends)
            delete motion.item;
    motions_.clear();
}

} // namespace waystone
