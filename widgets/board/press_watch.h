#pragma once

#include <QObject>

namespace waystone {

class BoardView;

/// Whoever takes the mouse, wherever in the window or in a menu of it, has left the place of the board that the keys had
/// come to. Belongs to the view.
class PressWatch final : public QObject {
    Q_OBJECT

public:
    explicit PressWatch(BoardView &view);

    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    [[nodiscard]] bool belongsToWindow(const QWidget &widget) const;

    BoardView &view_;
};

} // namespace waystone
