#pragma once

#include "board/board_view.h"
#include "editor/scenario_document.h"

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
    /// How a drag from the palette names what it carries: the number of the palette's entry, in decimal.
    static constexpr char dragFormat[] = "application/x-waystone-palette-entry";

    EditBoard(ScenarioDocument &document, BoardView &view, QObject *parent = nullptr);

    [[nodiscard]] BoardView &view() { return view_; }

    /// The piece of the palette that every click puts once more; nothing if clicks lift what lies there.
    [[nodiscard]] const std::optional<EditPiece> &tool() const { return tool_; }
    void setTool(std::optional<EditPiece> tool);
    /// What was lifted from the table and has not been put elsewhere yet.
    [[nodiscard]] const std::optional<Piece> &held() const { return held_; }
    /// Nothing in hand.
    void cancel();
    /// Puts the keyboard where what is in hand can go.
    void focusTarget();
    /// Takes away what is held, or else what lies where the keyboard or the pointer is.
    void removeHere();

    /// From whose side the table is seen, in games in which that matters; nobody's at first.
    [[nodiscard]] Seat watcher() const { return watcher_; }
    void setWatcher(Seat seat);

    /// While there is one, clicks do not edit but name places to it.
    using Picker = std::function<void(Place)>;
    void setPicker(Picker picker);

    /// Rings places, and goes to whose side they are seen from.
    void showPlaces(const std::vector<Place> &places);

    /// Milliseconds that the pointer rests on a place before its card comes; 0 for at once.
    void setHelpDelay(int milliseconds) { helpTimer_.setInterval(milliseconds); }

signals:
    void toolChanged();
    void watcherChanged();
    /// Somebody clicked where a field shows.
    void fieldWanted(const waystone::FieldKey &key);

protected:
    /// Drags from the palette come to the view's viewport.
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void layTable();
    void showSetup(bool animated);
    void showInput();
    void showGhost();
    void showHelp(Place place);
    void dismissCards();

    void click(Place place);
    /// The next piece there that can be lifted after the one that is held; none after the last.
    void lift(Place place);
    void put(Place place, const EditPiece &piece);
    void move(Place place);
    bool removeAt(Place place);
    void remove(const Piece &piece);
    void wantFieldAt(Place place);

    /// What can be lifted there, the uppermost first.
    [[nodiscard]] std::vector<Piece> liftable(Place place) const;
    /// The setup in which what is in hand lies there; nothing if it cannot.
    [[nodiscard]] std::optional<AnySetup> setupWith(Place place) const;
    [[nodiscard]] std::vector<Place> targets() const;
    [[nodiscard]] QString describe(Place place) const;
    [[nodiscard]] QStringList piecesAt(Place place) const;
    [[nodiscard]] std::optional<int> left(const EditPiece &piece) const;

    ScenarioDocument &document_;
    BoardView &view_;
    BoardScene &scene_;
    std::vector<Piece> pieces_;
    std::optional<EditPiece> tool_;
    Picker picker_;
    std::optional<Piece> held_;
    std::optional<Place> hovered_;
    Seat watcher_ = nobody;
    bool isLaid_ = false;
    QTimer helpTimer_;
};

/// The pieces of one setup that lie where they did not lie in another; what only bears another number is not among them.
[[nodiscard]] std::vector<Piece> addedPieces(const std::vector<Piece> &before,
                                             const std::vector<Piece> &after);

} // namespace waystone
