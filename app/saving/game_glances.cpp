#include "saving/game_glances.h"

#include "board/position_picture.h"
#include "saving/journal_picture.h"
#include "words/program_language.h"

#include <QFileInfo>
#include <QPainter>

#include <algorithm>

namespace waystone {

namespace {

constexpr int mostKept = 400;
/// Higher by one when the boards come to look different: pictures that were kept before are drawn again.
constexpr int drawing = 2;
/// More than a screen shows: what is beyond was scrolled past.
constexpr std::size_t mostWishes = 40;

} // namespace

GameGlances::GameGlances(QSize pictures, QObject *parent)
    : QObject(parent), pictures_(pictures), looks_(mostKept)
{
    connect(&idle_, &QTimer::timeout, this, &GameGlances::lookAtNext);
}

QString GameGlances::keyOf(const QString &journal) const
{
    return stampOf(journal) + QLatin1Char('|') + journal;
}

QString GameGlances::stampOf(const QString &journal) const
{
    const QFileInfo file(journal);
    return QStringLiteral("%1|%2|%3|%4|%5")
        .arg(drawing)
        .arg(static_cast<int>(theme_))
        .arg(programLanguage())
        .arg(file.size())
        .arg(file.lastModified().toMSecsSinceEpoch());
}

const GameGlances::Look *GameGlances::look(const QString &journal)
{
    const QString key = keyOf(journal);
    if (const Look *known = looks_.object(key))
        return known;
    if (std::ranges::find(wishes_, key, &Wish::key) == wishes_.end())
        wishes_.push_back({key, journal});
    if (wishes_.size() > mostWishes)
        wishes_.pop_front();
    idle_.start(0);
    return nullptr;
}

void GameGlances::forgetWishes()
{
    wishes_.clear();
    idle_.stop();
}

void GameGlances::lookAtNext()
{
    if (wishes_.empty()) {
        idle_.stop();
        return;
    }
    const Wish wish = wishes_.back();
    wishes_.pop_back();
    auto look = std::make_unique<Look>();
    const QString stamp = stampOf(wish.journal);
    look->glance = glanceAt(wish.journal);
    if (look->glance.moment) {
        QImage picture = journalPicture(wish.journal, stamp);
        if (picture.isNull()) {
            picture = drawn(*look->glance.moment);
            keepJournalPicture(wish.journal, stamp, picture);
        }
        look->picture = fitted(picture);
    }
    looks_.insert(wish.key, look.release());
    emit looked(wish.journal);
}

QImage GameGlances::drawn(const TableSnapshot &moment) const
{
    const Table table{moment.game, std::const_pointer_cast<GameWords>(moment.words), moment.players,
                      Secrets::none};
    PositionPicture picture(table);
    picture.setTheme(theme_);
    picture.setAspect(static_cast<qreal>(keptPictureSize.width()) / keptPictureSize.height());
    picture.show(moment.view);
    QImage image(keptPictureSize, QImage::Format_RGB32);
    image.fill(Theme::of(theme_).table);
    QPainter painter(&image);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    picture.paint(painter, QRectF({0, 0}, QSizeF(keptPictureSize)));
    painter.end();
    return image;
}

QPixmap GameGlances::fitted(const QImage &picture) const
{
    QPixmap pixmap = QPixmap::fromImage(
        picture.scaled(pictures_ * ratio_, Qt::IgnoreAspectRatio, Qt::SmoothTransformation));
    pixmap.setDevicePixelRatio(ratio_);
    return pixmap;
}

} // namespace waystone
