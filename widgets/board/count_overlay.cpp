#include "board/count_overlay.h"

#include "board/painting.h"
#include "board/place_outline.h"

#include <QPainter>

#include <algorithm>
#include <utility>

namespace waystone {

namespace {

constexpr qreal overlayZ = 92; ///< over all that lies on the board
constexpr qreal rim = 3;
constexpr qreal largestDisc = 12; ///< radius
constexpr qreal smallestDisc = 8;
constexpr float veil = 0.45F;

class CountItem final : public QGraphicsItem {
public:
    CountItem(const BoardScene &scene, const std::vector<ToldPlace> &counted)
        : theme_(scene.theme()), bounds_(scene.sceneRect())
    {
        setAcceptedMouseButtons(Qt::NoButton);
        setZValue(overlayZ);
        rest_.addRect(bounds_);
        for (const ToldPlace &told : counted)
            if (const PlaceShape *shape = scene.layout()->shape(told.place))
                add(*shape, told.number);
    }

    [[nodiscard]] QRectF boundingRect() const override { return bounds_; }

    void paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *) override
    {
        painter->setRenderHint(QPainter::Antialiasing);
        QColor calm = theme_.table;
        calm.setAlphaF(veil);
        painter->fillPath(rest_, calm);
        painter->setBrush(Qt::NoBrush);
        for (const QPainterPath &outline : rims_) {
            painter->setPen(QPen(theme_.panel, 2 * rim));
            painter->drawPath(outline);
            painter->setPen(QPen(theme_.text, rim));
            painter->drawPath(outline);
        }
        for (const Disc &disc : discs_)
            paintDisc(*painter, disc);
    }

private:
    struct Disc {
        QPointF center;
        qreal radius = 0;
        QString text;
    };

    void add(const PlaceShape &shape, int number)
    {
        rest_ -= outlineAround(shape, rim);
        rims_.push_back(outlineAround(shape, rim / 2));
        if (number == 0)
            return;
        const QRectF box = shape.boundingRect();
        const qreal radius = std::clamp(box.height() * 0.24, smallestDisc, largestDisc);
        discs_.push_back(
            {box.topRight() + QPointF(-radius / 2, radius / 2), radius, QString::number(number)});
    }

    void paintDisc(QPainter &painter, const Disc &disc) const
    {
        painter.setPen(QPen(theme_.panel, 1.5));
        painter.setBrush(theme_.text);
        painter.drawEllipse(disc.center, disc.radius, disc.radius);
        const QRectF box(disc.center - QPointF(disc.radius, disc.radius),
                         QSizeF(2 * disc.radius, 2 * disc.radius));
        paintLettering(painter, {disc.text, box.adjusted(2, 0, -2, 0), theme_.panel, disc.radius * 1.2,
                                 Qt::AlignCenter, true, false});
    }

    const Theme &theme_;
    QRectF bounds_;
    QPainterPath rest_; ///< what does not count
    std::vector<QPainterPath> rims_;
    std::vector<Disc> discs_;
};

} // namespace

CountOverlay::CountOverlay(BoardScene &scene, QObject *parent) : QObject(parent), scene_(scene)
{
    connect(&scene, &BoardScene::groundChanged, this, &CountOverlay::refresh);
}

CountOverlay::~CountOverlay() = default;

void CountOverlay::show(const std::vector<ToldPlace> &counted)
{
    if (std::exchange(isShown_, true) && counted == counted_)
        return;
    counted_ = counted;
    refresh();
}

void CountOverlay::hide()
{
    isShown_ = false;
    counted_.clear();
    refresh();
}

void CountOverlay::refresh()
{
    item_.reset();
    if (!isShown_ || scene_.layout() == nullptr)
        return;
    item_ = std::make_unique<CountItem>(scene_, counted_);
    scene_.addItem(item_.get());
}

} // namespace waystone
