#pragma once

#include "core/edition/edition_info.h"

#include <QString>

namespace waystone {

/// What is told of an edition: where its values are from, what was devised anew, and how it was tried.
namespace edition_text {

[[nodiscard]] QString title();
/// As HTML: the name, what it means for a game that is played with it (resources/edition-summaries.json), and the notes.
[[nodiscard]] QString html(const QString &gameName, const EditionInfo &info);
/// Two sentences at most (resources/edition-summaries.json); for an edition that none are known for, the beginning of
/// its notes.
[[nodiscard]] QString summary(const EditionInfo &info);

} // namespace edition_text

} // namespace waystone
