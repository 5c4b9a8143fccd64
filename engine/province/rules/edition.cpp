#include "province/rules/edition.h"

#include "core/edition/edition_file.h"
#include "province/rules/purse.h"
#include "province/words/codes.h"

#include <algorithm>
#include <functional>

namespace waystone::province {

namespace {

// Within these a State's bytes never overflow.
constexpr int maxCost = 30;
constexpr int maxPoints = 20;
constexpr int maxGain = 5;
constexpr int maxCoins = 120;

constexpr std::array<std::string_view, 2> zoneKeys{"labor", "coin"};
constexpr std::array<std::string_view, goals> goalKeys{"workers", "labor", "structures", "coins",
                                                       "twoPoints"};

class EditionReader {
public:
    explicit EditionReader(EditionFile &file) : file_(file) { edition_.needs.fill(none); }

    Edition read()
    {
        edition_.info = readEditionInfo(file_.whole(), "province");
        readWorkCycle();
        readCoins();
        readStart();
        readSailors();
        readEffects();
        readExchanges();
        readLoan();
        readCosts();
        readPoints();
        readPrerequisites();
        readGoals();
        readEnd();
        return std::move(edition_);
    }

private:
    void readWorkCycle()
    {
        JsonReader object = file_.group("workCycle");
        JsonReader order = object["zoneOrder"];
        std::vector<JsonReader> kinds = order.array(zones, zones);
        for (std::size_t zone = 0; zone < kinds.size(); ++zone)
            edition_.zoneKinds[zone] = static_cast<ZoneKind>(kinds[zone].oneOf(zoneKeys));
        const bool isSound = edition_.zoneKinds[0] == ZoneKind::labor &&
                             std::ranges::count(edition_.zoneKinds, ZoneKind::coin) == 1;
        if (!order.isAbsent() && !isSound)
            order.problem(edition_problem::zoneOrder);
        object.rejectUnknownKeys();
    }

    void readCoins()
    {
        JsonReader object = file_.group("coins");
        JsonReader list = object["denominations"];
        for (JsonReader &item : list.array(1, maxDenominations)) {
            Denomination denomination;
            denomination.value = number(item, "value", 1, maxCoins);
            denomination.count = number(item, "count", 1, maxCoins);
            edition_.denominations.push_back(denomination);
            item.rejectUnknownKeys();
        }
        if (list.isAbsent()) {
            edition_.denominations = {{1, 1}};
            return;
        }
        const auto isLower = [](const Denomination &one, const Denomination &other) {
            return one.value < other.value;
        };
        if (std::adjacent_find(edition_.denominations.begin(), edition_.denominations.end(),
                               std::not_fn(isLower)) != edition_.denominations.end())
            list.problem(edition_problem::coinsOutOfOrder);
        else if (edition_.totalCoins() > maxCoins)
            list.problem(edition_problem::tooManyCoins,
                         {{"found", edition_.totalCoins()}, {"maximum", maxCoins}});
        else
            checkChange(list);
        object.rejectUnknownKeys();
    }

    void checkChange(JsonReader &list)
    {
        const PurseTable purses(edition_.denominations);
        const int total = edition_.totalCoins();
        for (int first = 0; first <= total; ++first)
            for (int second = 0; first + second <= total; ++second)
                if (!purses.find({first, second}))
                    return list.problem(edition_problem::noChange, {{"first", first}, {"second", second}});
    }

    void readStart()
    {
        JsonReader object = file_.group("start");
        edition_.startingCoins[0] = number(object, "firstPlayerCoins", 0, maxCoins);
        JsonReader second = object["secondPlayerCoins"];
        edition_.startingCoins[1] = static_cast<int>(second.integer(0, maxCoins));
        if (!second.isAbsent() &&
            edition_.startingCoins[0] + edition_.startingCoins[1] > edition_.totalCoins())
            second.problem(edition_problem::tooFewCoins, {{"found", edition_.totalCoins()}});
        object.rejectUnknownKeys();
    }

    void readSailors()
    {
        JsonReader object = file_.group("sailors");
        edition_.sailors = number(object, "count", 0, maxSailors);
        edition_.sailorPrice = number(object, "price", 0, maxCost);
        object.rejectUnknownKeys();
    }

    void readEffects()
    {
        JsonReader object = file_.group("effects");
        edition_.zoneLabor = number(object, "laborZone", 0, maxGain);
        edition_.zoneCoins = number(object, "coinZone", 0, maxGain);
        edition_.bankCoins = number(object, "coinZoneWithBank", 0, maxGain);
        edition_.millLabor = number(object, "mill", 0, maxGain);
        edition_.smithyLabor = number(object, "smithy", 0, maxGain);
        edition_.whiteLabor = number(object, "whiteShips", 0, maxGain);
        edition_.blackCoins = number(object, "blackShips", 0, maxGain);
        object.rejectUnknownKeys();
    }

    void readExchanges()
    {
        JsonReader object = file_.group("exchanges");
        edition_.grindLabor = number(object, "grindLabor", 1, maxGain);
        edition_.grindCoins = number(object, "grindCoins", 1, maxGain);
        edition_.unionCoins = number(object, "unionCoins", 1, maxGain);
        JsonReader labor = object["unionLabor"];
        edition_.unionLabor = static_cast<int>(labor.integer(1, edition_.unionCoins));
        // Going round must cost something, or a turn could have no end.
        if (!labor.isAbsent() &&
            edition_.grindCoins * edition_.unionLabor >= edition_.grindLabor * edition_.unionCoins)
            labor.problem(edition_problem::endlessExchange);
        object.rejectUnknownKeys();
    }

    void readLoan()
    {
        JsonReader object = file_.group("loan");
        edition_.loanCoins = number(object, "repay", 0, maxCost);
        edition_.lenderCoinPoints = number(object, "pointsAtTheEnd", -maxPoints, 0);
        object.rejectUnknownKeys();
    }

    void readCosts()
    {
        JsonReader object = file_.group("costs");
        for (std::size_t structure = 0; structure < structures; ++structure) {
            JsonReader item = object[structureNames[structure]];
            file_.readOwnMark(item, "/costs/" + std::string(structureNames[structure]));
            edition_.costs[structure] = {number(item, "labor", 0, maxCost),
                                         number(item, "coins", 0, maxCost)};
            item.rejectUnknownKeys();
        }
        object.rejectUnknownKeys();
    }

    void readPoints()
    {
        JsonReader object = file_.group("points");
        for (std::size_t structure = 0; structure < structures; ++structure) {
            JsonReader item = object[structureNames[structure]];
            file_.readOwnMark(item, "/points/" + std::string(structureNames[structure]));
            edition_.points[structure] = number(item, "points", 0, maxPoints);
            item.rejectUnknownKeys();
        }
        object.rejectUnknownKeys();
    }

    void readPrerequisites()
    {
        JsonReader object = file_.group("prerequisites");
        JsonReader list = object["arrows"];
        int index = 0;
        for (JsonReader &arrow : list.array(0, structures)) {
            file_.readOwnMark(arrow, "/prerequisites/arrows/" + std::to_string(index++));
            JsonReader from = arrow["from"];
            const auto needed = static_cast<std::uint8_t>(from.oneOf(structureNames));
            edition_.needs[arrow["to"].oneOf(structureNames)] = needed;
            arrow.rejectUnknownKeys();
        }
        // Whoever follows the arrows backwards comes to a beginning.
        for (std::size_t structure = 0; structure < structures; ++structure) {
            std::size_t at = structure;
            for (int steps = 0; at != none; ++steps) {
                if (steps == structures)
                    return list.problem(edition_problem::arrowsInACircle);
                at = edition_.needs[at];
            }
        }
        object.rejectUnknownKeys();
    }

    void readGoals()
    {
        JsonReader object = file_.group("goals");
        JsonReader needed = object["needed"];
        for (std::size_t goal = 0; goal < goals; ++goal)
            edition_.goalNeeds[goal] = number(needed, goalKeys[goal], 1, maxCoins);
        needed.rejectUnknownKeys();
        edition_.goalValue = number(object, "valueOfTwoPoints", 0, maxPoints);
        edition_.goalPoints = number(object, "points", 0, maxPoints);
        object.rejectUnknownKeys();
    }

    void readEnd()
    {
        JsonReader object = file_.group("end");
        edition_.tokens = number(object, "tokens", 1, structures);
        edition_.endStructures = number(object, "structures", 1, edition_.tokens);
        edition_.coinsForAPoint = number(object, "coinsForAPoint", 1, maxCoins);
        object.rejectUnknownKeys();
    }

    EditionFile &file_;
    Edition edition_;
};

} // namespace

std::span<const std::string_view> editionProblemCodes()
{
    static constexpr std::array<std::string_view, 7> codes{
        edition_problem::arrowsInACircle, edition_problem::coinsOutOfOrder, edition_problem::endlessExchange,
        edition_problem::noChange,        edition_problem::tooFewCoins,     edition_problem::tooManyCoins,
        edition_problem::zoneOrder};
    return codes;
}

Result<Edition> readEdition(std::string_view text)
{
    return readEditionText<Edition, EditionReader>(text);
}

} // namespace waystone::province
