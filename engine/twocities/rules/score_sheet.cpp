#include "twocities/rules.h"
#include "twocities/rules/queries.h"
#include "twocities/rules/windows.h"
#include "twocities/words/terms.h"

#include <bit>
#include <numeric>

namespace waystone::twocities {

namespace {

constexpr auto factoryIndex = static_cast<std::size_t>(Kind::factory);

/// Writes the sheet of one city, part by part, as the book counts.
class SheetWriter {
public:
    SheetWriter(const Scorer &scorer, const Values &values, const State &state, int city)
        : scorer_(scorer),
          values_(values),
          state_(state),
          number_(city),
          city_(state.cities[static_cast<std::size_t>(city)]),
          taverns_(static_cast<std::uint16_t>(mask(Kind::drink) | mask(Kind::food) | mask(Kind::music) |
                                              mask(Kind::bed)))
    {}

    ScoreSheet write()
    {
        const Seat owner = ownerOf(state_.players, number_);
        const Seat partner = partnerOf(state_.players, number_);
        sheet_.subject = tokenPlace(Area::cityToken, state_.players, number_);
        sheet_.seats = owner == partner ? std::vector<Seat>{owner} : std::vector<Seat>{owner, partner};
        for (const std::string_view name : typeNames)
            sheet_.rows.push_back({name, 0, {}});
        writeShops();
        writeFactories();
        writeTaverns();
        writeOffices();
        writeParks();
        writeHouses();
        for (ScoreRow &row : sheet_.rows) {
            for (const ScorePart &part : row.parts)
                row.points += part.points;
            sheet_.total += row.points;
        }
        return std::move(sheet_);
    }

private:
    [[nodiscard]] std::uint16_t mask(Kind kind) const
    {
        return city_.buildings[static_cast<std::size_t>(kind)];
    }

    /// `scoring` are the cells that give the points, `helping` those on account of which they do.
    void add(Type type, std::string_view cause, int points, std::uint16_t scoring, std::uint16_t helping = 0)
    {
        ScorePart part{cause, points, {}};
        for (const std::uint16_t cells : {scoring, helping})
            for (unsigned rest = cells; rest != 0; rest &= rest - 1)
                part.places.push_back(
                    cityPlace(state_.players, number_, cellAt(city_, std::countr_zero(rest))));
        sheet_.rows[static_cast<std::size_t>(type)].parts.push_back(std::move(part));
    }

    void writeShops()
    {
        for (const std::uint16_t line : scorer_.shopLines(mask(Kind::shop)))
            add(Type::shop, term::shopLine, values_.shops[static_cast<std::size_t>(std::popcount(line)) - 1],
                line);
    }

    void writeFactories()
    {
        const auto count = [this](int city) {
            return std::popcount(state_.cities[static_cast<std::size_t>(city)].buildings[factoryIndex]);
        };
        const int own = count(number_);
        if (own == 0)
            return;
        std::uint32_t more = 0; // the numbers of factories in the cities that have more
        for (int city = 0; city < cityCount(state_.players); ++city)
            if (count(city) > own)
                more |= std::uint32_t{1} << count(city);
        constexpr std::array<std::string_view, 3> causes{term::mostFactories, term::secondMostFactories,
                                                         term::fewerFactories};
        const std::size_t rank = std::min<std::size_t>(static_cast<std::size_t>(std::popcount(more)), 2);
        add(Type::factory, causes[rank], own * values_.factories[rank], mask(Kind::factory));
    }

    void writeTaverns()
    {
        std::array<unsigned, tavernKinds> left{};
        for (std::size_t kind = 0; kind < tavernKinds; ++kind)
            left[kind] = city_.buildings[firstTavern + kind];
        for (;;) {
            std::uint16_t set = 0;
            for (unsigned &rest : left) {
                set = static_cast<std::uint16_t>(set | (rest & -rest));
                rest &= rest - 1;
            }
            if (set == 0)
                return;
            add(Type::tavern, term::tavernSet,
                values_.taverns[static_cast<std::size_t>(std::popcount(set)) - 1], set);
        }
    }

    void writeOffices()
    {
        const std::uint16_t offices = mask(Kind::office);
        for (unsigned rest = offices; rest != 0;) {
            std::uint16_t set = 0;
            std::size_t size = 0;
            for (; rest != 0 && size < values_.offices.size(); rest &= rest - 1, ++size)
                set = static_cast<std::uint16_t>(set | (rest & -rest));
            add(Type::office, term::officeSet, values_.offices[size - 1], set);
        }
        for (unsigned rest = offices & window::beside(taverns_); rest != 0; rest &= rest - 1) {
            const auto office = static_cast<std::uint16_t>(rest & -rest);
            add(Type::office, term::besideTavern, values_.officeBesideTavern, office,
                static_cast<std::uint16_t>(window::beside(office) & taverns_));
        }
    }

    void writeParks()
    {
        for (std::uint16_t rest = mask(Kind::park); rest != 0;) {
            const std::uint16_t group = window::group(rest);
            const int size = std::popcount(group);
            const int listed = std::min(size, static_cast<int>(values_.parks.size()));
            add(Type::park, term::parkGroup,
                values_.parks[static_cast<std::size_t>(listed) - 1] + (size - listed) * values_.furtherPark,
                group);
            rest = static_cast<std::uint16_t>(rest & ~group);
        }
    }

    void writeHouses()
    {
        int otherTypes = taverns_ != 0 ? 1 : 0;
        for (const Kind kind : {Kind::shop, Kind::factory, Kind::office, Kind::park})
            otherTypes += mask(kind) != 0 ? 1 : 0;
        for (unsigned rest = mask(Kind::house); rest != 0; rest &= rest - 1) {
            const auto house = static_cast<std::uint16_t>(rest & -rest);
            const auto factories = static_cast<std::uint16_t>(window::beside(house) & mask(Kind::factory));
            if (factories != 0)
                add(Type::house, term::besideFactory, values_.houseBesideFactory, house, factories);
            else
                add(Type::house, term::otherTypes, otherTypes * values_.houseOtherType, house);
        }
    }

    const Scorer &scorer_;
    const Values &values_;
    const State &state_;
    const int number_;
    const City &city_;
    const std::uint16_t taverns_;
    ScoreSheet sheet_;
};

} // namespace

ScoreSheet Scorer::sheet(const State &state, int city) const
{
    return SheetWriter(*this, values_, state, city).write();
}

std::vector<ScoreSheet> BetweenTwoCities::breakdown(const State &state) const
{
    std::vector<ScoreSheet> sheets;
    for (int city = 0; city < cityCount(state.players); ++city)
        sheets.push_back(scorer_.sheet(state, city));
    return sheets;
}

} // namespace waystone::twocities
