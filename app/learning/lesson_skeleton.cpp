#include "learning/lesson_skeleton.h"

#include "files/record_players.h"
#include "lessons/library/library_item.h"
#include "settings/languages.h"
#include "words/program_language.h"

#include <QCoreApplication>

namespace waystone {

namespace {

struct LessonSkeleton {
    Q_DECLARE_TR_FUNCTIONS(waystone::LessonSkeleton)
};

LocalText text(const QString &words)
{
    return {{{programLanguage().toStdString(), words.toStdString()}}, {}};
}

} // namespace

Lesson lessonFrom(std::shared_ptr<const Game> game, const Position &position,
                  const std::vector<Player> &players, Seat reader)
{
    Lesson lesson;
    lesson.id = "my-lesson";
    lesson.language = programLanguage().toStdString();
    for (const Language &language : programLanguages)
        lesson.languages.emplace_back(language.code);
    lesson.title = text(LessonSkeleton::tr("My lesson"));
    lesson.players = recordPlayers(players);

    LessonStep first;
    first.id = "first";
    first.text = text(LessonSkeleton::tr("Tell here what there is to see."));
    first.position = game->positionText(game->setup(position));
    first.seat = reader;
    LessonStep second;
    second.kind = LessonStep::Kind::act;
    second.id = "second";
    second.text = text(LessonSkeleton::tr("Tell here what is to be done."));
    second.seat = reader;
    lesson.steps = {std::move(first), std::move(second)};
    lesson.game = std::move(game);
    return lesson;
}

} // namespace waystone
