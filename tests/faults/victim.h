#pragma once

#include "work.h"

#include <optional>

namespace waystone::faults {

/// What becomes of a program that was asked to do so many steps: after the last one it waits to be killed, or it ends
/// at once as if it had been, or orderly.
enum class Ending { waits, dies, closes };

/// Does the work and says after each step, on standard output, what the user could see by then. The exit status.
int runVictim(const WorkKind &kind, const QString &folder, quint64 seed, int steps, Ending ending);

/// Starts the program on a folder that a victim has left and says what it finds.
int runFinder(const WorkKind &kind, const QString &folder);

/// A line of a victim.
struct Acknowledged {
    int step = 0;
    bool isKept = false;
    bool isTold = false;
};

[[nodiscard]] QByteArray toLine(const Acknowledged &step);
/// Nothing if the line is another one, such as a warning.
[[nodiscard]] std::optional<Acknowledged> acknowledgedIn(const QByteArray &line);

} // namespace waystone::faults
