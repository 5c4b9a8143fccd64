#pragma once

#include <QObject>
#include <QPointF>
#include <QVariantAnimation>

#include <vector>

namespace waystone {

class LookItem;

/// Moves items from where they are to where they belong. A motion lasts 300 ms at most; the next one takes over from
/// wherever the items have come to.
class Animator final : public QObject {
    Q_OBJECT

public:
    enum class Speed { off, slow, normal, fast };
    Q_ENUM(Speed)

    explicit Animator(QObject *parent = nullptr);

    void setSpeed(Speed speed) { speed_ = speed; }
    [[nodiscard]] Speed speed() const { return speed_; }
    /// Milliseconds of one motion; 0 when speed, platform or the system's wish for less motion forbid any.
    [[nodiscard]] int duration() const;
    /// Moves even where nobody can see it, for tests of the motion itself.
    void setAlways(bool always) { always_ = always; }

    /// Collected until start(). `gone` items are deleted at the end; the others stay with whoever made them.
    void move(LookItem *item, QPointF to);
    void appear(LookItem *item);
    void vanish(LookItem *item);
    void start();

    /// Puts everything where it belongs at once.
    void finish();
    /// Stops where everything is, for a new motion to go on from there. Items that were vanishing are deleted.
    void interrupt();
    [[nodiscard]] bool isRunning() const { return animation_.state() == QAbstractAnimation::Running; }

signals:
    void finished();

private:
    struct Motion {
        LookItem *item;
        QPointF from;
        QPointF to;
        qreal fromOpacity = 1;
        qreal toOpacity = 1;
        bool ends = false; ///< the item is deleted
    };

    void show(qreal progress);
    void clear();

    std::vector<Motion> motions_;
    QVariantAnimation animation_;
    Speed speed_ = Speed::normal;
    bool always_ = false;
};

} // namespace waystone
