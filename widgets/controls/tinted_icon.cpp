#include "controls/tinted_icon.h"

#include <QFile>
#include <QGuiApplication>
#include <QIconEngine>
#include <QPainter>
#include <QPalette>
#include <QPixmapCache>
#include <QSvgRenderer>

namespace waystone {

namespace {

/// The colour in which the drawings' root element sets currentColor.
constexpr const char *drawnColour = "#3b2416";

class TintedIconEngine : public QIconEngine {
public:
    explicit TintedIconEngine(QString name) : name_(std::move(name)) {}

    void paint(QPainter *painter, const QRect &rect, QIcon::Mode mode, QIcon::State state) override
    {
        const qreal ratio = painter->device()->devicePixelRatioF();
        QPixmap image = pixmap(rect.size() * ratio, mode, state);
        image.setDevicePixelRatio(ratio);
        painter->drawPixmap(rect, image);
    }

    QPixmap pixmap(const QSize &size, QIcon::Mode mode, QIcon::State) override
    {
        const QPalette palette = QGuiApplication::palette();
        const auto group = mode == QIcon::Disabled ? QPalette::Disabled : QPalette::Active;
        const auto role = mode == QIcon::Selected ? QPalette::HighlightedText : QPalette::ButtonText;
        const QColor colour = palette.color(group, role);
        const QString key = QStringLiteral("tinted/%1/%2x%3/%4")
                                .arg(name_)
                                .arg(size.width())
                                .arg(size.height())
                                .arg(colour.rgba());
        QPixmap result;
        if (!QPixmapCache::find(key, &result)) {
            result = draw(size, colour);
            QPixmapCache::insert(key, result);
        }
        return result;
    }

    [[nodiscard]] QIconEngine *clone() const override { return new TintedIconEngine(name_); }

private:
    [[nodiscard]] QPixmap draw(const QSize &size, const QColor &colour) const
    {
        QPixmap result(size);
        result.fill(Qt::transparent);
        QFile file(QStringLiteral(":/icons/%1.svg").arg(name_));
        if (!file.open(QIODevice::ReadOnly))
            return result;
        // SVG Tiny takes no alpha in a colour; it is applied to the whole drawing instead.
        QSvgRenderer renderer(file.readAll().replace(drawnColour, colour.name().toLatin1()));
        QPainter painter(&result);
        painter.setOpacity(colour.alphaF());
        const int side = std::min(size.width(), size.height());
        renderer.render(&painter,
                        QRectF((size.width() - side) / 2.0, (size.height() - side) / 2.0, side, side));
        return result;
    }

    QString name_;
};

} // namespace

QIcon tintedIcon(const QString &name)
{
    return QIcon(new TintedIconEngine(name));
}

} // namespace waystone
