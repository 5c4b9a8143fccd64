#include "core/edition/embedded.h"

#include <algorithm>
#include <iterator>
#include <string>

namespace waystone {

std::vector<EmbeddedFile> editionsOf(std::string_view game, std::span<const EmbeddedFile> files)
{
    const std::string prefix = std::string(game) + '-';
    std::vector<EmbeddedFile> found;
    std::ranges::copy_if(files, std::back_inserter(found),
                         [&](const EmbeddedFile &file) { return file.name.starts_with(prefix); });
    return found;
}

} // namespace waystone
