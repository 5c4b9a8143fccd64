#include "bots/network/network_file.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <optional>
#include <utility>

namespace waystone {

namespace {

constexpr std::string_view format = "waystone-network";
constexpr int version = 1;
constexpr std::size_t largest = 200'000; ///< bytes of a file
constexpr std::size_t longestName = 64;

namespace code {
constexpr std::string_view tooLarge = "network.too-large";
constexpr std::string_view wrongWord = "network.wrong-word";     ///< found, expected
constexpr std::string_view newerVersion = "network.new-version"; ///< found
constexpr std::string_view badNumber = "network.bad-number";     ///< found, least, most
constexpr std::string_view badName = "network.bad-name";         ///< found
constexpr std::string_view tooLong = "network.too-long";         ///< found: what is left over
} // namespace code

constexpr std::array<std::string_view, 6> codes{code::tooLarge,  code::wrongWord, code::newerVersion,
                                                code::badNumber, code::badName,   code::tooLong};

bool isInName(char character)
{
    return (character >= 'a' && character <= 'z') || (character >= 'A' && character <= 'Z') ||
           (character >= '0' && character <= '9') || character == '-' || character == '.';
}

/// Takes a file word by word. The first thing that is wrong is remembered; from then on every answer is a harmless one.
class NetworkReader {
public:
    explicit NetworkReader(std::string_view text) : text_(text)
    {
        if (text.size() > largest)
            fail(code::tooLarge, {});
    }

    [[nodiscard]] const std::optional<Problem> &problem() const { return problem_; }

    void expect(std::string_view word)
    {
        const std::string_view found = next();
        if (found != word)
            fail(code::wrongWord, found, {{"expected", std::string(word)}});
    }
    [[nodiscard]] std::uint64_t natural(std::uint64_t least, std::uint64_t most)
    {
        return number<std::uint64_t>(least, most);
    }
    [[nodiscard]] int weight() { return number<int>(-Network::mostWeight, Network::mostWeight); }
    [[nodiscard]] int bias() { return number<int>(-Network::mostBias, Network::mostBias); }
    [[nodiscard]] std::string name()
    {
        const std::string_view found = next();
        if (found.empty() || found.size() > longestName || !std::ranges::all_of(found, isInName))
            fail(code::badName, found);
        return std::string(found);
    }
    void expectVersion()
    {
        const std::uint64_t found = natural(1, 1'000'000);
        if (found != version && !problem_)
            fail(code::newerVersion, std::to_string(found));
    }
    void expectEnd()
    {
        const std::string_view found = next();
        if (!found.empty())
            fail(code::tooLong, found);
    }

private:
    template <class T>
    T number(T least, T most)
    {
        const std::string_view found = next();
        T value = least;
        const auto [end, error] = std::from_chars(found.data(), found.data() + found.size(), value);
        if (error == std::errc() && end == found.data() + found.size() && !found.empty() && value >= least &&
            value <= most)
            return value;
        fail(code::badNumber, found, {{"least", std::to_string(least)}, {"most", std::to_string(most)}});
        return least;
    }

    /// Empty at the end of the text.
    std::string_view next()
    {
        if (problem_)
            return {};
        while (at_ < text_.size() && isSpace(text_[at_])) {
            if (text_[at_] == '\n') {
                ++line_;
                lineBegins_ = at_ + 1;
            }
            ++at_;
        }
        word_ = at_;
        while (at_ < text_.size() && !isSpace(text_[at_]))
            ++at_;
        return text_.substr(word_, at_ - word_);
    }
    static bool isSpace(char character)
    {
        return character == ' ' || character == '\n' || character == '\r' || character == '\t';
    }

    void fail(std::string_view code, std::string_view found, std::vector<Argument> more = {})
    {
        if (problem_)
            return;
        Problem problem{
            std::string(code), {{"line", line_}, {"column", static_cast<int>(word_ - lineBegins_) + 1}}, {}};
        problem.arguments.push_back({"found", std::string(found.substr(0, longestName))});
        problem.arguments.insert(problem.arguments.end(), more.begin(), more.end());
        problem_ = std::move(problem);
    }

    std::string_view text_;
    std::size_t at_ = 0;
    std::size_t word_ = 0; ///< where the last word begins
    std::size_t lineBegins_ = 0;
    int line_ = 1;
    std::optional<Problem> problem_;
};

Network::ToResults toResults(NetworkReader &reader)
{
    Network::ToResults weights{};
    for (int &weight : weights)
        weight = reader.weight();
    return weights;
}

void append(std::string &text, const auto &numbers)
{
    for (const int number : numbers)
        text += ' ' + std::to_string(number);
}

} // namespace

std::span<const std::string_view> networkProblemCodes()
{
    return codes;
}

std::string writeNetwork(const NetworkFile &file)
{
    const Network::Weights &weights = file.network.weights();
    std::string text;
    const auto line = [&text](std::string_view key, const std::string &value) {
        text += std::string(key) + ' ' + value + '\n';
    };
    line(format, std::to_string(version));
    line("game", file.origin.game);
    line("edition", file.origin.edition);
    line("players", std::to_string(file.origin.players));
    line("seed", std::to_string(file.origin.seed));
    line("games", std::to_string(file.origin.games));
    line("hidden", std::to_string(file.network.hiddenUnits()));
    line("features", std::to_string(file.network.inputs()));
    text += "bias";
    append(text, weights.hiddenBias);
    append(text, weights.resultBias);
    text += '\n';
    for (std::size_t input = 0; input < file.features.size(); ++input) {
        text += file.features[input];
        append(text, weights.hidden[input]);
        append(text, weights.direct[input]);
        text += '\n';
    }
    for (const Network::ToResults &unit : weights.result) {
        text += "unit";
        append(text, unit);
        text += '\n';
    }
    text += "end\n";
    return text;
}

Result<NetworkFile> readNetwork(std::string_view text)
{
    constexpr std::uint64_t most = std::uint64_t{1} << 53;
    NetworkReader reader(text);
    NetworkOrigin origin;
    reader.expect(format);
    reader.expectVersion();
    reader.expect("game");
    origin.game = reader.name();
    reader.expect("edition");
    origin.edition = reader.name();
    reader.expect("players");
    origin.players = static_cast<int>(reader.natural(1, 8));
    reader.expect("seed");
    origin.seed = reader.natural(0, most);
    reader.expect("games");
    origin.games = reader.natural(0, most);
    reader.expect("hidden");
    const auto hidden = static_cast<std::size_t>(reader.natural(0, Network::mostHidden));
    reader.expect("features");
    const auto inputs = static_cast<std::size_t>(reader.natural(1, Features::most));

    Network::Weights weights;
    std::vector<std::string> features;
    reader.expect("bias");
    for (std::size_t unit = 0; unit < hidden; ++unit)
        weights.hiddenBias.push_back(reader.bias());
    for (int &bias : weights.resultBias)
        bias = reader.bias();
    for (std::size_t input = 0; input < inputs && !reader.problem(); ++input) {
        features.push_back(reader.name());
        std::vector<int> &row = weights.hidden.emplace_back();
        for (std::size_t unit = 0; unit < hidden; ++unit)
            row.push_back(reader.weight());
        weights.direct.push_back(toResults(reader));
    }
    for (std::size_t unit = 0; unit < hidden; ++unit) {
        reader.expect("unit");
        weights.result.push_back(toResults(reader));
    }
    reader.expect("end");
    reader.expectEnd();
    if (reader.problem())
        return *reader.problem();
    return NetworkFile{std::move(origin), std::move(features), Network(std::move(weights))};
}

} // namespace waystone
