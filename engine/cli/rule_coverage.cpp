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
    return std::ranges::none_of(text.texts, &std::string::empty);
}

Shown wayOf(LessonStep::Kind kind)
{
    using enum LessonStep::Kind;
    switch (kind) {
    case act:
        return Shown::played;
    case choose:
    case predict:
        return Shown::asked;
    case show:
        return Shown::seen;
    case tell:
    case playOn:
        break;
    }
    return Shown::told;
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
        }
        return std::move(coverage_);
    }

private:
    void readCatalogue(std::string_view game)
    {
        const fs::path path = root_ / "resources/rules" / (std::string(game) + ".json");
        const Result<RuleCatalogue> catalogue = RuleCatalogue::read(namedFile(path.string()));
        if (!catalogue)
            throw Failure{path.string() + ": " + describe(catalogue.problems().front())};
        for (const Rule &rule : catalogue->rules()) {
            byId_[rule.id] = coverage_.rules.size();
            coverage_.rules.push_back(
                {std::string(game), rule.id, isWhole(rule.title), isWhole(rule.text), {}});
        }
    }

    void readWalkthroughs(std::string_view game)
    {
        for (const fs::path &path : filesIn(root_ / "resources/lessons" / game, ".json")) {
            const Result<LoadedLesson> loaded = readLesson(namedFile(path.string()), registry_);
            if (!loaded) {
                coverage_.unreadable.push_back(path.filename().string() + ": " +
                                               describe(loaded.problems().front()));
                continue;
            }
            const Lesson &lesson = loaded->lesson;
            const bool counts = lesson.kind == Lesson::Kind::walkthrough;
            for (const LessonStep &step : lesson.steps)
                for (const std::string &rule : step.rules)
                    name(lesson.id + '/' + step.id, rule,
                         counts ? std::optional(wayOf(step.kind)) : std::nullopt);
        }
    }

    /// A rule that is named has to exist, also where that does not count.
    void name(const std::string &step, const std::string &rule, std::optional<Shown> way)
    {
        const auto found = byId_.find(rule);
        if (found == byId_.end())
            coverage_.unknown.push_back(step + ": " + rule);
        else if (way)
            coverage_.rules[found->second].steps[static_cast<std::size_t>(*way)].push_back(step);
    }

    fs::path root_;
    const Registry &registry_;
    RuleCoverage coverage_;
    std::map<std::string, std::size_t> byId_; ///< of the game at hand
};

} // namespace

std::optional<Shown> CoveredRule::shown() const
{
    const auto best = std::ranges::find_if_not(steps, &std::vector<std::string>::empty);
    return best == steps.end() ? std::nullopt : std::optional(static_cast<Shown>(best - steps.begin()));
}

std::map<std::string, RuleCoverage::Count> RuleCoverage::counts() const
{
    std::map<std::string, Count> counts;
    for (const CoveredRule &rule : rules) {
        Count &count = counts[rule.game];
        ++count.rules;
        if (const std::optional<Shown> way = rule.shown())
            ++count.shown[static_cast<std::size_t>(*way)];
    }
    return counts;
}

RuleCoverage ruleCoverage(const fs::path &root, const Registry &registry)
{
    return Coverage(root, registry).of();
}

} // namespace waystone::cli
