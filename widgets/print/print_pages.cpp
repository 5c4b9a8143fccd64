#include "print/print_pages.h"

#include "print/print_layout.h"

#include <QBuffer>
#include <QPainter>
#include <QPdfWriter>

namespace waystone {

namespace {

constexpr qreal margin = 15; ///< millimetres
constexpr int resolution = 300;
constexpr qreal pointsPerInch = 72;
constexpr QRgb noteGround = qRgb(0xf1, 0xee, 0xe6);

QPageLayout layoutOf(QPageSize::PageSizeId paper)
{
    return {QPageSize(paper), QPageLayout::Portrait, QMarginsF(margin, margin, margin, margin),
            QPageLayout::Millimeter};
}

void paintText(QPainter &painter, const PrintBlock &block, const PrintedPart &part)
{
    QPointF corner = part.box.topLeft();
    if (block.style == PrintStyle::note) {
        painter.fillRect(part.box, QColor(noteGround));
        corner += QPointF(PrintLayout::notePadding, PrintLayout::notePadding);
    }
    if (!block.number.isEmpty()) {
        constexpr qreal anyHeight = 100;
        if (part.top == 0)
            PrintText(QStringLiteral("<b>%1</b>").arg(block.number.toHtmlEscaped()), block.style,
                      PrintLayout::numberRoom)
                .paint(painter, corner, 0, anyHeight);
        corner.rx() += PrintLayout::numberRoom;
    }
    part.text->paint(painter, corner, part.top, part.bottom);
}

void paintFooter(QPainter &painter, const QString &title, int page, QSizeF size)
{
    painter.setFont(PrintText::font(PrintStyle::small));
    painter.setPen(Qt::darkGray);
    const QRectF line(0, size.height() - PrintLayout::footerRoom, size.width(), PrintLayout::footerRoom);
    painter.drawText(line, Qt::AlignLeft | Qt::AlignBottom, title);
    painter.drawText(line, Qt::AlignRight | Qt::AlignBottom, QString::number(page + 1));
}

} // namespace

QSizeF printRoom(QPageSize::PageSizeId paper)
{
    return layoutOf(paper).paintRect(QPageLayout::Point).size();
}

int printPages(const PrintDocument &document, QPagedPaintDevice &device)
{
    QPainter painter;
    if (!painter.begin(&device))
        return 0;
    const PrintLayout layout(document, device.pageLayout().paintRect(QPageLayout::Point).size());
    const qreal scale = device.logicalDpiX() / pointsPerInch;
    painter.scale(scale, scale);
    paintFooter(painter, document.title, 0, layout.pageSize());
    int page = 0;
    for (const PrintedPart &part : layout.parts()) {
        for (; page < part.page; paintFooter(painter, document.title, page, layout.pageSize())) {
            device.newPage();
            ++page;
        }
        const PrintBlock &block = document.blocks[part.block];
        if (part.text)
            paintText(painter, block, part);
        else
            block.pictures[part.column].paint(painter, part.box);
    }
    return layout.pages();
}

QByteArray pdfOf(const PrintDocument &document, QPageSize::PageSizeId paper)
{
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    {
        QPdfWriter writer(&buffer);
        writer.setPageLayout(layoutOf(paper));
        writer.setResolution(resolution);
        writer.setTitle(document.title);
        writer.setCreator(QStringLiteral("Waystone"));
        printPages(document, writer);
    }
    return buffer.data();
}

} // namespace waystone
