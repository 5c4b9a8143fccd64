#include "core/json/json.h"
#include "scenario/lesson/lesson_edition.h"

#include "core/json/json_writer.h"
#include "games.h"
#include "scenario/lesson/lesson_file.h"
#include "support/lesson_sample.h"

#include <gtest/gtest.h>

namespace waystone::test {
namespace {

/// The lesson's game with something else in its edition.
std::shared_ptr<const Game> with(const Lesson &lesson, const std::function<void(Json &)> &change)
{
    Json edition = Json::parse(lesson.game->editionInfo().text);
    edition["id"] = "another";
    change(edition);
    const auto game = games().find(lesson.game->id())->make(writeJson(edition), lesson.game->choice());
    EXPECT_TRUE(game) << describe(game.problems().front());
    return *game;
}

TEST(LessonEdition, AllThatStepsSayIsKept)
{
    const Lesson lesson = sampleOf(sampleLesson());
    const auto game = with(lesson, [](Json &edition) { edition["targets"]["byPlayers"]["2"] = 50; });
    const LessonInEdition other = inEdition(lesson, game);
    EXPECT_TRUE(other.unreadable.empty());
    EXPECT_EQ(other.lesson.game, game);
    EXPECT_EQ(other.lesson.steps, lesson.steps);
    const Lesson back = inEdition(other.lesson, lesson.game).lesson;
    EXPECT_EQ(writeLesson(back), sampleLesson());
}

// A corner more in the first row gives those in all others other numbers: the words stay, the numbers do not.
TEST(LessonEdition, PlacesAreReadByTheirNames)
{
    Lesson lesson = sampleOf(sampleLesson());
    LessonStep step;
    step.id = "look";
    step.position = lesson.steps.front().position;
    const auto marked = [](const Lesson &any) {
        const auto &steps = any.steps;
        return any.game->placeName(steps.back().marks.front().place);
    };
    std::optional<Place> last;
    for (const Place place : lesson.game->places(2))
        if (lesson.game->areas()[place.area].name == "vertex")
            last = place;
    ASSERT_TRUE(last);
    LessonMark mark;
    mark.place = *last;
    step.marks = {mark};
    lesson.steps = {lesson.steps.front(), step};
    lesson.steps.front().marks.clear();
    const auto game = with(lesson, [](Json &edition) {
        Json &vertices = edition["board"]["vertices"];
        std::size_t count = 0;
        while (vertices[count]["y"] == 0)
            ++count;
        Json added = vertices[count - 1];
        added["name"] = "a" + std::to_string(count + 1);
        added["x"] = added["x"].get<int>() + 2;
        vertices.insert(vertices.begin() + static_cast<Json::difference_type>(count), added);
    });
    const LessonInEdition other = inEdition(lesson, game);
    ASSERT_TRUE(other.unreadable.empty()) << other.unreadable.front().found;
    EXPECT_EQ(marked(other.lesson), marked(lesson));
    EXPECT_NE(other.lesson.steps.back().marks.front().place, *last);
}

TEST(LessonEdition, TheWordThatCannotBeReadIsTold)
{
    const Lesson lesson = sampleOf(sampleLesson());
    const Game &game = *lesson.game;
    const std::string text = game.positionText(game.start(2, 0));
    EXPECT_EQ(unreadableWord(game, text), "");
    EXPECT_EQ(unreadableWord(game, text + " streets=a1-b2,z1-z2"), "z1-z2");
    EXPECT_EQ(unreadableWord(game, "nonsense"), "nonsense");
}

TEST(LessonEdition, StepsThatSpeakOfWhatIsNotThereAreTold)
{
    const Lesson lesson = sampleOf(sampleLesson());
    Lesson wider = lesson;
    for (const Place place : lesson.game->places(2))
        if (lesson.game->areas()[place.area].name == "vertex") {
            LessonMark mark;
            mark.place = place;
            wider.steps[3].marks.push_back(mark);
        }
    const auto smaller = with(lesson, [](Json &edition) {
        Json &vertices = edition["board"]["vertices"];
        const std::string gone = vertices.back()["name"].get<std::string>();
        vertices.erase(vertices.size() - 1);
        Json bushes = Json::array();
        for (const Json &bush : edition["board"]["bushes"])
            if (std::ranges::find(bush, Json(gone)) == bush.end())
                bushes.push_back(bush);
        edition["board"]["bushes"] = bushes;
    });
    const LessonInEdition other = inEdition(wider, smaller);
    ASSERT_EQ(other.unreadable.size(), 1u);
    EXPECT_EQ(other.unreadable.front().step, 3);
    EXPECT_FALSE(other.unreadable.front().found.empty());
}

} // namespace
} // namespace waystone::test
