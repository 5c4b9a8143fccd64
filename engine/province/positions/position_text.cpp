#include "core/kit/text_fields.h"
#include "province/rules.h"
#include "province/rules/queries.h"
#include "province/words/names.h"

#include <algorithm>

/// A position in one line of ASCII: fields `key=value`, parted by blanks, in any order.
///
///   text    = field { " " field }
///   field   = "phase=" phase | "turn=" seat | "labor=" n "." n | "coins=" n "." n | "goals=" places
///           | "workers=" worker { "," worker }                        each needed
///           | "resume=" phase | "hired=" 1 | "end=" end | "ships=" ships | "loan=" seat
///           | "structures=" structure ":" seats { "," structure ":" seats }
///           | "built=" structure { "," structure } | "borrowed=" structure { "," structure }
///   labor   = what can still be used, then what was gained this turn; coins: of seat 0, of seat 1
///   places  = one letter a goal, in their order: "-" unseen, "!" face up, "0" or "1" won by that seat, "x" discarded
///   worker  = [ seat ] ( "u" | "r" | "l" | "-" ) [ "*" ]              upper, right, left zone, reserve; "*" has moved
///   seats   = one digit a seat, in the order of building
namespace waystone::province {

namespace {

constexpr std::string_view zoneLetters = "url-";
constexpr std::string_view goalLetters = "-!01x";
constexpr int anyByte = 0xFF;

class PositionReader {
public:
    PositionReader(const Edition &edition, std::string_view text) : edition_(edition), scanner_(text) {}

    Result<Setup> read()
    {
        static constexpr auto needed =
            std::to_array<std::string_view>({"phase", "turn", "labor", "coins", "goals", "workers"});
        readFields(scanner_, {needed, {}}, [this](std::string_view key) { readValue(key); });
        if (scanner_.failed())
            return *scanner_.problem();
        return setup_;
    }

private:
    void readValue(std::string_view key)
    {
        if (key == "phase")
            setup_.phase = static_cast<Phase>(scanner_.oneOf(names::phaseNames));
        else if (key == "resume")
            setup_.resume = static_cast<Phase>(scanner_.oneOf(names::phaseNames));
        else if (key == "turn")
            setup_.turn = number(maxPlayers - 1);
        else if (key == "labor")
            readPair(setup_.labor, setup_.laborGained);
        else if (key == "coins")
            readPair(setup_.coins[0], setup_.coins[1]);
        else if (key == "built")
            readSet(setup_.builtNow);
        else if (key == "hired")
            setup_.hired = number(1) != 0;
        else if (key == "end")
            setup_.end = static_cast<End>(scanner_.oneOf(names::endNames));
        else if (key == "ships")
            setup_.ships = static_cast<Ships>(scanner_.oneOf(shipNames));
        else if (key == "loan")
            setup_.lender = number(maxPlayers - 1);
        else if (key == "structures")
            readStructures();
        else if (key == "borrowed")
            readSet(setup_.borrowed);
        else if (key == "goals")
            readGoals();
        else if (key == "workers")
            readWorkers();
        else
            scanner_.fail(text_problem::unknownWord, key);
    }

    std::uint8_t number(int maximum) { return static_cast<std::uint8_t>(scanner_.number(maximum)); }

    void readPair(std::uint8_t &one, std::uint8_t &other)
    {
        one = number(anyByte);
        scanner_.expect('.');
        other = number(anyByte);
    }

    /// The index of the next character among the letters.
    std::uint8_t letter(std::string_view letters)
    {
        const std::size_t found = scanner_.atEnd() ? letters.npos : letters.find(scanner_.peek());
        if (found == letters.npos) {
            scanner_.fail(scanner_.atEnd() ? text_problem::tooShort : text_problem::unknownWord,
                          scanner_.offset(), 1);
            return 0;
        }
        scanner_.expect(scanner_.peek());
        return static_cast<std::uint8_t>(found);
    }

    void readStructures()
    {
        do {
            std::vector<Seat> &builders = setup_.builders[scanner_.oneOf(structureNames)];
            scanner_.expect(':');
            if (!scanner_.failed() && !builders.empty())
                return scanner_.fail(text_problem::repeated, scanner_.offset(), 1);
            while (!scanner_.failed() && (scanner_.peek() == '0' || scanner_.peek() == '1'))
                builders.push_back(letter("01"));
            if (!scanner_.failed() && (builders.empty() || builders.size() > maxPlayers))
                scanner_.fail(text_problem::unknownWord, scanner_.offset(), 1);
        } while (scanner_.take(','));
    }

    void readSet(std::uint8_t &set)
    {
        do
            set |= bitOf(static_cast<int>(scanner_.oneOf(structureNames)));
        while (scanner_.take(','));
    }

    void readGoals()
    {
        for (GoalPlace &place : setup_.goalPlace)
            place = static_cast<GoalPlace>(letter(goalLetters));
    }

    void readWorkers()
    {
        do {
            SetupWorker worker;
            if (scanner_.peek() == '0' || scanner_.peek() == '1')
                worker.seat = letter("01");
            worker.at = letter(zoneLetters);
            worker.moved = scanner_.take('*');
            if (static_cast<int>(setup_.workers.size()) == workersOf(edition_))
                return scanner_.fail(text_problem::tooLong, scanner_.offset(), 1);
            setup_.workers.push_back(worker);
        } while (scanner_.take(','));
        if (!scanner_.failed() && static_cast<int>(setup_.workers.size()) < workersOf(edition_))
            scanner_.fail(text_problem::tooShort, scanner_.offset(), 0);
    }

    const Edition &edition_;
    TextScanner scanner_;
    Setup setup_;
};

std::string workerText(const SetupWorker &worker)
{
    std::string text = worker.seat == nobody ? std::string() : std::to_string(worker.seat);
    text += worker.at < zoneLetters.size() ? zoneLetters[worker.at] : '?';
    return worker.moved ? text + '*' : text;
}

std::string setText(std::uint8_t set)
{
    std::string text;
    for (int structure = 0; structure < structures; ++structure)
        if ((set & bitOf(structure)) != 0)
            text.append(text.empty() ? "" : ",").append(names::nameOf(structureNames, structure));
    return text;
}

std::string structuresText(const Setup &setup)
{
    std::string text;
    for (std::size_t structure = 0; structure < structures; ++structure) {
        if (setup.builders[structure].empty())
            continue;
        text.append(text.empty() ? "" : ",").append(structureNames[structure]).append(":");
        for (const Seat seat : setup.builders[structure])
            text += std::to_string(seat);
    }
    return text;
}

} // namespace

std::string Province::positionText(const Setup &setup) const
{
    std::string text;
    const auto field = [&text](std::string_view key, const std::string &value) {
        if (!value.empty())
            text.append(text.empty() ? "" : " ").append(key).append("=").append(value);
    };
    const auto pair = [](int one, int other) { return std::to_string(one) + '.' + std::to_string(other); };
    field("phase", names::nameOf(names::phaseNames, static_cast<int>(setup.phase)));
    if (setup.resume != Phase::work)
        field("resume", names::nameOf(names::phaseNames, static_cast<int>(setup.resume)));
    field("turn", std::to_string(setup.turn));
    field("labor", pair(setup.labor, setup.laborGained));
    field("coins", pair(setup.coins[0], setup.coins[1]));
    field("built", setText(setup.builtNow));
    if (setup.hired)
        field("hired", "1");
    if (setup.end != End::notYet)
        field("end", names::nameOf(names::endNames, static_cast<int>(setup.end)));
    field("structures", structuresText(setup));
    if (setup.ships != Ships::unrolled)
        field("ships", names::nameOf(shipNames, static_cast<int>(setup.ships)));
    if (setup.lender)
        field("loan", std::to_string(*setup.lender));
    field("borrowed", setText(setup.borrowed));
    std::string letters;
    for (const GoalPlace place : setup.goalPlace)
        letters += goalLetters[static_cast<std::size_t>(place)];
    field("goals", letters);
    std::string workers;
    for (const SetupWorker &worker : setup.workers)
        workers.append(workers.empty() ? "" : ",").append(workerText(worker));
    field("workers", workers);
    return text;
}

Result<Setup> Province::setupFrom(std::string_view text) const
{
    return PositionReader(edition_, text).read();
}

} // namespace waystone::province
