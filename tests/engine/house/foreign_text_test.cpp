#include "support/source_files.h"
#include "test_paths.h"

#include <gtest/gtest.h>

namespace waystone {
namespace {

/// From the call to the end of its statement.
std::string statementAt(const std::string &text, std::size_t at)
{
    return text.substr(at, text.find(";\n", at) - at);
}

/// Of the program's own words, into which nothing is put; or made fit.
bool isOwnOrMadeFit(const std::string &statement)
{
    const auto has = [&statement](const char *words) { return statement.find(words) != std::string::npos; };
    return has("foreign_text::tip(") || has("({})") || (has("tr(\"") && !has(".arg("));
}

// Tool tips read markup: what files, programs and people have written must not get there as it is.
TEST(ForeignText, EveryToolTipIsTheProgramsOwnOrMadeFit)
{
    int tips = 0;
    for (const test::SourceFile &file : test::sourceFiles(WAYSTONE_ROOT_DIR, {"widgets", "app"}))
        for (const char *call : {"setToolTip(", "QToolTip::showText("})
            for (std::size_t at = file.text.find(call); at != std::string::npos;
                 at = file.text.find(call, at + 1)) {
                ++tips;
                EXPECT_PRED1(isOwnOrMadeFit, statementAt(file.text, at)) << file.path;
            }
    EXPECT_GT(tips, 60);
}

TEST(ForeignText, EveryModelMakesItsToolTipsFit)
{
    int models = 0;
    for (const test::SourceFile &file : test::sourceFiles(WAYSTONE_ROOT_DIR, {"widgets", "app"}))
        for (std::size_t at = file.text.find("case Qt::ToolTipRole:"); at != std::string::npos;
             at = file.text.find("case Qt::ToolTipRole:", at + 1)) {
            ++models;
            EXPECT_NE(statementAt(file.text, at).find("foreign_text::tip("), std::string::npos)
                << file.path << ": " << statementAt(file.text, at);
        }
    EXPECT_GT(models, 10);
}

} // namespace
} // namespace waystone
