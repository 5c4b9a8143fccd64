#include "milestones/sample.h"

#include "core/embedded.h"

#include <gtest/gtest.h>

#include <stdexcept>

namespace waystone::milestones::sample {

std::string_view editionText()
{
    for (const EmbeddedFile &file : embeddedEditions())
        if (file.name == "milestones-reconstruction.json")
            return file.text;
    throw std::runtime_error("the default edition is not embedded");
}

const Edition &edition()
{
    static const Edition edition = [] {
        Result<Edition> result = readEdition(editionText());
        if (!result)
            throw std::runtime_error(describe(result.problems().front()));
        return std::move(result).value();
    }();
    return edition;
}

std::string replaced(std::string_view text, std::string_view from, std::string_view to)
{
    const std::size_t at = text.find(from);
    if (at == std::string_view::npos || text.find(from, at + 1) != std::string_view::npos) {
        ADD_FAILURE() << "not exactly once: " << from;
        return std::string(text);
    }
    return std::string(text.substr(0, at)).append(to).append(text.substr(at + from.size()));
}

} // namespace waystone::milestones::sample
