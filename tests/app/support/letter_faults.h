#pragma once

#include "support/letter_meter.h"

#include <QStringList>

namespace waystone {

[[nodiscard]] bool isWord(const QString &text);

/// What is hard to read of what is written on a board: letters that are too small, cut or beyond their box, and words that run
/// into each other.
[[nodiscard]] QStringList letterFaults(const QList<SeenText> &texts);

} // namespace waystone
