#include "support/tiny_game.h"

#include "bots/search/searcher_of.h"
#include "core/json/json.h"
#include "core/json/json_reader.h"

#include <algorithm>
#include <charconv>
#include <sstream>

namespace waystone::test {

namespace {

constexpr Severity impossible = Severity::impossible;

/// The numbers of a state in the order of its position text.
std::vector<int> numbersOf(const TinyGame::State &state)
{
    std::vector<int> numbers{state.seats, state.round, state.isOver};
    for (int card = 1; card <= TinyGame::cards; ++card)
        numbers.push_back(state.supply[static_cast<std::size_t>(card)]);
    for (std::size_t seat = 0; seat < state.seats; ++seat)
        for (const int number : {state.card[seat], state.bid[seat], state.points[seat]})
            numbers.push_back(number);
    return numbers;
}

TinyGame::State stateOf(const std::vector<int> &numbers)
{
    TinyGame::State state;
    const auto at = [&numbers](std::size_t index) {
        return static_cast<std::uint8_t>(index < numbers.size() ? numbers[index] : 0);
    };
    state.seats = at(0);
    state.round = at(1);
    state.isOver = at(2);
    for (std::size_t card = 1; card <= TinyGame::cards; ++card)
        state.supply[card] = at(2 + card);
    for (std::size_t seat = 0; seat < std::min<std::size_t>(state.seats, maxSeats); ++seat) {
        state.card[seat] = at(6 + 3 * seat);
        state.bid[seat] = at(7 + 3 * seat);
        state.points[seat] = at(8 + 3 * seat);
    }
    return state;
}

int undealt(const TinyGame::State &state)
{
    return static_cast<int>(std::find(state.card.begin(), state.card.begin() + state.seats, 0) -
                            state.card.begin());
}

} // namespace

std::span<const AreaInfo> TinyGame::areas()
{
    static constexpr std::array<AreaInfo, 1> infos{{{"bidBox", true}}};
    return infos;
}

std::span<const std::string_view> TinyGame::problemCodes()
{
    static constexpr std::array<std::string_view, 5> codes{"no-such-action", "not-now", "bid-too-high",
                                                           "none-left", "bad-position"};
    return codes;
}

std::span<const std::string_view> TinyGame::promptCodes()
{
    static constexpr std::array<std::string_view, 2> codes{"bid", "wait"};
    return codes;
}

std::span<const std::string_view> TinyGame::terms()
{
    static constexpr std::array<std::string_view, 3> terms{"card", "bid", "points"};
    return terms;
}

TinyGame::Setup TinyGame::start(int seats, Seat) const
{
    State state;
    state.seats = static_cast<std::uint8_t>(seats);
    std::fill(state.supply.begin() + 1, state.supply.end(), copies);
    return state;
}

Result<TinyGame::State> TinyGame::from(const Setup &setup) const
{
    const bool sound = setup.seats >= 2 && setup.seats <= maxSeats && setup.round < rounds &&
                       std::ranges::all_of(setup.card, [](int card) { return card <= cards; }) &&
                       std::ranges::all_of(setup.bid, [](int bid) { return bid <= cards + 1; });
    if (!sound)
        return Problem{"bad-position", {}, {}, impossible};
    return setup;
}

Actors TinyGame::actors(const State &state) const
{
    if (state.isOver != 0)
        return Actors::over();
    if (undealt(state) < state.seats)
        return Actors::chance();
    std::uint8_t mask = 0;
    for (int seat = 0; seat < state.seats; ++seat)
        if (state.bid[static_cast<std::size_t>(seat)] == 0)
            mask = static_cast<std::uint8_t>(mask | (1u << seat));
    return Actors::seats(mask);
}

void TinyGame::legal(const State &state, Seat seat, ActionList &actions) const
{
    actions.clear();
    if (seat == chanceSeat || !actors(state).includes(seat))
        return;
    for (std::uint8_t amount = 0; amount <= state.card[seat]; ++amount)
        actions.add({bid, amount, 0, 0});
}

std::optional<Problem> TinyGame::refuse(const State &state, Seat seat, Action action) const
{
    if (action.verb > bid || action.second != 0 || action.third != 0)
        return Problem{"no-such-action", {}, {}, impossible};
    if ((action.verb == deal) != (seat == chanceSeat) || !actors(state).includes(seat))
        return Problem{"not-now", {}, {}};
    if (action.verb == deal) {
        if (action.first < 1 || action.first > cards || state.supply[action.first] == 0)
            return Problem{"none-left", {}, {}};
    } else if (action.first > state.card[seat]) {
        return Problem{"bid-too-high", {{"card", int{state.card[seat]}}}, {{bidBox, seat, action.first}}};
    }
    return std::nullopt;
}

void TinyGame::outcomes(const State &state, OutcomeList &outcomes) const
{
    outcomes.clear();
    if (!actors(state).isChance())
        return;
    for (std::uint8_t card = 1; card <= cards; ++card)
        if (state.supply[card] > 0)
            outcomes.add({{deal, card, 0, 0}, state.supply[card]});
}

void TinyGame::apply(State &state, Seat seat, Action action, Events *events) const
{
    if (action.verb == deal) {
        state.card[static_cast<std::size_t>(undealt(state))] = action.first;
        --state.supply[action.first];
        return;
    }
    state.bid[seat] = static_cast<std::uint8_t>(action.first + 1);
    if (std::find(state.bid.begin(), state.bid.begin() + state.seats, 0) != state.bid.begin() + state.seats)
        return;
    for (std::size_t bidder = 0; bidder < state.seats; ++bidder) {
        const int amount = state.bid[bidder] - 1;
        if (amount > 0 &&
            std::count(state.bid.begin(), state.bid.begin() + state.seats, state.bid[bidder]) == 1) {
            state.points[bidder] = static_cast<std::uint8_t>(state.points[bidder] + amount);
            if (events != nullptr)
                events->push_back(
                    {Event::Kind::points, static_cast<Seat>(bidder), "points", "bid", amount, {}, {}});
        }
    }
    if (++state.round == rounds) {
        state.round = rounds - 1;
        state.isOver = 1; // the last cards and bids stay open on the table
        return;
    }
    state.card = {};
    state.bid = {};
    if (events != nullptr)
        events->push_back({Event::Kind::turnBegan, nobody, {}, {}, 0, {}, {}});
}

bool TinyGame::secret(const State &, Seat, Action action) const
{
    return action.verb == bid;
}

TinyGame::View TinyGame::view(const State &state, Seat seat) const
{
    View view{state, seat};
    if (state.isOver != 0)
        return view;
    for (std::size_t other = 0; other < state.seats; ++other) {
        if (other == seat)
            continue;
        if (state.card[other] != 0) {
            ++view.seen.supply[state.card[other]];
            view.seen.card[other] = hidden;
        }
        if (state.bid[other] != 0)
            view.seen.bid[other] = hidden;
    }
    return view;
}

TinyGame::State TinyGame::guess(const View &view, Rng &rng) const
{
    State state = view.seen;
    for (std::size_t seat = 0; seat < state.seats; ++seat) {
        if (state.card[seat] != hidden)
            continue;
        std::uint32_t left = 0;
        for (const std::uint8_t count : state.supply)
            left += count;
        std::uint32_t rest = rng.below(left);
        std::uint8_t card = 1;
        for (; rest >= state.supply[card]; ++card)
            rest -= state.supply[card];
        state.card[seat] = card;
        --state.supply[card];
        if (state.bid[seat] == hidden)
            state.bid[seat] = static_cast<std::uint8_t>(1 + rng.below(card + 1u));
    }
    return state;
}

std::vector<UnseenPart> TinyGame::unseen(const View &view) const
{
    std::vector<UnseenPart> parts;
    const auto hide = [&parts](std::size_t number) {
        parts.push_back({"/numbers/" + std::to_string(number), false});
    };
    constexpr std::size_t supply = 3;
    if (std::ranges::find(view.seen.card, hidden) != view.seen.card.end())
        for (std::size_t card = 0; card < cards; ++card)
            hide(supply + card);
    for (std::size_t seat = 0; seat < view.seen.seats; ++seat) {
        if (view.seen.card[seat] != hidden)
            continue;
        hide(supply + cards + 3 * seat);
        if (view.seen.bid[seat] == hidden)
            hide(supply + cards + 3 * seat + 1);
    }
    return parts;
}

std::vector<Place> TinyGame::places(int seats) const
{
    std::vector<Place> places;
    for (Seat seat = 0; seat < seats; ++seat)
        for (std::uint16_t amount = 0; amount <= cards; ++amount)
            places.push_back({bidBox, seat, amount});
    return places;
}

std::vector<Piece> TinyGame::pieces(const View &view) const
{
    std::vector<Piece> pieces;
    for (Seat seat = 0; seat < view.seen.seats; ++seat) {
        const std::uint8_t made = view.seen.bid[seat];
        if (made != 0 && made != hidden)
            pieces.push_back(
                {seat, {bidBox, seat, static_cast<std::uint16_t>(made - 1)}, "bid", {}, seat, 0, 0});
    }
    return pieces;
}

std::vector<Tally> TinyGame::tallies(const View &view) const
{
    std::vector<Tally> tallies;
    for (Seat seat = 0; seat < view.seen.seats; ++seat) {
        tallies.push_back({seat, "points", view.seen.points[seat]});
        if (view.seen.card[seat] != hidden)
            tallies.push_back({seat, "card", view.seen.card[seat]});
    }
    return tallies;
}

std::vector<Tally> TinyGame::tallies(const Setup &setup) const
{
    std::vector<Tally> tallies;
    for (std::size_t seat = 0; seat < std::min<std::size_t>(setup.seats, maxSeats); ++seat)
        tallies.push_back({static_cast<Seat>(seat), "points", setup.points[seat]});
    return tallies;
}

std::vector<Route> TinyGame::routes(const State &, Seat seat, Action action) const
{
    if (action.verb == deal)
        return {};
    return {{{bidBox, seat, action.first}}};
}

std::vector<Action> TinyGame::meant(const State &, Seat seat, const Route &clicks) const
{
    const Place clicked = clicks.front();
    if (clicks.size() > 1 || clicked.area != bidBox || clicked.owner != seat)
        return {};
    return {{bid, static_cast<std::uint8_t>(clicked.index), 0, 0}};
}

Message TinyGame::prompt(const State &state, Seat seat) const
{
    return {actors(state).includes(seat) ? "bid" : "wait", {}};
}

Score TinyGame::score(const State &state) const
{
    Score score;
    ScoreItem bids{"bid", {}};
    for (std::size_t seat = 0; seat < state.seats; ++seat) {
        bids.points.push_back(state.points[seat]);
        score.totals.push_back(state.points[seat]);
        score.ranks.push_back(
            1 + static_cast<int>(std::count_if(state.points.begin(), state.points.begin() + state.seats,
                                               [&](int other) { return other > state.points[seat]; })));
    }
    score.items.push_back(bids);
    return score;
}

double TinyGame::worth(const State &state, Seat seat) const
{
    // A bid that is the only one of its height so far may stay so.
    const std::uint8_t made = state.bid[seat];
    const auto end = state.bid.begin() + state.seats;
    const bool isOpen = state.isOver == 0 && made > 1 && std::count(state.bid.begin(), end, made) == 1;
    return state.points[seat] + (isOpen ? 0.5 * (made - 1) : 0.0);
}

std::string TinyGame::notation(Action action) const
{
    return (action.verb == deal ? "deal " : "bid ") + std::to_string(action.first);
}

Result<Action> TinyGame::actionFrom(std::string_view text) const
{
    const std::size_t space = text.find(' ');
    const std::string_view verb = text.substr(0, space);
    std::uint8_t number = 0;
    const char *const end = text.data() + text.size();
    if (space == text.npos || (verb != "deal" && verb != "bid") ||
        std::from_chars(text.data() + space + 1, end, number).ptr != end)
        return Problem{"no-such-action", {}, {}, impossible};
    return Action{static_cast<std::uint8_t>(verb == "deal" ? deal : bid), number, 0, 0};
}

Json TinyGame::fields(Action action) const
{
    return {{"verb", action.verb == deal ? "deal" : "bid"}, {"number", action.first}};
}

std::string TinyGame::placeName(Place place) const
{
    return "bid" + std::to_string(place.index) + "@" + std::to_string(place.owner);
}

std::string TinyGame::positionText(const Setup &setup) const
{
    std::string text;
    for (const int number : numbersOf(setup))
        text += (text.empty() ? "" : " ") + std::to_string(number);
    return text;
}

Result<TinyGame::Setup> TinyGame::setupFrom(std::string_view text) const
{
    std::istringstream stream{std::string(text)};
    std::vector<int> numbers;
    for (int number = 0; stream >> number;)
        numbers.push_back(number);
    if (!stream.eof() || numbers.size() < 6)
        return Problem{"bad-position", {}, {}, impossible};
    return stateOf(numbers);
}

Json TinyGame::toJson(const Setup &setup) const
{
    return {{"numbers", numbersOf(setup)}};
}

TinyGame::Setup TinyGame::setupFrom(JsonReader &reader) const
{
    std::vector<int> numbers;
    JsonReader list = reader["numbers"];
    for (JsonReader &item : list.array(6, 6 + 3 * maxSeats))
        numbers.push_back(static_cast<int>(item.integer(0, 255)));
    reader.rejectUnknownKeys();
    return stateOf(numbers);
}

void TinyGame::everyAction(const std::function<void(Action)> &use) const
{
    for (std::uint8_t verb = 0; verb <= bid + 1; ++verb)
        for (std::uint8_t first = 0; first <= cards + 2; ++first)
            for (std::uint8_t second = 0; second <= 1; ++second)
                use({verb, first, second, 0});
}

const Registry &tinyGames()
{
    static const Registry registry({{
        .id = "tiny",
        .minSeats = 2,
        .maxSeats = maxSeats,
        .defaultEdition = "tiny-test",
        .make = [](std::string_view, const OptionChoice &) -> Result<std::shared_ptr<const Game>> {
            return std::shared_ptr<const Game>(
                std::make_shared<GameOf<TinyGame>>(TinyGame(), searcherOf<TinyGame, PlainPolicy>));
        },
        .hasSecrets = true,
    }});
    return registry;
}

} // namespace waystone::test
