#include "cli/command.h"
#include "games.h"

#include <iostream>
#include <string>
#include <vector>

#include <sys/ioctl.h>
#include <unistd.h>

namespace {

/// Of the terminal that standard error is; 0 if it is none.
int columns()
{
    constexpr int usual = 80;
    if (isatty(STDERR_FILENO) == 0)
        return 0;
    winsize size{};
    return ioctl(STDERR_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_col > 0 ? size.ws_col : usual;
}

} // namespace

int main(int count, char **words)
{
    std::ios::sync_with_stdio(false);
    const std::vector<std::string> arguments(words + (count > 0 ? 1 : 0), words + count);
    return waystone::cli::run(arguments, waystone::games(), {std::cin, std::cout, std::cerr, columns()});
}
