#pragma once

#include <QObject>

class QDropEvent;

namespace waystone {

class EditBoard;

/// Lets what is dragged from the palette be dropped on the board: it is in hand while it is over the board.
class PaletteDrop final : public QObject {
    Q_OBJECT

public:
    /// How such a drag names what it carries: the number of the palette's entry, in decimal.
    static constexpr char format[] = "application/x-waystone-palette-entry";

    /// `board` outlives it.
    explicit PaletteDrop(EditBoard &board);

protected:
    /// Drags come to the view's viewport.
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void take(QDropEvent &drag);
    void carry(QDropEvent &drag);

    EditBoard &board_;
};

} // namespace waystone
