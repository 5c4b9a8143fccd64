#include "cli/problem_text.h"

#include "core/problem_sentence.h"

#include <algorithm>
#include <array>
#include <utility>

namespace waystone::cli {

namespace {

/// What is wrong with a file or a lesson, before the code tells it exactly; empty for the codes of games.
std::string_view sentence(std::string_view code)
{
    static constexpr auto sentences = std::to_array<std::pair<std::string_view, std::string_view>>({
        {"file.duplicate-key", "a key occurs twice"},
        {"file.encoding", "the text is not encoded in UTF-8"},
        {"file.missing-key", "a key is missing"},
        {"file.no-file", "this is a folder, a device or the like, not a file"},
        {"file.out-of-range", "a number is out of range"},
        {"file.shared-game",
         "a shared game can be checked and looked at, but not played: what was secret and what "
         "chance will bring were left out"},
        {"file.syntax", "the text is not valid JSON"},
        {"file.too-deep", "the text is nested too deeply"},
        {"file.too-large", "the text is too large"},
        {"file.too-long", "a text is too long"},
        {"file.truncated", "the text ends too early"},
        {"file.unknown-key", "unknown key"},
        {"file.unknown-value", "unknown value"},
        {"file.unreadable", "the file cannot be read"},
        {"file.wrong-format", "the file has a different format"},
        {"file.wrong-size", "a list has the wrong length"},
        {"file.wrong-type", "a value has the wrong type"},
        {"file.wrong-version", "the file's version cannot be read"},
        {"game.bad-edition", "the edition cannot be used"},
        {"game.edition-changed", "the edition has changed since the file was written"},
        {"game.unknown-edition", "there is no such edition"},
        {"goal.no-goal", "this is not a goal, or more than one"},
        {"goal.unknown-place", "the game has no such place"},
        {"goal.unknown-term", "the game has no such word"},
        {"lesson.answers-missing",
         "the goal can be reached whatever chance and the other seats do, but nothing says "
         "what they do"},
        {"lesson.bad-id", "an id consists of lowercase letters, digits and hyphens"},
        {"lesson.bad-language", "a language is missing or unknown"},
        {"lesson.bad-position", "the position cannot be read"},
        {"lesson.blamed-moves", "moves are called wrong though the goal can still be reached"},
        {"lesson.bot-undecided",
         "the computer player was asked too often to tell whether the goal can be reached"},
        {"lesson.branch-misses", "a branch is called right though the goal is lost after it"},
        {"lesson.branch-reaches", "a branch is called wrong though the goal can still be reached"},
        {"lesson.empty-text", "a text is empty"},
        {"lesson.help-undecided", "the goal cannot be reached with the given replies, and it is undecided "
                                  "whether others could help"},
        {"lesson.illegal-branch", "a branch is against the rules"},
        {"lesson.illegal-consequence", "a consequence is against the rules"},
        {"lesson.illegal-line", "a line is against the rules"},
        {"lesson.illegal-solution", "the solution is against the rules"},
        {"lesson.long-talk", "there is nothing to do for three steps"},
        {"lesson.met-already", "the goal is already reached at the start"},
        {"lesson.needs-others", "the goal can be reached only if chance and the other seats help"},
        {"lesson.need-undecided",
         "the goal can be reached if chance and the other seats help; whether it can "
         "whatever they do has not been found out"},
        {"lesson.no-limit", "the number of actions for the goal is missing"},
        {"lesson.no-line", "there is nothing to show"},
        {"lesson.no-position", "the first step has no position"},
        {"lesson.no-right-option", "no answer is right"},
        {"lesson.keep-solution",
         "the next step goes on from this one: write a solution, or give the next one a position"},
        {"lesson.no-solution", "no solution is recorded"},
        {"lesson.no-steps", "the lesson has no steps"},
        {"lesson.no-such-points", "no such points are counted here"},
        {"lesson.no-wrong-option", "no answer is wrong"},
        {"lesson.not-decided", "the solver has not found out whether the goal can be reached"},
        {"lesson.not-readers-turn", "it is not the turn of the reader"},
        {"lesson.not-solvable", "the goal cannot be reached"},
        {"lesson.never-there", "no piece of the kind that the goal counts ever lies there"},
        {"lesson.nothing-right", "there is neither a goal nor a right branch"},
        {"lesson.easy-goal", "plays at random come to the goal as well"},
        {"lesson.off-bot", "the solution has the computer player reply otherwise than it does"},
        {"lesson.off-script", "the solution differs from the script"},
        {"lesson.open-answers", "nothing says what chance and the other seats do: write their replies, let "
                                "a bot play or prove against every reply"},
        {"lesson.open-branch", "nothing says what chance and the other seats do after a branch called right"},
        {"lesson.open-elsewhere", "after other first moves nothing says what chance and the other seats do"},
        {"lesson.other-seats", "the position has more seats than the lesson has players"},
        {"lesson.repeated", "something is listed twice"},
        {"lesson.repeated-branch", "two branches have the same action"},
        {"lesson.repeated-id", "two steps have the same id"},
        {"lesson.silent-moves", "the texts say nothing about some wrong first moves"},
        {"lesson.solution-misses", "the solution does not reach the goal"},
        {"lesson.strange-numbers", "the text of a task names numbers that its goal does not"},
        {"lesson.text-missing", "a text is missing"},
        {"lesson.text-outdated", "a translation is older than its original"},
        {"lesson.text-too-long", "a text has too many words"},
        {"lesson.undecided-moves", "the solver has not found out where some first moves lead"},
        {"lesson.unknown-action", "this is not an action of the game"},
        {"lesson.unknown-bot", "there is no such computer player"},
        {"lesson.unknown-place", "there is no such place"},
        {"lesson.unknown-rule", "the catalog has no such rule"},
        {"lesson.unknown-term", "the game has no such word"},
        {"lesson.unreached-branch", "the reader cannot reach a branch"},
        {"lesson.unsound-position", "the position is against the rules"},
        {"program.cannot-start", "the program cannot be started"},
        {"program.ended", "the program has ended"},
        {"program.garbage", "the program's answer cannot be read"},
        {"program.gave-up", "the program answered with an error"},
        {"program.illegal", "the program chose an illegal action"},
        {"program.silent", "the program did not answer in time"},
        {"program.too-much", "the program's answer is too long"},
        {"request.cannot-read", "the file cannot be read"},
        {"request.line-too-long", "the line is too long"},
        {"request.no-game", "no game has been started or loaded"},
        {"request.no-such-pick", "there are not so many legal actions"},
        {"request.not-to-act", "the seat does not act now"},
        {"request.one-of", "exactly one of two keys must be present"},
        {"request.too-many-tables", "there are too many tables; close one first"},
        {"text.repeated", "something is named twice"},
        {"text.too-long", "something follows the end"},
        {"text.too-short", "the text ends too early"},
        {"text.unknown-word", "a word means nothing here"},
    });
    const auto *found = std::ranges::find(sentences, code, [](const auto &entry) { return entry.first; });
    return found == sentences.end() ? std::string_view() : found->second;
}

constexpr std::string_view detailsName = "details";

/// Only what is not told elsewhere in the line.
Problem withoutWhatIsTold(Problem problem)
{
    std::erase_if(problem.arguments, [](const Argument &argument) {
        return argument.name == "line" || argument.name == "column" || argument.name == detailsName;
    });
    return problem;
}

std::string withoutStop(std::string text)
{
    if (text.ends_with('.'))
        text.pop_back();
    return text;
}

/// What else is known in words, for example the sentence of the rule that refuses something.
std::string details(const Problem &problem)
{
    const Argument *argument = problem.argument(detailsName);
    const auto *text = argument == nullptr ? nullptr : std::get_if<std::string>(&argument->value);
    return text == nullptr ? std::string() : withoutStop(*text);
}

} // namespace

std::string problemSentence(const Problem &problem)
{
    std::string text;
    for (const std::string &said : {std::string(sentence(problem.code)), details(problem)})
        text += said.empty() ? "" : said + ": ";
    return text + describe(withoutWhatIsTold(problem));
}

Problem inWords(Problem problem, const Game &game)
{
    if (std::string words = ruleSentence(game, problem); !words.empty())
        problem.arguments.push_back({std::string(detailsName), std::move(words)});
    return problem;
}

Problem inWordsOfEdition(Problem problem, std::string_view game)
{
    if (std::string words = editionSentence(game, problem); !words.empty())
        problem.arguments.push_back({std::string(detailsName), std::move(words)});
    return problem;
}

std::string problemText(const std::string &file, const Problem &problem)
{
    std::string text = file;
    for (const std::string_view name : {"line", "column"})
        if (const Argument *argument = problem.argument(name))
            if (const int *number = std::get_if<int>(&argument->value))
                text += ':' + std::to_string(*number);
    return text + ": " + problemSentence(problem);
}

std::string oneLine(std::string text)
{
    std::ranges::replace_if(
        text, [](unsigned char byte) { return byte < ' ' || byte == 0x7F; }, ' ');
    return text;
}

} // namespace waystone::cli
