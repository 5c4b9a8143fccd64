#pragma once

#include <QString>

#include <cstdint>
#include <optional>

namespace waystone {

/// How a demonstration went.
struct DemoReport {
    QString text;        ///< the scores and the name of the picture, in lines
    bool isDone = false; ///< the game was played to its end and the picture is written
};

/// Plays a short game of this id, for as few as can play it, with the controller and the board of the program; of the
/// first game there is if the id is empty. It then writes the final board to `picture` (a name is chosen if it is empty).
/// Of the seeds from `seed` on the first one whose game comes to its end is taken.
[[nodiscard]] DemoReport playDemo(const QString &id, std::uint64_t seed, const QString &picture);

} // namespace waystone
