#include "cli/command.h"
#include "games.h"
#include "support/temporary_folder.h"
#include "test_paths.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <set>

#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

/// Every command and every option that reads a file, on what is no file that could be read. The program has little memory
/// and little time: whoever reads without a bound runs out of one of them.
namespace waystone {
namespace {

/// Words that are given after a command, with FILE for what is read.
struct Reader {
    std::string command;
    std::string words;
};

const std::string province = "--game province ";
const std::string walkthrough = "'" WAYSTONE_ROOT_DIR "/resources/lessons/province/walkthrough.json' ";

const std::vector<Reader> readers{
    {"simulate", "--game province --edition FILE"},
    {"perft", "--game province --edition FILE"},
    {"train", "--game province --games 1 --edition FILE"},
    {"moves", "--game province --edition FILE"},
    {"arena", "--game province --a random --b greedy --edition FILE"},
    {"arena merge", "FILE"},
    {"arena merge", "--json --sprt 50,55 FILE FILE"},
    {"replay", "FILE"},
    {"replay", "FILE --states --all"},
    {"share", "FILE"},
    {"share", "--seat 1 FILE"},
    {"check", "FILE"},
    {"check", walkthrough + "--rules FILE"},
    {"moves", "FILE"},
    {"set", "--title Anything FILE"},
    {"unpack", "FILE"},
    {"puzzles", "FILE"},
};

/// What they read they may write again.
const std::vector<Reader> keepers{
    {"arena", province + "--a random --b greedy --games 2 --journal FILE --resume"},
    {"arena", province + "--a random --b greedy --games 2 --journal FILE"},
    {"check", walkthrough + "--proofs FILE"},
};

/// They take a folder, with whatever lies in it.
const std::vector<Reader> listers{
    {"lessons", "FILE"}, {"lessons", "FILE --json"}, {"results", "FILE"}, {"results", "FILE --csv"}};

/// Those that read none, and whose files are known or are named in a request.
const std::set<std::string> others{"editions", "serve", "rules"};

class Reading : public testing::Test {
protected:
    /// The exit status; what was written is out() and err().
    int run(const std::string &words, const std::string &input = "/dev/null") const
    {
        const std::string line = "ulimit -v 1000000; timeout 60 '" WAYSTONE_CLI "' " + words + " < '" +
                                 input + "' > '" + folder_.path("out") + "' 2> '" + folder_.path("err") +
                                 '\'';
        const int status = std::system(line.c_str());
        return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
    }
    [[nodiscard]] std::string out() const { return folder_.read("out"); }
    [[nodiscard]] std::string err() const { return folder_.read("err"); }

    static std::string wordsFor(const Reader &reader, const std::string &path)
    {
        std::string words = reader.command + ' ' + reader.words;
        for (std::size_t at = words.find("FILE"); at != std::string::npos; at = words.find("FILE"))
            words.replace(at, 4, '\'' + path + '\'');
        return words;
    }

    /// Each reader on this file: one line that names it, and why, on standard error and nothing else.
    void expectRefusal(const std::string &path, const std::string &why,
                       const std::vector<Reader> &of = readers) const
    {
        for (const Reader &reader : of) {
            const std::string words = wordsFor(reader, path);
            SCOPED_TRACE(words);
            EXPECT_EQ(run(words), 2);
            EXPECT_TRUE(out().empty()) << out();
            const std::string said = err();
            EXPECT_EQ(std::ranges::count(said, '\n'), 1) << said;
            EXPECT_NE(said.find(path), std::string::npos) << said;
            EXPECT_NE(said.find(why), std::string::npos) << said;
        }
    }

    test::TemporaryFolder folder_;
};

TEST_F(Reading, EveryCommandIsLookedAt)
{
    std::set<std::string> named;
    for (const cli::CommandSyntax &command : cli::everyCommand())
        named.emplace(command.name);
    std::set<std::string> known = others;
    for (const std::vector<Reader> &each : {readers, keepers, listers})
        for (const Reader &reader : each)
            known.insert(reader.command);
    EXPECT_EQ(named, known);
}

TEST_F(Reading, DevicesAreRefused)
{
    expectRefusal("/dev/zero", "file.no-file");
    expectRefusal("/dev/null", "file.no-file");
}

TEST_F(Reading, NothingIsKeptInWhatIsNoFile)
{
    ASSERT_EQ(mkfifo(folder_.path("pipe").c_str(), 0600), 0);
    for (const std::string &path : {std::string("/dev/zero"), std::string("/dev/null"), folder_.path("pipe")})
        expectRefusal(path, "file.no-file", keepers);
    expectRefusal(folder_.path(""), "", keepers);
}

TEST_F(Reading, FoldersMayHoldAnything)
{
    expectRefusal("/dev/zero", "", {{"lessons", "FILE"}, {"results", "FILE"}});
    const std::string folder = folder_.path("class");
    std::filesystem::create_directories(folder + "/folder.json");
    std::filesystem::create_symlink("/dev/zero", folder + "/zero.json");
    ASSERT_EQ(mkfifo((folder + "/pipe.json").c_str(), 0600), 0);
    folder_.write("class/large.json", "{");
    std::filesystem::resize_file(folder + "/large.json", std::uintmax_t{3} << 30U);
    for (const Reader &reader : listers) {
        const std::string words = wordsFor(reader, folder);
        SCOPED_TRACE(words);
        const int status = run(words);
        if (reader.command == "lessons") { // of a folder it takes what is a lesson
            EXPECT_EQ(status, 0);
            EXPECT_EQ(err(), "");
        } else if (reader.words.ends_with("--csv")) {
            EXPECT_EQ(status, 1);
            EXPECT_NE(err().find("folder.json"), std::string::npos) << err();
            EXPECT_NE(err().find("(and 3 more"), std::string::npos) << err();
        } else {
            EXPECT_EQ(status, 1);
            for (const char *name : {"folder.json", "zero.json", "pipe.json", "large.json"})
                EXPECT_NE(out().find(name), std::string::npos) << out();
        }
    }
}

TEST_F(Reading, FilesWithoutMeasureAreRefused)
{
    folder_.write("large", "{");
    std::filesystem::resize_file(folder_.path("large"), std::uintmax_t{3} << 30U);
    expectRefusal(folder_.path("large"), "file.too-large (maximum 64)");
}

TEST_F(Reading, FoldersAreRefused)
{
    expectRefusal(folder_.path(""), "file.no-file");
}

TEST_F(Reading, WhatIsNotThereIsRefused)
{
    expectRefusal(folder_.path("missing"), "");
    EXPECT_EQ(run("check '" + folder_.path("missing") + '\''), 2);
    EXPECT_NE(err().find("No such file or directory"), std::string::npos) << err();
}

TEST_F(Reading, WhatMayNotBeReadIsRefused)
{
    // Even one who may read everything cannot read the beginning of this.
    const std::string forbidden = "/proc/self/mem";
    if (std::filesystem::exists(forbidden))
        expectRefusal(forbidden, "file.unreadable");
    if (geteuid() == 0)
        return;
    folder_.write("secret", "{}");
    std::filesystem::permissions(folder_.path("secret"), std::filesystem::perms::none);
    expectRefusal(folder_.path("secret"), "Permission denied");
}

TEST_F(Reading, APipeThatNobodyWritesIntoIsEmpty)
{
    ASSERT_EQ(mkfifo(folder_.path("pipe").c_str(), 0600), 0);
    expectRefusal(folder_.path("pipe"), "file.truncated");
}

TEST_F(Reading, APipeIsReadToItsEndButNotForEver)
{
    const std::string edition = WAYSTONE_ROOT_DIR "/resources/editions/province-balanced.json";
    const auto through = [&](const std::string &writer) {
        const std::string line = writer +
                                 " | (ulimit -v 1000000; timeout 60 '" WAYSTONE_CLI "' check /dev/stdin > '" +
                                 folder_.path("out") + "' 2> '" + folder_.path("err") + "')";
        const int status = std::system(line.c_str());
        return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
    };
    EXPECT_EQ(through("cat '" + edition + '\''), 0) << err();
    EXPECT_EQ(through("yes"), 2);
    EXPECT_NE(err().find("file.too-large"), std::string::npos) << err();
}

TEST_F(Reading, RequestsReadNeitherDevicesNorPipes)
{
    ASSERT_EQ(mkfifo(folder_.path("pipe").c_str(), 0600), 0);
    folder_.write("large", "{");
    std::filesystem::resize_file(folder_.path("large"), std::uintmax_t{3} << 30U);
    const auto load = [](const std::string &path) { return R"({"do": "load", "path": ")" + path + "\"}\n"; };
    folder_.write("requests", load("/dev/zero") + load(folder_.path("pipe")) + load(folder_.path("")) +
                                  load(folder_.path("missing")) + load(folder_.path("large")));
    EXPECT_EQ(run("serve", folder_.path("requests")), 0);
    const std::string said = out();
    EXPECT_EQ(std::ranges::count(said, '\n'), 5);
    EXPECT_EQ(said.find("\"ok\":true"), std::string::npos);
    EXPECT_NE(said.find("file.no-file"), std::string::npos);
    EXPECT_NE(said.find("No such file or directory"), std::string::npos);
    EXPECT_NE(said.find("file.too-large"), std::string::npos);
}

TEST_F(Reading, CataloguesAndLessonsAreFilesToo)
{
    const std::string catalogue = "resources/rules/" + std::string(games().kinds().front().id) + ".json";
    std::filesystem::create_directories(folder_.path("resources/rules"));
    std::filesystem::create_symlink("/dev/zero", folder_.path(catalogue));
    EXPECT_EQ(run("rules --coverage --root '" + folder_.path("") + '\''), 2);
    EXPECT_NE(err().find(catalogue + ": "), std::string::npos) << err();
    EXPECT_NE(err().find("file.no-file"), std::string::npos) << err();
}

} // namespace
} // namespace waystone
