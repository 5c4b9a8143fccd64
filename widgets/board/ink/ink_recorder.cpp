#include "board/ink/ink_recorder.h"

#include "board/look.h"

#include <QPaintEngine>
#include <QPainter>
#include <QPainterPath>

#include <cmath>

namespace waystone {

namespace {

QByteArray pointOf(QPointF point)
{
    return inkNumber(point.x()) + ' ' + inkNumber(point.y());
}

QByteArray dataOf(const QPainterPath &path)
{
    QByteArray data;
    for (int index = 0; index < path.elementCount(); ++index) {
        const QPainterPath::Element element = path.elementAt(index);
        switch (element.type) {
        case QPainterPath::MoveToElement:
            data += 'M';
            break;
        case QPainterPath::LineToElement:
            data += 'L';
            break;
        case QPainterPath::CurveToElement:
            data += 'C';
            break;
        case QPainterPath::CurveToDataElement:
            data += ' ';
            break;
        }
        data += pointOf(element);
    }
    return data;
}

/// A soft hyphen is seen where a line ends with it, and nowhere else.
QString written(QString text)
{
    const bool isBroken = text.endsWith(QChar(QChar::SoftHyphen));
    text.remove(QChar(QChar::SoftHyphen));
    return isBroken ? text + QLatin1Char('-') : text;
}

qreal scaleOf(const QTransform &transform)
{
    return std::sqrt(std::abs(transform.determinant()));
}

} // namespace

QByteArray inkNumber(qreal number)
{
    const double tenths = std::round(number * 10);
    QByteArray text = QByteArray::number(tenths / 10, 'f', 1);
    if (text.endsWith(".0"))
        text.chop(2);
    return text == "-0" ? QByteArray("0") : text;
}

class InkRecorder::Engine final : public QPaintEngine {
public:
    Engine() : QPaintEngine(AllFeatures) {}

    bool begin(QPaintDevice *) override { return true; }
    bool end() override { return true; }
    void updateState(const QPaintEngineState &) override {}
    [[nodiscard]] Type type() const override { return User; }

    void drawPath(const QPainterPath &path) override { add(path, true); }
    void drawPolygon(const QPointF *points, int count, PolygonDrawMode mode) override
    {
        QPainterPath path;
        for (int index = 0; index < count; ++index)
            index == 0 ? path.moveTo(points[index]) : path.lineTo(points[index]);
        if (mode != PolylineMode)
            path.closeSubpath();
        add(path, mode != PolylineMode);
    }
    void drawPixmap(const QRectF &, const QPixmap &, const QRectF &) override {}

    void drawTextItem(const QPointF &at, const QTextItem &text) override
    {
        if (text.text().trimmed().isEmpty())
            return;
        const QTransform transform = painter()->combinedTransform();
        InkItem item;
        item.kind = InkItem::Kind::text;
        item.fill = painter()->pen().color();
        item.opacity = painter()->opacity();
        item.text = written(text.text());
        item.at = transform.map(at);
        item.size = text.font().pixelSize() * scaleOf(transform);
        item.width = text.width() * scaleOf(transform);
        item.isBold = text.font().bold();
        items_.append(item);
    }

    void add(const InkItem &item) { items_.append(item); }
    [[nodiscard]] QList<InkItem> take() { return std::exchange(items_, {}); }

private:
    void add(const QPainterPath &path, bool isFilled)
    {
        const QTransform transform = painter()->combinedTransform();
        const QBrush &brush = painter()->brush();
        const QPen &pen = painter()->pen();
        InkItem item;
        if (isFilled && brush.style() != Qt::NoBrush && brush.color().alpha() > 0)
            item.fill = brush.color();
        if (pen.style() != Qt::NoPen && pen.color().alpha() > 0)
            item.line = pen.color();
        if (!item.fill.isValid() && !item.line.isValid())
            return;
        item.opacity = painter()->opacity();
        item.path = dataOf(transform.map(path));
        if (item.line.isValid()) {
            const qreal scale = scaleOf(transform);
            item.breadth = std::max(pen.widthF(), 1.0) * (pen.isCosmetic() ? 1 : scale);
            if (pen.style() != Qt::SolidLine)
                for (const qreal dash : pen.dashPattern())
                    item.dashes.append(dash * item.breadth);
        }
        items_.append(item);
    }

    QList<InkItem> items_;
};

InkRecorder::InkRecorder() : engine_(std::make_unique<Engine>()) {}
InkRecorder::~InkRecorder() = default;

InkRecorder *InkRecorder::of(const QPainter &painter)
{
    return dynamic_cast<InkRecorder *>(painter.device());
}

void InkRecorder::addPicture(const QPainter &painter, const Picture &picture)
{
    const QTransform &world = painter.worldTransform();
    InkItem item;
    item.kind = InkItem::Kind::picture;
    item.name = picture.name;
    item.opacity = painter.opacity();
    item.degrees = picture.degrees;
    item.box = QRectF({0, 0}, picture.box.size() * scaleOf(world));
    item.box.moveCenter(world.map(picture.box.center()));
    engine_->add(item);
}

QList<InkItem> InkRecorder::take()
{
    return engine_->take();
}

QPaintEngine *InkRecorder::paintEngine() const
{
    return engine_.get();
}

int InkRecorder::metric(PaintDeviceMetric metric) const
{
    constexpr int size = 10'000;
    constexpr int perInch = 96;
    switch (metric) {
    case PdmWidth:
    case PdmHeight:
    case PdmWidthMM:
    case PdmHeightMM:
        return size;
    case PdmDpiX:
    case PdmDpiY:
    case PdmPhysicalDpiX:
    case PdmPhysicalDpiY:
        return perInch;
    case PdmNumColors:
    case PdmDepth:
        return 32;
    case PdmDevicePixelRatioScaled:
        return static_cast<int>(devicePixelRatioFScale());
    default:
        return 1;
    }
}

} // namespace waystone
