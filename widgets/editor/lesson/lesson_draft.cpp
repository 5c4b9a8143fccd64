#include "editor/lesson/lesson_draft.h"

#include "bots/bots.h"
#include "editor/lesson/lesson_names.h"
#include "files/record_players.h"
#include "scenario/shelf/lesson_id.h"
#include "words/program_language.h"

#include <algorithm>
#include <set>

namespace waystone {

namespace {

std::string freshId(const Lesson &lesson)
{
    std::set<std::string> taken;
    for (const LessonStep &step : lesson.steps)
        taken.insert(step.id);
    for (std::size_t number = lesson.steps.size() + 1;; ++number)
        if (std::string id = "step-" + std::to_string(number); !taken.contains(id))
            return id;
}

LessonStep freshStep(LessonStep::Kind kind, const Lesson &lesson, Seat seat)
{
    LessonStep step;
    step.kind = kind;
    step.id = freshId(lesson);
    step.seat = seat;
    if (kind == LessonStep::Kind::choose)
        step.options.resize(2);
    if (kind == LessonStep::Kind::playOn)
        step.bot = botIds().back();
    return step;
}

/// Who is to play, as the position says it even where it cannot be played yet or chance comes first.
Seat seatToPlay(const ScenarioDocument &document)
{
    if (const Result<Position> position = document.position()) {
        const Actors actors = document.game().actors(*position);
        if (!actors.isChance() && !actors.isOver())
            return actors.first();
    }
    for (const Field &field : document.editing().fields(document.setup()))
        if (field.kind == Field::Kind::seat && field.key.owner == nobody && field.key.id == "turn" &&
            field.value >= 0 && field.value < document.seats())
            return static_cast<Seat>(field.value);
    return 0;
}

} // namespace

LessonDraft::LessonDraft(ScenarioDocument &document, QObject *parent) : QObject(parent), document_(document)
{
    connect(&document, &ScenarioDocument::changed, this, &LessonDraft::refresh);
    connect(&document, &ScenarioDocument::languageChanged, this, &LessonDraft::changed);
}

void LessonDraft::refresh()
{
    composed_.reset();
    emit changed();
    if (shownStep_ != step()) {
        shownStep_ = step();
        emit stepChanged();
    }
}

const Lesson &LessonDraft::lesson() const
{
    if (composed_ == nullptr) {
        auto lesson = std::make_shared<Lesson>(composedLesson(document_.scenario()));
        lesson->players = recordPlayers(document_.table().players);
        composed_ = std::move(lesson);
    }
    return *composed_;
}

std::optional<Position> LessonDraft::beginning() const
{
    const Result<Position> position = document_.position();
    return position ? std::optional(*position) : std::nullopt;
}

QStringList LessonDraft::lineText(const std::vector<LineStep> &line) const
{
    const std::optional<Position> start = beginning();
    return start ? LessonNames::line(document_.game(), *start, line, document_.words()) : QStringList();
}

void LessonDraft::show(Lesson lesson, int step, EditLabel label, int merging)
{
    Scenario next = document_.scenario();
    if (const std::optional<AnySetup> setup = setupOfStep(lesson, step))
        next.setup = *setup;
    next.lesson = std::make_shared<Lesson>(std::move(lesson));
    next.step = step;
    document_.change(std::move(next), std::move(label), merging);
}

void LessonDraft::begin(LessonStep::Kind kind)
{
    if (isLesson())
        return;
    Lesson lesson;
    lesson.game = document_.scenario().game;
    lesson.id = unnamedLesson;
    lesson.language = programLanguages[languageIndex(programLanguage().toStdString())].code;
    // It wants all of them unless its author leaves some out.
    for (const Language &language : programLanguages)
        lesson.languages.emplace_back(language.code);
    LessonStep step = freshStep(kind, lesson, seatToPlay(document_));
    step.position = document_.game().positionText(document_.setup());
    lesson.steps.push_back(std::move(step));
    // The file of the position stays what it is: the lesson is another.
    Scenario next = document_.scenario();
    next.lesson = std::make_shared<Lesson>(std::move(lesson));
    next.step = 0;
    document_.replace(std::move(next), QString(), [] { return tr("Lesson begun", "a step of the history"); });
}

void LessonDraft::goTo(int step)
{
    document_.lookAt(step);
}

void LessonDraft::change(EditLabel label, const Change &change, int merging)
{
    Lesson changed = lesson();
    change(changed);
    if (changed == lesson())
        return;
    const int step = std::min(this->step(), static_cast<int>(changed.steps.size()) - 1);
    show(std::move(changed), step, std::move(label), merging);
}

void LessonDraft::changeStep(EditLabel label, const std::function<void(LessonStep &)> &change, int merging)
{
    this->change(
        std::move(label), [&](Lesson &lesson) { change(lesson.steps[static_cast<std::size_t>(step())]); },
        merging == 0 ? 0 : merging * 1000 + step());
}

void LessonDraft::addStep(LessonStep::Kind kind)
{
    Lesson next = lesson();
    next.steps.insert(next.steps.begin() + step() + 1, freshStep(kind, next, current().seat));
    show(
        std::move(next), step() + 1,
        [kind] { return tr("Step added: %1", "a step of the history").arg(LessonNames::stepKind(kind)); }, 0);
}

void LessonDraft::duplicateStep()
{
    Lesson next = lesson();
    LessonStep copy = current();
    copy.id = freshId(next);
    next.steps.insert(next.steps.begin() + step() + 1, std::move(copy));
    show(
        std::move(next), step() + 1, [] { return tr("Step copied", "a step of the history"); }, 0);
}

void LessonDraft::removeStep()
{
    Lesson next = lesson();
    if (next.steps.size() < 2)
        return;
    // A step that went on from the removed one keeps the position it had.
    const auto at = static_cast<std::size_t>(step());
    if (at + 1 < next.steps.size() && next.steps[at + 1].position.empty())
        if (const std::optional<AnySetup> setup = setupOfStep(next, step() + 1))
            next.steps[at + 1].position = document_.game().positionText(*setup);
    next.steps.erase(next.steps.begin() + step());
    const int shown = std::min(step(), static_cast<int>(next.steps.size()) - 1);
    show(
        std::move(next), shown, [] { return tr("Step removed", "a step of the history"); }, 0);
}

void LessonDraft::moveStep(int by)
{
    Lesson next = lesson();
    const int to = step() + by;
    if (to < 0 || to >= static_cast<int>(next.steps.size()))
        return;
    // What goes on from another step would begin elsewhere in its new place: both keep the positions they have.
    for (const int moved : {step(), to})
        if (LessonStep &each = next.steps[static_cast<std::size_t>(moved)]; each.position.empty())
            if (const std::optional<AnySetup> setup = setupOfStep(next, moved))
                each.position = document_.game().positionText(*setup);
    std::swap(next.steps[static_cast<std::size_t>(step())], next.steps[static_cast<std::size_t>(to)]);
    show(
        std::move(next), to, [] { return tr("Step moved", "a step of the history"); }, 0);
}

void LessonDraft::setOwnPosition(bool own)
{
    if (step() == 0)
        return;
    changeStep([] { return tr("Beginning of the step", "a step of the history"); },
               [&](LessonStep &each) {
                   each.position = own ? document_.game().positionText(document_.setup()) : std::string();
               });
}

} // namespace waystone
