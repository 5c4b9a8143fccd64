#include "cli/command_line.h"

#include "cli/failure.h"
#include "cli/nearest_name.h"

#include <CLI/App.hpp>
#include <CLI/Config.hpp>
#include <CLI/Formatter.hpp>

#include <algorithm>
#include <filesystem>
#include <map>
#include <sstream>

namespace waystone::cli {

namespace {

constexpr std::string_view program = "waystone-cli";
constexpr std::size_t lineWidth = 110;
constexpr std::size_t nameWidth = 26;

constexpr const char *helpNames = "-h,--help";
constexpr const char *helpHelp = "print this help";
constexpr const char *introduction =
    "Plays, replays and checks games without a screen. Each command has its own help.";
constexpr const char *generalNotes =
    R"(FILE is a file or a pipe of at most 64 MiB, or - for standard input.
Exit status: 0 done; 1 the file has problems, an action is refused, or a rule does not hold; 2 one line on
standard error says what failed; 130, 143 or 129 stopped by Ctrl-C, SIGTERM or SIGHUP, after what was finished
has been printed. The formats are described in resources/formats.md.)";

/// Broken into lines so long, between words.
std::string wrapped(std::string_view text, std::size_t width)
{
    std::istringstream words{std::string(text)};
    std::string lines;
    std::size_t column = 0;
    for (std::string word; words >> word; column += word.size()) {
        if (column > 0) {
            const bool fits = column + 1 + word.size() <= width;
            lines += fits ? ' ' : '\n';
            column = fits ? column + 1 : 0;
        }
        lines += word;
    }
    return lines;
}

/// The help of CLI11, with a usage of our own and without double blank lines.
class HelpFormatter final : public CLI::Formatter {
public:
    explicit HelpFormatter(std::string usage) : usage_(std::move(usage))
    {
        column_width(nameWidth);
        label("Positionals", "Arguments");
    }

    [[nodiscard]] std::string make_usage(const CLI::App *, std::string name) const override
    {
        return "\nUsage: " + name + ' ' + usage_ + '\n';
    }
    [[nodiscard]] std::string make_help(const CLI::App *app, std::string name,
                                        CLI::AppFormatMode mode) const override
    {
        return CLI::detail::find_and_replace(Formatter::make_help(app, name, mode), "\n\n\n", "\n\n");
    }

private:
    std::string usage_;
};

/// What is wrong with the name of a file to be written; empty if nothing is.
std::string endingComplaint(const std::string &path, const std::vector<std::string_view> &endings)
{
    const std::string ending = std::filesystem::path(path).extension().string();
    if (ending.empty() || std::ranges::find(endings, ending) != endings.end())
        return {};
    std::string known;
    for (const std::string_view each : endings)
        known += (known.empty() ? "" : " or ") + std::string(each);
    return "takes a name that ends with " + known + ", not \"" + path + '"';
}

/// The last word of a command's name.
std::string ownName(const CommandSyntax &syntax)
{
    return std::string(syntax.name.substr(syntax.name.rfind(' ') + 1));
}

/// A parser that knows all commands.
class Parser {
public:
    explicit Parser(const std::vector<CommandSyntax> &commands) : app_(introduction, std::string(program))
    {
        app_.set_help_flag(helpNames, helpHelp);
        app_.set_version_flag("--version", std::string(program) + " " WAYSTONE_VERSION, "print the version");
        app_.formatter(std::make_shared<HelpFormatter>("COMMAND [OPTIONS]"));
        app_.footer(generalNotes);
        app_.require_subcommand(0, 1); // or the name of a file could be taken for a second command
        for (const CommandSyntax &command : commands)
            add(command);
    }

    std::variant<Wanted, std::string> parse(std::span<const std::string> words)
    {
        try {
            app_.parse(std::vector<std::string>(words.rbegin(), words.rend()));
        } catch (const CLI::CallForHelp &) {
            return app_.help();
        } catch (const CLI::CallForVersion &version) {
            return version.what() + std::string("\n");
        } catch (const CLI::ExtrasError &) {
            refuseExtras();
        } catch (const CLI::ArgumentMismatch &mismatch) {
            refuseMismatch(mismatch.what());
        } catch (const CLI::ExcludesError &error) {
            const std::string text = error.what();
            constexpr std::string_view between = " excludes ";
            const std::size_t at = text.find(between);
            throw Failure{text.substr(0, at) + " does not go with " + text.substr(at + between.size())};
        } catch (const CLI::ValidationError &error) { // "--games: takes …"
            const std::string text = error.what();
            const std::size_t colon = text.find(": ");
            throw Failure{text.substr(0, colon) + text.substr(colon + 1)};
        } catch (const CLI::ParseError &error) {
            throw Failure{error.what()};
        }
        if (chosen() == &app_)
            throw Failure{"no command is given; --help lists them"};
        return Wanted{syntaxes_.at(chosen()), arguments()};
    }

private:
    void add(const CommandSyntax &syntax)
    {
        const std::size_t space = syntax.name.rfind(' ');
        CLI::App &parent = space == std::string_view::npos
                               ? app_
                               : *app_.get_subcommand(std::string(syntax.name.substr(0, space)));
        CLI::App &command =
            *parent.add_subcommand(ownName(syntax), wrapped(syntax.summary, lineWidth - nameWidth));
        parent.require_subcommand(0, 1);
        command.set_help_flag(helpNames, helpHelp);
        command.group("Commands");
        command.formatter(std::make_shared<HelpFormatter>(std::string(syntax.usage)));
        command.footer(std::string(syntax.notes));
        syntaxes_[&command] = &syntax;
        if (syntax.files.most > 0) {
            const std::string help = wrapped(syntax.files.help, lineWidth - nameWidth);
            command.add_option(std::string(syntax.files.name), help)
                ->expected(1, syntax.files.most)
                ->allow_extra_args(syntax.files.most > 1)
                ->type_name("");
        }
        for (const OptionSyntax &option : syntax.options)
            addOption(command, option);
        for (const OptionSyntax &option : syntax.options)
            for (const std::string_view other : option.excluded)
                command.get_option(std::string(option.name))
                    ->excludes(command.get_option(std::string(other)));
    }

    static void addOption(CLI::App &command, const OptionSyntax &syntax)
    {
        const std::string name(syntax.name);
        const std::string help = wrapped(syntax.help, lineWidth - nameWidth);
        if (syntax.value.empty()) {
            command.add_flag(name, help)->disable_flag_override()->group(std::string(syntax.group));
            return;
        }
        CLI::Option *option = command.add_option(name, help);
        option->option_text(std::string(syntax.value))->group(std::string(syntax.group));
        option->expected(1);
        option->allow_extra_args(false);
        option->multi_option_policy(syntax.isRepeated ? CLI::MultiOptionPolicy::TakeAll
                                                      : CLI::MultiOptionPolicy::Throw);
        if (syntax.range)
            option->check(
                [range = *syntax.range](const std::string &text) { return numberComplaint(text, range); });
        if (!syntax.endings.empty())
            option->check([endings = syntax.endings](const std::string &path) {
                return endingComplaint(path, endings);
            });
    }

    /// The command that the words name, so far as they were read; the program itself if they name none.
    [[nodiscard]] const CLI::App *chosen() const
    {
        const CLI::App *app = &app_;
        while (!app->get_subcommands().empty())
            app = app->get_subcommands().front();
        return app;
    }

    [[nodiscard]] Arguments arguments() const
    {
        Arguments::Values values;
        std::vector<std::string> files;
        for (const CLI::Option *option : chosen()->get_options()) {
            if (option->count() == 0)
                continue;
            if (option->get_positional())
                files = option->results();
            else
                values[option->get_name()] = option->results();
        }
        return {std::move(values), std::move(files)};
    }

    /// What stands in the command line and nowhere in the syntax.
    [[noreturn]] void refuseExtras() const
    {
        const bool isBefore = !app_.remaining().empty();
        const CLI::App &app = isBefore ? app_ : *chosen();
        const std::string word = app.remaining().front();
        const bool isOption = word.size() > 1 && word.front() == '-';
        std::vector<std::string> known;
        if (isOption)
            for (const CLI::Option *option : app.get_options())
                known.push_back(option->get_name());
        else if (&app == &app_)
            for (const CLI::App *command : app.get_subcommands([](const CLI::App *) { return true; }))
                known.push_back(command->get_name());
        const std::string name = word.substr(0, isOption ? word.find('=') : std::string::npos);
        const std::string nearest = nearestName(name, known);
        const std::string where = &app == &app_ ? "--help" : commandName() + " --help";
        throw Failure{(isOption        ? "unknown option: "
                       : &app == &app_ ? "unknown command: "
                                       : "unexpected argument: ") +
                      name + "; " + (nearest.empty() ? "" : "did you mean " + nearest + "? ") + where +
                      (known.empty() ? " says what it takes" : " lists them")};
    }

    [[noreturn]] void refuseMismatch(const std::string &told) const
    {
        const std::string_view found = std::string_view(told).substr(0, told.find_first_of(": "));
        for (const OptionSyntax &option : syntaxes_.at(chosen())->options) {
            const std::string name(option.name);
            if (!name.ends_with(found)) // of some it leaves out the dashes
                continue;
            if (option.value.empty())
                throw Failure{name + " takes no value"};
            const CLI::Option *given = chosen()->get_option(name);
            throw Failure{name + (given->count() > 1 ? " is given more than once" : " needs a value")};
        }
        throw Failure{told};
    }

    [[nodiscard]] std::string commandName() const { return std::string(syntaxes_.at(chosen())->name); }

    CLI::App app_;
    std::map<const CLI::App *, const CommandSyntax *> syntaxes_;
};

} // namespace

std::variant<Wanted, std::string> parsed(std::span<const std::string> words,
                                         const std::vector<CommandSyntax> &commands)
{
    std::vector<std::string> line(words.begin(), words.end());
    if (!line.empty() && line.front() == "help") {
        line.erase(line.begin());
        line.emplace_back("--help");
    }
    return Parser(commands).parse(line);
}

} // namespace waystone::cli
