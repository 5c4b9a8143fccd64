#include "support/place_reasons.h"

#include "core/problem_sentence.h"

#include <gtest/gtest.h>

namespace waystone::test {

void PlaceReasons::ask(const Position &position, Seat seat, const Truth &isTrue)
{
    ++positions_;
    std::set<Place> possible; // at once or after other clicks
    for (const Action action : game_.legal(position, seat))
        for (const Route &route : game_.routes(position, seat, action))
            possible.insert(route.begin(), route.end());
    std::set<Place> taken;
    for (const Piece &piece : game_.pieces(game_.view(position, seat)))
        taken.insert(piece.place);
    const RefusalFinder finder(game_, position, seat);
    for (const Place place : game_.places(game_.seats(position))) {
        if (possible.contains(place))
            continue;
        const std::optional<RefusalFinder::Reason> reason = finder.find({place});
        ASSERT_TRUE(reason) << game_.placeName(place);
        const Problem &problem = reason->problem;
        ++answers_[problem.code];
        const std::string where = game_.placeName(place) + ": " + describe(problem) + " at\n" +
                                  game_.positionText(game_.setup(position));
        if (problem.code == "place.no-action") {
            if (taken.contains(place))
                idle_.insert(std::string(game_.areas()[place.area].name));
        } else if (problem.code == "place.other-player") {
            EXPECT_TRUE(place.owner != nobody && place.owner != seat) << where;
        } else {
            EXPECT_FALSE(ruleSentence(game_, problem).empty()) << where;
            EXPECT_EQ(isTrue(*reason, place), true) << where;
        }
    }
}

} // namespace waystone::test
