#include "protocol/program_bot.h"

#include "bots/bot_failure.h"
#include "core/json/json.h"
#include "core/session.h"
#include "games.h"
#include "protocol/program_name.h"
#include "protocol/program_problem.h"
#include "scenario/files/record.h"
#include "support/temporary_folder.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <fcntl.h>
#include <fstream>
#include <poll.h>
#include <sstream>
#include <sys/stat.h>
#include <thread>
#include <unistd.h>

namespace waystone {
namespace {

using namespace std::chrono_literals;

constexpr auto enough = 20s; ///< for what answers; a busy machine is slow to start programs
constexpr auto little = 300ms;

class ProgramOnASeat : public testing::Test {
protected:
    ProgramOnASeat()
    {
        game_ = *games().make(*games().find("province"), "", {});
        Session session(game_, *game_->from(game_->start(2, 0)), Rng(1));
        session.playChance();
        position_ = session.position();
        legal_ = game_->legal(position_, 0);
    }

    Action choose(const std::string &command, std::chrono::milliseconds limit = enough,
                  std::stop_token stop = {})
    {
        Rng rng(3);
        return ProgramBot(command, pool_, limit)
            .choose(*game_, game_->view(position_, 0), 0, rng, std::move(stop));
    }
    /// Of a program that fails.
    Problem failure(const std::string &command, std::chrono::milliseconds limit = enough)
    {
        try {
            choose(command, limit);
        } catch (const BotFailure &failed) {
            return failed.problem;
        }
        ADD_FAILURE() << command << " did not fail";
        return {};
    }
    [[nodiscard]] std::string legalNotation(std::size_t index) const
    {
        return game_->notation(legal_[index]);
    }

    std::shared_ptr<const Game> game_;
    Position position_;
    std::vector<Action> legal_;
    std::shared_ptr<ProgramPool> pool_ = std::make_shared<ProgramPool>();
    test::TemporaryFolder folder_;
};

TEST_F(ProgramOnASeat, IsAskedAndAnswers)
{
    const std::string file = folder_.path("question");
    const std::string answer =
        R"({"id": 1, "action": ")" + legalNotation(1) + R"(", "why": "it seemed good"})";
    EXPECT_EQ(choose("read line; echo \"$line\" > '" + file + "'; echo '" + answer + "'; cat > /dev/null"),
              legal_[1]);
    const Json asked = Json::parse(folder_.read("question"));
    EXPECT_EQ(asked["do"], "choose");
    EXPECT_EQ(asked["id"], 1);
    EXPECT_EQ(asked["protocol"], 1);
    EXPECT_EQ(asked["game"], "province");
    EXPECT_EQ(asked["edition"]["id"], game_->editionInfo().id);
    EXPECT_EQ(asked["rules"].size(), game_->choice().size());
    EXPECT_EQ(asked["seat"], 0);
    EXPECT_EQ(asked["seconds"], 20.0);
    EXPECT_LT(asked["seed"].get<std::uint64_t>(), std::uint64_t{1} << 53U);
    EXPECT_EQ(asked["view"]["seat"], 0);
    ASSERT_EQ(asked["legal"].size(), legal_.size());
    for (std::size_t index = 0; index < legal_.size(); ++index)
        EXPECT_EQ(asked["legal"][index]["action"], legalNotation(index));
}

TEST_F(ProgramOnASeat, GoesOnWithTheNextQuestion)
{
    const std::string count = "n=0; while read line; do n=$((n+1)); case $line in *'\"do\":\"choose\"'*) "
                              "echo \"$line\" >> '" +
                              folder_.path("asked") + "'; echo '{\"id\": '$n', \"action\": \"" +
                              legalNotation(0) + "\"}';; esac; done";
    EXPECT_EQ(choose(count), legal_[0]);
    EXPECT_EQ(choose(count), legal_[0]) << "the same process: it counts on";
    pool_->clear();
    EXPECT_EQ(choose(count), legal_[0]) << "another one: it counts anew";
    EXPECT_EQ(std::ranges::count(folder_.read("asked"), '\n'), 3);
}

TEST_F(ProgramOnASeat, PlaysOneGameAfterAnother)
{
    const std::string answer = "{\"action\": \"" + legalNotation(0) + "\"}";
    const std::string write = "echo begun >> '" + folder_.path("begun") + "'; ";
    const std::string note = "echo \"$line\" >> '" + folder_.path("asked") + "'; ";
    const std::string patient =
        write + "while read line; do case $line in *choose*) " + note + "echo '" + answer + "';; esac; done";
    for (int game = 0; game < 3; ++game) {
        choose(patient);
        choose(patient);
        pool_->beginGame();
    }
    EXPECT_EQ(folder_.read("begun"), "begun\n");
    std::istringstream asked(folder_.read("asked"));
    int questions = 0;
    for (std::string line; std::getline(asked, line); ++questions)
        EXPECT_EQ(Json::parse(line).contains("begins"), questions % 2 == 0) << questions;
    EXPECT_EQ(questions, 6);
    // What one does when its game is over is its own affair.
    pool_->clear();
    for (const std::string &leaving :
         {"read line; echo '" + answer + "'; exit",
          "read line; printf '%s\\n%s\\n' '" + answer + "' 'that was fun'; cat > /dev/null"}) {
        for (int game = 0; game < 2; ++game) {
            EXPECT_EQ(choose(leaving), legal_[0]) << leaving;
            pool_->beginGame();
        }
        EXPECT_EQ(choose(leaving), legal_[0]) << leaving;
        EXPECT_FALSE(failure(leaving).code.empty()) << "but not in the middle of one";
    }
}

TEST_F(ProgramOnASeat, ThatCannotBeStarted)
{
    EXPECT_EQ(failure("/no/such/program --at all").code, program_problem::cannotStart);
    EXPECT_EQ(failure("'" + folder_.path("") + "'").code, program_problem::cannotStart) << "a folder";
}

TEST_F(ProgramOnASeat, ThatCrashes)
{
    Problem problem = failure("exit 3");
    EXPECT_EQ(problem.code, program_problem::ended);
    ASSERT_NE(problem.argument("status"), nullptr);
    EXPECT_EQ(std::get<int>(problem.argument("status")->value), 3);
    problem = failure("read line; kill -SEGV $$");
    EXPECT_EQ(problem.code, program_problem::ended);
    EXPECT_EQ(std::get<int>(problem.argument("status")->value), 128 + 11);
    problem = failure("exec >&- <&-; sleep 60");
    EXPECT_EQ(problem.code, program_problem::ended);
    EXPECT_EQ(problem.argument("status"), nullptr) << "it only listens no more";
}

TEST_F(ProgramOnASeat, ThatIsSilent)
{
    for (const std::string command : {"cat > /dev/null", "sleep 60", "sleep 60 & sleep 60; true"}) {
        const auto begin = std::chrono::steady_clock::now();
        const Problem problem = failure(command, little);
        EXPECT_EQ(problem.code, program_problem::silent) << command;
        EXPECT_EQ(std::get<int>(problem.argument("seconds")->value), 1);
        EXPECT_LT(std::chrono::steady_clock::now() - begin, 10s);
    }
}

TEST_F(ProgramOnASeat, ThatIsEndedWithAllThatItStarted)
{
    // As long as something of it lives it holds this pipe open.
    const std::string path = folder_.path("pipe");
    ASSERT_EQ(::mkfifo(path.c_str(), 0600), 0);
    pollfd pipe{::open(path.c_str(), O_RDONLY | O_NONBLOCK), POLLIN, 0};
    ASSERT_GE(pipe.fd, 0);
    failure("exec 3> '" + path + "'; (sleep 60; true) & echo here >&3; sleep 60", little);
    std::string said;
    std::array<char, 64> bytes{};
    constexpr int patience = 20'000; // milliseconds
    for (ssize_t length = 1; length > 0;) {
        ASSERT_EQ(::poll(&pipe, 1, patience), 1) << "something is still alive";
        length = ::read(pipe.fd, bytes.data(), bytes.size());
        said.append(bytes.data(), static_cast<std::size_t>(std::max<ssize_t>(length, 0)));
    }
    EXPECT_EQ(said, "here\n");
    ::close(pipe.fd);
}

TEST_F(ProgramOnASeat, ThatTalksTooMuch)
{
    EXPECT_EQ(failure("read line; yes | tr -d '\\n'").code, program_problem::tooMuch);
    EXPECT_EQ(failure("read line; head -c 3000000 /dev/zero").code, program_problem::tooMuch);
}

TEST_F(ProgramOnASeat, ThatTalksNonsense)
{
    for (const std::string answer :
         {"hello", "", "{", "[1]", "7", "{}", R"({"action": 7})", R"({"id": 2, "action": "finish"})",
          R"({"action": "a", "action": "b"})"}) {
        const Problem problem = failure("read line; echo '" + answer + "'; cat > /dev/null");
        EXPECT_EQ(problem.code, program_problem::garbage) << answer;
        EXPECT_NE(problem.argument("problem"), nullptr);
    }
    EXPECT_EQ(failure("head -c 100 /dev/urandom; echo").code, program_problem::garbage);
}

TEST_F(ProgramOnASeat, ThatSaysMoreThanAnAnswer)
{
    const std::string answer = "{\"action\": \"" + legalNotation(0) + "\"}";
    const std::string command =
        "while read line; do printf '%s\\n%s\\n' '" + answer + "' '" + answer + "'; done";
    EXPECT_EQ(choose(command), legal_[0]);
    const Problem problem = failure(command);
    EXPECT_EQ(problem.code, program_problem::garbage) << "the second line answers no question";
    EXPECT_EQ(std::get<std::string>(problem.argument("answer")->value), answer);
    EXPECT_NE(describe(problem).find("before it was asked"), std::string::npos);
}

TEST_F(ProgramOnASeat, MayEndItsLinesAsOnWindows)
{
    EXPECT_EQ(choose("read line; printf '{\"action\": \"" + legalNotation(1) + "\"}\\r\\n'; cat > /dev/null"),
              legal_[1]);
}

TEST_F(ProgramOnASeat, AreEndedTogether)
{
    const std::string deaf = "read line; echo '{\"action\": \"" + legalNotation(0) + "\"}'; sleep 60 #";
    constexpr int programs = 20;
    for (int number = 0; number < programs; ++number)
        choose(deaf + std::to_string(number));
    const auto begin = std::chrono::steady_clock::now();
    pool_->clear();
    EXPECT_LT(std::chrono::steady_clock::now() - begin, programs * 200ms / 2) << "a fifth of a second each";
}

TEST_F(ProgramOnASeat, ThatChoosesWhatIsNotLegal)
{
    for (const std::string action : {"fly", "build bank", "", "labor 5"})
        EXPECT_EQ(failure("read line; echo '{\"action\": \"" + action + "\"}'; cat > /dev/null").code,
                  program_problem::illegal)
            << action;
}

TEST_F(ProgramOnASeat, ThatGivesUp)
{
    const Problem problem = failure("read line; echo '{\"error\": \"no idea\"}'; cat > /dev/null");
    EXPECT_EQ(problem.code, program_problem::gaveUp);
    EXPECT_NE(std::get<std::string>(problem.argument("answer")->value).find("no idea"), std::string::npos);
}

TEST_F(ProgramOnASeat, StopsAtOnce)
{
    const std::string path = folder_.path("pipe");
    ASSERT_EQ(::mkfifo(path.c_str(), 0600), 0);
    std::stop_source stop;
    std::chrono::steady_clock::time_point told;
    std::jthread stopper([&] {
        std::string word;
        std::ifstream(path) >> word; // once it runs
        told = std::chrono::steady_clock::now();
        stop.request_stop();
    });
    const Action action = choose("echo runs > '" + path + "'; sleep 60", enough, stop.get_token());
    const auto back = std::chrono::steady_clock::now();
    stopper.join();
    EXPECT_LT(back - told, 5s);
    EXPECT_EQ(std::ranges::count(legal_, action), 1);
}

TEST_F(ProgramOnASeat, QuestionsTellOnlyWhatTheSeatKnows)
{
    const std::shared_ptr<const Game> game = *games().make(*games().find("between-two-cities"), "", {});
    Session session(game, *game->from(game->start(3, 0)), Rng(4));
    session.playChance();
    Rng rng(8);
    const std::string line = chooseLine(*game, game->view(session.position(), 2), 2, 1, 10s, 99);
    for (int guess = 0; guess < 10; ++guess) {
        const Position same = game->guess(game->view(session.position(), 2), rng);
        EXPECT_FALSE(game->same(same, session.position()));
        EXPECT_EQ(chooseLine(*game, game->view(same, 2), 2, 1, 10s, 99), line);
    }
}

TEST(ProgramName, IsAPrefixAndACommand)
{
    EXPECT_EQ(commandOf("program:python3 x.py"), "python3 x.py");
    EXPECT_FALSE(commandOf("program:"));
    EXPECT_FALSE(commandOf("greedy"));
    EXPECT_FALSE(commandOf(""));
}

TEST(ProgramName, StandsInRecords)
{
    const std::shared_ptr<const Game> game = *games().make(*games().find("province"), "", {});
    const Session session(game, *game->from(game->start(2, 0)), Rng(1));
    const std::vector<RecordPlayer> players{{"", ""}, {"", "", "program:" + std::string(900, 'x')}};
    const Result<LoadedRecord> record = readRecord(writeRecord(session, players, 1), games());
    ASSERT_TRUE(record) << describe(record.problems().front());
    EXPECT_EQ(record->players, players);
}

} // namespace
} // namespace waystone
