#include "cli/kind_json.h"

#include "core/revision.h"

#include <string>
#include <utility>

namespace waystone::cli {

Json kindJson(const GameKind &kind, Json editions)
{
    Json rules = Json::object();
    for (const OptionInfo &option : offered(kind.options))
        rules[std::string(option.id)] = option.values;
    return {{"id", kind.id},
            {"fewest", kind.minSeats},
            {"most", kind.maxSeats},
            {"editions", std::move(editions)},
            {"rules", std::move(rules)}};
}

} // namespace waystone::cli
