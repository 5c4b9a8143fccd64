#include "core/edition/embedded.h"

#include <algorithm>
#include <iterator>
#include <string>

namespace waystone {

std::vector<EmbeddedFile> embeddedEditions(std::string_view game)
{
    const std::string prefix = std::string(game) + '-';
    std::vector<EmbeddedFile> found;
    std::ranges::copy_if(embeddedEditions(), std::back_inserter(found),
                         [&](const EmbeddedFile &file) { return file.name.starts_with(prefix); });
    return found;
}

} // namespace waystone
