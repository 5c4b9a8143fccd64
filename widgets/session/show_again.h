#pragma once

#include "session/game_controller.h"

#include <QObject>
#include <QTimer>

#include <vector>

namespace waystone {

/// Shows once more what the others have done (lastHappened()), an action at a time: it looks back to that moment and
/// from there on to the one that was shown. Meanwhile nothing can be played, as whenever one looks back. Anything else
/// that happens to the game ends it where it is.
class ShowAgain final : public QObject {
    Q_OBJECT

public:
    explicit ShowAgain(GameController &controller, QObject *parent = nullptr);

    /// Milliseconds between two actions.
    void setPause(int milliseconds) { timer_.setInterval(milliseconds); }
    /// Whether anything has happened since.
    [[nodiscard]] bool isOffered() const;
    /// While it is showing, from the beginning.
    void start();
    [[nodiscard]] bool isShowing() const { return timer_.isActive(); }

signals:
    void ended();

private:
    void next();

    GameController &controller_;
    QTimer timer_;
    std::vector<PlyId> left_; ///< what is still to be shown
    bool moving_ = false;     ///< it is this that changes what is shown
};

} // namespace waystone
