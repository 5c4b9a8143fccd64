#include "support/letter_meter.h"

#include <QFontMetricsF>
#include <QPaintEngine>
#include <QTransform>

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
    }
    void drawPixmap(const QRectF &, const QPixmap &, const QRectF &) override {}
    void drawPath(const QPainterPath &) override {}
    void drawPolygon(const QPointF *, int, PolygonDrawMode) override {}
    void drawTextItem(const QPointF &point, const QTextItem &item) override
    {
        const double scale = std::sqrt(std::abs(transform_.determinant()));
        texts.append({item.text(), item.font().pixelSize() * scale, transform_.map(point),
                      QFontMetricsF(item.font()).horizontalAdvance(item.text()) * scale});
    }
    [[nodiscard]] Type type() const override { return User; }

    QList<SeenText> texts;

private:
    QTransform transform_;
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
