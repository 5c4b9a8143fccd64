#pragma once

#include "editor/lesson/lesson_prover.h"

#include <QWidget>

class QLabel;
class QListWidget;
class QProgressBar;
class QPushButton;
class QSpinBox;

namespace waystone {

class LessonDraft;

/// Checks the lesson: what it lacks or has wrong, each a click away, and what the solver has proved of its tasks. The
/// quick part of it is kept up to date; the proof is made when it is asked for.
class ProofPanel final : public QWidget {
    Q_OBJECT

public:
    explicit ProofPanel(LessonDraft &draft, QWidget *parent = nullptr);

protected:
    void changeEvent(QEvent *event) override;

private:
    void checkQuickly();
    void prove();
    void show(const LessonReport &report);
    void showProofs(const LessonReport &report);
    void addLine(const QString &text, int step, const char *sign);
    void setRunning(bool running);
    void retranslate();
    [[nodiscard]] LessonCheckSettings settings(bool proved) const;
    [[nodiscard]] QString headline(const LessonReport &report, int errors) const;

    LessonDraft &draft_;
    LessonProver prover_;
    std::shared_ptr<const LessonReport> report_; ///< shown now
    bool isProved_ = false;                      ///< by the solver, and nothing has changed since
    QLabel *verdict_;
    QListWidget *list_;
    QPushButton *prove_, *stop_;
    QLabel *limitLabel_;
    QSpinBox *limit_; ///< thousands of positions
    QProgressBar *progress_;
};

} // namespace waystone
