#include "twocities/rules/edition.h"

#include "core/edition/edition_file.h"
#include "twocities/words/codes.h"

#include <algorithm>
#include <numeric>

namespace waystone::twocities {

namespace {

// The tables of what lines and groups are worth hold bytes: no more than this a building, on average.
constexpr int maxPointsABuilding = 15;
constexpr int maxOfAKind = 60;

class EditionReader {
public:
    explicit EditionReader(EditionFile &file) : file_(file) {}

    Edition read()
    {
        edition_.info = readEditionInfo(file_.whole(), "between-two-cities");
        readRounds();
        readSingles();
        readDuplexes();
        readValues();
        return std::move(edition_);
    }

private:
    /// Only the direction is free: a city of 4 by 4 takes 12 single and 2 duplex tiles, and two are kept in a turn.
    void readRounds()
    {
        JsonReader object = file_.group("rounds");
        JsonReader list = object["rounds"];
        std::vector<JsonReader> rounds = list.array(stages, stages);
        for (std::size_t index = 0; index < rounds.size(); ++index) {
            JsonReader &round = rounds[index];
            Stage &stage = edition_.rounds[index];
            stage.isDuplex = index == 1;
            (void)round["tiles"].oneOf({stage.isDuplex ? "duplex" : "single"});
            const int hand = stage.isDuplex ? 3 : 7;
            stage.hand = static_cast<int>(round["hand"].integer(hand, hand));
            stage.direction = round["pass"].oneOf({"left", "right"}) == 0 ? 1 : -1;
            round.rejectUnknownKeys();
        }
        object.rejectUnknownKeys();
    }

    void readSingles()
    {
        JsonReader object = file_.group("singleTiles");
        JsonReader amounts = object["kinds"];
        for (std::size_t kind = 0; kind < kinds; ++kind)
            edition_.singles[kind] = static_cast<int>(amounts[kindNames[kind]].integer(0, maxOfAKind));
        const int found = std::accumulate(edition_.singles.begin(), edition_.singles.end(), 0);
        const int needed = maxPlayers * 2 * edition_.rounds.front().hand;
        if (!amounts.isAbsent() && found < needed)
            amounts.problem(edition_problem::tooFewTiles, {{"found", found}, {"minimum", needed}});
        amounts.rejectUnknownKeys();
        object.rejectUnknownKeys();
    }

    void readDuplexes()
    {
        JsonReader object = file_.group("duplexTiles");
        JsonReader list = object["tiles"];
        const int needed = maxPlayers * edition_.rounds[1].hand;
        for (JsonReader &item : list.array(static_cast<std::size_t>(needed), maxDuplexes)) {
            file_.readOwnMark(item, "/duplexTiles/tiles/" + std::to_string(edition_.duplexes.size()));
            const bool isHorizontal = item.has("left");
            Duplex duplex;
            duplex.isHorizontal = isHorizontal;
            duplex.first = static_cast<Kind>(item[isHorizontal ? "left" : "top"].oneOf(kindNames));
            duplex.second = static_cast<Kind>(item[isHorizontal ? "right" : "bottom"].oneOf(kindNames));
            // Notation calls a duplex tile by its buildings.
            if (std::ranges::find(edition_.duplexes, duplex) != edition_.duplexes.end())
                item.problem(edition_problem::listedTwice);
            edition_.duplexes.push_back(duplex);
            item.rejectUnknownKeys();
        }
        object.rejectUnknownKeys();
    }

    /// What 1, 2, 3, … of something are worth.
    template <std::size_t Count>
    static std::array<int, Count> readSteps(JsonReader &object, std::string_view key)
    {
        std::array<int, Count> values{};
        std::vector<JsonReader> list = object[key].array(Count, Count);
        for (std::size_t index = 0; index < Count; ++index)
            values[index] =
                static_cast<int>(list[index].integer(0, maxPointsABuilding * (static_cast<int>(index) + 1)));
        return values;
    }

    static int readValue(JsonReader &object, std::string_view key)
    {
        return static_cast<int>(object[key].integer(0, maxPointsABuilding));
    }

    void readValues()
    {
        JsonReader object = file_.group("points");
        Values &values = edition_.values;
        values.shops = readSteps<citySide>(object, "shops");
        values.factories = readSteps<3>(object, "factories");
        values.taverns = readSteps<tavernKinds>(object, "taverns");
        values.offices = readSteps<6>(object, "offices");
        values.officeBesideTavern = readValue(object, "officeBesideTavern");
        values.parks = readSteps<3>(object, "parks");
        values.furtherPark = readValue(object, "furtherPark");
        values.houseBesideFactory = readValue(object, "houseBesideFactory");
        values.houseOtherType = readValue(object, "houseOtherType");
        object.rejectUnknownKeys();
    }

    EditionFile &file_;
    Edition edition_;
};

} // namespace

std::span<const std::string_view> editionProblemCodes()
{
    static constexpr std::array<std::string_view, 2> codes{edition_problem::listedTwice,
                                                           edition_problem::tooFewTiles};
    return codes;
}

Result<Edition> readEdition(std::string_view text)
{
    return readEditionText<Edition, EditionReader>(text);
}

} // namespace waystone::twocities
