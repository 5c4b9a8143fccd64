#pragma once

#include "editor/lesson/lesson_prover.h"
#include "scenario/lesson/lesson_findings.h"
#include "scenario/proof/solver.h"

#include <QWidget>

class QLabel;
class QListWidget;
class QListWidgetItem;
class QProgressBar;
class QPushButton;
class QSpinBox;

namespace waystone {

class LessonDraft;
class OpenAnswersBox;
struct StepProof;

/// Checks the lesson: what it lacks or has wrong, each a click away, and what the solver has proved of its tasks. The
/// quick part of it is kept up to date; the proof is made when it is asked for.
class ProofPanel final : public QWidget {
    Q_OBJECT

public:
    /// `memory` is the file in which proofs are kept.
    explicit ProofPanel(LessonDraft &draft, const QString &memory = {}, QWidget *parent = nullptr);

    /// The verdict and the way to a proof, which stand where they are always in sight. It belongs to whoever places it.
    [[nodiscard]] QWidget *box() const { return box_; }
    /// Has the solver look for solutions, as a press on the button does.
    void prove();

signals:
    /// Somebody has asked for a proof: what is found is to be seen.
    void listWanted();
    /// Somebody wants to mend this.
    void findingChosen(const waystone::LessonFinding &finding);
    /// By step: whether nothing is left to mend, and a task is proved.
    void stepsJudged(const std::vector<bool> &areSound);
    /// Somebody wants to see on the board what solves the step that is looked at.
    void lineWanted(const std::vector<waystone::LineStep> &line);
    /// Somebody wants to play what chance and the others do in the step that is looked at; `known` is a line in which they
    /// play along, if one was found.
    void answersWanted(const std::vector<waystone::LineStep> &known);

protected:
    void changeEvent(QEvent *event) override;

private:
    void layOut();
    void connectList();
    void checkQuickly();
    void choose(const QListWidgetItem &item);
    /// Makes what was found the solution of its step.
    void keepLine(const StepProof &proof);
    /// Makes the first of the moves about which nothing is said one that the author foresees, and opens its text.
    void answerMove(const LessonFinding &finding);
    [[nodiscard]] std::vector<bool> soundSteps(const LessonReport &report) const;
    /// Ways to use the line, behind it.
    void addUses(std::size_t proof);
    void connectAnswers();
    void showOpenAnswers();
    /// Settles what the others do in the step that leaves it open.
    void settleAnswers(Answers answers, const std::string &bot);
    void show(const LessonReport &report);
    void showFindings(const LessonReport &report, bool ofTexts);
    void showProofs(const LessonReport &report);
    void addLine(const QString &text, int step, const char *sign);
    void addContinued(const QString &text, int step);
    void setRunning(bool running);
    void retranslate();
    [[nodiscard]] LessonCheckSettings settings(bool proved) const;
    [[nodiscard]] QString headline(const LessonReport &report, int errors) const;

    LessonDraft &draft_;
    LessonProver prover_;
    std::shared_ptr<const LessonReport> report_; ///< shown now
    std::shared_ptr<const Lesson> checked_;      ///< to which it belongs
    bool isProved_ = false;                      ///< by the solver, and nothing has changed since
    QWidget *box_;
    QLabel *verdict_;
    QListWidget *list_;
    OpenAnswersBox *openAnswers_;
    QPushButton *prove_, *stop_;
    QLabel *limitLabel_;
    QSpinBox *limit_; ///< thousands of positions
    QProgressBar *progress_;
};

} // namespace waystone
