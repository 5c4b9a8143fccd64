#pragma once

#include "core/place.h"

#include <QObject>
#include <QVariantAnimation>

#include <vector>

namespace waystone {

class BoardScene;

/// What is refused shakes once: the pieces in the places that are marked as illegal. Where nothing moves, the marks alone
/// tell of it.
class RefusalShake final : public QObject {
    Q_OBJECT

public:
    RefusalShake(BoardScene &scene, QObject *parent);

    void start();

private:
    /// Puts the pieces so far beside where they lie; asked for anew each time, for they may be others by then.
    void shift(qreal away);
    void end();

    BoardScene &scene_;
    std::vector<Place> places_;
    QVariantAnimation *animation_; ///< from 0 to 1
};

} // namespace waystone
