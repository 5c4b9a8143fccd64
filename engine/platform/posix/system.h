#pragma once

#include "platform/files.h"

#include <array>

#include <sys/types.h>

/// What Linux and macOS do each in their own way. Where an error can come, errno has it.
namespace waystone::platform::posix {

/// The ends to read from and to write to; no program that is started inherits them.
[[nodiscard]] bool makePipe(std::array<int, 2> &ends);
/// Two ends of one channel, likewise. Sockets rather than pipes: a write to a program that is gone is then an error and
/// no signal.
[[nodiscard]] bool makeChannel(std::array<int, 2> &ends);
/// Without waiting, and without a signal.
[[nodiscard]] ssize_t sendSome(int channel, const char *bytes, std::size_t size);

/// When it returns, what was written is on the disk.
[[nodiscard]] bool sync(int file);
[[nodiscard]] bool renameToFree(const char *path, const char *free);

} // namespace waystone::platform::posix
