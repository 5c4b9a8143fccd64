#pragma once

#include <QString>

#include <vector>

namespace waystone {

class Commands;

/// What a key does, and the keys as they are called on this machine.
struct KeyRow {
    QString what;
    QString keys;
};

/// Those of one place of use.
struct KeyGroup {
    QString title;
    std::vector<KeyRow> rows;
};

/// All keys of the program, those of the commands from the commands themselves.
[[nodiscard]] std::vector<KeyGroup> allKeys(const Commands &commands);

} // namespace waystone
