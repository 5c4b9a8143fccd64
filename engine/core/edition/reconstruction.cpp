#include "core/edition/reconstruction.h"

#include "core/edition/source_mark.h"
#include "core/json/json.h"

#include <algorithm>

namespace waystone {

namespace {

bool isMarked(const nlohmann::json &part)
{
    const std::string made{dataSourceNames[static_cast<std::size_t>(DataSource::reconstruction)]};
    return part.is_object() && part.value("source", nlohmann::json()) == made;
}

bool hasMarkedItem(const nlohmann::json &part)
{
    return isMarked(part) || (part.is_structured() && std::any_of(part.begin(), part.end(), hasMarkedItem));
}

} // namespace

Reconstruction reconstructionIn(const EditionInfo &info)
{
    nlohmann::json edition = nlohmann::json::parse(info.text, nullptr, false);
    if (!edition.is_object())
        return Reconstruction::none;
    edition.erase("origins"); // they repeat for readers what the data say
    if (std::any_of(edition.begin(), edition.end(), isMarked))
        return Reconstruction::groups;
    return hasMarkedItem(edition) ? Reconstruction::items : Reconstruction::none;
}

} // namespace waystone
