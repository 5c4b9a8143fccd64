#pragma once

#include "board/board_view.h"
#include "editor/position/edit_hand.h"
#include "editor/position/setup_board_model.h"

#include <QObject>
#include <QTimer>

#include <functional>
#include <optional>
#include <vector>

namespace waystone {

/// Lets people edit a document's position on a board view, as PlayBoard lets them play: what is in hand, from the
/// palette or lifted from the table, goes where it is accepted, by clicks, by drag or with keys.
class EditBoard final : public QObject {
    Q_OBJECT

public:
    EditBoard(ScenarioDocument &document, BoardView &view, QObject *parent = nullptr);

    [[nodiscard]] BoardView &view() { return view_; }
    [[nodiscard]] SetupBoardModel &model() { return model_; }

    /// The piece of the palette that every click puts once more; nothing if clicks lift what lies there.
    [[nodiscard]] const std::optional<EditPiece> &tool() const { return hand_.tool(); }
    void setTool(std::optional<EditPiece> tool);
    /// What was lifted from the table and has not been put elsewhere yet.
    [[nodiscard]] const std::optional<Piece> &held() const { return hand_.held(); }
    [[nodiscard]] bool hasInHand() const { return !hand_.isEmpty(); }
    /// Nothing in hand.
    void cancel();
    /// Puts one of what the palette gave; nothing happens where it cannot lie.
    void putAt(Place place);
    /// Where the pointer is.
    [[nodiscard]] const std::optional<Place> &hovered() const { return hovered_; }
    /// The pointer carries something over this place, or over none.
    void hover(std::optional<Place> place);
    /// Puts the keyboard where what is in hand can go.
    void focusTarget();
    /// Takes away what is held, or else what lies where the keyboard or the pointer is.
    void removeHere();

    /// From whose side the table is seen, in games in which that matters; nobody's at first.
    [[nodiscard]] Seat watcher() const { return model_.watcher(); }
    void setWatcher(Seat seat);

    /// While there is one, clicks do not edit but name places to it; those that it has are shown as chosen. Those that it
    /// takes are lit; a click elsewhere says `refusal`. Without such a list it takes all of them.
    using Picker = std::function<void(Place)>;
    void setPicker(Picker picker, std::vector<Place> picked = {},
                   std::optional<std::vector<Place>> offered = {}, const QString &refusal = {});

    /// Rings places, and goes to whose side they are seen from.
    void showPlaces(const std::vector<Place> &places);

    /// Milliseconds that the pointer rests on a place before its card comes; 0 for at once.
    void setHelpDelay(int milliseconds) { helpTimer_.setInterval(milliseconds); }

signals:
    /// Something else is in hand, from the palette or from the table, or nothing any more.
    void handChanged();
    /// Why a click brought nothing, as a whole sentence.
    void refused(const QString &why);
    void watcherChanged();
    /// Somebody clicked where a field shows.
    void fieldWanted(const waystone::FieldKey &key);

private:
    void layTable();
    void followSetup();
    void showInput();
    void showGhost();
    void showHelp(Place place);
    void dismissCards();

    void click(Place place);
    void move(Place place);
    void refuse(Place place, const QString &why);
    bool removeAt(Place place);
    void wantFieldAt(Place place);
    /// The same for what is counted beside all places.
    void wantFieldAt(QPointF point);

    [[nodiscard]] std::vector<Place> targets() const;

    ScenarioDocument &document_;
    BoardView &view_;
    BoardScene &scene_;
    SetupBoardModel model_;
    EditHand hand_;
    Picker picker_;
    std::vector<Place> picked_;                 ///< by it, shown as chosen
    std::optional<std::vector<Place>> offered_; ///< to it; nothing: all
    QString refusal_;                           ///< of what is not offered
    std::optional<Place> hovered_;
    QTimer helpTimer_;
};

/// The pieces of one setup that lie where they did not lie in another; what only bears another number is not among them.
[[nodiscard]] std::vector<Piece> addedPieces(const std::vector<Piece> &before,
                                             const std::vector<Piece> &after);

} // namespace waystone
