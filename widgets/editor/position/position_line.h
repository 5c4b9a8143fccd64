#pragma once

#include "editor/document/scenario_document.h"

#include <QWidget>

class QLabel;
class QLineEdit;
class QToolButton;

namespace waystone {

/// The position as one line of text. What is typed or pasted takes its place as soon as it can be read; until then the
/// position stays and the line tells where it fails.
class PositionLine final : public QWidget {
    Q_OBJECT

public:
    explicit PositionLine(ScenarioDocument &document, QWidget *parent = nullptr);

    /// What was typed and cannot be read yet; mostly empty.
    [[nodiscard]] QString unread() const;
    /// As if somebody had typed it.
    void type(const QString &text);

signals:
    void copyRequested();
    void unreadChanged();

protected:
    void changeEvent(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void retranslate();
    void showPosition();
    void read(const QString &text);
    void showProblem(const Problem &problem);

    ScenarioDocument &document_;
    QLabel *caption_;
    QLineEdit *text_;
    QToolButton *copy_;
    QLabel *error_;
    std::optional<Problem> problem_; ///< with what is typed
    bool isReading_ = false;
};

} // namespace waystone
