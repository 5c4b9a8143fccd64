#include "cli/arena/arena_choice.h"
#include "cli/arena/arena_file.h"
#include "cli/command.h"
#include "cli/failure.h"
#include "cli/problem_text.h"
#include "cli/text_file.h"

namespace waystone::cli {

namespace {

constexpr int mostFiles = 10'000;

int merge(const Command &command)
{
    const Arguments &arguments = command.arguments;
    std::optional<ArenaTally> sum;
    for (const std::string &path : arguments.files()) {
        Result<ArenaTally> tally = readArena(givenFile(path, command.in));
        if (!tally)
            throw Failure{problemText(path, tally.problems().front())};
        if (!sum)
            sum = std::move(tally).value();
        else if (sum->match != tally->match)
            throw Failure{path + ": another match than " + arguments.file()};
        else if (!sum->add(*tally))
            throw Failure{path + ": seeds that another file has counted"};
    }
    if (!sum)
        throw Failure{"no file is named"};
    printResult(*sum, arguments, command.out);
    return 0;
}

} // namespace

CommandSyntax arenaMergeSyntax()
{
    return {.name = "arena merge",
            .summary = "Add up the results of one match over different seeds.",
            .usage = "FILE... [OPTIONS]",
            .options = resultOptions(),
            .files = {.help = "what `arena --json` has printed", .most = mostFiles},
            .run = merge};
}

} // namespace waystone::cli
