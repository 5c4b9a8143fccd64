#pragma once

#include "scenario/lesson/lesson_plan.h"
#include "words/game_words.h"

#include <QCoreApplication>
#include <QStringList>

#include <memory>

namespace waystone {

/// What one step of a lesson says on paper, as HTML, in the language that is installed.
class StepPrint {
    Q_DECLARE_TR_FUNCTIONS(StepPrint)

public:
    /// `language` (ISO 639-1) is the installed one; `words` outlive this.
    StepPrint(const std::shared_ptr<const LessonPlan> &plan, std::size_t number, const GameWords &words,
              const QString &language);

    /// The chapter that begins here; empty if none does.
    [[nodiscard]] QString chapter() const;
    /// What stands beside the board. A worksheet has boxes to tick, and its lines elsewhere.
    [[nodiscard]] QString question(bool isWorksheet) const;
    /// What stands on the pages of answers; empty if nothing is asked.
    [[nodiscard]] QString answer() const;

    /// Heading of the pages of answers.
    [[nodiscard]] static QString answersTitle(const QString &title);
    /// Where pupils write their name.
    [[nodiscard]] static QString nameLine();

private:
    [[nodiscard]] QString plain(const LocalText &text) const;
    [[nodiscard]] QString text(const LocalText &text) const;
    [[nodiscard]] QString played(const std::vector<LineStep> &line) const;
    [[nodiscard]] QString task() const;
    [[nodiscard]] QString option(std::size_t at) const;
    [[nodiscard]] QString options(bool areTicked) const;
    [[nodiscard]] QString rightOptions() const;
    [[nodiscard]] QString asked() const;
    [[nodiscard]] int rightNumber() const;
    [[nodiscard]] QString rightMoves() const;

    std::shared_ptr<const LessonPlan> plan_;
    std::size_t index_;
    const Lesson &lesson_;
    const LessonStep &step_;
    const PlannedStep &planned_;
    const GameWords &words_;
    std::string language_;
};

} // namespace waystone
