#include "core/edition/reconstruction.h"

#include <gtest/gtest.h>

namespace waystone::test {

namespace {

Reconstruction in(const std::string &text)
{
    EditionInfo info;
    info.text = text;
    return reconstructionIn(info);
}

} // namespace

TEST(Reconstruction, AWholeGroupCountsMoreThanItsItems)
{
    EXPECT_EQ(
        in(R"({"costs": {"source": "reconstruction", "values": [1, 2]}, "coins": {"source": "rulebook"}})"),
        Reconstruction::groups);
    EXPECT_EQ(in(R"({"tiles": [{"source": "published"}, {"source": "reconstruction"}]})"),
              Reconstruction::items);
    EXPECT_EQ(in(R"({"map": {"source": "own", "corners": {"a1": {"source": "reconstruction"}}}})"),
              Reconstruction::items);
}

TEST(Reconstruction, WhatIsToldElsewhereIsNone)
{
    EXPECT_EQ(in(R"({"costs": {"source": "rulebook"}, "coins": {"source": "own"}})"), Reconstruction::none);
    EXPECT_EQ(in(R"({"origins": [{"of": "/costs", "source": "reconstruction"}]})"), Reconstruction::none);
    EXPECT_EQ(in(""), Reconstruction::none);
    EXPECT_EQ(in("[1]"), Reconstruction::none);
}

} // namespace waystone::test
