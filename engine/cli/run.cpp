#include "cli/command.h"
#include "cli/command_line.h"
#include "cli/failure.h"
#include "cli/problem_text.h"

#include <exception>
#include <ostream>
#include <sstream>

namespace waystone::cli {

namespace {

constexpr int failed = 2;

int dispatch(std::span<const std::string> words, const Registry &registry, const Console &console)
{
    const std::vector<CommandSyntax> commands = everyCommand();
    const std::variant<Wanted, std::string> found = parsed(words, commands);
    if (const auto *text = std::get_if<std::string>(&found)) {
        console.out << *text;
        return 0;
    }
    const auto &[syntax, arguments] = std::get<Wanted>(found);
    return syntax->run({arguments, registry, console.in, console.out, {console.err, console.columns}});
}

} // namespace

std::vector<CommandSyntax> everyCommand()
{
    return {simulateSyntax(), arenaSyntax(), arenaMergeSyntax(), replaySyntax(),  movesSyntax(),
            shareSyntax(),    checkSyntax(), resultsSyntax(),    lessonsSyntax(), setSyntax(),
            unpackSyntax(),   perftSyntax(), editionsSyntax(),   rulesSyntax(),   trainSyntax(),
            puzzlesSyntax(),  serveSyntax()};
}

int run(std::span<const std::string> words, const Registry &registry, std::ostream &out, std::ostream &err)
{
    std::istringstream nothing;
    return run(words, registry, {nothing, out, err});
}

int run(std::span<const std::string> words, const Registry &registry, const Console &console)
{
    std::ostream &out = console.out;
    std::ostream &err = console.err;
    try {
        const int status = dispatch(words, registry, console);
        out.flush();
        if (!out)
            throw Failure{"cannot write to standard output"};
        return status;
    } catch (const Failure &failure) {
        out.flush();
        err << "waystone-cli: " << oneLine(failure.line) << '\n';
        return failure.status;
    } catch (const std::exception &error) { // memory; nothing of ours throws these
        err << "waystone-cli: " << oneLine(error.what()) << '\n';
    }
    return failed;
}

} // namespace waystone::cli
