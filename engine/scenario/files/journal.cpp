#include "scenario/files/journal.h"

#include "core/file_problem.h"
#include "core/json/json.h"
#include "scenario/files/migration.h"
#include "scenario/files/record_players.h"
#include "scenario/files/record_plies.h"

#include <algorithm>
#include <array>

namespace waystone {

namespace {

struct JumpName {
    JournalEvent::Kind kind;
    std::string_view key;
};

constexpr std::array jumpNames = {
    JumpName{JournalEvent::Kind::goTo, "goTo"},
    JumpName{JournalEvent::Kind::takeBackTo, "takeBackTo"},
    JumpName{JournalEvent::Kind::redoTo, "redoTo"},
    JumpName{JournalEvent::Kind::promote, "promote"},
};

/// Whether a line leads from `ancestor` to `descendant`; both may be the same ply.
bool leadsTo(const Session &session, PlyId ancestor, PlyId descendant)
{
    while (descendant > ancestor) // ids of parents are always smaller
        descendant = session.ply(descendant).parent;
    return descendant == ancestor;
}

/// Does to the session what the line tells; false if it cannot be done from here.
bool jump(Session &session, JournalEvent::Kind kind, PlyId ply)
{
    switch (kind) {
    case JournalEvent::Kind::goTo:
        session.goTo(ply);
        return true;
    case JournalEvent::Kind::takeBackTo:
        if (!leadsTo(session, ply, session.current()))
            return false;
        session.takeBackTo(ply);
        return true;
    case JournalEvent::Kind::redoTo:
        if (!leadsTo(session, session.current(), ply))
            return false;
        session.redoTo(ply);
        return true;
    case JournalEvent::Kind::promote:
        session.promote(ply);
        return true;
    case JournalEvent::Kind::play:
    case JournalEvent::Kind::handOver:
        break;
    }
    return false;
}

std::optional<Problem> readJump(JsonReader &object, Session &session, const Problems &problems)
{
    for (const JumpName &name : jumpNames) {
        std::optional<JsonReader> value = object.optional(name.key);
        if (!value)
            continue;
        const auto ply = static_cast<PlyId>(value->natural(session.size() - 1));
        object.rejectUnknownKeys();
        if (!problems.empty())
            return problems.front();
        if (!jump(session, name.kind, ply))
            return fileProblem(file_problem::outOfRange, value->position(),
                               {numberArgument("found", std::uint64_t{ply})});
        return std::nullopt;
    }
    return fileProblem(file_problem::missingKey, object.position(), {{"key", std::string("action")}});
}

std::optional<Problem> readHandOver(JsonReader &object, std::vector<RecordPlayer> &players,
                                    const Problems &problems)
{
    const auto seat =
        static_cast<std::size_t>(object["seat"].integer(0, static_cast<std::int64_t>(players.size()) - 1));
    RecordPlayer player = readPlayer(object["player"]);
    object.rejectUnknownKeys();
    if (!problems.empty())
        return problems.front();
    players[seat] = std::move(player);
    return std::nullopt;
}

/// Does what one line tells. If there is a problem, the game is as it was before.
std::optional<Problem> readLine(std::string_view line, LoadedRecord &record)
{
    Session &session = *record.session;
    const Result<JsonDocument> document = JsonDocument::parse(line);
    if (!document)
        return document.problems().front();
    Problems problems;
    JsonReader object(*document, problems);
    if (!object.object())
        return problems.front();
    if (object.has("player"))
        return readHandOver(object, record.players, problems);
    if (!object.has("action"))
        return readJump(object, session, problems);
    for (const auto &[key, value] : object.raw().items())
        if (key != "seat" && key != "action")
            return fileProblem(file_problem::unknownKey, object.position(), {quotedArgument("key", key)});
    return playPly(object, session, session.game().seats(session.position()), session.size(), problems);
}

/// A person keeps their seat for the next game, though it was handed over to a computer.
void seat(LoadedJournal &journal)
{
    for (std::size_t seat = 0; seat < journal.seated.size(); ++seat) {
        const RecordPlayer &now = journal.record.players[seat];
        if (now.bot.empty() || !journal.seated[seat].bot.empty())
            journal.seated[seat] = now;
    }
}

Problem note(std::string_view code, int line, std::vector<Argument> arguments)
{
    Problem problem = fileProblem(code, {line, 1}, std::move(arguments));
    problem.severity = Severity::unusual;
    return problem;
}

} // namespace

std::string journalHead(const Session &session, std::span<const RecordPlayer> players, std::uint64_t seed,
                        bool allOpen)
{
    return recordJson(journalFormat, session, players, seed, allOpen)
               .dump(-1, ' ', false, Json::error_handler_t::replace) +
           '\n';
}

std::string journalLine(const Game &game, const JournalEvent &event)
{
    Json object = Json::object();
    if (event.kind == JournalEvent::Kind::play) {
        writePly(object, game, event.seat, event.action);
    } else if (event.kind == JournalEvent::Kind::handOver) {
        object["seat"] = event.seat;
        object["player"] = playerJson(event.player);
    } else {
        for (const JumpName &name : jumpNames)
            if (name.kind == event.kind)
                object[std::string(name.key)] = event.ply;
    }
    return object.dump(-1, ' ', false, Json::error_handler_t::replace) + '\n';
}

Result<LoadedJournal> readJournal(std::string_view text, const Registry &registry)
{
    const std::size_t headEnd = text.find('\n');
    if (headEnd == std::string_view::npos)
        return fileProblem(file_problem::truncated, {1, 1});
    const Result<JsonDocument> document = parseUpgraded(text.substr(0, headEnd), recordMigrations());
    if (!document)
        return document.problems();
    Result<LoadedRecord> record = readRecord(*document, journalFormat, registry);
    if (!record)
        return record.problems();

    LoadedJournal journal{std::move(record).value(), {}, headEnd + 1};
    journal.seated = journal.record.players;
    for (int line = 2; journal.soundBytes < text.size(); ++line) {
        const std::size_t end = text.find('\n', journal.soundBytes);
        if (end == std::string_view::npos) {
            journal.record.notes.push_back(note(journal_problem::lastLine, line, {}));
            break;
        }
        const std::string_view content = text.substr(journal.soundBytes, end - journal.soundBytes);
        if (const std::optional<Problem> problem = readLine(content, journal.record)) {
            const auto left = std::ranges::count(text.substr(journal.soundBytes), '\n');
            journal.record.notes.push_back(
                note(journal_problem::brokenLine, line,
                     {{"details", describe(*problem)}, {"lines", static_cast<int>(left)}}));
            break;
        }
        seat(journal);
        journal.soundBytes = end + 1;
    }
    return journal;
}

} // namespace waystone
