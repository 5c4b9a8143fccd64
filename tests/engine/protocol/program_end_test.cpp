#include "support/fifo.h"
#include "support/started_program.h"
#include "support/temporary_folder.h"
#include "test_paths.h"

#include <gtest/gtest.h>

#include <csignal>
#include <filesystem>

#include <fcntl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

/// The command line ends in the middle of a match, in every way there is. The program on a seat, which has started others
/// that do not end of themselves, holds a pipe open with all of them; so the pipe tells when the last of them is gone.
namespace waystone {
namespace {

class ProgramEnd : public testing::TestWithParam<int> {
protected:
    ProgramEnd() : out_(open("/dev/null", O_WRONLY | O_CLOEXEC))
    {
        // Crashes leave no core behind.
        rlimit none{};
        getrlimit(RLIMIT_CORE, &before_);
        none.rlim_max = before_.rlim_max;
        setrlimit(RLIMIT_CORE, &none);
    }
    ~ProgramEnd() override
    {
        setrlimit(RLIMIT_CORE, &before_);
        close(out_);
    }

    test::StartedProgram match(const std::string &program) const
    {
        return {{WAYSTONE_CLI, "arena", "--game", "province", "--a", "program:" + program, "--b", "random",
                 "--seconds", "1000"},
                out_,
                folder_.path("err")};
    }
    [[nodiscard]] std::string held() const { return "exec 9> '" + folder_.path("held") + "'; "; }

    test::TemporaryFolder folder_;
    int out_;
    rlimit before_{};
};

TEST_P(ProgramEnd, NothingThatAProgramHasStartedOutlivesTheMatch)
{
    const std::string deaf = "trap '' HUP INT TERM QUIT; ";
    for (const std::string &program : std::initializer_list<std::string>{
             "sleep 1000 & sleep 1000 & echo ready >&9; wait",
             "(" + deaf + "(sleep 1000 & sleep 1000) & sleep 1000) & echo ready >&9; exec sleep 1000",
             deaf + "sleep 1000 <&- >&- & echo ready >&9; exec sleep 1000 <&- >&-",
             "trap 'kill 0' EXIT; sleep 1000 & (echo ready >&9; kill -STOP $! $$) & wait"}) {
        SCOPED_TRACE(program);
        test::Fifo pipe(folder_.path("held"), test::Fifo::Writers::stay);
        auto running = match(held() + program);
        ASSERT_TRUE(pipe.hasLines(1));
        running.send(GetParam());
        running.wait();
        EXPECT_TRUE(pipe.hasEnded());
        std::filesystem::remove(folder_.path("held"));
    }
}

TEST_P(ProgramEnd, AProgramMaySignalItsWholeGroup)
{
    test::Fifo pipe(folder_.path("held"), test::Fifo::Writers::stay);
    auto running = match(held() + "trap '' TERM; kill -TERM 0; sleep 1000 & echo ready >&9; wait");
    ASSERT_TRUE(pipe.hasLines(1));
    running.send(GetParam());
    running.wait();
    EXPECT_TRUE(pipe.hasEnded());
}

INSTANTIATE_TEST_SUITE_P(Signals, ProgramEnd,
                         testing::Values(SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGKILL, SIGSEGV, SIGABRT),
                         [](const auto &signal) { return "Signal" + std::to_string(signal.param); });

} // namespace
} // namespace waystone
