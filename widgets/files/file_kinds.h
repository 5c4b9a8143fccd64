#pragma once

#include <QString>

#include <initializer_list>

namespace waystone {

/// The kinds of files that people keep. Each has an ending of its own, by which a desktop knows it (the file types are in
/// app/install); what a file is to us is told by what is in it, so ".json" does as well.
enum class FileKind { game, shared, position, lesson, set, result, edition };

/// Without the full stop.
[[nodiscard]] QString fileEnding(FileKind kind);
/// As a file dialog wants them: the endings of these kinds, the first one first, and ".json".
[[nodiscard]] QString filePatterns(std::initializer_list<FileKind> kinds);
/// Of all kinds.
[[nodiscard]] QString filePatterns();

} // namespace waystone
