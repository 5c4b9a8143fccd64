#include "milestones/soundness.h"

#include "milestones/position_check.h"

namespace waystone::milestones {

PositionCheck::PositionCheck(const Milestones &rules, const Setup &setup)
    : edition_(rules.edition()), board_(rules.board()), choices_(rules.choices()), setup_(setup)
{}

void PositionCheck::impossible(std::string_view code, Arguments arguments, Places places)
{
    problems_.push_back({std::string(code), std::move(arguments), std::move(places), Severity::impossible});
}

void PositionCheck::againstRule(std::string_view code, Arguments arguments, Places places)
{
    problems_.push_back({std::string(code), std::move(arguments), std::move(places), Severity::againstRule});
}

void PositionCheck::unusual(std::string_view code, Arguments arguments, Places places)
{
    problems_.push_back({std::string(code), std::move(arguments), std::move(places), Severity::unusual});
}

Problems checkSetup(const Milestones &rules, const Setup &setup)
{
    PositionCheck check(rules, setup);
    check.checkExistence();
    return check.takeProblems();
}

} // namespace waystone::milestones
