#include "cli/command.h"
#include "cli/serve_session.h"

#include <istream>
#include <optional>
#include <ostream>

namespace waystone::cli {

namespace {

/// A line of the input without its line feed; of one that is too long no more than tells so. Nothing at the end.
std::optional<std::string> nextLine(std::istream &in)
{
    std::string line;
    std::streambuf &buffer = *in.rdbuf();
    constexpr int end = std::char_traits<char>::eof();
    int byte = buffer.sbumpc();
    if (byte == end)
        return std::nullopt;
    for (; byte != end && byte != '\n'; byte = buffer.sbumpc())
        if (line.size() <= ServeSession::longestLine)
            line += static_cast<char>(byte);
    return line;
}

bool isBlank(const std::string &line)
{
    return line.find_first_not_of(" \t\r") == std::string::npos;
}

int serve(const Command &command)
{
    ServeSession session(command.registry);
    while (!session.isOver() && command.out) {
        const std::optional<std::string> line = nextLine(command.in);
        if (!line)
            break;
        const bool isTooLong = line->size() > ServeSession::longestLine;
        if (!isTooLong && isBlank(*line))
            continue;
        command.out << (isTooLong ? session.refuseLongLine() : session.answer(*line)) << '\n' << std::flush;
    }
    return 0;
}

} // namespace

CommandSyntax serveSyntax()
{
    return {
        .name = "serve",
        .summary =
            "Answer requests, one JSON line each, until one says quit or the input ends: for programs that "
            "play, or that need the rules.",
        .run = serve};
}

} // namespace waystone::cli
