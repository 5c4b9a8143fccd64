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

int dispatch(std::span<const std::string> words, const Registry &registry, std::istream &in,
             std::ostream &out)
{
    const std::vector<CommandSyntax> commands = everyCommand();
    const std::variant<Wanted, std::string> found = parsed(words, commands);
    if (const auto *text = std::get_if<std::string>(&found)) {
        out << *text;
        return 0;
    }
    const auto &[syntax, arguments] = std::get<Wanted>(found);
    return syntax->run({arguments, registry, in, out});
}

} // namespace

std::vector<CommandSyntax> everyCommand()
{
    return {simulateSyntax(), arenaSyntax(), arenaMergeSyntax(), replaySyntax(), movesSyntax(), shareSyntax(),
            checkSyntax(),    perftSyntax(), editionsSyntax(),   rulesSyntax(),  serveSyntax()};
}

int run(std::span<const std::string> words, const Registry &registry, std::ostream &out, std::ostream &err)
{
    std::istringstream nothing;
    return run(words, registry, nothing, out, err);
}

int run(std::span<const std::string> words, const Registry &registry, std::istream &in, std::ostream &out,
        std::ostream &err)
{
    try {
        const int status = dispatch(words, registry, in, out);
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
