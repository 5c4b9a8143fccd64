#include "learning/lesson_skeleton.h"

#include "core/languages.h"
#include "faces/game_faces.h"
#include "files/record_players.h"
#include "lessons/words/goal_text.h"
#include "scenario/shelf/lesson_id.h"
#include "words/advice_words.h"
#include "words/program_language.h"

#include <QCoreApplication>

#include <algorithm>

namespace waystone {

namespace {

struct LessonSkeleton {
    Q_DECLARE_TR_FUNCTIONS(waystone::LessonSkeleton)
};

/// In the language that the program speaks now.
void write(LocalText &text, const QString &words)
{
    text.texts[programLanguage().toStdString()] = words.toStdString();
}

/// What the action brings, as something to be reached: points if there are any, else the first thing that it does.
std::optional<Goal> goalOf(const Game &game, const Position &position, Seat reader, Action action)
{
    Events events;
    const Position after = game.apply(position, reader, action, &events);
    Goal goal;
    goal.seat = reader;
    if (const int points = game.points(after, reader, {}); points > game.points(position, reader, {})) {
        goal.kind = Goal::Kind::points;
        goal.atLeast = points;
        return goal;
    }
    const auto deed = std::ranges::find_if(events, [reader](const Event &event) {
        const bool isDeed = event.kind == Event::Kind::gained || event.kind == Event::Kind::placed ||
                            event.kind == Event::Kind::paid || event.kind == Event::Kind::moved;
        return isDeed && event.seat == reader && !event.what.empty();
    });
    if (deed == events.end())
        return std::nullopt;
    const bool isAmount = deed->kind == Event::Kind::gained || deed->kind == Event::Kind::paid;
    goal.kind = Goal::Kind::happened;
    goal.event = deed->kind;
    goal.what = std::string(deed->what);
    goal.atLeast = isAmount ? std::max(1, deed->amount) : 1;
    return goal;
}

bool isKnownToBeBetter(const std::optional<BetterMove> &move)
{
    return move && move->best != move->played;
}

void takeOver(const BetterMove &better, const Position &position, Lesson &lesson)
{
    const Game &game = *lesson.game;
    LessonStep &task = lesson.steps.back();
    if (game.refuse(position, task.seat, better.best) || game.refuse(position, task.seat, better.played))
        return;
    task.goal = goalOf(game, position, task.seat, better.best);
    if (task.goal)
        task.mostActions = 1;
    task.solution = {{task.seat, better.best}};
    Branch right;
    right.action = better.best;
    task.branches.push_back(std::move(right));
}

/// Of what was taken over, in the language that the program speaks now.
void writeTexts(const BetterMove &better, const Position &position, const GameWords &words, Lesson &lesson)
{
    LessonStep &task = lesson.steps.back();
    if (task.branches.empty())
        return;
    if (isKnownToBeBetter(better))
        write(lesson.steps.front().text,
              LessonSkeleton::tr("In a game, this was played here: %1. There is something better.",
                                 "what a player did")
                  .arg(words.playedText(better.played, lesson.game->view(position, task.seat))));
    if (task.goal)
        write(task.text, goalLines(*task.goal, words, {task.seat, true}).join(QLatin1Char(' ')));
    if (!better.comparison)
        return;
    const QStringList why = AdviceWords(words, task.seat).sentences(*better.comparison, true);
    if (!why.isEmpty())
        write(
            task.branches.front().text,
            (QStringList{LessonSkeleton::tr("Compared with what was played:")} + why).join(QLatin1Char(' ')));
}

} // namespace

Lesson lessonFrom(std::shared_ptr<const Game> game, const Position &position,
                  const std::vector<Player> &players, Seat reader, const std::optional<BetterMove> &better,
                  const std::function<void(const QString &language)> &speak)
{
    Lesson lesson;
    lesson.id = unnamedLesson;
    lesson.language = programLanguage().toStdString();
    for (const Language &language : programLanguages)
        lesson.languages.emplace_back(language.code);
    lesson.players = recordPlayers(players);

    LessonStep first;
    first.id = "first";
    first.position = game->positionText(game->setup(position));
    first.seat = reader;
    LessonStep second;
    second.kind = LessonStep::Kind::act;
    second.id = "second";
    second.seat = reader;
    lesson.game = std::move(game);
    if (isKnownToBeBetter(better)) {
        lesson.steps = {std::move(first), std::move(second)};
    } else { // there is nothing to tell yet
        second.position = first.position;
        lesson.steps = {std::move(second)};
    }
    if (!better)
        return lesson;
    takeOver(*better, position, lesson);
    const std::shared_ptr<GameWords> words = gameFace(lesson.game->id())->words(lesson.game);
    QStringList names;
    for (const Player &player : players)
        names.append(player.name);
    words->setPlayerNames(names);
    const QString own = programLanguage();
    for (const Language &language : programLanguages)
        if (const QString code =
                QString::fromUtf8(language.code.data(), static_cast<qsizetype>(language.code.size()));
            speak && code != own) {
            speak(code);
            writeTexts(*better, position, *words, lesson);
        }
    if (speak)
        speak(own);
    writeTexts(*better, position, *words, lesson);
    return lesson;
}

} // namespace waystone
