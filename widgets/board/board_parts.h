#pragma once

#include "board/board_areas.h"

#include <QAccessibleInterface>
#include <QCoreApplication>
#include <QPointer>

#include <variant>

namespace waystone {

class BoardInterface;
class BoardView;

/// A part of the board as readers know it: an area, a row of one, a place, the list of all pieces or one of them.
class BoardPart : public QAccessibleInterface {
public:
    struct Pieces {
        friend auto operator<=>(const Pieces &, const Pieces &) = default;
    };
    struct Row {
        BoardArea::Key area;
        int number = 0;

        friend auto operator<=>(const Row &, const Row &) = default;
    };
    struct Lying {
        std::uint32_t piece = 0;

        friend auto operator<=>(const Lying &, const Lying &) = default;
    };
    /// What a part stays the same by, whatever lies on the board.
    using Key = std::variant<BoardArea::Key, Row, Place, Pieces, Lying>;

    explicit BoardPart(BoardView &view) : view_(&view) {}
    [[nodiscard]] static BoardPart *make(BoardView &view, const Key &key);

    [[nodiscard]] QObject *object() const override { return nullptr; }
    [[nodiscard]] QAccessibleInterface *childAt(int x, int y) const override;
    void setText(QAccessible::Text, const QString &) override {}

protected:
    [[nodiscard]] BoardView *view() const { return view_.data(); }
    /// Null once the board is gone.
    [[nodiscard]] BoardInterface *board() const;

private:
    QPointer<BoardView> view_;
};

/// An area with its rows or places, a row with its places, or all pieces.
class BoardGroup final : public BoardPart {
    Q_DECLARE_TR_FUNCTIONS(BoardGroup)

public:
    BoardGroup(BoardView &view, const Key &key) : BoardPart(view), key_(key) {}

    [[nodiscard]] bool isValid() const override;
    [[nodiscard]] QAccessibleInterface *parent() const override;
    [[nodiscard]] QAccessibleInterface *child(int index) const override;
    [[nodiscard]] int childCount() const override;
    [[nodiscard]] int indexOfChild(const QAccessibleInterface *child) const override;
    [[nodiscard]] QString text(QAccessible::Text kind) const override;
    [[nodiscard]] QRect rect() const override;
    [[nodiscard]] QAccessible::Role role() const override;
    [[nodiscard]] QAccessible::State state() const override;

private:
    Key key_;
};

/// A place, or a piece: what a reader comes to in the end.
class BoardLeaf : public BoardPart, public QAccessibleActionInterface {
public:
    using BoardPart::BoardPart;

    [[nodiscard]] QAccessibleInterface *child(int) const override { return nullptr; }
    [[nodiscard]] int childCount() const override { return 0; }
    [[nodiscard]] int indexOfChild(const QAccessibleInterface *) const override { return -1; }
    [[nodiscard]] QAccessible::Role role() const override { return QAccessible::ListItem; }
    [[nodiscard]] QRect rect() const override;

    void *interface_cast(QAccessible::InterfaceType type) override
    {
        return type == QAccessible::ActionInterface ? static_cast<QAccessibleActionInterface *>(this)
                                                    : nullptr;
    }
    [[nodiscard]] QStringList actionNames() const override { return {pressAction(), setFocusAction()}; }
    [[nodiscard]] QStringList keyBindingsForAction(const QString &) const override { return {}; }

protected:
    /// Where it is on the board; only while it is valid.
    [[nodiscard]] virtual Place at() const = 0;
};

class PlaceLeaf final : public BoardLeaf {
public:
    PlaceLeaf(BoardView &view, Place place) : BoardLeaf(view), place_(place) {}

    [[nodiscard]] bool isValid() const override;
    [[nodiscard]] QAccessibleInterface *parent() const override;
    [[nodiscard]] QString text(QAccessible::Text kind) const override;
    [[nodiscard]] QAccessible::State state() const override;
    void doAction(const QString &name) override;

private:
    [[nodiscard]] Place at() const override { return place_; }

    Place place_;
};

/// Pressing it brings the keyboard to where the piece lies.
class PieceLeaf final : public BoardLeaf {
public:
    PieceLeaf(BoardView &view, std::uint32_t piece) : BoardLeaf(view), piece_(piece) {}

    [[nodiscard]] bool isValid() const override;
    [[nodiscard]] QAccessibleInterface *parent() const override;
    [[nodiscard]] QString text(QAccessible::Text kind) const override;
    [[nodiscard]] QAccessible::State state() const override;
    void doAction(const QString &name) override;

private:
    [[nodiscard]] Place at() const override;

    std::uint32_t piece_;
};

} // namespace waystone
