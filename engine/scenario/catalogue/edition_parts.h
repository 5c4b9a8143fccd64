#pragma once

#include "core/json/json_forward.h"

#include <memory>
#include <string>
#include <string_view>

namespace waystone {

/// The data of an edition part by part. Parts are named by JSON pointers and compared without the marks that tell where
/// they come from.
class EditionParts {
public:
    /// The text of an edition file.
    explicit EditionParts(std::string_view text);

    /// Whether this part is there and is this, as jsonText() writes it.
    [[nodiscard]] bool has(std::string_view pointer, std::string_view json) const;
    /// Whether the two editions have the same there, be it nothing.
    [[nodiscard]] bool isLike(const EditionParts &other, std::string_view pointer) const;

private:
    [[nodiscard]] std::string part(std::string_view pointer) const;

    std::shared_ptr<const Json> json_;
};

/// A value in one line, its keys in the order in which they stand.
[[nodiscard]] std::string jsonText(const Json &value);

} // namespace waystone
