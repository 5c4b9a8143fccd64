#include "core/kit/setup_check.h"

#include <string>

namespace waystone {

void SetupCheck::impossible(std::string_view code, Arguments arguments, Places places)
{
    problems_.push_back({std::string(code), std::move(arguments), std::move(places), Severity::impossible});
}

void SetupCheck::againstRule(std::string_view code, Arguments arguments, Places places)
{
    problems_.push_back({std::string(code), std::move(arguments), std::move(places), Severity::againstRule});
}

void SetupCheck::unusual(std::string_view code, Arguments arguments, Places places)
{
    problems_.push_back({std::string(code), std::move(arguments), std::move(places), Severity::unusual});
}

} // namespace waystone
