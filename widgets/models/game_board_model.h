#pragma once

#include "models/board_model.h"
#include "session/game_controller.h"

#include <functional>

namespace waystone {

/// The table of a controller's game, as the watching seat sees it, with what the acting seat can do: whether a click on a
/// place begins a legal action, why not, and what it would bring. Reasons and points are worked out when they are
/// asked for; while the game has moved on and the model has not heard of it yet, none are.
class GameBoardModel final : public BoardModel {
    Q_OBJECT

public:
    explicit GameBoardModel(GameController &controller, QObject *parent = nullptr);

    /// Tells the stage of what is shown from now on (see BoardLayout::stage()), until another game begins.
    using Staging = std::function<std::uint64_t(const Game &, const SeatView &, const Score &)>;
    void setStaging(Staging staging);
    /// Asks for the stage again: it is told otherwise now.
    void restage();

    /// While something is picked: the actions to which a click on a place leads on, none where it leads nowhere.
    using LeadingOn = std::function<std::vector<Action>(Place)>;
    void setLeadingOn(LeadingOn leadingOn) { leadingOn_ = std::move(leadingOn); }
    /// What is picked is something else now.
    void followPicked();

    /// Shows another position of the same game, of which nothing is counted, until the game goes on.
    void showInstead(const std::vector<Piece> &pieces);

protected:
    [[nodiscard]] QVariant placeData(int row, int role) const override;
    [[nodiscard]] QStringList remarks(Place place) const override;

private:
    struct Points {
        int least = 0;
        int most = 0;
    };

    void follow(const ViewChange &change);
    /// What the others have done stays marked until whoever is asked has acted; else what has happened last.
    void markLastHappened();
    void followLegal();
    void followProposals();
    void forgetTexts();
    /// The result, once it is told.
    [[nodiscard]] Score told() const;
    [[nodiscard]] BoardContents contents() const;
    [[nodiscard]] std::optional<Points> pointsAt(Place place) const;
    [[nodiscard]] Points pointsOf(const std::vector<Action> &actions) const;
    [[nodiscard]] QString reason(Place place) const;

    GameController &controller_;
    SharedSnapshot shown_;
    Staging staging_;
    LeadingOn leadingOn_;
    bool isBehind_ = false;
    std::map<Place, std::vector<Action>> beginnings_; ///< legal actions by the first click of their routes
    mutable std::map<Place, Points> points_;
    mutable std::map<Place, QString> reasons_;
};

} // namespace waystone
