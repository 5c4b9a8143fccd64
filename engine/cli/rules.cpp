#include "cli/command.h"
#include "cli/failure.h"
#include "cli/rule_coverage.h"
#include "core/json/json.h"

#include <algorithm>
#include <iomanip>
#include <ostream>

namespace waystone::cli {

namespace {

constexpr std::string_view yes = "yes";
constexpr std::string_view no = "NO";

std::string counted(const CoveredRule &rule)
{
    if (!rule.shown())
        return std::string(no);
    const std::vector<std::string> &names = rule.stepsThat(*rule.shown());
    return names.front() + (names.size() == 1 ? "" : " +" + std::to_string(names.size() - 1));
}

std::string_view wayText(const CoveredRule &rule)
{
    return rule.shown() ? shownNames[static_cast<std::size_t>(*rule.shown())] : no;
}

void printRules(std::ostream &out, const RuleCoverage &coverage)
{
    std::size_t idWidth = 0;
    for (const CoveredRule &rule : coverage.rules)
        idWidth = std::max(idWidth, rule.game.size() + 1 + rule.id.size());
    const auto line = [&](std::string_view id, std::string_view titles, std::string_view texts,
                          std::string_view way, std::string_view steps) {
        out << std::left << std::setw(static_cast<int>(idWidth) + 2) << id << std::setw(8) << titles
            << std::setw(8) << texts << std::setw(8) << way << steps << '\n';
    };
    line("rule", "titles", "texts", "how", "walkthrough");
    for (const CoveredRule &rule : coverage.rules)
        line(rule.game + ' ' + rule.id, rule.hasTitles ? yes : no, rule.hasTexts ? yes : no, wayText(rule),
             counted(rule));
}

/// A line a game: "…: 122 rules, 70 played, 40 asked, 12 seen, 0 told".
void printCounts(std::ostream &out, const RuleCoverage &coverage)
{
    for (const auto &[game, count] : coverage.counts()) {
        out << game << ": " << count.rules << " rules";
        for (std::size_t way = 0; way < shownNames.size(); ++way)
            out << ", " << count.shown[way] << ' ' << shownNames[way];
        out << '\n';
    }
}

void printTable(std::ostream &out, const RuleCoverage &coverage)
{
    printRules(out, coverage);
    for (const std::string &unknown : coverage.unknown)
        out << "no such rule: " << unknown << '\n';
    for (const std::string &lesson : coverage.unreadable)
        out << "cannot be read: " << lesson << '\n';
    printCounts(out, coverage);
    const auto covered = std::ranges::count_if(coverage.rules, &CoveredRule::isCovered);
    out << covered << " of " << coverage.rules.size()
        << " rules are told in three languages and shown by a walkthrough\n";
}

void printJson(std::ostream &out, const RuleCoverage &coverage)
{
    Json rules = Json::array();
    for (const CoveredRule &rule : coverage.rules) {
        Json object;
        object["game"] = rule.game;
        object["rule"] = rule.id;
        object["titles"] = rule.hasTitles;
        object["texts"] = rule.hasTexts;
        for (std::size_t way = 0; way < shownNames.size(); ++way)
            object[std::string(shownNames[way])] = rule.steps[way];
        rules.push_back(std::move(object));
    }
    Json all;
    all["rules"] = std::move(rules);
    all["unreadable"] = coverage.unreadable;
    all["unknown"] = coverage.unknown;
    out << all.dump(2) << '\n';
}

int rules(const Command &command)
{
    const Arguments &arguments = command.arguments;
    if (!arguments.has("--coverage"))
        throw Failure{"rules needs --coverage"};
    const RuleCoverage coverage = ruleCoverage(arguments.value("--root").value_or("."), command.registry);
    if (arguments.has("--json"))
        printJson(command.out, coverage);
    else
        printTable(command.out, coverage);
    return std::ranges::all_of(coverage.rules, &CoveredRule::isCovered) && coverage.unknown.empty() ? 0 : 1;
}

} // namespace

CommandSyntax rulesSyntax()
{
    return {
        .name = "rules",
        .summary =
            "Print for every rule of the catalogs whether it is told in three languages and which steps of a "
            "walkthrough show it.",
        .usage = "--coverage [OPTIONS]",
        .options = {{.name = "--coverage", .help = "required"},
                    {.name = "--json", .help = "as JSON"},
                    {.name = "--root",
                     .value = "DIR",
                     .help = "look through DIR/resources; here unless given"}},
        .notes = "A rule is shown where it is played, asked for or seen; being told of it does not count.\n"
                 "Exit status 1: not all rules are shown.",
        .run = rules};
}

} // namespace waystone::cli
