#include "cli/rule_coverage.h"

#include "cli/failure.h"
#include "cli/text_file.h"
#include "scenario/catalogue/glossary.h"
#include "scenario/catalogue/rule_catalogue.h"
#include "scenario/lesson/lesson_file.h"

#include <algorithm>
#include <map>

namespace waystone::cli {

namespace {

namespace fs = std::filesystem;

/// The files of a folder with this ending, sorted; none if there is no such folder.
std::vector<fs::path> filesIn(const fs::path &folder, std::string_view ending)
{
    std::vector<fs::path> files;
    std::error_code none;
    for (const fs::directory_entry &entry : fs::directory_iterator(folder, none))
        if (entry.path().filename().string().ends_with(ending))
            files.push_back(entry.path());
    std::ranges::sort(files);
    return files;
}

bool isWhole(const Translated &text)
{
    return std::ranges::none_of(textLanguages,
                                [&](std::string_view language) { return text.in(language).empty(); });
}

/// The folder of a game's tests has the game's id without "between" and dashes, as the engine's folders have.
std::string testFolder(std::string_view game)
{
    std::string folder(game.starts_with("between-") ? game.substr(8) : game);
    std::erase(folder, '-');
    return folder;
}

class Coverage {
public:
    Coverage(fs::path root, const Registry &registry) : root_(std::move(root)), registry_(registry) {}

    RuleCoverage of()
    {
        for (const GameKind &kind : registry_.kinds()) {
            byId_.clear();
            readCatalogue(kind.id);
            readWalkthroughs(kind.id);
            readTests(kind.id);
        }
        return std::move(coverage_);
    }

private:
    void readCatalogue(std::string_view game)
    {
        const fs::path path = root_ / "resources/rules" / (std::string(game) + ".json");
        const Result<RuleCatalogue> catalogue = RuleCatalogue::read(readFile(path.string()));
        if (!catalogue)
            throw Failure{path.string() + ": " + describe(catalogue.problems().front())};
        for (const Rule &rule : catalogue->rules()) {
            byId_[rule.id] = coverage_.rules.size();
            coverage_.rules.push_back(
                {std::string(game), rule.id, isWhole(rule.title), isWhole(rule.text), {}, {}});
        }
    }

    void readWalkthroughs(std::string_view game)
    {
        for (const fs::path &path : filesIn(root_ / "resources/lessons" / game, ".json")) {
            const Result<LoadedLesson> loaded = readLesson(readFile(path.string()), registry_);
            if (!loaded) {
                coverage_.unreadable.push_back(path.filename().string() + ": " +
                                               describe(loaded.problems().front()));
                continue;
            }
            const Lesson &lesson = loaded->lesson;
            const auto list = lesson.kind == Lesson::Kind::walkthrough ? &CoveredRule::steps : nullptr;
            for (const LessonStep &step : lesson.steps)
                for (const std::string &rule : step.rules)
                    name(lesson.id + '/' + step.id, rule, list);
        }
    }

    void readTests(std::string_view game)
    {
        for (const fs::path &path : filesIn(root_ / "tests/engine" / testFolder(game), "_test.cpp"))
            for (const NamedTest &test : namedTests(readFile(path.string())))
                for (const std::string &rule : test.rules)
                    name(test.name, rule, &CoveredRule::tests);
    }

    /// `list` is null where it does not count, but the rule has to exist.
    void name(const std::string &where, const std::string &rule, std::vector<std::string> CoveredRule::*list)
    {
        const auto found = byId_.find(rule);
        if (found == byId_.end())
            coverage_.unknown.push_back(where + ": " + rule);
        else if (list != nullptr)
            (coverage_.rules[found->second].*list).push_back(where);
    }

    fs::path root_;
    const Registry &registry_;
    RuleCoverage coverage_;
    std::map<std::string, std::size_t> byId_; ///< of the game at hand
};

std::string_view trimmed(std::string_view text)
{
    const std::size_t begin = text.find_first_not_of(" \r");
    return begin == std::string_view::npos ? std::string_view()
                                           : text.substr(begin, text.find_last_not_of(" \r") - begin + 1);
}

/// "Suite.Test" of the line that begins a test; empty for any other line.
std::string testOf(std::string_view line)
{
    const std::size_t open = line.find('(');
    const std::size_t comma = line.find(',');
    const std::size_t close = line.find(')');
    if (!line.starts_with("TEST") || open > comma || comma > close || close == std::string_view::npos)
        return {};
    return std::string(trimmed(line.substr(open + 1, comma - open - 1))) + '.' +
           std::string(trimmed(line.substr(comma + 1, close - comma - 1)));
}

std::vector<std::string_view> split(std::string_view text, char separator)
{
    std::vector<std::string_view> parts;
    for (std::size_t begin = 0; begin <= text.size();) {
        const std::size_t end = std::min(text.find(separator, begin), text.size());
        parts.push_back(trimmed(text.substr(begin, end - begin)));
        begin = end + 1;
    }
    return parts;
}

void addRules(std::string_view list, std::vector<std::string> &rules)
{
    for (const std::string_view rule : split(list, ',')) {
        if (!rule.empty())
            rules.emplace_back(rule);
    }
}

} // namespace

std::vector<NamedTest> namedTests(std::string_view source)
{
    constexpr std::string_view mark = "// Rules:";
    std::vector<NamedTest> tests;
    std::vector<std::string> rules;
    bool isListing = false;
    for (const std::string_view line : split(source, '\n')) {
        if (line.starts_with(mark)) {
            isListing = true;
            addRules(line.substr(mark.size()), rules);
        } else if (isListing && line.starts_with("// ")) {
            addRules(line.substr(2), rules);
        } else {
            std::string name = testOf(line);
            if (!name.empty() && !rules.empty())
                tests.push_back({std::move(name), rules});
            rules.clear();
            isListing = false;
        }
    }
    return tests;
}

RuleCoverage ruleCoverage(const fs::path &root, const Registry &registry)
{
    return Coverage(root, registry).of();
}

} // namespace waystone::cli
