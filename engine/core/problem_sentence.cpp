#include "core/problem_sentence.h"

#include "core/edition/embedded.h"
#include "core/game.h"
#include "core/json/json.h"

#include <algorithm>
#include <cctype>
#include <vector>

namespace waystone {

/// The files of resources/sentences.
std::span<const EmbeddedFile> embeddedSentences();

namespace {

constexpr char plural = '|'; ///< "{count|coin|coins}": a number and its noun
constexpr char list = '+';   ///< "{+needed good}": as often as there are such arguments

ProblemSentences readSentences(std::string_view text)
{
    const Json file = Json::parse(text);
    ProblemSentences sentences;
    for (const auto &[code, pattern] : file.at("sentences").items())
        sentences.patterns.emplace(code, pattern.get<std::string>());
    for (const auto &[code, pattern] : file.at("editions").items())
        sentences.editions.emplace(code, pattern.get<std::string>());
    for (const auto &[term, words] : file.at("terms").items())
        sentences.terms.emplace(term,
                                std::pair(words.front().get<std::string>(), words.back().get<std::string>()));
    return sentences;
}

/// "finalScoring": "final scoring".
std::string plainTerm(std::string_view term)
{
    std::string words;
    for (const char letter : term) {
        const auto byte = static_cast<unsigned char>(letter);
        if (std::isupper(byte) != 0)
            words += ' ';
        words += static_cast<char>(std::tolower(byte));
    }
    return words;
}

std::vector<std::string> parted(std::string_view text, char separator)
{
    std::vector<std::string> parts(1);
    for (const char letter : text)
        if (letter == separator)
            parts.emplace_back();
        else
            parts.back() += letter;
    return parts;
}

/// Fills what stands in braces from the arguments of a problem.
class SentenceWriter {
public:
    /// Without a game there are no places to name.
    SentenceWriter(const Game *game, const ProblemSentences &words, const Problem &problem)
        : game_(game), words_(words), problem_(problem)
    {}

    [[nodiscard]] std::string filled(std::string_view pattern) const
    {
        std::string text;
        while (true) {
            const std::size_t open = pattern.find('{');
            text += pattern.substr(0, open);
            if (open == std::string_view::npos)
                return text;
            const std::size_t close = pattern.find('}', open);
            text += gap(pattern.substr(open + 1, close - open - 1));
            pattern.remove_prefix(close + 1);
        }
    }

private:
    [[nodiscard]] std::string gap(std::string_view told) const
    {
        if (told.starts_with(list))
            return listed(parted(told.substr(1), ' '));
        const std::vector<std::string> forms = parted(told, plural);
        if (forms.size() == 3)
            return text(forms[0]) + ' ' + forms[number(forms[0]) == 1 ? 1 : 2];
        const std::vector<std::string> counted = parted(told, ' ');
        return counted.size() == 2 ? countedTerm(counted[0], counted[1]) : text(told);
    }
    [[nodiscard]] std::string countedTerm(std::string_view amount, std::string_view term) const
    {
        return text(amount) + ' ' + text(term, number(amount) != 1);
    }
    /// The first pair of arguments, then those whose names end with 2, 3 and so on.
    [[nodiscard]] std::string listed(const std::vector<std::string> &names) const
    {
        std::string all;
        std::string ending;
        for (int item = 2; problem_.argument(names[0] + ending) != nullptr; ++item) {
            all += (all.empty() ? "" : ", ") + countedTerm(names[0] + ending, names[1] + ending);
            ending = std::to_string(item);
        }
        return all;
    }
    [[nodiscard]] int number(std::string_view name) const
    {
        const Argument *argument = problem_.argument(name);
        const int *value = argument == nullptr ? nullptr : std::get_if<int>(&argument->value);
        return value == nullptr ? 0 : *value;
    }
    [[nodiscard]] std::string text(std::string_view name, bool areSeveral = false) const
    {
        const Argument *argument = problem_.argument(name);
        if (argument == nullptr)
            return "?";
        if (const Term *term = std::get_if<Term>(&argument->value)) {
            const auto words = words_.terms.find(term->name);
            if (words == words_.terms.end())
                return plainTerm(term->name);
            return areSeveral ? words->second.second : words->second.first;
        }
        if (const Place *place = std::get_if<Place>(&argument->value))
            return game_ == nullptr ? std::string() : game_->placeName(*place);
        const int *number = std::get_if<int>(&argument->value);
        return number != nullptr ? std::to_string(*number) : std::get<std::string>(argument->value);
    }

    const Game *game_;
    const ProblemSentences &words_;
    const Problem &problem_;
};

/// With the places in brackets, before the full stop if there is one.
std::string withPlaces(std::string sentence, const Game &game, const Problem &problem)
{
    if (problem.places.empty())
        return sentence;
    const bool isStopped = sentence.ends_with('.');
    if (isStopped)
        sentence.pop_back();
    const char *separator = " (";
    for (const Place place : problem.places) {
        sentence += separator + game.placeName(place);
        separator = ", ";
    }
    return sentence + (isStopped ? ")." : ")");
}

} // namespace

const ProblemSentences &problemSentences(std::string_view game)
{
    static const auto all = [] {
        std::map<std::string, ProblemSentences, std::less<>> read;
        for (const EmbeddedFile &file : embeddedSentences())
            read.emplace(file.name.substr(0, file.name.rfind('.')), readSentences(file.text));
        return read;
    }();
    static const ProblemSentences none;
    const auto found = all.find(game);
    return found == all.end() ? none : found->second;
}

std::string ruleSentence(const Game &game, const Problem &problem)
{
    const ProblemSentences &words = problemSentences(game.id());
    const auto pattern = words.patterns.find(problem.code);
    if (pattern == words.patterns.end())
        return {};
    return withPlaces(SentenceWriter(&game, words, problem).filled(pattern->second), game, problem);
}

std::string editionSentence(std::string_view game, const Problem &problem)
{
    const ProblemSentences &words = problemSentences(game);
    const auto pattern = words.editions.find(problem.code);
    return pattern == words.editions.end() ? std::string()
                                           : SentenceWriter(nullptr, words, problem).filled(pattern->second);
}

std::string editionLine(std::string_view game, const Problem &problem)
{
    const std::string sentence = editionSentence(game, problem);
    return (sentence.empty() ? std::string() : sentence + ' ') + describe(problem);
}

std::string ruleLine(const Game &game, const Problem &problem)
{
    std::string sentence = ruleSentence(game, problem);
    return sentence.empty() ? describe(problem) : sentence;
}

} // namespace waystone
