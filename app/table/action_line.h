#pragma once

#include "session/game_controller.h"

#include <QFrame>

class QLabel;
class QLineEdit;
class QStringListModel;
class QToolButton;

namespace waystone {

class BoardModel;
class TypedActions;

/// A line in which actions are typed, as in a chess program: it completes what is possible, and answers in sentences. A
/// question mark asks: alone what is possible, with words which places have them, be they names or what lies there.
class ActionLine final : public QFrame {
    Q_OBJECT

public:
    ActionLine(GameController &controller, const BoardModel &board, QWidget *parent = nullptr);

    /// Shows it, with the keyboard in it.
    void open();
    void shut();

    [[nodiscard]] QString answer() const;

public slots:
    /// Does what is typed.
    void enter();

signals:
    /// Something was answered, for those who hear it.
    void answered(const QString &sentence);
    /// The keyboard is wanted here no more.
    void left();

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void retranslate();
    void follow();
    void tell(const QString &sentence);
    void play(const QString &typed);
    [[nodiscard]] QString possible() const;
    [[nodiscard]] QString places(const QString &words) const;
    /// The first of the items, and how many more there are.
    [[nodiscard]] QString listed(const QStringList &items) const;
    /// Why nothing is meant by it.
    [[nodiscard]] QString notUnderstood(const QString &typed, const TypedActions &actions) const;

    GameController &controller_;
    const BoardModel &board_;
    QLabel *label_;
    QLineEdit *line_;
    QToolButton *shut_;
    QLabel *answer_;
    QStringListModel *texts_;
};

} // namespace waystone
