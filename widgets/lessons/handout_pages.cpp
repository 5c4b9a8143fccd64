#include "lessons/handout_pages.h"

#include <QAbstractTextDocumentLayout>
#include <QPdfWriter>
#include <QSaveFile>
#include <QTextDocument>

#include <algorithm>

namespace waystone {

namespace {

constexpr qreal titleSize = 20;
constexpr qreal headingSize = 14;
constexpr qreal textSize = 10.5;
constexpr qreal footerSize = 8;
constexpr qreal gap = 10;
constexpr qreal columnGap = 18;
constexpr qreal boardAspect = 1.9;
constexpr qreal boardWidth = 0.86; ///< of the page
constexpr qreal pointsPerInch = 72;
constexpr qreal margin = 15; ///< millimetres

/// The font's size in pixels, so that a document's lengths are those of the painter and not of a screen.
QFont font(qreal size)
{
    QFont font(QStringLiteral("DejaVu Sans"));
    font.setPixelSize(std::max(1, qRound(size * 2)));
    return font;
}

/// Documents are laid out at twice their size: fonts have whole pixels only.
constexpr qreal fineness = 2;

void fill(QTextDocument &document, const QString &html, qreal size, qreal width)
{
    document.setDefaultFont(font(size));
    document.setDocumentMargin(0);
    document.setTextWidth(width * fineness);
    document.setHtml(html);
}

} // namespace

HandoutPages::HandoutPages(const Handout &handout)
    : handout_(handout), picture_(handout.table), marks_(picture_.scene())
{
    picture_.setTheme(ThemeKind::light);
    picture_.setAspect(boardAspect);
    const QString language = handout.languages.front();
    marks_.setReading([language](const LocalText &text) {
        return QString::fromStdString(text.in(language.toStdString(), {}));
    });
}

int HandoutPages::print(QPagedPaintDevice &device, HandoutPart part)
{
    pages_ = 0;
    device_ = &device;
    if (!painter_.begin(&device))
        return 0;
    const qreal scale = device.logicalDpiX() / pointsPerInch;
    painter_.scale(scale, scale);
    page_ = device.pageLayout().paintRect(QPageLayout::Point).size();
    if (part != HandoutPart::answers)
        printQuestions();
    if (part != HandoutPart::questions)
        printAnswers();
    painter_.end();
    return pages_;
}

void HandoutPages::printQuestions()
{
    beginPage();
    printTitle(handout_.titles);
    y_ += columns(handout_.summaries, textSize, true) + gap;
    y_ += columns(handout_.nameLines, textSize, true) + gap;
    for (std::size_t item = 0; item < handout_.items.size(); ++item)
        printItem(item);
}

void HandoutPages::printAnswers()
{
    const auto asks = [](const HandoutItem &item) {
        return std::ranges::any_of(item.answers, [](const QString &text) { return !text.isEmpty(); });
    };
    if (std::ranges::none_of(handout_.items, asks))
        return;
    beginPage();
    printTitle(handout_.answersTitles);
    for (std::size_t item = 0; item < handout_.items.size(); ++item)
        if (asks(handout_.items[item]))
            printAnswer(item);
}

void HandoutPages::printTitle(const QStringList &titles)
{
    QStringList html;
    for (const QString &title : titles)
        html.append(QStringLiteral("<b>%1</b>").arg(title.toHtmlEscaped()));
    y_ += columns(html, titleSize, true) + gap;
}

void HandoutPages::printItem(std::size_t number)
{
    const HandoutItem &item = handout_.items[number];
    QStringList headings;
    for (const QString &heading : item.headings)
        headings.append(QStringLiteral("<b>%1</b>").arg(heading.toHtmlEscaped()));
    const bool heads =
        std::ranges::any_of(item.headings, [](const QString &text) { return !text.isEmpty(); });
    const QStringList texts = numbered(number, item.questions);
    const QSizeF board = item.board
                             ? QSizeF(page_.width() * boardWidth, page_.width() * boardWidth / boardAspect)
                             : QSizeF(0, 0);

    const qreal headingHeight = heads ? columns(headings, headingSize, false) + gap : 0;
    const qreal textHeight = columns(texts, textSize, false);
    need(headingHeight + textHeight + (item.board ? board.height() + gap : 0));
    if (heads)
        y_ += columns(headings, headingSize, true) + gap;
    y_ += columns(texts, textSize, true) + gap / 2;
    if (item.board) {
        picture_.show(*item.board, item.watcher);
        marks_.setMarks(item.marks);
        const QRectF target((page_.width() - board.width()) / 2, y_, board.width(), board.height());
        picture_.paint(painter_, target);
        y_ += board.height();
    }
    y_ += gap * 1.5;
}

void HandoutPages::printAnswer(std::size_t number)
{
    const QStringList texts = numbered(number, handout_.items[number].answers);
    need(columns(texts, textSize, false));
    y_ += columns(texts, textSize, true) + gap;
}

QStringList HandoutPages::numbered(std::size_t number, const QStringList &html) const
{
    QStringList texts;
    for (const QString &text : html)
        texts.append(text.isEmpty() ? QString()
                                    : QStringLiteral("<b>%1</b>&nbsp; %2").arg(number + 1).arg(text));
    return texts;
}

void HandoutPages::beginPage()
{
    if (pages_ > 0)
        device_->newPage();
    ++pages_;
    y_ = 0;
    printFooter();
}

void HandoutPages::printFooter()
{
    painter_.setFont(font(footerSize / fineness));
    painter_.setPen(Qt::darkGray);
    const QRectF line(0, page_.height() - footerSize * 1.5, page_.width(), footerSize * 1.5);
    painter_.drawText(line, Qt::AlignLeft | Qt::AlignBottom, handout_.titles.front());
    painter_.drawText(line, Qt::AlignRight | Qt::AlignBottom, QString::number(pages_));
}

void HandoutPages::need(qreal height)
{
    if (y_ > 0 && y_ + height > page_.height() - footerSize * 2.5)
        beginPage();
}

qreal HandoutPages::columns(const QStringList &html, qreal size, bool draws)
{
    const auto count = static_cast<qreal>(html.size());
    if (html.isEmpty())
        return 0;
    const qreal width = (page_.width() - (count - 1) * columnGap) / count;
    qreal highest = 0;
    for (qsizetype column = 0; column < html.size(); ++column) {
        QTextDocument document;
        fill(document, html[column], size, width);
        highest = std::max(highest, html[column].isEmpty() ? 0 : document.size().height() / fineness);
        if (!draws)
            continue;
        painter_.save();
        painter_.translate(static_cast<qreal>(column) * (width + columnGap), y_);
        painter_.scale(1 / fineness, 1 / fineness);
        QAbstractTextDocumentLayout::PaintContext context;
        context.palette.setColor(QPalette::Text, Qt::black);
        document.documentLayout()->draw(&painter_, context);
        painter_.restore();
    }
    return highest;
}

bool writeHandoutPdf(const Handout &handout, const QString &fileName, QPageSize::PageSizeId paper,
                     HandoutPart part)
{
    constexpr int resolution = 300;
    QSaveFile file(fileName);
    if (!file.open(QIODevice::WriteOnly))
        return false;
    {
        QPdfWriter writer(&file);
        writer.setPageSize(QPageSize(paper));
        writer.setPageMargins(QMarginsF(margin, margin, margin, margin), QPageLayout::Millimeter);
        writer.setResolution(resolution);
        writer.setTitle(handout.titles.front());
        writer.setCreator(QStringLiteral("Waystone"));
        HandoutPages pages(handout);
        if (pages.print(writer, part) == 0)
            return false;
    }
    return file.commit();
}

} // namespace waystone
