#pragma once

#include "editor/document/scenario_document.h"
#include "scenario/lesson/lesson.h"

#include <QObject>

#include <functional>
#include <memory>

namespace waystone {

/// The lesson that a scenario is or becomes: what its panels read and change. Every change is one step of the
/// document's history. The position that the editor's board shows is that of the step which is looked at.
class LessonDraft final : public QObject {
    Q_OBJECT

public:
    explicit LessonDraft(ScenarioDocument &document, QObject *parent = nullptr);

    [[nodiscard]] ScenarioDocument &document() { return document_; }
    [[nodiscard]] const ScenarioDocument &document() const { return document_; }
    /// False as long as there is but a position.
    [[nodiscard]] bool isLesson() const { return document_.scenario().lesson != nullptr; }
    /// As it stands, the board's position included; only if isLesson().
    [[nodiscard]] const Lesson &lesson() const;
    /// The step that is looked at; 0 or more.
    [[nodiscard]] int step() const { return document_.scenario().step; }
    [[nodiscard]] const LessonStep &current() const
    {
        return lesson().steps[static_cast<std::size_t>(step())];
    }
    /// Where the step that is looked at begins; nothing if that position cannot be played.
    [[nodiscard]] std::optional<Position> beginning() const;
    /// A line from there on, as people read it.
    [[nodiscard]] QStringList lineText(const std::vector<LineStep> &line) const;

    /// Makes a lesson of one step of the position.
    void begin(LessonStep::Kind kind);
    /// Looks at another step; no step of the history.
    void goTo(int step);

    using Change = std::function<void(Lesson &)>;
    /// Changes with the same `merging` other than 0 become one step of the history while a gesture goes on.
    void change(EditLabel label, const Change &change, int merging = 0);
    /// The same with the step that is looked at.
    void changeStep(EditLabel label, const std::function<void(LessonStep &)> &change, int merging = 0);

    // Steps
    void addStep(LessonStep::Kind kind);
    void duplicateStep();
    void removeStep();
    void moveStep(int by);
    /// Gives the step a position of its own (the one it shows), or lets it go on from the step before.
    void setOwnPosition(bool own);

signals:
    /// Anything of the lesson, or the step that is looked at, is other than it was.
    void changed();
    void stepChanged();

private:
    void refresh();
    void show(Lesson lesson, int step, EditLabel label, int merging);

    ScenarioDocument &document_;
    mutable std::shared_ptr<const Lesson>
        composed_; ///< the lesson with the board's position, made when asked for
    int shownStep_ = 0;
};

} // namespace waystone
