#pragma once

#include <QByteArray>

#include <optional>

namespace waystone {

struct CommandLine;

/// What a further start of the program asks of the one that runs: what begins and with which files, the language, and
/// what lets a window come to the front. One line.
[[nodiscard]] QByteArray requestText(const CommandLine &line);

/// Nothing if it is no such line. What a later version has added to it is passed over.
[[nodiscard]] std::optional<CommandLine> readRequest(const QByteArray &text);

} // namespace waystone
