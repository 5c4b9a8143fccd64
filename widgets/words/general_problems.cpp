#include "words/general_words.h"

#include "words/game_words.h"
#include "words/problem_arguments.h"
#include "words/scenario_problems.h"

#include <QCoreApplication>

// The part of general_words that speaks of problems.

namespace waystone::general_words {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(GeneralProblems)
};

QString fileText(const Problem &problem, const ProblemArguments &is)
{
    const std::string_view code = problem.code;
    if (code == "file.syntax")
        return Words::tr("The file is not valid JSON: unexpected %1.").arg(is.text("found"));
    if (code == "file.truncated")
        return Words::tr("The file ends too early.");
    if (code == "file.encoding")
        return Words::tr("The file is not encoded in UTF-8.");
    if (code == "file.too-large")
        return Words::tr("The file is too large. Maximum size: %1.").arg(is.text("maximum"));
    if (code == "file.too-deep")
        return Words::tr("The file is nested too deeply. Maximum depth: %1.").arg(is.text("maximum"));
    if (code == "file.duplicate-key")
        return Words::tr("The key “%1” occurs twice.").arg(is.text("key"));
    if (code == "file.missing-key")
        return Words::tr("The key “%1” is missing.").arg(is.text("key"));
    if (code == "file.unknown-key")
        return Words::tr("Unknown key: “%1”.").arg(is.text("key"));
    if (code == "file.wrong-type")
        return Words::tr("The value of “%1” has the wrong type. Expected: %2. Found: %3.")
            .arg(is.text("key"), is.text("expected"), is.text("found"));
    if (code == "file.out-of-range")
        return Words::tr("The value of “%1” is %2; it must be from %3 to %4.")
            .arg(is.text("key"), is.text("found"), is.text("minimum"), is.text("maximum"));
    if (code == "file.wrong-size")
        return Words::tr("The list “%1” has the wrong length, %2; it must be from %3 to %4.")
            .arg(is.text("key"), is.text("found"), is.text("minimum"), is.text("maximum"));
    if (code == "file.too-long")
        return Words::tr("The text of “%1” is too long. Maximum number of characters: %2. Found: %3.")
            .arg(is.text("key"), is.text("maximum"), is.text("found"));
    if (code == "file.unknown-value")
        return Words::tr("“%1” has an unknown value: “%2”. Expected: %3.")
            .arg(is.text("key"), is.text("found"), is.text("expected"));
    if (code == "file.wrong-format")
        return Words::tr("The file has a different format. Expected: %1. Found: %2.")
            .arg(is.text("expected"), is.text("found"));
    if (code == "file.wrong-version")
        return Words::tr("The file has version %1. The newest version this program reads: %2.")
            .arg(is.text("found"), is.text("maximum"));
    return {};
}

QString otherText(const Problem &problem, const ProblemArguments &is, const GameWords *words)
{
    const std::string_view code = problem.code;
    if (code == "text.unknown-word")
        return Words::tr("“%1” means nothing here.").arg(is.text("found"));
    if (code == "text.too-short")
        return Words::tr("The text ends too early.");
    if (code == "text.too-long")
        return Words::tr("Nothing may follow here: “%1”.").arg(is.text("found"));
    if (code == "text.repeated")
        return Words::tr("“%1” is already there.").arg(is.text("found"));
    if (code == "option.unknown")
        return Words::tr("Unknown rules option: “%1”.").arg(is.text("option"));
    if (code == "option.unknown-value") {
        const QString id = is.text("option");
        const QString name = words == nullptr ? QString() : words->optionName(id.toStdString());
        return Words::tr("The rules option “%1” has no value “%2”.")
            .arg(name.isEmpty() ? id : name, is.text("value"));
    }
    if (code == "game.unknown")
        return Words::tr("Unknown game: “%1”.").arg(is.text("game"));
    if (code == "game.unknown-edition")
        return Words::tr("Unknown edition: “%1”.").arg(is.text("edition"));
    if (code == "place.other-player")
        return Words::tr("This belongs to another player: %1.").arg(is.text("place"));
    if (code == "place.no-action")
        return Words::tr("There is nothing to do here now: %1.").arg(is.text("place"));
    if (code == "place.empty")
        return Words::tr("Nothing lies here. Choose one of the possible places.");
    if (code == "place.not-next")
        return Words::tr(
            "What you have begun cannot continue here: choose a possible place, or press Escape to "
            "start over.");
    return {};
}

} // namespace

QString atLine(const Problem &problem, const QString &sentence)
{
    const ProblemArguments is(problem.arguments, nullptr);
    if (sentence.isEmpty() || !is.has("line"))
        return sentence;
    return Words::tr("Line %1, column %2: %3").arg(is.text("line"), is.text("column"), sentence);
}

QString problemText(const Problem &problem, const GameWords *words)
{
    const ProblemArguments is(problem.arguments, words);
    const QString file = fileText(problem, is);
    const QString scenario = scenario_problems::text(problem, words);
    return atLine(problem, !file.isEmpty()       ? file
                           : !scenario.isEmpty() ? scenario
                                                 : otherText(problem, is, words));
}

QString problemTitle(std::string_view code)
{
    if (code.starts_with("file."))
        return Words::tr("Problem in the file");
    if (code.starts_with("edition."))
        return Words::tr("Problem in the edition");
    if (code.starts_with("option."))
        return Words::tr("Rules option");
    if (code.starts_with("game."))
        return Words::tr("Unknown game or edition");
    if (code.starts_with("place."))
        return Words::tr("Nothing to do here");
    return scenario_problems::title(code);
}

QString termName(std::string_view term)
{
    if (term == "json-null")
        return Words::tr("null");
    if (term == "json-boolean")
        return Words::tr("true or false");
    if (term == "json-integer")
        return Words::tr("whole number");
    if (term == "json-number")
        return Words::tr("number");
    if (term == "json-text")
        return Words::tr("text");
    if (term == "json-array")
        return Words::tr("list");
    if (term == "json-object")
        return Words::tr("object");
    return {};
}

} // namespace waystone::general_words
