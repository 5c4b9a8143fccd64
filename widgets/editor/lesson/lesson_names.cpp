#include "editor/lesson/lesson_names.h"

#include "words/foreign_text.h"

namespace waystone {

QString LessonNames::stepKind(LessonStep::Kind kind)
{
    switch (kind) {
    case LessonStep::Kind::tell:
        return tr("Explain", "a kind of step");
    case LessonStep::Kind::show:
        return tr("Show", "a kind of step");
    case LessonStep::Kind::act:
        return tr("Do", "a kind of step");
    case LessonStep::Kind::choose:
        return tr("Choose", "a kind of step");
    case LessonStep::Kind::predict:
        return tr("Predict the score", "a kind of step");
    case LessonStep::Kind::playOn:
        return tr("Play on", "a kind of step");
    }
    return {};
}

QString LessonNames::stepKindHelp(LessonStep::Kind kind)
{
    switch (kind) {
    case LessonStep::Kind::tell:
        return tr("A text beside the position.");
    case LessonStep::Kind::show:
        return tr("Moves are played while the reader watches.");
    case LessonStep::Kind::act:
        return tr("The reader plays until a goal is reached.");
    case LessonStep::Kind::choose:
        return tr("A question with answers to choose from.");
    case LessonStep::Kind::predict:
        return tr("The reader predicts how many points a line of play scores.");
    case LessonStep::Kind::playOn:
        return tr("The reader plays on against computer players.");
    }
    return {};
}

QString LessonNames::stepSign(LessonStep::Kind kind)
{
    switch (kind) {
    case LessonStep::Kind::tell:
        return QStringLiteral("¶");
    case LessonStep::Kind::show:
        return QStringLiteral("▷");
    case LessonStep::Kind::act:
        return QStringLiteral("✎");
    case LessonStep::Kind::choose:
        return QStringLiteral("?");
    case LessonStep::Kind::predict:
        return QStringLiteral("Σ");
    case LessonStep::Kind::playOn:
        return QStringLiteral("∞");
    }
    return {};
}

QString LessonNames::markKind(LessonMark::Kind kind)
{
    switch (kind) {
    case LessonMark::Kind::ring:
        return tr("Ring", "a mark on the board");
    case LessonMark::Kind::arrow:
        return tr("Arrow", "a mark on the board");
    case LessonMark::Kind::label:
        return tr("Label", "a mark on the board");
    case LessonMark::Kind::spotlight:
        return tr("Spotlight", "a mark on the board");
    case LessonMark::Kind::ghost:
        return tr("Ghost piece", "a mark on the board");
    }
    return {};
}

QString LessonNames::markTone(LessonMark::Tone tone)
{
    switch (tone) {
    case LessonMark::Tone::look:
        return tr("Plain", "what a mark says");
    case LessonMark::Tone::good:
        return tr("Good", "what a mark says");
    case LessonMark::Tone::bad:
        return tr("Bad", "what a mark says");
    }
    return {};
}

QString LessonNames::verdict(Branch::Verdict verdict)
{
    switch (verdict) {
    case Branch::Verdict::right:
        return tr("Right", "a move");
    case Branch::Verdict::good:
        return tr("Good", "a move");
    case Branch::Verdict::wrong:
        return tr("Wrong", "a move");
    }
    return {};
}

namespace {

/// The last action of a path of branches, as a command; in notation where it cannot be played.
QString moveText(const Lesson &lesson, const TextKey &key, const GameWords &words,
                 std::optional<Position> position)
{
    const LessonStep &step = lesson.steps[static_cast<std::size_t>(key.step)];
    const Game &game = *lesson.game;
    const std::vector<Branch> *level = &step.branches;
    QString text;
    for (const int at : key.path) {
        const Branch &branch = (*level)[static_cast<std::size_t>(at)];
        if (position && game.refuse(*position, step.seat, branch.action))
            position.reset();
        text = position ? words.actionText(branch.action, game.view(*position, step.seat))
                        : QString::fromStdString(game.notation(branch.action));
        if (position)
            position = game.apply(*position, step.seat, branch.action, nullptr);
        level = &branch.then;
    }
    return text;
}

} // namespace

QString LessonNames::text(const Lesson &lesson, const TextKey &key, const GameWords &words,
                          const std::optional<Position> &start)
{
    const auto label = [&](const std::vector<LessonMark> &marks) {
        return tr("Label: %1").arg(words.placeName(marks[static_cast<std::size_t>(key.at)].place));
    };
    const auto branch = [&]() -> const Branch & {
        const std::vector<Branch> *level = &lesson.steps[static_cast<std::size_t>(key.step)].branches;
        for (std::size_t depth = 0; depth + 1 < key.path.size(); ++depth)
            level = &(*level)[static_cast<std::size_t>(key.path[depth])].then;
        return (*level)[static_cast<std::size_t>(key.path.back())];
    };
    switch (key.part) {
    case TextKey::Part::title:
        return tr("Title");
    case TextKey::Part::summary:
        return tr("Summary");
    case TextKey::Part::chapter:
        return tr("Chapter");
    case TextKey::Part::text:
        return tr("Text");
    case TextKey::Part::mark:
        return label(lesson.steps[static_cast<std::size_t>(key.step)].marks);
    case TextKey::Part::branch:
        return tr("After this move: %1").arg(moveText(lesson, key, words, start));
    case TextKey::Part::branchMark:
        return label(branch().marks);
    case TextKey::Part::otherwise:
        return tr("After any other wrong move");
    case TextKey::Part::reached:
        return tr("When the goal is reached another way");
    case TextKey::Part::mistake:
        return tr("After mistake %1").arg(key.at + 1);
    case TextKey::Part::hint:
        return tr("Hint %1").arg(key.at + 1);
    case TextKey::Part::option:
        return tr("Answer %1").arg(key.at + 1);
    case TextKey::Part::optionWhy:
        return tr("When answer %1 is chosen").arg(key.at + 1);
    case TextKey::Part::why:
        return tr("With the right number");
    }
    return {};
}

QString LessonNames::step(const Lesson &lesson, int number, const QString &language)
{
    const LessonStep &step = lesson.steps[static_cast<std::size_t>(number)];
    const std::string &text = step.text.in(language.toStdString(), lesson.language);
    return text.empty()
               ? stepKindHelp(step.kind)
               : foreign_text::line(QString::fromStdString(text).simplified(), foreign_text::longestLine);
}

QStringList LessonNames::line(const Game &game, const Position &start, const std::vector<LineStep> &line,
                              const GameWords &words)
{
    QStringList lines;
    Position position = start;
    for (const LineStep &step : line) {
        if (game.refuse(position, step.seat, step.action))
            break;
        const Seat watcher = step.seat == chanceSeat ? nobody : step.seat;
        const QString played = words.playedText(step.action, game.view(position, watcher));
        lines.append(tr("%1: %2", "who did what").arg(words.seatName(step.seat), played));
        position = game.apply(position, step.seat, step.action, nullptr);
    }
    return lines;
}

} // namespace waystone
