#include "lessons/library/library_pictures.h"

#include "board/position_picture.h"
#include "faces/game_faces.h"
#include "files/file_content.h"
#include "lessons/player/lesson_table.h"
#include "scenario/files/position_file.h"
#include "scenario/lesson/lesson_file.h"

#include <QPainter>

#include <algorithm>

namespace waystone {

namespace {

constexpr int mostKept = 200;
/// More than a screen shows at a time.
constexpr std::size_t mostWishes = 24;

struct Beginning {
    Table table;
    AnySetup setup;
    Seat watcher = 0;
};

std::optional<Beginning> beginning(std::string_view text, bool isLesson, const Registry &registry)
{
    if (!isLesson) {
        Result<LoadedPosition> loaded = readPosition(text, registry);
        if (!loaded)
            return std::nullopt;
        std::vector<RecordPlayer> players = loaded->players;
        if (players.empty())
            players.resize(static_cast<std::size_t>(registry.find(loaded->game->id())->minSeats));
        return Beginning{lessonTable(loaded->game, players), loaded->setup};
    }
    Result<LoadedLesson> loaded = readLesson(text, registry);
    if (!loaded || loaded->lesson.steps.empty())
        return std::nullopt;
    const Lesson &lesson = loaded->lesson;
    const LessonStep &step = lesson.steps.front();
    const Result<AnySetup> setup = lesson.game->setupFrom(step.position);
    if (!setup)
        return std::nullopt;
    return Beginning{lessonTable(lesson.game, lesson.players), *setup, step.seat};
}

} // namespace

LibraryPictures::LibraryPictures(const Registry &registry, QObject *parent)
    : QObject(parent), registry_(registry), cache_(mostKept)
{
    connect(&idle_, &QTimer::timeout, this, &LibraryPictures::drawNext);
}

void LibraryPictures::setTheme(ThemeKind kind)
{
    theme_ = kind;
}

QString LibraryPictures::keyOf(const LibraryItem &item) const
{
    return QStringLiteral("%1|%2|%3").arg(item.path).arg(static_cast<int>(theme_)).arg(item.modified);
}

QPixmap LibraryPictures::picture(const LibraryItem &item)
{
    const QString key = keyOf(item);
    if (const QPixmap *known = cache_.object(key))
        return *known;
    // What was asked for last is still on the screen; what was scrolled past long ago is not.
    if (std::ranges::find(wishes_, key, &Wish::key) == wishes_.end())
        wishes_.push_back({key, item.path, item.isLesson()});
    if (wishes_.size() > mostWishes)
        wishes_.pop_front();
    idle_.start(0);
    return {};
}

void LibraryPictures::drawNext()
{
    if (wishes_.empty()) {
        idle_.stop();
        return;
    }
    const Wish wish = wishes_.front();
    wishes_.pop_front();
    cache_.insert(wish.key, new QPixmap(draw(wish.path, wish.isLesson)));
    emit drawn(wish.path);
}

QPixmap LibraryPictures::draw(const QString &path, bool isLesson) const
{
    const Result<QByteArray> text = fileContent(path);
    if (!text)
        return {};
    const std::optional<Beginning> begin =
        beginning({text->constData(), static_cast<std::size_t>(text->size())}, isLesson, registry_);
    if (!begin)
        return {};
    PositionPicture picture(begin->table);
    picture.setTheme(theme_);
    picture.setAspect(static_cast<qreal>(size.width()) / size.height());
    picture.show(begin->setup, begin->watcher);
    QPixmap pixmap(size * ratio_);
    pixmap.setDevicePixelRatio(ratio_);
    pixmap.fill(Theme::of(theme_).table);
    QPainter painter(&pixmap);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    picture.paint(painter, QRectF({0, 0}, QSizeF(size)));
    return pixmap;
}

} // namespace waystone
