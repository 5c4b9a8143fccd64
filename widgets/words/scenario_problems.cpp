#include "words/scenario_problems.h"

#include "words/game_words.h"
#include "words/general_words.h"
#include "words/problem_arguments.h"
#include "words/program_language.h"

#include <QCoreApplication>

namespace waystone::scenario_problems {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(ScenarioProblems)
};

/// The rule against which something stands, by the code with which the game refuses it.
QString ruleOf(const ProblemArguments &is, const GameWords *words)
{
    const QString title = words == nullptr ? QString() : words->ruleTitle(is.term("refusal"));
    return title.isEmpty() ? is.text("details") : title;
}

QString brokenLineText(const ProblemArguments &is)
{
    const int lines = is.number("lines");
    const QString copy = is.text("copy");
    if (copy.isEmpty())
        return Words::tr("This line cannot be read: %1 From here on, %n line(s) are left out.", nullptr,
                         lines)
            .arg(is.text("details"));
    return Words::tr("This line cannot be read: %1 From here on, %n line(s) are left out. The damaged file "
                     "is kept as %2.",
                     nullptr, lines)
        .arg(is.text("details"), copy);
}

QString recordText(std::string_view code, const ProblemArguments &is, const GameWords *words)
{
    if (code == "game.bad-edition")
        return Words::tr("The edition “%1” that the file carries cannot be used: %2")
            .arg(is.text("edition"), is.text("problem"));
    if (code == "game.edition-changed")
        return Words::tr("The edition “%1” has changed since the file was written.").arg(is.text("edition"));
    if (code == "record.unknown-action")
        return Words::tr("Ply %1: “%2” is not an action of this game.")
            .arg(is.text("ply"), is.text("action"));
    if (code == "record.illegal-ply")
        return Words::tr("Ply %1 cannot be played: %2. The rule: %3.")
            .arg(is.text("ply"), is.text("action"), ruleOf(is, words));
    if (code == "record.repeated-ply")
        return Words::tr("Ply %1 has already been played there: %2.").arg(is.text("ply"), is.text("action"));
    if (code == "record.bad-order")
        return Words::tr("These are not the plies that follow ply %1.").arg(is.text("after"));
    if (code == "journal.last-line")
        return Words::tr("The last line is incomplete and is left out.");
    if (code == "journal.broken-line")
        return brokenLineText(is);
    return {};
}

QString lessonFileText(std::string_view code, const ProblemArguments &is)
{
    const QString found = is.text("found");
    if (code == "goal.no-goal")
        return Words::tr("This is not a goal: expected an object with one key, the kind of goal.");
    if (code == "goal.unknown-term" || code == "lesson.unknown-term")
        return Words::tr("“%1” is not a term of this game.").arg(found);
    if (code == "goal.unknown-place" || code == "lesson.unknown-place")
        return Words::tr("“%1” is not a place in this game.").arg(found);
    if (code == "lesson.bad-id")
        return Words::tr("“%1” is not an id: use lowercase letters, digits and single hyphens.").arg(found);
    if (code == "lesson.repeated-id")
        return Words::tr("An earlier step already has the id “%1”.").arg(found);
    if (code == "lesson.bad-language")
        return Words::tr("“%1” is not a language of this lesson.").arg(found);
    if (code == "lesson.empty-text")
        return Words::tr("This text is empty. Leave out empty texts.");
    if (code == "lesson.repeated")
        return Words::tr("“%1” is in this list twice.").arg(found);
    if (code == "lesson.unknown-action")
        return Words::tr("“%1” is not an action of this game.").arg(found);
    if (code == "lesson.bad-position")
        return Words::tr("The text of the position cannot be read: %1").arg(is.text("problem"));
    return {};
}

QString wordingText(std::string_view code, const ProblemArguments &is)
{
    if (code == "lesson.text-missing")
        return Words::tr("A text is missing (%1; language: %2).")
            .arg(partName(is.term("part")), languageName(is.text("language")));
    if (code == "lesson.text-outdated")
        return Words::tr("A translation is older than its original (%1; language: %2).")
            .arg(partName(is.term("part")), languageName(is.text("language")));
    if (code == "lesson.text-too-long")
        return Words::tr("A text has %n word(s), more than %1 (%2; language: %3).", nullptr,
                         is.number("words"))
            .arg(is.text("maximum"), partName(is.term("part")), languageName(is.text("language")));
    if (code == "lesson.strange-numbers")
        return Words::tr("The text (%1) names numbers that the goal does not: %2.", "language, numbers")
            .arg(languageName(is.text("language")),
                 is.text("numbers").split(QStringLiteral(", ")).join(general_words::listSeparator()));
    if (code == "lesson.long-talk")
        return Words::tr("%n step(s) in a row give the reader nothing to do.", nullptr, is.number("number"));
    if (code == "lesson.unknown-rule")
        return Words::tr("The catalog has no rule “%1”.").arg(is.text("rule"));
    if (code == "lesson.unknown-bot")
        return Words::tr("There is no computer player “%1”.").arg(is.text("bot"));
    return {};
}

QString stepText(std::string_view code, const ProblemArguments &is, const GameWords *words)
{
    if (code == "lesson.no-steps")
        return Words::tr("The lesson has no steps.");
    if (code == "lesson.no-position")
        return Words::tr("The first step needs a position.");
    if (code == "lesson.unsound-position")
        return Words::tr("The position cannot be played. The rule: %1.").arg(ruleOf(is, words));
    if (code == "lesson.other-seats")
        return Words::tr("The position has %1 seats, the lesson %2 players.")
            .arg(is.text("found"), is.text("players"));
    if (code == "lesson.not-readers-turn")
        return Words::tr("It is not the reader’s turn, and no script leads to it.");
    if (code == "lesson.no-line")
        return Words::tr("There is no line to show.");
    if (code == "lesson.illegal-line")
        return Words::tr("Move %1 of the line cannot be played: %2. The rule: %3.")
            .arg(is.text("number"), is.text("action"), ruleOf(is, words));
    if (code == "lesson.no-right-option")
        return Words::tr("None of the answers is right.");
    if (code == "lesson.no-wrong-option")
        return Words::tr("None of the answers is wrong.");
    if (code == "lesson.no-such-points")
        return Words::tr("No such points can be scored here.");
    return {};
}

QString taskText(std::string_view code, const ProblemArguments &is, const GameWords *words)
{
    const QString action = is.text("action");
    if (code == "lesson.nothing-right")
        return Words::tr("There is neither a goal nor a right move, so the reader has nothing to do.");
    if (code == "lesson.no-limit")
        return Words::tr("Say within how many actions the goal must be reached.");
    if (code == "lesson.met-already")
        return Words::tr("The goal is already reached before the reader does anything.");
    if (code == "lesson.never-there")
        return Words::tr("No such piece ever lies there: %1.", "a place").arg(is.text("found"));
    if (code == "lesson.keep-solution")
        return Words::tr(
            "The next step goes on from this one: keep a solution that was found, or let the next step "
            "begin with a position of its own.");
    if (code == "lesson.no-solution")
        return Words::tr("No solution is recorded yet, nor any right moves that lead to the goal.");
    if (code == "lesson.illegal-solution")
        return Words::tr("Move %1 of the solution cannot be played: %2. The rule: %3.")
            .arg(is.text("number"), action, ruleOf(is, words));
    if (code == "lesson.off-script")
        return Words::tr("Move %1 of the solution differs from the script: %2.")
            .arg(is.text("number"), action);
    if (code == "lesson.off-bot")
        return Words::tr("Move %1 of the solution is not what the computer player does: %2.")
            .arg(is.text("number"), action);
    if (code == "lesson.easy-goal")
        return Words::tr("The goal may be too easy: of %1 readers who play at random, %2 reach it.")
            .arg(is.text("plays"), is.text("number"));
    if (code == "lesson.solution-misses")
        return Words::tr("The solution does not reach the goal within the number of actions allowed.");
    if (code == "lesson.illegal-branch")
        return Words::tr("This move cannot be played: %1. The rule: %2.").arg(action, ruleOf(is, words));
    if (code == "lesson.repeated-branch")
        return Words::tr("This move is listed twice: %1.").arg(action);
    if (code == "lesson.unreached-branch")
        return Words::tr("It is not the reader’s turn to play this move: %1.").arg(action);
    if (code == "lesson.illegal-consequence")
        return Words::tr("Move %1 of the continuation of “%2” cannot be played: %3. The rule: %4.")
            .arg(is.text("number"), is.text("branch"), action, ruleOf(is, words));
    return {};
}

/// What is said of the others, among whom chance is where it has a say.
QString othersText(std::string_view code, const ProblemArguments &is)
{
    const bool isChance = is.number("chance") != 0;
    const int actions = is.number("actions");
    if (code == "lesson.open-branch")
        return (isChance
                    ? Words::tr("This move is marked as right or good, but the lesson does not say what "
                                "chance and the other players do after it: %1.")
                    : Words::tr("This move is marked as right or good, but the lesson does not say what the "
                                "other players do after it: %1."))
            .arg(is.text("action"));
    if (code == "lesson.needs-others")
        return isChance
                   ? Words::tr(
                         "The goal can be reached in %n action(s) only if chance and the other players help.",
                         nullptr, actions)
                   : Words::tr("The goal can be reached in %n action(s) only if the other players help.",
                               nullptr, actions);
    if (code == "lesson.answers-missing")
        return isChance
                   ? Words::tr(
                         "The goal can be reached in %n action(s) whatever chance and the other players do, "
                         "but the lesson does not say what they do.",
                         nullptr, actions)
                   : Words::tr("The goal can be reached in %n action(s) whatever the other players do, but "
                               "the lesson does not say what they do.",
                               nullptr, actions);
    if (code == "lesson.need-undecided")
        return isChance
                   ? Words::tr(
                         "The goal can be reached in %n action(s) if chance and the other players help; it "
                         "is undecided whether it can be reached whatever they do.",
                         nullptr, actions)
                   : Words::tr("The goal can be reached in %n action(s) if the other players help; it is "
                               "undecided whether it can be reached whatever they do.",
                               nullptr, actions);
    if (code == "lesson.help-undecided")
        return isChance ? Words::tr("The goal cannot be reached in %n action(s) as the lesson stands; it is "
                                    "undecided whether chance and the other players could help.",
                                    nullptr, actions)
                        : Words::tr("The goal cannot be reached in %n action(s) as the lesson stands; it is "
                                    "undecided whether the other players could help.",
                                    nullptr, actions);
    if (code == "lesson.open-answers")
        return isChance ? Words::tr("Nothing says what chance and the other players do. Write it into the "
                                    "script, let a computer player reply, or have the goal proved whatever "
                                    "they do.")
                        : Words::tr("Nothing says what the other players do. Write it into the script, let "
                                    "a computer player reply, or have the goal proved whatever they do.");
    if (code == "lesson.open-elsewhere")
        return isChance
                   ? Words::tr("After %n other first move(s) the lesson does not say what chance and the "
                               "other players do.",
                               nullptr, is.number("number"))
                   : Words::tr("After %n other first move(s) the lesson does not say what the other "
                               "players do.",
                               nullptr, is.number("number"));
    return {};
}

QString proofText(std::string_view code, const ProblemArguments &is)
{
    if (code == "lesson.branch-misses")
        return Words::tr("This move is marked as right or good, but the goal cannot be reached after it: %1.")
            .arg(is.text("action"));
    if (code == "lesson.branch-reaches")
        return Words::tr("This move is marked as wrong, but the goal can still be reached after it: %1.")
            .arg(is.text("action"));
    if (code == "lesson.not-solvable")
        return Words::tr("The goal cannot be reached in %n action(s).", nullptr, is.number("actions"));
    if (code == "lesson.bot-undecided")
        return Words::tr("It is undecided whether the goal can be reached: the computer player was asked %n "
                         "time(s). Choose an easier level.",
                         nullptr, is.number("number"));
    if (code == "lesson.not-decided")
        return Words::tr("It is undecided whether the goal can be reached: %Ln position(s) were examined.",
                         nullptr, is.number("nodes"));
    if (code == "lesson.silent-moves")
        return Words::tr("Your texts say nothing about %n wrong first move(s): %1.", nullptr,
                         is.number("number"))
            .arg(is.text("actions"));
    if (code == "lesson.blamed-moves")
        return Words::tr(
                   "%n first move(s) are called wrong, but the goal can still be reached after them: %1.",
                   nullptr, is.number("number"))
            .arg(is.text("actions"));
    if (code == "lesson.undecided-moves")
        return Words::tr("For %n first move(s) it is undecided whether they lead to the goal.", nullptr,
                         is.number("number"));
    return {};
}

} // namespace

QString text(const Problem &problem, const GameWords *words)
{
    const ProblemArguments is(problem.arguments, words);
    for (const QString &sentence :
         {recordText(problem.code, is, words), lessonFileText(problem.code, is),
          wordingText(problem.code, is), stepText(problem.code, is, words), taskText(problem.code, is, words),
          othersText(problem.code, is), proofText(problem.code, is)})
        if (!sentence.isEmpty())
            return sentence;
    return {};
}

QString title(std::string_view code)
{
    if (code.starts_with("record.") || code.starts_with("journal."))
        return Words::tr("Problem in the saved game");
    if (code.starts_with("goal.") || code.starts_with("lesson."))
        return Words::tr("Problem in the lesson");
    return {};
}

QString partName(std::string_view term)
{
    if (term == "part-title")
        return Words::tr("title", "part of a lesson");
    if (term == "part-summary")
        return Words::tr("summary", "part of a lesson");
    if (term == "part-chapter")
        return Words::tr("chapter", "part of a lesson");
    if (term == "part-text")
        return Words::tr("text of the step", "part of a lesson");
    if (term == "part-mark" || term == "part-branch-mark")
        return Words::tr("label on the board", "part of a lesson");
    if (term == "part-branch")
        return Words::tr("text after a move", "part of a lesson");
    if (term == "part-otherwise")
        return Words::tr("text after any other wrong move", "part of a lesson");
    if (term == "part-reached")
        return Words::tr("text when the goal is reached another way", "part of a lesson");
    if (term == "part-mistake")
        return Words::tr("text after a mistake", "part of a lesson");
    if (term == "part-hint")
        return Words::tr("hint", "part of a lesson");
    if (term == "part-option")
        return Words::tr("answer", "part of a lesson");
    if (term == "part-option-why")
        return Words::tr("text after an answer", "part of a lesson");
    if (term == "part-why")
        return Words::tr("text with the right number", "part of a lesson");
    return {};
}

} // namespace waystone::scenario_problems
