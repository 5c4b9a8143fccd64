#include "scenario/lesson/lesson_findings.h"

#include "core/problem_sentence.h"

namespace waystone {

LessonFinding &LessonFindings::add(int step, std::string_view code, std::vector<Argument> arguments,
                                   Severity severity)
{
    if (step >= 0)
        arguments.insert(arguments.begin(), {"step", lesson_.steps[static_cast<std::size_t>(step)].id});
    findings_.push_back({step, std::nullopt, {std::string(code), std::move(arguments), {}, severity}});
    return findings_.back();
}

void LessonFindings::addRefused(int step, std::string_view code, std::vector<Argument> arguments,
                                const Problem &refusal)
{
    arguments.push_back({"refusal", Term{refusal.code}});
    arguments.push_back({"details", ruleLine(*lesson_.game, refusal)});
    add(step, code, std::move(arguments)).problem.places = refusal.places;
}

} // namespace waystone
