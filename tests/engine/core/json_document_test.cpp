#include "core/json/json.h"
#include "core/json/json_document.h"

#include "core/file_problem.h"
#include "core/text/text_cursor.h"
#include "core/text/utf8.h"

#include <gtest/gtest.h>

#include <clocale>
#include <initializer_list>
#include <string>
#include <string_view>

namespace waystone {
namespace {

using namespace std::string_literals;
using namespace std::string_view_literals;

std::string show(TextPosition position)
{
    return std::to_string(position.line) + ':' + std::to_string(position.column);
}

/// "line:column" of the value that the indices lead to from the root.
std::string at(std::string_view text, std::initializer_list<std::size_t> path)
{
    const auto document = JsonDocument::parse(text);
    if (!document)
        return describe(document.problems().front());
    JsonDocument::Node node = JsonDocument::rootNode;
    for (const std::size_t index : path)
        node = document->child(node, index);
    return show(document->position(node));
}

std::string keyAt(std::string_view text, std::size_t index)
{
    const auto document = JsonDocument::parse(text);
    if (!document)
        return describe(document.problems().front());
    return show(document->keyPosition(document->child(JsonDocument::rootNode, index)));
}

/// "code line:column" of the problem, "sound" if there is none.
std::string fault(std::string_view text)
{
    const auto document = JsonDocument::parse(text);
    if (document)
        return "sound";
    EXPECT_EQ(document.problems().size(), 1U);
    const Problem &problem = document.problems().front();
    return problem.code + ' ' +
           show({std::get<int>(problem.argument("line")->value),
                 std::get<int>(problem.argument("column")->value)});
}

std::string found(std::string_view text)
{
    const auto document = JsonDocument::parse(text);
    const Argument *argument = document ? nullptr : document.problems().front().argument("found");
    return argument == nullptr ? "(none)" : std::get<std::string>(argument->value);
}

TEST(JsonDocumentPosition, ofTheRoot)
{
    EXPECT_EQ(at("7", {}), "1:1");
    EXPECT_EQ(at("  \n \"x\"", {}), "2:2");
    EXPECT_EQ(at("\xEF\xBB\xBF{}", {}), "1:1");
    EXPECT_EQ(at("\xEF\xBB\xBF\n [1]", {0}), "2:3");
}

TEST(JsonDocumentPosition, afterNumbersOfEveryForm)
{
    const auto text = "[1,-2 ,3.5e+7,0,1E5\n,12345678901234567890,-0.0]"sv;
    EXPECT_EQ(at(text, {0}), "1:2");
    EXPECT_EQ(at(text, {1}), "1:4");
    EXPECT_EQ(at(text, {2}), "1:8");
    EXPECT_EQ(at(text, {3}), "1:15");
    EXPECT_EQ(at(text, {4}), "1:17");
    EXPECT_EQ(at(text, {5}), "2:2");
    EXPECT_EQ(at(text, {6}), "2:23");
}

TEST(JsonDocumentPosition, afterLiteralsAndStrings)
{
    const auto text = R"([true,false,null,"a\"]\\","",[],{},"\u00e9",1])"sv;
    EXPECT_EQ(at(text, {1}), "1:7");
    EXPECT_EQ(at(text, {2}), "1:13");
    EXPECT_EQ(at(text, {3}), "1:18");
    EXPECT_EQ(at(text, {4}), "1:27");
    EXPECT_EQ(at(text, {5}), "1:30");
    EXPECT_EQ(at(text, {6}), "1:33");
    EXPECT_EQ(at(text, {7}), "1:36");
    EXPECT_EQ(at(text, {8}), "1:45");
}

TEST(JsonDocumentPosition, ofKeysAndMembers)
{
    const auto text = "{\"a\" :  1,\n  \"b:,\":{\"c\":[2, 3]},\n\t\"d\"\n:\n4}"sv;
    EXPECT_EQ(keyAt(text, 0), "1:2");
    EXPECT_EQ(at(text, {0}), "1:9");
    EXPECT_EQ(keyAt(text, 1), "2:3");
    EXPECT_EQ(at(text, {1}), "2:9");
    EXPECT_EQ(at(text, {1, 0}), "2:14");
    EXPECT_EQ(at(text, {1, 0, 0}), "2:15");
    EXPECT_EQ(at(text, {1, 0, 1}), "2:18");
    EXPECT_EQ(keyAt(text, 2), "3:2");
    EXPECT_EQ(at(text, {2}), "5:1");
}

TEST(JsonDocumentPosition, ofNestedContainersInterleavedWithScalars)
{
    const auto text = "[[1,[2],3],4,[[5]],6]"sv;
    EXPECT_EQ(at(text, {0, 0}), "1:3");
    EXPECT_EQ(at(text, {0, 1}), "1:5");
    EXPECT_EQ(at(text, {0, 1, 0}), "1:6");
    EXPECT_EQ(at(text, {0, 2}), "1:9");
    EXPECT_EQ(at(text, {1}), "1:12");
    EXPECT_EQ(at(text, {2, 0, 0}), "1:16");
    EXPECT_EQ(at(text, {3}), "1:20");
}

TEST(JsonDocumentPosition, countsEveryKindOfLineEndOnce)
{
    EXPECT_EQ(at("[\r\n1,\r\n\r\n 2]", {0}), "2:1");
    EXPECT_EQ(at("[\r\n1,\r\n\r\n 2]", {1}), "4:2");
    EXPECT_EQ(at("[\r1,\r\r 2]", {1}), "4:2");
    EXPECT_EQ(at("[\n\r1]", {0}), "3:1");
}

TEST(JsonDocumentPosition, countsCodePointsAndTabsAsOneColumn)
{
    EXPECT_EQ(at("[\"é\", 1]", {1}), "1:7");
    EXPECT_EQ(at("[\"城\", 1]", {1}), "1:7");
    EXPECT_EQ(at("[\"🏰\", 1]", {1}), "1:7");
    EXPECT_EQ(at("[\"e\u0301\", 1]", {1}), "1:8");
    EXPECT_EQ(at("{\"vár\":\t\t1}", {0}), "1:10");
    EXPECT_EQ(fault("[\"🏰\", x]"), "file.syntax 1:7");
}

TEST(JsonDocument, keepsValuesAndTheOrderOfKeys)
{
    const auto document =
        JsonDocument::parse(R"({"z":1,"a":[true,null,-5,2.5,18446744073709551615],"m":"é"})");
    ASSERT_TRUE(document);
    EXPECT_EQ(document->root().dump(), R"({"z":1,"a":[true,null,-5,2.5,18446744073709551615],"m":"é"})");
}

TEST(JsonDocument, positionsSurviveAMove)
{
    auto result = JsonDocument::parse("{\"a\":[1,\n2]}");
    ASSERT_TRUE(result);
    const JsonDocument document = std::move(result).value();
    const auto list = document.child(JsonDocument::rootNode, 0);
    EXPECT_EQ(show(document.position(document.child(list, 1))), "2:1");
    EXPECT_EQ(document.root()["a"][1], 2);
}

TEST(JsonDocumentFault, syntaxNamesTheTokenOrTheCharacter)
{
    EXPECT_EQ(fault("[1,]"), "file.syntax 1:4");
    EXPECT_EQ(fault("[,1]"), "file.syntax 1:2");
    EXPECT_EQ(fault("[1 2]"), "file.syntax 1:4");
    EXPECT_EQ(fault("{\"a\":1,}"), "file.syntax 1:8");
    EXPECT_EQ(fault("{\"a\" \"word\"}"), "file.syntax 1:6");
    EXPECT_EQ(found("{\"a\" \"word\"}"), "\"word\"");
    EXPECT_EQ(fault("{\"a\":1\n \"b\":2}"), "file.syntax 2:2");
    EXPECT_EQ(fault("[1, true  false]"), "file.syntax 1:11");
    EXPECT_EQ(found("[1, true  false]"), "false");
    EXPECT_EQ(found("[1,\t]"), "]");
    EXPECT_EQ(found("[1, trüe]"), "ü");
    EXPECT_EQ(found("[1 -2.5e1]"), "-2.5e1");
    EXPECT_EQ(fault("{a:1}"), "file.syntax 1:2");
    EXPECT_EQ(fault("{1:1}"), "file.syntax 1:2");
    EXPECT_EQ(fault("{\"a\":}"), "file.syntax 1:6");
    EXPECT_EQ(fault("[1}"), "file.syntax 1:3");
    EXPECT_EQ(fault("[troo]"), "file.syntax 1:4");
    EXPECT_EQ(fault("[\"a\tb\"]"), "file.syntax 1:4");
    EXPECT_EQ(fault("[\"a\nb\"]"), "file.syntax 1:4");
    EXPECT_EQ(fault("[\"a\r\nb\"]"), "file.syntax 1:4");
    EXPECT_EQ(fault("[\"\\x\"]"), "file.syntax 1:4");
    EXPECT_EQ(fault("[\"\\ud800\"]"), "file.syntax 1:9");
    EXPECT_EQ(fault("[01]"), "file.syntax 1:3");
    EXPECT_EQ(fault("[1.]"), "file.syntax 1:4");
    EXPECT_EQ(fault("[+1]"), "file.syntax 1:2");
    EXPECT_EQ(fault("[NaN]"), "file.syntax 1:2");
    EXPECT_EQ(fault("[-Infinity]"), "file.syntax 1:3");
    EXPECT_EQ(fault("// note\n1"), "file.syntax 1:1");
    EXPECT_EQ(fault("'a'"), "file.syntax 1:1");
}

TEST(JsonDocumentFault, trailingGarbage)
{
    EXPECT_EQ(fault("{} {}"), "file.syntax 1:4");
    EXPECT_EQ(fault("[]\n]"), "file.syntax 2:1");
    EXPECT_EQ(fault("1 x"), "file.syntax 1:3");
    EXPECT_EQ(fault("{}\n\t \r\n"), "sound");
}

TEST(JsonDocumentFault, byteOrderMarkOnceAndInFrontOnly)
{
    EXPECT_EQ(fault("\xEF\xBB\xBF[]"), "sound");
    EXPECT_EQ(fault("\xEF\xBB\xBF\xEF\xBB\xBF[]"), "file.syntax 1:1");
    EXPECT_EQ(fault("[]\xEF\xBB\xBF"), "file.syntax 1:3");
    EXPECT_EQ(fault("\xEF\xBB\xBF[x]"), "file.syntax 1:2");
}

TEST(JsonDocumentFault, theTextEndsTooEarly)
{
    EXPECT_EQ(fault(""), "file.truncated 1:1");
    EXPECT_EQ(fault("\xEF\xBB\xBF"), "file.truncated 1:1");
    EXPECT_EQ(fault("[1,\n"), "file.truncated 2:1");
    EXPECT_EQ(fault("{\"a\": \"unfin"), "file.truncated 1:13");
    EXPECT_EQ(fault("[tru"), "file.truncated 1:5");
}

TEST(JsonDocumentFault, everyCutOfASampleIsAProblemAtItsEnd)
{
    const auto sample =
        "{\"name\": \"é\\n城\",\r\n \"list\": [1, -2.5e3, true, {\"a\": null}], \"end\": []}"s;
    ASSERT_EQ(fault(sample), "sound");
    for (std::size_t length = 0; length < sample.size(); ++length) {
        const std::string_view cut = std::string_view(sample).substr(0, length);
        TextCursor end(cut);
        end.advanceTo(cut.size());
        if (isUtf8Continuation(sample[length]))
            EXPECT_TRUE(fault(cut).starts_with("file.encoding 1:")) << length;
        else
            EXPECT_EQ(fault(cut), "file.truncated " + show(end.position())) << length;
    }
}

TEST(JsonDocumentFault, everyByteReplacedIsReadOrRefused)
{
    const auto sample = "{\"a\": [1, -2.5e3, true], \"\\u00e9é\": {\"b\": null}}"s;
    int refused = 0;
    for (std::size_t place = 0; place < sample.size(); ++place) {
        for (int byte = 0; byte < 256; ++byte) {
            std::string text = sample;
            text[place] = static_cast<char>(byte);
            refused += fault(text) == "sound" ? 0 : 1;
        }
    }
    EXPECT_GT(refused, 0);
}

TEST(JsonDocumentFault, duplicateKey)
{
    EXPECT_EQ(fault("{\"a\":1,\n \"b\":2, \"a\":3}"), "file.duplicate-key 2:9");
    EXPECT_EQ(fault("{\"a\":{\"a\":1},\"b\":[{\"a\":1},{\"a\":1}]}"), "sound");
    EXPECT_EQ(fault("{\"a\":{\"a\":1},\"a\":2}"), "file.duplicate-key 1:14");
    EXPECT_EQ(fault("{\"\\u0061\":1,\"a\":2}"), "file.duplicate-key 1:13");
    const auto document = JsonDocument::parse("{\"key\":1,\"key\":2}");
    ASSERT_FALSE(document);
    EXPECT_EQ(document.problems().front().argument("key")->value, Argument({"", "key"s}).value);
}

TEST(JsonDocumentFault, depth)
{
    const auto nested = [](std::size_t depth) { return std::string(depth, '[') + std::string(depth, ']'); };
    EXPECT_EQ(fault(nested(64)), "sound");
    EXPECT_EQ(fault(nested(65)), "file.too-deep 1:65");
    EXPECT_EQ(fault(std::string(100'000, '[')), "file.too-deep 1:65");
    std::string objects;
    for (int depth = 0; depth < 100'000; ++depth)
        objects += "{\"a\":";
    EXPECT_EQ(fault(objects), "file.too-deep 1:321");
}

TEST(JsonDocumentFault, numbersBeyondADouble)
{
    EXPECT_EQ(fault("[1,\n 1e400]"), "file.out-of-range 2:2");
    EXPECT_EQ(found("[1,\n 1e400]"), "1e400");
    EXPECT_EQ(fault("[-1e400]"), "file.out-of-range 1:2");
    EXPECT_EQ(fault('[' + std::string(400, '9') + ']'), "file.out-of-range 1:2");
    EXPECT_EQ(fault("[1e-400]"), "sound");
    EXPECT_EQ(fault('[' + std::string(300, '9') + ']'), "sound");
}

TEST(JsonDocumentFault, encoding)
{
    EXPECT_EQ(fault("[\"a\xFF\"]"), "file.encoding 1:4");
    EXPECT_EQ(fault("[\n\"é\xC0\x80\"]"), "file.encoding 2:3");      // overlong NUL
    EXPECT_EQ(fault("[\"\xE0\x80\xAF\"]"), "file.encoding 1:3");     // overlong slash
    EXPECT_EQ(fault("[\"\xF0\x80\x80\xAF\"]"), "file.encoding 1:3"); // the same in four bytes
    EXPECT_EQ(fault("[\"\xED\xA0\x80\"]"), "file.encoding 1:3");     // surrogate
    EXPECT_EQ(fault("[\"\xF4\x90\x80\x80\"]"), "file.encoding 1:3"); // above U+10FFFF
    EXPECT_EQ(fault("[\"\xE2\x82\"]"), "file.encoding 1:3");         // too short
    EXPECT_EQ(fault("[\"\x80\"]"), "file.encoding 1:3");
    EXPECT_EQ(fault("[\"\xF4\x8F\xBF\xBF\xED\x9F\xBF\"]"), "sound");
    EXPECT_EQ(fault("\xFF\xFE{\0}\0"sv), "file.encoding 1:1"); // UTF-16
    EXPECT_EQ(fault("{}\0garbage"sv), "file.encoding 1:3");
    EXPECT_EQ(fault("[\"\\u0000\"]"), "sound");
}

TEST(JsonDocumentFault, size)
{
    // Broken at once, so that reading on takes no time.
    std::string text(JsonDocument::maximumBytes, ' ');
    text.front() = 'x';
    EXPECT_EQ(fault(text), "file.syntax 1:1");
    text += ' ';
    EXPECT_EQ(fault(text), "file.too-large 1:1");
}

TEST(JsonDocumentFault, numberOfValues)
{
    std::string text = "[";
    for (std::size_t value = 1; value < JsonDocument::maximumValues; ++value)
        text += "1,";
    text.back() = ']';
    EXPECT_EQ(fault(text), "sound");
    text.back() = ',';
    EXPECT_EQ(fault(text + "\n1]"), "file.too-large 2:1");
}

TEST(JsonDocumentFault, aLongTokenIsCutInTheMessage)
{
    EXPECT_EQ(found("{\"a\" \"" + std::string(1000, 'x') + "\"}"), '"' + std::string(39, 'x') + "…");
}

TEST(JsonDocument, doesNotDependOnTheLocale)
{
    const std::string before = std::setlocale(LC_ALL, nullptr);
    const bool comma = std::setlocale(LC_ALL, "fr_FR.UTF-8") != nullptr ||
                       std::setlocale(LC_ALL, "hu_HU.UTF-8") != nullptr ||
                       std::setlocale(LC_ALL, "de_DE.UTF-8") != nullptr;
    const auto document = JsonDocument::parse("[2.5, 1]");
    std::setlocale(LC_ALL, before.c_str());
    if (!comma)
        GTEST_SKIP() << "no locale with a decimal comma here";
    ASSERT_TRUE(document);
    EXPECT_EQ(document->root()[0], 2.5);
}

TEST(Utf8, lengthAndPrefixCountCodePoints)
{
    EXPECT_EQ(utf8Length("vár🏰"), 4U);
    EXPECT_EQ(utf8Prefix("vár🏰x", 2), "vá");
    EXPECT_EQ(utf8Prefix("vár🏰x", 4), "vár🏰");
    EXPECT_EQ(utf8Prefix("vár", 3), "vár");
    EXPECT_EQ(utf8Prefix("vár", 9), "vár");
    EXPECT_EQ(utf8Prefix("vár", 0), "");
}

} // namespace
} // namespace waystone
