#include "board/painting.h"

#include "board/ink/ink_recorder.h"
#include "board/pixmap_store.h"
#include "fitting/text_scale.h"
#include "print/print_text.h"

#include <QApplication>
#include <QFontMetricsF>
#include <QPaintDevice>
#include <QPaintEngine>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <unordered_map>

namespace waystone {

namespace {

constexpr qreal smallestText = 0.55; ///< of the height asked for

/// Or in its preview, which is drawn as the printer would draw.
bool isOnPaper(const QPainter &painter)
{
    return painter.paintEngine()->type() == QPaintEngine::Pdf ||
           painter.device()->devType() == QInternal::Printer;
}

bool makesVectors(const QPainter &painter)
{
    const QPaintEngine::Type type = painter.paintEngine()->type();
    return type == QPaintEngine::SVG || type == QPaintEngine::Picture;
}

/// A PDF file holds a pixmap once, however often it is drawn, but the vectors of a drawing each time: a walkthrough of
/// 81 boards would be ten times as large.
void paintInPdf(QPainter &painter, const Picture &picture)
{
    constexpr qreal finer =
        2; ///< than the resolution of the page, so that edges stay smooth when it is enlarged
    const QTransform &world = painter.worldTransform();
    const qreal scale = std::sqrt(std::abs(world.determinant())) * finer;
    const QSize pixels = (picture.box.size() * scale).toSize().expandedTo({1, 1});
    const QPixmap pixmap = PixmapStore::shared().pixmap(picture.name, pixels);
    painter.save();
    painter.translate(picture.box.center());
    painter.rotate(picture.degrees);
    QRectF box = picture.box;
    box.moveCenter({0, 0});
    painter.drawPixmap(box, pixmap, QRectF(pixmap.rect()));
    painter.restore();
}

int flagsOf(const Lettering &lettering)
{
    return static_cast<int>(lettering.alignment) | (lettering.wraps ? Qt::TextWordWrap : Qt::TextSingleLine);
}

} // namespace

void paintPicture(QPainter &painter, const Picture &picture)
{
    if (InkRecorder *ink = InkRecorder::of(painter))
        return ink->addPicture(painter, picture);
    const QTransform world = painter.worldTransform();
    if (isOnPaper(painter))
        return paintInPdf(painter, picture);
    const bool upright = world.type() <= QTransform::TxScale && world.m11() > 0 && world.m22() > 0;
    if (makesVectors(painter) || !upright) {
        painter.save();
        painter.translate(picture.box.center());
        painter.rotate(picture.degrees);
        QRectF box = picture.box;
        box.moveCenter({0, 0});
        PixmapStore::shared().draw(painter, picture.name, box);
        painter.restore();
        return;
    }

    const qreal ratio = painter.device()->devicePixelRatioF();
    const QRectF target = world.mapRect(picture.box);
    const QSize pixels(std::max(1, qRound(target.width() * ratio)),
                       std::max(1, qRound(target.height() * ratio)));
    QPixmap pixmap = PixmapStore::shared().pixmap(picture.name, pixels, picture.degrees);
    const QPointF corner = target.center() * ratio - QPointF(pixmap.width(), pixmap.height()) / 2.0;
    pixmap.setDevicePixelRatio(ratio);
    painter.setWorldTransform(QTransform());
    painter.drawPixmap(QPointF(std::round(corner.x()), std::round(corner.y())) / ratio, pixmap);
    painter.setWorldTransform(world);
}

QFont tableFont(qreal height, bool bold)
{
    QFont font = QApplication::font();
    font.setPixelSize(std::max(1, qRound(height * textScale())));
    font.setBold(bold);
    return font;
}

namespace {

/// How a text fits its box; measuring costs more than drawing, so it is done once.
struct Fit {
    QFont font;
    QString text;
    bool isWhole = false; ///< and within its box
};

bool isWord(const QString &text)
{
    return std::any_of(text.begin(), text.end(), [](QChar sign) { return sign.isLetter(); });
}

/// How high a line is that is centred by what its font may need at most. Words beside each other are to have one size,
/// whether or not they have letters that go below the line.
qreal lineHeight(const QFontMetricsF &metrics, const QString &text)
{
    const QRectF letters = metrics.tightBoundingRect(isWord(text) ? QStringLiteral("Hg") : text);
    const qreal middle = (metrics.descent() - metrics.ascent()) / 2;
    return 2 * std::max(middle - letters.top(), letters.bottom() - middle);
}

bool fits(const QFont &font, const Lettering &lettering, const QString &text)
{
    constexpr qreal tolerance = 2; // of the rows of a text over its box
    const QFontMetricsF metrics(font);
    const QRectF &box = lettering.box;
    const QSizeF needed = metrics.boundingRect(box, flagsOf(lettering), text).size();
    const bool isLow = lettering.wraps ? needed.height() <= box.height() + tolerance
                                       : lineHeight(metrics, text) <= box.height();
    return needed.width() <= box.width() + 0.5 && isLow;
}

Fit fitted(const Lettering &lettering)
{
    const QFont wanted = tableFont(std::max(lettering.height, lettering.least), lettering.bold);
    const int smallest =
        std::max(1, qRound(lettering.least > 0 ? lettering.least : lettering.height * smallestText));
    constexpr qreal share = 0.75; // of what the size of the program's text asks for
    const int followed = qRound(lettering.least * textScale() * share);
    Fit fit;
    // A shorter word rather than small letters.
    const QStringList variants = lettering.text.split(variantMark);
    for (const QString &variant : variants) {
        fit = {wanted, variant};
        const int limit = &variant == &variants.back() ? smallest : std::max(smallest, followed);
        while (!(fit.isWhole = fits(fit.font, lettering, variant)) && fit.font.pixelSize() > limit)
            fit.font.setPixelSize(fit.font.pixelSize() - 1);
        if (fit.isWhole)
            break;
    }
    const bool isShort = !isWord(fit.text) || fit.text.size() <= 2; // half of it would be something else
    if (!lettering.wraps && !isShort)
        fit.text = QFontMetricsF(fit.font).elidedText(fit.text, Qt::ElideRight, lettering.box.width() + 1);
    return fit;
}

const Fit &knownFit(const Lettering &lettering)
{
    struct Key {
        QString text;
        QString applicationFont;
        QSizeF box;
        qreal height;
        qreal least;
        int style;

        bool operator==(const Key &) const = default;
    };
    struct Hash {
        std::size_t operator()(const Key &key) const
        {
            return qHashMulti(0, key.text, key.box.width(), key.box.height(), key.height, key.least,
                              key.style);
        }
    };
    constexpr std::size_t most = 4000;
    static std::unordered_map<Key, Fit, Hash> fits;
    if (fits.size() > most)
        fits.clear();
    const Key key{lettering.text,       QApplication::font().key(),
                  lettering.box.size(), lettering.height,
                  lettering.least,      (lettering.bold ? 1 : 0) + (lettering.wraps ? 2 : 0)};
    const auto known = fits.find(key);
    return known != fits.end() ? known->second : fits.emplace(key, fitted(lettering)).first->second;
}

} // namespace

QRectF paintLettering(QPainter &painter, const Lettering &lettering)
{
    if (lettering.text.isEmpty())
        return {};
    const Fit &fit = knownFit(lettering);
    QFont font = fit.font;
    if (isOnPaper(painter))
        withoutLigatures(font);
    painter.setFont(font);
    painter.setPen(lettering.color);
    QRectF lines;
    painter.drawText(lettering.box, flagsOf(lettering) | Qt::TextDontClip, fit.text, &lines);
    if (lettering.wraps)
        return lines;
    const QFontMetricsF metrics(fit.font);
    return metrics.tightBoundingRect(fit.text).translated(lines.left(), lines.top() + metrics.ascent());
}

QRectF letteringBox(const Lettering &lettering)
{
    if (lettering.text.isEmpty())
        return {};
    const Fit &fit = knownFit(lettering);
    const QFontMetricsF metrics(fit.font);
    const QRectF lines = metrics.boundingRect(lettering.box, flagsOf(lettering) | Qt::TextDontClip, fit.text);
    if (lettering.wraps)
        return lines;
    return metrics.tightBoundingRect(fit.text).translated(lines.left(), lines.top() + metrics.ascent());
}

bool fitsItsBox(const Lettering &lettering)
{
    return lettering.text.isEmpty() || knownFit(lettering).isWhole;
}

void paintPlate(QPainter &painter, const Plate &plate)
{
    painter.setPen(plate.line.isValid() ? QPen(plate.line, 1.2) : QPen(Qt::NoPen));
    painter.setBrush(plate.fill.isValid() ? QBrush(plate.fill) : QBrush(Qt::NoBrush));
    painter.drawRoundedRect(plate.box, plate.radius, plate.radius);
}

void paintLook(QPainter &painter, const Look &look)
{
    for (const Plate &plate : look.plates)
        paintPlate(painter, plate);
    for (const Picture &picture : look.pictures)
        paintPicture(painter, picture);
    for (const Lettering &lettering : look.letterings)
        paintLettering(painter, lettering);
    for (const Plate &clasp : look.clasps)
        paintPlate(painter, clasp);
}

} // namespace waystone
