#pragma once

#include "editor/document/scenario_document.h"
#include "models/board_model.h"

#include <functional>

namespace waystone {

/// The table of a document's position, seen from the side of one seat or from no side. What is changed here is a step of
/// the document's history: a piece is moved by setting its PlaceRole (Place), one of the palette is put by setting a
/// place's PieceRole (EditPiece), rows of pieces are taken away, and pieces are dropped on places.
class SetupBoardModel final : public BoardModel {
    Q_OBJECT

public:
    /// What a drag from the palette carries: the number of the entry, in decimal.
    static constexpr char entryFormat[] = "application/x-waystone-palette-entry";
    /// What a drag from the table carries: the id of a piece, in decimal.
    static constexpr char pieceFormat[] = "application/x-waystone-piece";

    explicit SetupBoardModel(ScenarioDocument &document, QObject *parent = nullptr);

    /// Tells the stage of what is shown from now on (see BoardLayout::stage()), until another table is laid.
    using Staging = std::function<std::uint64_t(const Game &, const AnySetup &, Seat watcher)>;
    void setStaging(Staging staging);

    /// From whose side the table is seen, in games in which that matters; nobody's otherwise.
    [[nodiscard]] Seat watcher() const { return watcher_; }
    /// Shows it from that side at once.
    void setWatcher(Seat seat);

    /// What the palette has under this number; nothing if there is no such entry.
    [[nodiscard]] std::optional<EditPiece> entry(std::size_t number) const;
    /// False if the document stays as it is.
    bool put(const EditPiece &piece, Place place);
    bool move(const Piece &piece, Place place);
    bool remove(const Piece &piece);

    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex &index) const override;
    bool setData(const QModelIndex &index, const QVariant &value, int role = Qt::EditRole) override;
    bool removeRows(int row, int count, const QModelIndex &parent = {}) override;
    [[nodiscard]] QStringList mimeTypes() const override;
    [[nodiscard]] QMimeData *mimeData(const QModelIndexList &indexes) const override;
    [[nodiscard]] Qt::DropActions supportedDropActions() const override;
    [[nodiscard]] bool canDropMimeData(const QMimeData *data, Qt::DropAction action, int row, int column,
                                       const QModelIndex &parent) const override;
    bool dropMimeData(const QMimeData *data, Qt::DropAction action, int row, int column,
                      const QModelIndex &parent) override;

private:
    void follow();
    void lay();
    [[nodiscard]] BoardContents contents() const;
    /// False if that is no other setup.
    bool change(std::optional<AnySetup> setup, const EditLabel &label);

    ScenarioDocument &document_;
    Staging staging_;
    Seat watcher_ = nobody;
    bool isLaid_ = false; ///< the document's table is the one that is shown
};

} // namespace waystone
