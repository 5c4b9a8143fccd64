#include "board/refusal_shake.h"

#include "board/board_scene.h"
#include "board/look_item.h"
#include "board/place_outline.h"

#include <QtMath>

namespace waystone {

namespace {

constexpr int motionTime = 120; ///< milliseconds, to and fro
constexpr qreal reach = 4;      ///< pixels

} // namespace

RefusalShake::RefusalShake(BoardScene &scene, QObject *parent)
    : QObject(parent), scene_(scene), animation_(new QVariantAnimation(this))
{
    animation_->setStartValue(0.0);
    animation_->setEndValue(1.0);
    animation_->setDuration(motionTime);
    connect(animation_, &QVariantAnimation::valueChanged, this,
            [this](const QVariant &part) { shift(reach * qSin(2 * M_PI * part.toReal())); });
    connect(animation_, &QVariantAnimation::finished, this, &RefusalShake::end);
}

void RefusalShake::start()
{
    animation_->stop();
    end();
    places_ = scene_.marked(Mark::illegal);
    if (scene_.animator().duration() > 0 && !places_.empty())
        animation_->start();
}

void RefusalShake::shift(qreal away)
{
    if (scene_.layout() == nullptr)
        return;
    for (const Place place : places_) {
        const PlaceShape *shape = scene_.layout()->shape(place);
        if (shape == nullptr)
            continue;
        const QPainterPath outline = outlineAround(*shape, 0);
        for (QGraphicsItem *item : scene_.items(shape->boundingRect(), Qt::IntersectsItemBoundingRect))
            if (auto *piece = dynamic_cast<LookItem *>(item);
                piece != nullptr && outline.contains(piece->look().center))
                piece->setTransform(QTransform::fromTranslate(away, 0));
    }
}

void RefusalShake::end()
{
    if (places_.empty())
        return;
    places_.clear();
    for (QGraphicsItem *item : scene_.items())
        if (auto *piece = dynamic_cast<LookItem *>(item))
            piece->resetTransform();
}

} // namespace waystone
