// What the editing of every game must keep, whatever its pieces and fields: see the concept Editable.

#include "conformance/random_edits.h"
#include "conformance/random_games.h"
#include "conformance/repeated_fixes.h"
#include "core/json/json.h"

#include "core/json/json_document.h"
#include "core/json/json_reader.h"
#include "core/json/json_writer.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <set>
#include <tuple>

namespace waystone::test {
namespace {

class EditingContract : public testing::TestWithParam<Table> {
protected:
    [[nodiscard]] const Game &game() const { return *GetParam().game; }
    [[nodiscard]] const Editing &editing() const { return game().editing(); }
    [[nodiscard]] int seats() const { return GetParam().seats; }
    [[nodiscard]] bool isTerm(std::string_view word) const
    {
        return word.empty() || std::ranges::count(game().terms(), word) == 1 ||
               std::ranges::count(editing().editingTerms(), word) == 1;
    }
    void expectTerms(const std::vector<Argument> &arguments) const
    {
        for (const Argument &argument : arguments)
            if (const auto *term = std::get_if<Term>(&argument.value)) {
                EXPECT_TRUE(isTerm(term->name)) << argument.name << ' ' << term->name;
            }
    }
    [[nodiscard]] std::string text(const AnySetup &setup) const { return game().positionText(setup); }
    [[nodiscard]] std::string bytes(const AnySetup &setup) const { return writeJson(game().toJson(setup)); }
    /// Writing both is left to those that seem to differ.
    [[nodiscard]] bool areSame(const AnySetup &one, const AnySetup &other) const
    {
        return game().same(one, other) || bytes(one) == bytes(other);
    }

    /// Positions of random games and what random gestures make of them.
    void visit(int games, const std::function<void(const AnySetup &)> &use) const
    {
        use(editing().empty(seats()));
        use(game().start(seats(), 0));
        const std::vector<std::vector<AnySetup>> &visited = madeOnce();
        ASSERT_LE(static_cast<std::size_t>(games), visited.size());
        for (int round = 0; round < games; ++round)
            for (const AnySetup &setup : visited[static_cast<std::size_t>(round)])
                use(setup);
    }

private:
    /// Of every game that is played: all tests look at the same.
    [[nodiscard]] const std::vector<std::vector<AnySetup>> &madeOnce() const
    {
        constexpr int most = 3;
        static std::map<std::string, std::vector<std::vector<AnySetup>>> known;
        std::vector<std::vector<AnySetup>> &made = known[GetParam().label];
        Rng rng(31);
        while (made.size() < most) {
            std::vector<AnySetup> setups;
            int ply = 0;
            std::vector<Position> some;
            playRandomly(GetParam(), rng, 400, [&](const Step &step) {
                if (++ply % 67 == 0)
                    some.push_back(step.after);
            });
            for (const Position &position : some) {
                setups.push_back(game().setup(position));
                for (int gestures = 0; gestures < 3; ++gestures)
                    setups.push_back(edited(game(), setups.back(), seats(), 4, rng));
            }
            made.push_back(std::move(setups));
        }
        return made;
    }
};

std::map<std::string, int> byCode(const Problems &problems)
{
    std::map<std::string, int> counts;
    for (const Problem &problem : problems)
        ++counts[problem.code];
    return counts;
}

TEST_P(EditingContract, TheWordsAreComplete)
{
    std::set<std::string_view> words;
    for (const std::string_view word : editing().editingTerms()) {
        EXPECT_TRUE(words.insert(word).second) << word << " twice";
        EXPECT_EQ(std::ranges::count(game().terms(), word), 0) << word;
    }
    visit(2, [this](const AnySetup &setup) {
        for (const Piece &piece : editing().pieces(setup)) {
            ASSERT_TRUE(isTerm(piece.kind)) << piece.kind;
            ASSERT_TRUE(isTerm(piece.variant)) << piece.variant;
        }
        for (const PaletteEntry &entry : editing().palette(setup)) {
            ASSERT_TRUE(isTerm(entry.piece.kind)) << entry.piece.kind;
            ASSERT_TRUE(isTerm(entry.piece.variant)) << entry.piece.variant;
        }
        for (const Field &field : editing().fields(setup)) {
            ASSERT_TRUE(isTerm(field.key.group)) << field.key.group;
            ASSERT_TRUE(isTerm(field.key.id)) << field.key.id;
            expectTerms(field.arguments);
            for (const FieldOption &option : field.options) {
                ASSERT_TRUE(isTerm(option.term)) << option.term;
                expectTerms(option.arguments);
            }
        }
        for (const Finding &finding : editing().problems(setup))
            for (const Fix &fix : finding.fixes) {
                ASSERT_EQ(std::ranges::count(editing().fixCodes(), fix.name.code), 1) << fix.name.code;
                expectTerms(fix.name.arguments);
            }
    });
}

TEST_P(EditingContract, PiecesHavePlacesAndIdsOfTheirOwn)
{
    // Another number of players may be set in between.
    std::set<Place> known;
    for (const Table &table : everyTable())
        if (table.game->id() == game().id())
            for (const Place place : table.game->places(table.seats))
                known.insert(place);
    visit(3, [&](const AnySetup &setup) {
        std::set<std::uint32_t> ids;
        for (const Piece &piece : editing().pieces(setup)) {
            ASSERT_TRUE(ids.insert(piece.id).second) << piece.kind << "\n" << text(setup);
            ASSERT_TRUE(known.contains(piece.place)) << text(setup);
        }
    });
}

TEST_P(EditingContract, ThePaletteIsAlwaysTheSame)
{
    std::map<std::size_t, std::vector<EditPiece>> first; // by size: as many seats, as many pieces
    visit(2, [&](const AnySetup &setup) {
        std::vector<EditPiece> pieces;
        for (const PaletteEntry &entry : editing().palette(setup)) {
            pieces.push_back(entry.piece);
            ASSERT_GE(entry.left.value_or(0), 0);
            ASSERT_FALSE(entry.look.empty());
        }
        ASSERT_EQ(first.try_emplace(pieces.size(), pieces).first->second, pieces);
        std::set<EditPiece> unique(pieces.begin(), pieces.end());
        ASSERT_EQ(unique.size(), pieces.size());
    });
}

TEST_P(EditingContract, AnEmptyTableFilledIsPlayable)
{
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        Rng rng(seed);
        const AnySetup filled = editing().fill(editing().empty(seats()), rng);
        const Result<Position> position = game().from(filled);
        ASSERT_TRUE(position) << describe(position.problems().front()) << "\n" << text(filled);
        ASSERT_TRUE(editing().problems(filled).empty());
        Rng again(seed);
        ASSERT_TRUE(areSame(editing().fill(editing().empty(seats()), again), filled));
    }
}

TEST_P(EditingContract, FillingTakesNothingAway)
{
    Rng rng(5);
    visit(3, [&](const AnySetup &setup) {
        const AnySetup filled = editing().fill(setup, rng);
        // By area and owner: within one, pieces may make room. What cannot be taken away is the supply's, and filling
        // takes it from there.
        std::map<std::tuple<std::uint8_t, Seat, std::string_view, std::string_view>, int> before;
        for (const Piece &piece : editing().pieces(setup))
            if (!game().same(editing().remove(setup, piece), setup))
                ++before[{piece.place.area, piece.place.owner, piece.kind, piece.variant}];
        for (const Piece &piece : editing().pieces(filled))
            --before[{piece.place.area, piece.place.owner, piece.kind, piece.variant}];
        for (const auto &[what, count] : before)
            ASSERT_LE(count, 0) << std::get<2>(what) << "\n" << text(setup) << "\n" << text(filled);
        // Filled is filled.
        ASSERT_TRUE(areSame(editing().fill(filled, rng), filled));
        // A sound position stays one.
        if (game().from(setup)) {
            ASSERT_TRUE(game().from(filled)) << text(setup) << "\n" << text(filled);
        }
    });
}

TEST_P(EditingContract, WhatIsPutDownLiesThereAndCanBeTakenAway)
{
    Rng rng(7);
    const std::vector<Place> places = game().places(seats());
    visit(2, [&](const AnySetup &setup) {
        for (const PaletteEntry &entry : editing().palette(setup)) {
            const Place where = places[rng.below(static_cast<std::uint32_t>(places.size()))];
            if (!editing().accepts(setup, where, entry.piece)) {
                ASSERT_TRUE(areSame(editing().put(setup, where, entry.piece), setup));
                continue;
            }
            const AnySetup put = editing().put(setup, where, entry.piece);
            if (game().same(put, setup))
                continue; // it lay there
            const std::vector<Piece> pieces = editing().pieces(put);
            // On the place, or on one of its own within it.
            const std::vector<Piece> before = editing().pieces(setup);
            const auto lies = std::ranges::find_if(pieces, [&](const Piece &piece) {
                return editing().taken(put, piece) == entry.piece &&
                       (piece.place == where || std::ranges::none_of(before, [&](const Piece &one) {
                            return one.id == piece.id && one.place == piece.place;
                        }));
            });
            ASSERT_NE(lies, pieces.end()) << entry.piece.kind << ' ' << game().placeName(where) << "\n"
                                          << text(put);
            // Taken away and put back.
            const AnySetup without = editing().remove(put, *lies);
            if (areSame(without, put))
                continue; // what cannot be away
            ASSERT_TRUE(editing().accepts(without, where, entry.piece)) << text(without);
            const std::optional<AnySetup> moved = editing().move(put, *lies, where);
            ASSERT_TRUE(moved);
            ASSERT_TRUE(areSame(*moved, editing().put(without, where, entry.piece)));
        }
    });
}

TEST_P(EditingContract, EveryFieldTakesItsValues)
{
    Rng rng(9);
    visit(2, [&](const AnySetup &setup) {
        for (const Field &field : editing().fields(setup)) {
            ASSERT_LE(field.minimum, field.maximum) << field.key.id;
            if (field.kind == Field::Kind::choice) {
                ASSERT_EQ(field.maximum + 1, static_cast<int>(field.options.size()));
            }
            const auto range = static_cast<std::uint32_t>(field.maximum - field.minimum + 1);
            for (const int value :
                 {field.minimum, field.maximum, field.minimum + static_cast<int>(rng.below(range))}) {
                const AnySetup changed = editing().set(setup, field.key, value);
                const std::vector<Field> fields = editing().fields(changed);
                const auto now = std::ranges::find(fields, field.key, &Field::key);
                if (now == fields.end())
                    continue;
                // The options of a choice may change with it, but not what was chosen.
                if (field.kind == Field::Kind::choice) {
                    ASSERT_EQ(now->options[static_cast<std::size_t>(now->value)],
                              field.options[static_cast<std::size_t>(value)])
                        << field.key.group << ' ' << field.key.id;
                } else {
                    ASSERT_EQ(now->value, value) << field.key.group << ' ' << field.key.id;
                }
            }
            ASSERT_TRUE(areSame(editing().set(setup, field.key, field.maximum + 1), setup));
            ASSERT_TRUE(areSame(editing().set(setup, field.key, field.minimum - 1), setup));
        }
        std::set<FieldKey> keys;
        for (const Field &field : editing().fields(setup))
            ASSERT_TRUE(keys.insert(field.key).second) << field.key.group << ' ' << field.key.id;
    });
}

TEST_P(EditingContract, ProblemsAreThoseOfTheGameAndFixesMendThem)
{
    visit(2, [this](const AnySetup &setup) {
        const std::vector<Finding> findings = editing().problems(setup);
        Problems hindering;
        Problems all;
        for (const Finding &finding : findings) {
            all.push_back(finding.problem);
            if (finding.problem.severity != Severity::unusual)
                hindering.push_back(finding.problem);
        }
        const Result<Position> position = game().from(setup);
        ASSERT_EQ(static_cast<bool>(position), hindering.empty());
        if (!position) {
            ASSERT_EQ(position.problems(), hindering);
        }
        auto before = byCode(all);
        for (const Finding &finding : findings)
            for (const Fix &fix : finding.fixes) {
                Problems left;
                for (const Finding &other : editing().problems(fix.setup))
                    left.push_back(other.problem);
                auto after = byCode(left);
                const std::string &code = finding.problem.code;
                ASSERT_LT(after[code], before[code]) << code << ' ' << fix.name.code << "\n" << text(setup);
            }
    });
}

/// Also where no game can be played from: an editor shows it all the same.
TEST_P(EditingContract, PlayersAndTalliesAreToldOfEverySetup)
{
    visit(2, [this](const AnySetup &setup) {
        const std::vector<Tally> tallies = game().tallies(setup);
        ASSERT_FALSE(tallies.empty()) << text(setup);
        for (const Tally &tally : tallies) {
            ASSERT_TRUE(isTerm(tally.what)) << tally.what;
            ASSERT_TRUE(tally.owner == nobody || tally.owner < game().seats(setup)) << text(setup);
        }
        if (const Result<Position> position = game().from(setup)) {
            ASSERT_EQ(game().seats(setup), game().seats(*position));
            ASSERT_EQ(tallies, game().tallies(game().view(*position, nobody))) << text(setup);
        }
    });
}

/// Whichever fixes somebody takes, they come to an end. A thousand positions of every game.
TEST_P(EditingContract, FixesNeverCircle)
{
    const std::vector<Table> &tables = everyTable();
    const auto ofThisGame =
        std::ranges::count_if(tables, [this](const Table &table) { return table.game->id() == game().id(); });
    const auto positions = static_cast<int>(1000 / ofThisGame) + 1;
    constexpr int mostFixes = 200;
    Rng rng(43);
    const Fingerprint fingerprint = [this](const AnySetup &setup) { return bytes(setup); };
    AnySetup setup = editing().empty(seats());
    int longest = 0;
    for (int round = 0; round < positions; ++round) {
        // A long life, but not only in wild positions.
        setup = edited(game(), round % 25 == 0 ? game().start(seats(), 0) : setup, seats(), 3, rng);
        const Mending first = mendedAgainAndAgain(editing(), setup, fingerprint);
        ASSERT_FALSE(first.circles) << text(setup) << '\n' << first;
        const Mending any = mendedAgainAndAgain(editing(), setup, fingerprint, &rng);
        ASSERT_FALSE(any.circles) << text(setup) << '\n' << any;
        longest = std::max({longest, first.fixes, any.fixes});
    }
    if (game().id() != "tiny") { // whose editing leaves nothing to mend
        EXPECT_GT(longest, 3);
    }
    EXPECT_LT(longest, mostFixes);
}

INSTANTIATE_TEST_SUITE_P(EveryTable, EditingContract, testing::ValuesIn(everyTable()),
                         [](const auto &one) { return one.param.label; });

/// Undo and redo are older and newer values: wherever a history is left, its bytes are those of the gestures made up to
/// there, made again on a fresh copy read from a file.
TEST(EditingHistory, TwentyThousandStepsOfEveryGameEndInTheSameBytes)
{
    std::set<std::string_view> seen;
    Rng rng(2026);
    for (const Table &table : everyTable()) {
        if (!seen.insert(table.game->id()).second)
            continue;
        const Game &game = *table.game;
        const AnySetup start = game.editing().empty(table.seats);
        const std::string startBytes = writeJson(game.toJson(start));
        AnySetup setup = start;
        for (int sequence = 0; sequence < 2'500; ++sequence) {
            std::vector<AnySetup> history{setup};
            std::vector<Edit> edits;
            std::size_t at = 0;
            for (int step = 0; step < 8; ++step) {
                const std::uint32_t kind = rng.below(4);
                if (kind == 0 && at > 0) {
                    --at;
                } else if (kind == 1 && at < edits.size()) {
                    ++at;
                } else if (const auto edit = randomEdit(game, history[at], table.seats, rng)) {
                    history.resize(at + 1);
                    edits.resize(at);
                    edits.push_back(*edit);
                    history.push_back(after(game, history[at], *edit));
                    ++at;
                }
            }
            // The same once more, from the file.
            const Result<JsonDocument> document =
                JsonDocument::parse(writeJson(game.toJson(history.front())));
            ASSERT_TRUE(document);
            Problems problems;
            JsonReader reader(*document, problems);
            AnySetup again = game.setupFrom(reader);
            ASSERT_TRUE(problems.empty()) << describe(problems.front());
            for (std::size_t edit = 0; edit < at; ++edit)
                again = after(game, again, edits[edit]);
            ASSERT_EQ(writeJson(game.toJson(again)), writeJson(game.toJson(history[at])));
            // A long life, but not only in wild positions.
            setup = sequence % 50 == 49 ? start : history[at];
        }
        ASSERT_EQ(writeJson(game.toJson(start)), startBytes);
    }
}

} // namespace
} // namespace waystone::test
