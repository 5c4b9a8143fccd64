#include "milestones/layout.h"

#include "core/edition/embedded.h"
#include "milestones/tiles.h"

#include <algorithm>
#include <charconv>
#include <memory>
#include <stdexcept>
#include <string>

namespace waystone::milestones::test {

namespace {

[[noreturn]] void mistake(std::string_view what, std::string_view text)
{
    throw std::invalid_argument(std::string(what) + ": \"" + std::string(text) + '"');
}

std::vector<std::string_view> split(std::string_view text, char separator)
{
    std::vector<std::string_view> parts;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find(separator), text.size());
        if (end > 0)
            parts.push_back(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return parts;
}

int number(std::string_view text)
{
    int value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc() || end != text.data() + text.size())
        mistake("not a number", text);
    return value;
}

Edition readDefaultEdition()
{
    for (const EmbeddedFile &file : embeddedEditions())
        if (file.name == "milestones-reconstruction.json")
            return readEdition(file.text).value();
    throw std::logic_error("the default edition is missing");
}

const Board &board()
{
    return rulesWith().board();
}

} // namespace

const Milestones &rulesWith(Choices choices)
{
    static const Edition edition = readDefaultEdition();
    static const std::vector<Milestones> all = [] {
        std::vector<Milestones> rules;
        for (const Stalled stalled : {Stalled::endWithFinalScoring, Stalled::playOn})
            for (const AllEqualCategory equal : {AllEqualCategory::notScored, AllEqualCategory::twoEach})
                rules.emplace_back(edition, Choices{stalled, equal});
        return rules;
    }();
    return *std::ranges::find_if(all, [&](const Milestones &rules) {
        return rules.choices().stalled == choices.stalled &&
               rules.choices().allEqualCategory == choices.allEqualCategory;
    });
}

std::uint8_t at(std::string_view vertex)
{
    const int found = board().vertexNamed(vertex);
    if (found == none)
        mistake("no vertex", vertex);
    return static_cast<std::uint8_t>(found);
}

std::uint8_t triangle(std::string_view corners)
{
    const std::vector<std::string_view> names = split(corners, '-');
    if (names.size() != 3)
        mistake("not three corners", corners);
    const int found = board().triangleWith(at(names[0]), at(names[1]), at(names[2]));
    if (found == none)
        mistake("no triangle", corners);
    return static_cast<std::uint8_t>(found);
}

std::uint8_t tile(std::string_view workers)
{
    const std::vector<WorkerTile> &tiles = rulesWith().edition().tiles;
    const WorkerTile wanted{{workerNamed(workers.substr(0, 2)), workerNamed(workers.substr(2))}};
    const auto found = std::ranges::find(tiles, wanted);
    if (found == tiles.end())
        mistake("no tile", workers);
    return static_cast<std::uint8_t>(found - tiles.begin());
}

Goods goods(std::string_view text)
{
    Goods goods{};
    const std::vector<std::string_view> words = split(text, ' ');
    for (std::size_t index = 0; index + 1 < words.size(); index += 2) {
        const auto kind = std::ranges::find(goodNames, words[index + 1]);
        if (kind == goodNames.end())
            mistake("no good", words[index + 1]);
        goods[static_cast<std::size_t>(kind - goodNames.begin())] =
            static_cast<std::uint8_t>(number(words[index]));
    }
    return goods;
}

Layout::Layout(int players)
    : setup_(rulesWith().start(players, 0)), workers_(static_cast<std::size_t>(players))
{
    setup_.phase = Phase::move;
    setup_.movesLeft = 1;
}

Layout &Layout::startSeat(Seat seat)
{
    setup_.startSeat = seat;
    return *this;
}

Layout &Layout::turn(Seat seat, int movesLeft)
{
    setup_.turn = seat;
    setup_.movesLeft = static_cast<std::uint8_t>(movesLeft);
    return *this;
}

Layout &Layout::during(Phase phase)
{
    setup_.phase = phase;
    switch (phase) {
    case Phase::trade:
        return pawn(setup_.turn, tradingHouse);
    case Phase::build:
        return pawn(setup_.turn, boardOfWorks);
    case Phase::supply:
        return pawn(setup_.turn, mill);
    case Phase::keep:
    case Phase::cover:
        return pawn(setup_.turn, castle);
    default:
        return *this;
    }
}

Layout &Layout::endedBy(Seat seat)
{
    setup_.endedBy = seat;
    return *this;
}

Layout &Layout::pawn(Seat seat, int space)
{
    setup_.seats.at(seat).pawn = static_cast<std::uint8_t>(space);
    return *this;
}

Layout &Layout::workers(Seat seat, std::string_view spaces)
{
    workers_.at(seat) = split(spaces, ' ');
    if (workers_[seat].size() != employmentSpaces)
        mistake("not eight spaces", spaces);
    return *this;
}

Layout &Layout::goods(Seat seat, std::string_view text)
{
    setup_.seats.at(seat).goods = test::goods(text);
    return *this;
}

Layout &Layout::points(Seat seat, int amount)
{
    setup_.seats.at(seat).points[static_cast<std::size_t>(Source::carried)] =
        static_cast<std::uint16_t>(amount);
    return *this;
}

Layout &Layout::sections(std::string_view paths)
{
    for (const std::string_view path : split(paths, ' ')) {
        const std::vector<std::string_view> names = split(path, '-');
        if (names.size() != 3)
            mistake("not a section", path);
        for (std::size_t index = 0; index < 2; ++index) {
            const int edge = board().edgeBetween(at(names[index]), at(names[index + 1]));
            if (edge == none)
                mistake("not neighbours", path);
            setup_.streets.push_back(static_cast<std::uint8_t>(edge));
        }
        setup_.milestones.push_back(at(names[1]));
    }
    return *this;
}

Layout &Layout::markets(std::string_view vertices)
{
    for (const std::string_view name : split(vertices, ' '))
        setup_.markets.push_back(at(name));
    return *this;
}

Layout &Layout::sacks(std::string_view vertices)
{
    for (const std::string_view name : split(vertices, ' '))
        setup_.sacks.push_back(at(name));
    return *this;
}

Layout &Layout::houses(std::string_view triangles)
{
    for (const std::string_view corners : split(triangles, ' '))
        setup_.houses.push_back(triangle(corners));
    return *this;
}

Layout &Layout::bonus(std::string_view corners, Good kind)
{
    const std::uint8_t bush = board().bushOf[triangle(corners)];
    if (bush == none)
        mistake("no bush", corners);
    setup_.bonusOn.at(bush) = static_cast<std::uint8_t>(static_cast<int>(kind) + 1);
    return *this;
}

Layout &Layout::display(std::string_view tiles)
{
    for (const std::string_view name : split(tiles, ' '))
        display_.push_back(tile(name));
    return *this;
}

Layout &Layout::pile(int size)
{
    pile_ = size;
    return *this;
}

Layout &Layout::displayOf(int size)
{
    displaySize_ = size;
    return *this;
}

Setup Layout::setup() const
{
    const Edition &edition = rulesWith().edition();
    Setup setup = setup_;
    TileBox tiles(edition);
    for (const std::uint8_t shown : display_)
        tiles.use(shown);
    tiles.lay(workers_, setup.seats);

    std::vector<std::uint8_t> display = display_;
    const auto displaySize = static_cast<std::size_t>(displaySize_ < 0 ? edition.display : displaySize_);
    setup.box.push_back(tiles.any());
    while (display.size() < displaySize)
        display.push_back(tiles.any());
    display.resize(static_cast<std::size_t>(edition.display), none);
    setup.display = display;
    while (pile_ >= 0 && tiles.left() > pile_)
        tiles.bury(setup.seats.front());
    return setup;
}

} // namespace waystone::milestones::test
