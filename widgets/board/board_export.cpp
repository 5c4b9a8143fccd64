#include "board/board_export.h"

#include "board/board_scene.h"
#include "files/durable_file.h"

#include <QBuffer>
#include <QImage>
#include <QPainter>
#include <QSvgGenerator>

namespace waystone {

bool exportBoard(BoardScene &scene, QIODevice &device, ImageFormat format, qreal scale)
{
    const QSizeF size = scene.sceneRect().size();
    if (size.isEmpty())
        return false;
    if (format == ImageFormat::svg) {
        QSvgGenerator generator;
        generator.setOutputDevice(&device);
        generator.setSize(size.toSize());
        generator.setViewBox(QRectF(QPointF(0, 0), size));
        QPainter painter;
        if (!painter.begin(&generator))
            return false;
        scene.paintClean(painter, QRectF(QPointF(0, 0), size));
        return painter.end();
    }
    QImage image((size * scale).toSize(), QImage::Format_ARGB32_Premultiplied);
    if (image.isNull())
        return false;
    QPainter painter(&image);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing |
                           QPainter::SmoothPixmapTransform);
    scene.paintClean(painter, QRectF(image.rect()));
    painter.end();
    return image.save(&device, "PNG");
}

QString exportBoard(BoardScene &scene, const QString &fileName, qreal scale)
{
    const bool isSvg = fileName.endsWith(QLatin1String(".svg"), Qt::CaseInsensitive);
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    exportBoard(scene, buffer, isSvg ? ImageFormat::svg : ImageFormat::png, scale);
    return replaceFile(fileName, buffer.data());
}

} // namespace waystone
