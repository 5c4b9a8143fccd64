#include "board/board_export.h"

#include "board/board_scene.h"
#include "board/painting.h"
#include "board/theme.h"
#include "files/durable_file.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QImage>
#include <QPainter>
#include <QSvgGenerator>

namespace waystone {

namespace {

struct BoardExport {
    Q_DECLARE_TR_FUNCTIONS(waystone::BoardExport)
};

bool isSvgName(const QString &fileName)
{
    return fileName.endsWith(QLatin1String(".svg"), Qt::CaseInsensitive);
}

void paintBelow(const Look &band, BoardScene &scene, QPainter &painter)
{
    painter.save();
    painter.translate(QRectF(QPointF(0, 0), band.size).center());
    paintLook(painter, band);
    painter.restore();
    scene.paintClean(painter, QRectF(QPointF(0, band.size.height()), scene.sceneRect().size()));
}

} // namespace

bool exportBoard(BoardScene &scene, QIODevice &device, ImageFormat format, qreal scale, const BoardBand &band)
{
    QSizeF size = scene.sceneRect().size();
    if (size.isEmpty())
        return false;
    const Look above = bandLook(band, size.width(), scene.theme());
    size.rheight() += above.size.height();
    if (format == ImageFormat::svg) {
        QSvgGenerator generator;
        generator.setOutputDevice(&device);
        generator.setSize(size.toSize());
        generator.setViewBox(QRectF(QPointF(0, 0), size));
        QPainter painter;
        if (!painter.begin(&generator))
            return false;
        paintBelow(above, scene, painter);
        return painter.end();
    }
    QImage image((size * scale).toSize(), QImage::Format_ARGB32_Premultiplied);
    if (image.isNull())
        return false;
    QPainter painter(&image);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing |
                           QPainter::SmoothPixmapTransform);
    painter.scale(image.width() / size.width(), image.height() / size.height());
    paintBelow(above, scene, painter);
    painter.end();
    return image.save(&device, "PNG");
}

bool isPictureName(const QString &fileName)
{
    return isSvgName(fileName) || fileName.endsWith(QLatin1String(".png"), Qt::CaseInsensitive);
}

QString exportBoard(BoardScene &scene, const QString &fileName, const BoardBand &band)
{
    if (!isPictureName(fileName))
        return BoardExport::tr("Pictures can only be written as PNG or SVG.");
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    constexpr qreal scale = 2;
    exportBoard(scene, buffer, isSvgName(fileName) ? ImageFormat::svg : ImageFormat::png, scale, band);
    return replaceFile(fileName, buffer.data());
}

} // namespace waystone
