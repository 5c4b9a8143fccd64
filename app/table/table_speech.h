#pragma once

#include "controls/announcer.h"
#include "session/game_controller.h"

#include <QObject>
#include <QTimer>

#include <functional>
#include <vector>

namespace waystone {

class BoardModel;
class PlayBoard;

/// Tells those who hear the table what those who see it see: what was done and what it brought, whose turn it is and what
/// is asked; what is picked; what is refused, and by which rule. All that comes of one thing is one message, in order.
class TableSpeech final : public QObject {
    Q_OBJECT

public:
    /// `asked` tells whose turn it is and what the line above the board asks, or tells in its place.
    TableSpeech(GameController &controller, const BoardModel &board, PlayBoard &play, Announcer &announcer,
                std::function<QString()> asked);

    /// Says it in turn with what happens.
    void say(const QString &sentence);

public slots:
    /// What is asked may be another thing now.
    void askAgain() { timer_.start(); }

private:
    void follow(const ViewChange &change);
    void refuse(const Problem &problem);
    void flush();
    /// Its name and what lies there.
    [[nodiscard]] QString told(Place place) const;
    /// What is picked, if that is another thing than before.
    [[nodiscard]] QString picked();
    /// Where a click would go on from there.
    [[nodiscard]] QString next() const;

    GameController &controller_;
    const BoardModel &board_;
    PlayBoard &play_;
    Announcer &announcer_;
    std::function<QString()> asked_;
    QTimer timer_; ///< what happens at one time is told together
    QStringList pending_;
    QString lastAsked_;
    Route lastPicked_;
    PlyId heard_ = 0;
    bool hasChanged_ = false; ///< something was done since the last message
};

} // namespace waystone
