#pragma once

#include <QList>
#include <QString>

namespace waystone::faults {

/// What came of the trials of one kind of work.
struct Tally {
    int kills = 0;
    int faults = 0;   ///< trials in which a call failed
    int told = 0;     ///< of those, where the user was told
    int mended = 0;   ///< of those, where it was kept all the same, so that there was nothing to tell
    QStringList lost; ///< each with the seed and what was found
    QStringList untold;
    QStringList broken; ///< the program crashed, hung or could not be started

    [[nodiscard]] bool isGood() const { return lost.isEmpty() && untold.isEmpty() && broken.isEmpty(); }
};

} // namespace waystone::faults
