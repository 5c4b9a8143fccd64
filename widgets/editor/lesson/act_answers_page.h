#pragma once

#include <QWidget>

class QComboBox;
class QFormLayout;
class QLabel;
class QSpinBox;

namespace waystone {

class LessonDraft;
class LineBox;

/// Of a task: what chance and the others do once its script has ended, and when a lost goal is reported.
class ActAnswersPage final : public QWidget {
    Q_OBJECT

public:
    explicit ActAnswersPage(LessonDraft &draft, QWidget *parent = nullptr);

    void refresh();
    void retranslate();

signals:
    /// The user wants to play what chance and the others do.
    void recordWanted();

private:
    void makeScript(QFormLayout &form);
    [[nodiscard]] QStringList scriptText() const;
    void makeAnswers(QFormLayout &form);
    void makeTelling(QFormLayout &form);
    void changeAnswers();

    LessonDraft &draft_;
    LineBox *script_;
    QLabel *answersLabel_;
    QComboBox *answers_; ///< by Answers
    QLabel *botLabel_;
    QComboBox *bot_;
    QLabel *seedLabel_;
    QSpinBox *seed_;
    QLabel *tellingLabel_;
    QComboBox *telling_; ///< by LossTold
};

} // namespace waystone
