#include "support/letter_meter.h"

#include <QFontMetricsF>
#include <QPaintEngine>
#include <QPainterPath>
#include <QPolygonF>
#include <QTransform>

#include <algorithm>
#include <cmath>

namespace waystone {

class LetterMeter::Engine final : public QPaintEngine {
public:
    Engine() : QPaintEngine(AllFeatures) {}

    bool begin(QPaintDevice *) override { return true; }
    bool end() override { return true; }
    void updateState(const QPaintEngineState &state) override
    {
        if (state.state().testFlag(DirtyTransform))
            transform_ = state.transform();
        if (state.state().testFlag(DirtyBrush))
            isFilled_ = state.brush().style() == Qt::SolidPattern && state.brush().color().alpha() == 255;
    }
    void drawPixmap(const QRectF &, const QPixmap &, const QRectF &) override {}
    void drawPath(const QPainterPath &path) override { note(path.toFillPolygon(transform_)); }
    void drawPolygon(const QPointF *points, int count, PolygonDrawMode) override
    {
        note(transform_.map(QPolygonF(QList<QPointF>(points, points + count))));
    }
    void drawTextItem(const QPointF &point, const QTextItem &item) override
    {
        const double scale = std::sqrt(std::abs(transform_.determinant()));
        const QRectF line =
            transform_.mapRect(QFontMetricsF(item.font()).tightBoundingRect(item.text()).translated(point));
        texts.append({item.text(), item.font().pixelSize() * scale, line, frameUnder(line)});
    }
    [[nodiscard]] Type type() const override { return User; }

    QList<SeenText> texts;

private:
    void note(const QPolygonF &outline)
    {
        constexpr double smallest = 14; // a cell of a track is narrower than its number
        constexpr double filled = 0.9;  // of what is round it, in spite of its round corners
        const QRectF box = outline.boundingRect();
        double twice = 0;
        for (qsizetype corner = 0; corner < outline.size(); ++corner) {
            const QPointF &here = outline[corner];
            const QPointF &next = outline[(corner + 1) % outline.size()];
            twice += here.x() * next.y() - next.x() * here.y();
        }
        if (std::min(box.width(), box.height()) >= smallest &&
            std::abs(twice) / 2 >= filled * box.width() * box.height()) {
            frames_.append(box);
            if (isFilled_)
                texts.removeIf([&box](const SeenText &text) { return box.contains(text.line); });
        }
    }

    [[nodiscard]] QRectF frameUnder(const QRectF &line) const
    {
        constexpr double share = 0.1; // of the line
        const auto areaOf = [](const QRectF &box) { return box.width() * box.height(); };
        QRectF smallest;
        for (const QRectF &frame : frames_)
            if (areaOf(frame & line) > share * areaOf(line) &&
                (smallest.isNull() || areaOf(frame) < areaOf(smallest)))
                smallest = frame;
        return smallest;
    }

    QTransform transform_;
    bool isFilled_ = false;
    QList<QRectF> frames_;
};

LetterMeter::LetterMeter(QSize size) : size_(size), engine_(std::make_unique<Engine>()) {}

LetterMeter::~LetterMeter() = default;

QPaintEngine *LetterMeter::paintEngine() const
{
    return engine_.get();
}

const QList<SeenText> &LetterMeter::texts() const
{
    return engine_->texts;
}

int LetterMeter::metric(PaintDeviceMetric metric) const
{
    constexpr int dots = 96;
    constexpr int colors = 1 << 24;
    switch (metric) {
    case PdmWidth:
        return size_.width();
    case PdmHeight:
        return size_.height();
    case PdmWidthMM:
        return size_.width() * 254 / (dots * 10);
    case PdmHeightMM:
        return size_.height() * 254 / (dots * 10);
    case PdmNumColors:
        return colors;
    case PdmDepth:
        return 32;
    case PdmDpiX:
    case PdmDpiY:
    case PdmPhysicalDpiX:
    case PdmPhysicalDpiY:
        return dots;
    case PdmDevicePixelRatio:
        return 1;
    case PdmDevicePixelRatioScaled:
        return static_cast<int>(devicePixelRatioFScale());
    default:
        return QPaintDevice::metric(metric);
    }
}

} // namespace waystone
