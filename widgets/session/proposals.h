#pragma once

#include "session/preview.h"

#include <QObject>

#include <functional>
#include <optional>
#include <vector>

namespace waystone {

/// What a person would do, left on the table for the others to see before it is played.
struct Proposal {
    Seat seat = nobody;
    Action action{};
    Preview preview;
};

/// What persons who may act at the same time propose to each other. It is no part of the game and is not saved.
/// Everybody may read it; its controller alone changes it.
class Proposals final : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    /// One a seat at most, by seat. What is no longer legal is no longer among them.
    [[nodiscard]] const std::vector<Proposal> &all() const { return all_; }
    /// Whether the next action that a person proposes is left on the table rather than played.
    [[nodiscard]] bool isSuggesting() const { return suggesting_; }

signals:
    void suggestingChanged(bool suggesting);
    /// Some were made, taken back, become impossible, or may look different now.
    void changed();

private:
    friend class GameController;

    /// What an action would do now; nothing if it cannot be proposed any more.
    using Judge = std::function<std::optional<Preview>(Seat, Action)>;

    void setSuggesting(bool suggesting);
    [[nodiscard]] std::optional<Action> of(Seat seat) const;
    /// In place of what its seat has proposed before.
    void add(Proposal proposal);
    void discard(Seat seat);
    void clear();
    /// Works out anew what they would bring: what lies around may be different now.
    void review(const Judge &judge);

    std::vector<Proposal> all_;
    bool suggesting_ = false;
};

} // namespace waystone
