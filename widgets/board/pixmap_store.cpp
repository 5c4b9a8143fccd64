#include "board/pixmap_store.h"

#include <QPainter>
#include <QSvgRenderer>

namespace waystone {

namespace {

constexpr int cacheKilobytes = 32 * 1024;

} // namespace

PixmapStore::PixmapStore() : pixmaps_(cacheKilobytes) {}
PixmapStore::~PixmapStore() = default;

PixmapStore &PixmapStore::shared()
{
    // Not destroyed: pixmaps must not outlive nor be freed after the application object.
    static auto *store = new PixmapStore;
    return *store;
}

QSvgRenderer &PixmapStore::renderer(const QString &name)
{
    std::shared_ptr<QSvgRenderer> &renderer = renderers_[name];
    if (renderer == nullptr) {
        renderer = std::make_shared<QSvgRenderer>(QStringLiteral(":/pieces/%1.svg").arg(name));
        if (!renderer->isValid())
            qWarning("There is no drawing named %s", qPrintable(name));
    }
    return *renderer;
}

QPixmap PixmapStore::pixmap(const QString &name, QSize size, int degrees, const QColor &tint)
{
    const Key key{name, size, degrees, tint.rgba()};
    if (const QPixmap *known = pixmaps_.object(key))
        return *known;

    QTransform turn;
    turn.rotate(degrees);
    const QRectF upright(-size.width() / 2.0, -size.height() / 2.0, size.width(), size.height());
    const QRectF turned = turn.mapRect(upright);
    const QSize canvas = degrees == 0 ? size : turned.size().toSize() + QSize(2, 2);

    QImage image(canvas.expandedTo({1, 1}), QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    painter.translate(canvas.width() / 2.0, canvas.height() / 2.0);
    painter.rotate(degrees);
    renderer(name).render(&painter, upright);
    if (tint.alpha() > 0) {
        painter.resetTransform();
        painter.setCompositionMode(QPainter::CompositionMode_SourceAtop);
        painter.fillRect(image.rect(), tint);
    }
    painter.end();

    ++rasterised_;
    const QPixmap pixmap = QPixmap::fromImage(std::move(image));
    const int kilobytes = canvas.width() * canvas.height() * 4 / 1024 + 1;
    pixmaps_.insert(key, new QPixmap(pixmap), kilobytes);
    return pixmap;
}

void PixmapStore::draw(QPainter &painter, const QString &name, const QRectF &target)
{
    renderer(name).render(&painter, target);
}

} // namespace waystone
