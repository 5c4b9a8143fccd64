#pragma once

#include "core/json/json.h"

#include <QByteArray>
#include <QString>

#include <functional>

namespace waystone {

/// Puts the text in the place of every text in the file that its reader still accepts in that place, cut to what it
/// accepts. Of long lists only the first entries are tried. `places` counts them.
[[nodiscard]] QByteArray hostileFile(const QByteArray &file, const QString &text,
                                     const std::function<bool(const QByteArray &)> &isAccepted,
                                     int *places = nullptr);
/// The same with one object of a file.
[[nodiscard]] Json hostileJson(const Json &json, const QString &text,
                               const std::function<bool(const Json &)> &isAccepted, int *places = nullptr);

} // namespace waystone
