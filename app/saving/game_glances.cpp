#include "saving/game_glances.h"

#include "board/position_picture.h"

#include <QFileInfo>
#include <QPainter>

#include <algorithm>

namespace waystone {

namespace {

constexpr int mostKept = 400;
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
    const QFileInfo file(journal);
    return QStringLiteral("%1|%2|%3|%4")
        .arg(static_cast<int>(theme_))
        .arg(file.size())
        .arg(file.lastModified().toMSecsSinceEpoch())
        .arg(journal);
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
    look->glance = glanceAt(wish.journal);
    if (look->glance.moment)
        look->picture = drawn(*look->glance.moment);
    looks_.insert(wish.key, look.release());
    emit looked(wish.journal);
}

QPixmap GameGlances::drawn(const TableSnapshot &moment) const
{
    const Table table{moment.game, std::const_pointer_cast<GameWords>(moment.words), moment.players,
                      Secrets::none};
    PositionPicture picture(table);
    picture.setTheme(theme_);
    picture.setAspect(static_cast<qreal>(pictures_.width()) / pictures_.height());
    picture.show(moment.view);
    QPixmap pixmap(pictures_ * ratio_);
    pixmap.setDevicePixelRatio(ratio_);
    pixmap.fill(Theme::of(theme_).table);
    QPainter painter(&pixmap);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    picture.paint(painter, QRectF({0, 0}, QSizeF(pictures_)));
    return pixmap;
}

} // namespace waystone
