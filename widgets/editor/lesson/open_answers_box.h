#pragma once

#include <QFrame>

#include <string>

class QComboBox;
class QLabel;
class QPushButton;

namespace waystone {

/// The three ways to settle what chance and the others do in a task that leaves it open.
class OpenAnswersBox final : public QFrame {
    Q_OBJECT

public:
    explicit OpenAnswersBox(QWidget *parent = nullptr);

    /// Of this step; `bot` is the id of the computer player that is offered first. Hidden where `step` is -1.
    void setStep(int step, const std::string &bot);
    /// Of the step that is told about.
    [[nodiscard]] int step() const { return step_; }

signals:
    /// Their answers are to be played on the board.
    void writeWanted();
    /// This computer player is to answer, always alike.
    void botWanted(const std::string &id);
    /// The goal is to be proved whatever they do.
    void everyWanted();

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();

    int step_ = -1;
    QLabel *text_;
    QPushButton *write_;
    QPushButton *play_;
    QComboBox *bot_;
    QPushButton *every_;
};

} // namespace waystone
