#pragma once

#include <QModelIndex>
#include <QObject>

class QDropEvent;

namespace waystone {

class EditBoard;

/// Lets what is dragged from the palette be dropped on the board: it is in hand while it is over the board.
class PaletteDrop final : public QObject {
    Q_OBJECT

public:
    /// `board` outlives it.
    explicit PaletteDrop(EditBoard &board);

protected:
    /// Drags come to the view's viewport.
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void take(QDropEvent &drag);
    void carry(QDropEvent &drag);
    [[nodiscard]] QModelIndex placeUnder() const;

    EditBoard &board_;
};

} // namespace waystone
