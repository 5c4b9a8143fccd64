#include "board/pixmap_store.h"

#include "board/theme.h"
#include "session/player.h"

#include <QFile>
#include <QPainter>
#include <QRegularExpression>
#include <QSvgRenderer>

#include <cmath>

namespace waystone {

namespace {

constexpr int cacheKilobytes = 32 * 1024;

int blackPainters = 0;

/// The drawing with each of its colours as a grey.
QByteArray withoutColors(const QByteArray &svg)
{
    static const QRegularExpression color(QStringLiteral("#[0-9a-fA-F]{6}\\b"));
    const QString text = QString::fromUtf8(svg);
    QString grey;
    qsizetype done = 0;
    for (auto each = color.globalMatch(text); each.hasNext();) {
        const QRegularExpressionMatch match = each.next();
        grey += text.mid(done, match.capturedStart() - done) +
                PixmapStore::inBlack(QColor(match.captured())).name();
        done = match.capturedEnd();
    }
    return (grey + text.mid(done)).toUtf8();
}

std::shared_ptr<QSvgRenderer> rendererOf(const QString &path)
{
    if (blackPainters == 0)
        return std::make_shared<QSvgRenderer>(path);
    QFile file(path);
    return std::make_shared<QSvgRenderer>(file.open(QIODevice::ReadOnly) ? withoutColors(file.readAll())
                                                                         : QByteArray());
}

} // namespace

PixmapStore::PixmapStore() : pixmaps_(cacheKilobytes) {}
PixmapStore::~PixmapStore() = default;

PixmapStore::InBlack::InBlack()
{
    ++blackPainters;
}

PixmapStore::InBlack::~InBlack()
{
    --blackPainters;
}

QColor PixmapStore::inBlack(const QColor &color)
{
    constexpr double dark = 0.25; // outlines
    constexpr double paling = 0.6;
    // Those of the players are as far from one another as greys can be.
    for (int seat = 0; seat < playerColours; ++seat)
        if (color.rgb() == Theme::of(ThemeKind::light).seat(seat).fill.rgb())
            return Theme::of(ThemeKind::paper).seat(seat).fill;
    const double light = qGray(color.rgb()) / 255.0;
    const double grey = light < dark ? light / 2 : std::pow(light, paling);
    return QColor::fromRgbF(static_cast<float>(grey), static_cast<float>(grey), static_cast<float>(grey));
}

PixmapStore &PixmapStore::shared()
{
    // Not destroyed: pixmaps must not outlive nor be freed after the application object.
    static auto *store = new PixmapStore;
    return *store;
}

QSvgRenderer &PixmapStore::renderer(const QString &name)
{
    std::shared_ptr<QSvgRenderer> &renderer = blackPainters > 0 ? blackRenderers_[name] : renderers_[name];
    if (renderer == nullptr) {
        renderer = rendererOf(QStringLiteral(":/pieces/%1.svg").arg(name));
        if (!renderer->isValid())
            qWarning("There is no drawing named %s", qPrintable(name));
    }
    return *renderer;
}

QPixmap PixmapStore::pixmap(const QString &name, QSize size, int degrees, const QColor &tint)
{
    const Key key{name, size, degrees, tint.rgba(), blackPainters > 0};
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
