#include "print/print_pages.h"

#include "print/pdf_tags.h"
#include "print/print_layout.h"

#include <QBuffer>
#include <QPageRanges>
#include <QPainter>
#include <QPdfWriter>
#include <QPrinter>
#include <QTextDocumentFragment>

namespace waystone {

namespace {

constexpr qreal margin = 15; ///< millimetres
constexpr int resolution = 300;
constexpr qreal pointsPerInch = 72;
constexpr QRgb noteGround = qRgb(0xf1, 0xee, 0xe6);
constexpr QRgb ruled = qRgb(0x80, 0x80, 0x80);

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

/// The number of the page, and a line that leads to it.
void paintEntry(QPainter &painter, const PrintedPart &part, int page)
{
    painter.setFont(PrintText::font(PrintStyle::entry));
    painter.setPen(Qt::black);
    painter.drawText(part.box, Qt::AlignRight | Qt::AlignBottom, QString::number(page + 1));
    constexpr qreal apart = 5;
    const qreal from = part.box.left() + part.text->endOfText() + apart;
    const qreal to = part.box.right() - PrintLayout::pageRoom + apart;
    const qreal line = part.box.bottom() - apart / 2;
    painter.setPen(QPen(QColor(ruled), 0.6, Qt::DotLine));
    if (to > from)
        painter.drawLine(QPointF(from, line), QPointF(to, line));
}

void paintLines(QPainter &painter, const PrintedPart &part)
{
    painter.setPen(QPen(QColor(ruled), 0.6));
    for (int line = 1; line <= part.lines; ++line) {
        const qreal y = part.box.top() + line * part.box.height() / part.lines;
        painter.drawLine(QPointF(part.box.left(), y), QPointF(part.box.right(), y));
    }
}

void paintFooter(QPainter &painter, const QString &title, int page, QSizeF size)
{
    painter.setFont(PrintText::font(PrintStyle::small));
    painter.setPen(Qt::darkGray);
    const QRectF line(0, size.height() - PrintLayout::footerRoom, size.width(), PrintLayout::footerRoom);
    painter.drawText(line, Qt::AlignLeft | Qt::AlignBottom, title);
    painter.drawText(line, Qt::AlignRight | Qt::AlignBottom, QString::number(page + 1));
}

/// Draws it and tells where everything stands.
PrintLayout paintPages(const PrintDocument &document, QPagedPaintDevice &device, QPainter &painter)
{
    PrintLayout layout(document, device.pageLayout().paintRect(QPageLayout::Point).size());
    const qreal scale = device.logicalDpiX() / pointsPerInch;
    painter.scale(scale, scale);
    // A preview is seen on a screen, in any size.
    painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing |
                           QPainter::SmoothPixmapTransform);
    const QPageRanges wanted = device.pageRanges();
    int page = -1;
    for (const PrintedPart &part : layout.parts()) {
        if (!wanted.isEmpty() && !wanted.contains(part.page + 1))
            continue;
        if (part.page != page) {
            if (page >= 0)
                device.newPage();
            page = part.page;
            paintFooter(painter, document.title, page, layout.pageSize());
        }
        const PrintBlock &block = document.blocks[part.block];
        if (part.lines > 0)
            paintLines(painter, part);
        else if (part.text)
            paintText(painter, block, part);
        else
            block.pictures[part.column].paint(painter, part.box);
        if (part.text && block.style == PrintStyle::entry)
            paintEntry(painter, part, layout.pageOf(block.chapter));
    }
    return layout;
}

PdfTags tagsOf(const PrintDocument &document, const PrintLayout &layout)
{
    PdfTags tags{document.title, document.languages, {}};
    for (std::size_t index = 0; index < document.blocks.size(); ++index) {
        const PrintBlock &block = document.blocks[index];
        if (block.style == PrintStyle::chapter && !block.texts.isEmpty())
            tags.bookmarks.push_back(
                {QTextDocumentFragment::fromHtml(block.texts.front()).toPlainText(), layout.pageOf(index)});
    }
    return tags;
}

} // namespace

QSizeF printRoom(QPageSize::PageSizeId paper)
{
    return layoutOf(paper).paintRect(QPageLayout::Point).size();
}

int printPages(const PrintDocument &document, QPagedPaintDevice &device)
{
    QPainter painter;
    return painter.begin(&device) ? paintPages(document, device, painter).pages() : 0;
}

QByteArray pdfOf(const PrintDocument &document, QPageSize::PageSizeId paper)
{
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    PdfTags tags;
    {
        QPdfWriter writer(&buffer);
        writer.setPageLayout(layoutOf(paper));
        writer.setResolution(resolution);
        writer.setTitle(document.title);
        writer.setCreator(QStringLiteral("Waystone"));
        QPainter painter(&writer);
        tags = tagsOf(document, paintPages(document, writer, painter));
    }
    return taggedPdf(buffer.data(), tags);
}

void preparePrinter(QPrinter &printer, const PrintDocument &document, QPageSize::PageSizeId paper)
{
    printer.setPageLayout(layoutOf(paper));
    printer.setResolution(resolution);
    printer.setDocName(document.title);
    printer.setCreator(QStringLiteral("Waystone"));
    printer.setColorMode(document.isBlack ? QPrinter::GrayScale : QPrinter::Color);
}

} // namespace waystone
