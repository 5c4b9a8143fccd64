#pragma once

#include "editor/document/scenario_document.h"

#include <QObject>

#include <optional>
#include <vector>

namespace waystone {

/// What somebody who edits has in hand: a sort of the palette, of which every click puts one more, or a piece lifted from
/// the table; never both. It changes nothing of the document.
class EditHand final : public QObject {
    Q_OBJECT

public:
    explicit EditHand(const ScenarioDocument &document, QObject *parent = nullptr);

    [[nodiscard]] const std::optional<EditPiece> &tool() const { return tool_; }
    [[nodiscard]] const std::optional<Piece> &held() const { return held_; }
    [[nodiscard]] bool isEmpty() const { return !tool_ && !held_; }

    /// Takes this of the palette, or lets go of what was taken from there; what was lifted stays unless there is
    /// something to take instead.
    void setTool(std::optional<EditPiece> tool);
    /// Lifts the piece there that comes after the one that is held; after the last there is none.
    void liftNext(Place place);
    /// Puts back what was lifted.
    void putBack();

    /// All that lies on the table, as it was when refresh() was called last.
    [[nodiscard]] const std::vector<Piece> &pieces() const { return pieces_; }
    /// Looks at the document again: what is no longer there is no longer held, nor is what the supply has run out of.
    void refresh();

    /// What can be lifted there, the uppermost first.
    [[nodiscard]] std::vector<Piece> liftable(Place place) const;
    /// The setup in which what is in hand lies there; nothing if it cannot.
    [[nodiscard]] std::optional<AnySetup> setupWith(Place place) const;
    /// Those of the places where it can lie.
    [[nodiscard]] std::vector<Place> targets(const std::vector<Place> &places) const;

signals:
    /// Something else is in hand, or nothing any more.
    void changed();

private:
    /// Whether the pieces there move up when the held one is lifted: it belongs among them and has nowhere else to go.
    [[nodiscard]] bool closesUpAt(Place place) const;

    void set(std::optional<EditPiece> tool, std::optional<Piece> held);
    [[nodiscard]] bool isUsedUp(const EditPiece &piece) const;

    const ScenarioDocument &document_;
    std::vector<Piece> pieces_;
    std::optional<EditPiece> tool_;
    std::optional<Piece> held_;
};

} // namespace waystone
