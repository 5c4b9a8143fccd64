#include "core/file_problem.h"
#include "core/json/json.h"
#include "core/json/json_reader.h"
#include "province/rules.h"
#include "province/rules/queries.h"
#include "province/words/names.h"

namespace waystone::province {

namespace {

constexpr int anyByte = 0xFF;
constexpr int anySeat = maxPlayers - 1;
constexpr std::size_t longestList = 32;

Json workerToJson(const SetupWorker &worker)
{
    if (worker == SetupWorker{})
        return nullptr;
    Json object{{"zone", worker.at < zones ? Json(zoneNames[worker.at]) : Json(nullptr)}};
    if (worker.seat != nobody)
        object["seat"] = worker.seat;
    if (worker.moved)
        object["moved"] = true;
    return object;
}

Json workersToJson(const std::vector<SetupWorker> &workers)
{
    Json object{
        {"green", Json::array()}, {"yellow", nullptr}, {"orange", nullptr}, {"sailors", Json::array()}};
    for (std::size_t index = 0; index < workers.size(); ++index) {
        Json worker = workerToJson(workers[index]);
        switch (workerKindOf(static_cast<int>(index))) {
        case WorkerKind::green:
            object["green"].push_back(std::move(worker));
            break;
        case WorkerKind::yellow:
            object["yellow"] = std::move(worker);
            break;
        case WorkerKind::orange:
            object["orange"] = std::move(worker);
            break;
        case WorkerKind::sailor:
            object["sailors"].push_back(std::move(worker));
            break;
        }
    }
    return object;
}

class SetupReader {
public:
    SetupReader(const Edition &edition, JsonReader &reader) : edition_(edition), reader_(reader) {}

    Setup read()
    {
        Setup setup;
        setup.phase = static_cast<Phase>(reader_["phase"].oneOf(names::phaseNames));
        if (auto resume = reader_.optional("resume"))
            setup.resume = static_cast<Phase>(resume->oneOf(names::phaseNames));
        setup.turn = byteOf(reader_["turn"], anySeat);
        setup.labor = byteOf(reader_["labor"], anyByte);
        setup.laborGained = byteOf(reader_["laborGained"], anyByte);
        setup.builtNow = readSet("builtNow");
        if (auto hired = reader_.optional("hired"))
            setup.hired = hired->boolean();
        if (auto end = reader_.optional("end"))
            setup.end = static_cast<End>(end->oneOf(names::endNames));
        JsonReader coins = reader_["coins"];
        std::vector<JsonReader> purses = coins.array(maxPlayers, maxPlayers);
        for (std::size_t seat = 0; seat < maxPlayers; ++seat)
            setup.coins[seat] = byteOf(std::move(purses[seat]), anyByte);
        readStructures(setup);
        setup.ships = static_cast<Ships>(reader_["ships"].oneOf(shipNames));
        if (auto lender = reader_.optional("lenderCoin"))
            setup.lender = byteOf(std::move(*lender), anySeat);
        setup.borrowed = readSet("borrowed");
        JsonReader goalPlaces = reader_["goals"];
        for (std::size_t goal = 0; goal < goals; ++goal)
            setup.goalPlace[goal] =
                static_cast<GoalPlace>(goalPlaces[names::goalNames[goal]].oneOf(names::goalPlaceNames));
        goalPlaces.rejectUnknownKeys();
        readWorkers(setup);
        reader_.rejectUnknownKeys();
        return setup;
    }

private:
    static std::uint8_t byteOf(JsonReader reader, int maximum)
    {
        return static_cast<std::uint8_t>(reader.integer(0, maximum));
    }

    std::uint8_t readSet(std::string_view key)
    {
        std::uint8_t set = 0;
        auto list = reader_.optional(key);
        if (!list)
            return set;
        if (list->raw().is_string()) // in files of version 1, which knew one structure a turn
            return bitOf(static_cast<int>(list->oneOf(structureNames)));
        for (JsonReader &item : list->array(0, longestList))
            set |= bitOf(static_cast<int>(item.oneOf(structureNames)));
        return set;
    }

    void readStructures(Setup &setup)
    {
        JsonReader object = reader_["structures"];
        for (std::size_t structure = 0; structure < structures; ++structure)
            if (auto builders = object.optional(structureNames[structure]))
                for (JsonReader &seat : builders->array(0, maxPlayers))
                    setup.builders[structure].push_back(byteOf(std::move(seat), anySeat));
        object.rejectUnknownKeys();
    }

    static SetupWorker workerOf(JsonReader reader)
    {
        SetupWorker worker;
        if (reader.isAbsent() || reader.raw().is_null())
            return worker;
        JsonReader zone = reader["zone"];
        if (!zone.isAbsent() && !zone.raw().is_null())
            worker.at = static_cast<std::uint8_t>(zone.oneOf(zoneNames));
        if (auto seat = reader.optional("seat"))
            worker.seat = byteOf(std::move(*seat), anySeat);
        if (auto moved = reader.optional("moved"))
            worker.moved = moved->boolean();
        reader.rejectUnknownKeys();
        return worker;
    }

    void readWorkers(Setup &setup)
    {
        JsonReader object = reader_["workers"];
        JsonReader green = object["green"];
        for (JsonReader &worker : green.array(greenWorkers, greenWorkers))
            setup.workers.push_back(workerOf(std::move(worker)));
        setup.workers.push_back(workerOf(object["yellow"]));
        setup.workers.push_back(workerOf(object["orange"]));
        JsonReader sailors = object["sailors"];
        const auto count = static_cast<std::size_t>(edition_.sailors);
        for (JsonReader &worker : sailors.array(count, count))
            setup.workers.push_back(workerOf(std::move(worker)));
        object.rejectUnknownKeys();
    }

    const Edition &edition_;
    JsonReader &reader_;
};

} // namespace

/// Everything is called by its name (names.h, kinds.h); what is empty by default is left out. resources/formats.md
/// describes the keys.
Json Province::toJson(const Setup &setup) const
{
    Json object{{"phase", names::nameOf(names::phaseNames, static_cast<int>(setup.phase))}};
    if (setup.resume != Phase::work)
        object["resume"] = names::nameOf(names::phaseNames, static_cast<int>(setup.resume));
    object["turn"] = setup.turn;
    object["labor"] = setup.labor;
    object["laborGained"] = setup.laborGained;
    const auto putSet = [&object](std::string_view key, std::uint8_t set) {
        for (int structure = 0; structure < structures; ++structure)
            if ((set & bitOf(structure)) != 0)
                object[std::string(key)].push_back(names::nameOf(structureNames, structure));
    };
    putSet("builtNow", setup.builtNow);
    if (setup.hired)
        object["hired"] = true;
    if (setup.end != End::notYet)
        object["end"] = names::nameOf(names::endNames, static_cast<int>(setup.end));
    object["coins"] = setup.coins;
    Json &built = object["structures"] = Json::object();
    for (std::size_t structure = 0; structure < structures; ++structure)
        if (!setup.builders[structure].empty())
            built[std::string(structureNames[structure])] = setup.builders[structure];
    object["ships"] = names::nameOf(shipNames, static_cast<int>(setup.ships));
    if (setup.lender)
        object["lenderCoin"] = *setup.lender;
    putSet("borrowed", setup.borrowed);
    Json &goalPlaces = object["goals"] = Json::object();
    for (std::size_t goal = 0; goal < goals; ++goal)
        goalPlaces[std::string(names::goalNames[goal])] =
            names::nameOf(names::goalPlaceNames, static_cast<int>(setup.goalPlace[goal]));
    object["workers"] = workersToJson(setup.workers);
    return object;
}

Setup Province::setupFrom(JsonReader &reader) const
{
    return SetupReader(edition_, reader).read();
}

} // namespace waystone::province
