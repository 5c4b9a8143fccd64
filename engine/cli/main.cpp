#include "cli/command.h"
#include "games.h"
#include "platform/surroundings.h"

#include <iostream>
#include <string>
#include <vector>

int main(int count, char **words)
{
    std::ios::sync_with_stdio(false);
    const std::vector<std::string> arguments(words + (count > 0 ? 1 : 0), words + count);
    return waystone::cli::run(arguments, waystone::games(),
                              {std::cin, std::cout, std::cerr, waystone::platform::columnsOfErrors()});
}
