#include "cli/command.h"
#include "test_paths.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <map>
#include <regex>
#include <set>
#include <sstream>

/// Manual page and completion know every command with every option, and no others.
namespace waystone {
namespace {

using Options = std::set<std::string>;
using ByCommand = std::map<std::string, Options>;

std::string text(const std::string &name)
{
    std::ifstream file(WAYSTONE_ROOT_DIR "/app/install/" + name);
    std::ostringstream text;
    text << file.rdbuf();
    return text.str();
}

Options optionsIn(const std::string &text)
{
    static const std::regex option("(^|[^-a-z])(--?[a-z][a-z-]*)");
    Options found;
    for (std::sregex_iterator each(text.begin(), text.end(), option), end; each != end; ++each)
        found.insert((*each)[2].str());
    return found;
}

/// What the parser takes, without --help.
ByCommand parsed()
{
    ByCommand commands;
    for (const cli::CommandSyntax &command : cli::everyCommand()) {
        Options &options = commands[std::string(command.name)];
        for (const cli::OptionSyntax &option : command.options)
            options.insert(std::string(option.name));
    }
    return commands;
}

/// The options of the game, which manual page and completion tell of once.
Options ofGames()
{
    return {"--game", "--players", "--seed", "--edition", "--rule"};
}

void expectSame(const ByCommand &found)
{
    const ByCommand expected = parsed();
    for (const auto &[name, options] : expected) {
        ASSERT_TRUE(found.contains(name)) << name;
        EXPECT_EQ(found.at(name), options) << name;
    }
    EXPECT_EQ(found.size(), expected.size());
}

TEST(Documented, InTheManualPage)
{
    std::string page = text("waystone-cli.1.in");
    for (std::size_t at = page.find("\\-"); at != std::string::npos; at = page.find("\\-", at))
        page.replace(at, 2, "-");
    // An option is told of where a paragraph begins with it.
    static const std::regex line(R"(^\.(SS|SH|TP|B|BI|BR) ?"?(.*)$)");
    ByCommand found;
    std::string command;
    bool begins = false;
    std::istringstream lines(page);
    for (std::string row; std::getline(lines, row);) {
        std::smatch parts;
        const bool isMacro = std::regex_match(row, parts, line);
        if (isMacro && parts[1] == "SH")
            command = parts[2];
        else if (isMacro && parts[1] == "SS")
            found[command = parts[2].str().substr(0, parts[2].str().find('"'))];
        else if (isMacro && parts[1] != "TP" && begins && !command.empty() && optionsIn(row).size() == 1)
            found[command].merge(optionsIn(row));
        begins = isMacro && parts[1] == "TP";
    }
    EXPECT_EQ(found["GAME OPTIONS"], ofGames());
    found.erase("GAME OPTIONS");
    found.erase("OPTIONS");
    for (const auto &[name, options] : parsed())
        if (options.contains("--players")) {
            const std::size_t at = page.find(".SS \"" + name + '"');
            ASSERT_NE(at, std::string::npos) << name;
            EXPECT_LT(page.find("game options", at), page.find("\n.S", at + 1)) << name;
            found[name].merge(ofGames());
        }
    expectSame(found);
}

/// The blocks "name)" to ";;" of a shell's case.
ByCommand blocksOf(const std::string &script)
{
    const std::string cases = script.substr(script.find("case $command in"));
    ByCommand found;
    for (const auto &[name, options] : parsed()) {
        std::smatch begin;
        const std::string last = name.substr(name.rfind(' ') + 1);
        if (!std::regex_search(cases, begin, std::regex("\n +(" + name + "|'" + name + "')\\)")))
            continue;
        const std::string rest = begin.suffix();
        found[name] = optionsIn(rest.substr(0, rest.find(";;")));
        found[name].erase("--help");
        found[name].erase("-h");
        if (rest.substr(0, rest.find(";;")).find("$game") != std::string::npos)
            found[name].merge(ofGames());
    }
    return found;
}

TEST(Documented, InBash)
{
    const std::string script = text("completion/waystone-cli.bash");
    expectSame(blocksOf(script));
    EXPECT_NE(script.find("game='--game --players --seed --edition --rule'"), std::string::npos);
}

TEST(Documented, InZsh)
{
    const std::string script = text("completion/_waystone-cli");
    expectSame(blocksOf(script));
    for (const std::string &option : ofGames())
        EXPECT_NE(script.find(option + '['), std::string::npos) << option;
}

TEST(Documented, InFish)
{
    // complete -c waystone-cli -n $simulate -l games …
    static const std::regex line("complete -c waystone-cli -n \\$(\\w+)( -l ([a-z-]+)| -s ([a-z]))");
    ByCommand found;
    for (const auto &[name, options] : parsed())
        found[name];
    const std::string script = text("completion/waystone-cli.fish");
    for (std::sregex_iterator each(script.begin(), script.end(), line), end; each != end; ++each) {
        std::string name = (*each)[1];
        std::ranges::replace(name, '_', ' ');
        found[name].insert((*each)[3].matched ? "--" + (*each)[3].str() : "-" + (*each)[4].str());
    }
    const Options game = found["game"];
    EXPECT_EQ(game, ofGames());
    found.erase("game");
    for (const auto &[name, options] : parsed())
        if (options.contains("--game"))
            found[name].insert(game.begin(), game.end());
    expectSame(found);
}

} // namespace
} // namespace waystone
