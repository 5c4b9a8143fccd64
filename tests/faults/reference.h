#pragma once

#include "work.h"

#include <QList>

namespace waystone::faults {

/// What work is like after each of its steps when nothing disturbs it.
class Reference {
public:
    Reference(const WorkKind &kind, quint64 seed, int steps);

    [[nodiscard]] quint64 seed() const { return seed_; }
    /// After step 0, the beginning, and so on.
    [[nodiscard]] const QList<QByteArray> &states() const { return states_; }
    [[nodiscard]] int milliseconds() const { return milliseconds_; }

    /// Whether this is the work as it was after one of these steps.
    [[nodiscard]] bool isBetween(const QByteArray &found, int first, int last) const;
    /// Where what was found differs from what stood after the step, and which steps it is like.
    [[nodiscard]] QString difference(const QByteArray &found, int step) const;

private:
    quint64 seed_;
    QList<QByteArray> states_;
    int milliseconds_ = 0;
};

} // namespace waystone::faults
