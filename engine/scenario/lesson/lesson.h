#pragma once

#include "core/game.h"
#include "scenario/files/record.h"
#include "scenario/goal/goal.h"
#include "scenario/lesson/local_text.h"
#include "scenario/proof/solver.h"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace waystone {

/// Something drawn over the board to point at what a text speaks of. It is tied to places, not to pixels.
struct LessonMark {
    enum class Kind {
        ring,      ///< around a place
        arrow,     ///< from a place to another
        label,     ///< a few words at a place
        spotlight, ///< everything but the marked places is dimmed
        ghost,     ///< a piece that is not there, shown faintly
    };
    /// What a mark says by its colour (and its shape, for who does not tell colours apart).
    enum class Tone { look, good, bad };

    Kind kind = Kind::ring;
    Tone tone = Tone::look;
    Place place;
    Place to;       ///< arrow
    LocalText text; ///< label
    Piece piece;    ///< ghost; it lies on `place`

    friend bool operator==(const LessonMark &, const LessonMark &) = default;
};

/// A move of the reader that the author has foreseen, with what may follow it.
struct Branch {
    enum class Verdict {
        right, ///< leads on; where a branch has no further ones, the step is done (unless its goal says otherwise)
        good, ///< not the best, but it is let pass: it goes on as `right` does, and the text tells what is better
        wrong, ///< is told so, may see what comes of it, and tries again
    };

    Action action{};
    Verdict verdict = Verdict::right;
    LocalText text; ///< told as soon as the action is played; may be empty
    std::vector<LessonMark> marks;
    std::vector<Branch> then; ///< the reader's next moves; each action once
    /// wrong: what comes of it, played before the reader's eyes if they ask to see it. Begins after `action`.
    std::vector<LineStep> consequence;

    friend bool operator==(const Branch &, const Branch &) = default;
};

/// Wrong moves of one kind, told by what they lead to. A move after which the goal is easily seen to be within reach is
/// none, whatever else it does.
struct Mistake {
    Goal when; ///< holds over the line of the one action, from before it to after it
    LocalText text;

    friend bool operator==(const Mistake &, const Mistake &) = default;
};

/// One of the answers to a question.
struct LessonOption {
    LocalText text;
    bool isRight = false;
    LocalText why; ///< told when it is chosen; may be empty

    friend bool operator==(const LessonOption &, const LessonOption &) = default;
};

/// When a reader is told that the goal of a task is out of reach, where the author has foreseen nothing.
enum class LossTold {
    atOnce,    ///< after the move that loses it
    whenAsked, ///< when they ask, or there is nothing more to do
    atEnd,     ///< when there is nothing more to do
};

/// One page of a lesson. What does not belong to its kind is empty.
struct LessonStep {
    enum class Kind {
        tell,    ///< a text beside the position
        show,    ///< `line` is played before the reader's eyes
        act,     ///< "do": the reader plays until `goal` holds or a right branch has ended
        choose,  ///< a question with `options`
        predict, ///< the reader tells how many points `line` brings or, without one, the position shows
        playOn,  ///< the reader plays on as long as they like or `mostActions` allows, against bots
    };

    Kind kind = Kind::tell;
    std::string id;                 ///< unique in its lesson: plain words with dashes; progress is kept by it
    LocalText chapter;              ///< if not empty a chapter of this name begins here
    LocalText text;                 ///< at most 40 words
    std::vector<std::string> rules; ///< ids of the catalogue of rules that this step shows
    std::vector<LessonMark> marks;
    /// The position it begins with; where there is none it goes on from where the step before ended when it went well
    /// (lesson_plan.h).
    std::string position; ///< as Game::positionText() writes it
    Seat seat = 0;        ///< the reader's

    std::vector<LineStep> line; ///< show, predict: of any seat and of chance

    // act
    std::optional<Goal> goal; ///< without one, the step is done at the end of a right branch
    int mostActions = 0;      ///< of the reader, until the goal has to hold; playOn: 0 for no end
    std::vector<LineStep>
        script; ///< what chance and the other seats do, in this order, as long as it is legal
    /// Where the script has ended; what is proved and what is played are the same. Never Answers::any.
    Answers answers = Answers::nobody;
    std::uint32_t seed = 0; ///< Answers::bot: with which it plays and chance draws
    LossTold lossTold = LossTold::atOnce;
    std::vector<Branch> branches;
    LocalText reached;              ///< told when the step is done by a move to which no branch says anything
    std::vector<Mistake> mistakes;  ///< the first one that holds is told
    LocalText otherwise;            ///< told of any other wrong move
    std::vector<LocalText> hints;   ///< up to three, each telling more
    std::vector<LineStep> solution; ///< with a goal: a line that reaches it, all seats and chance included

    // choose
    std::vector<LessonOption> options;

    // predict: the points of `seat` at the end of `line`, less those before it; without a line those that stand there.
    // From `source` (a term; empty: from all of them). With `sheet`, what one scored thing is worth.
    std::optional<Place> sheet; ///< the subject of a ScoreSheet
    std::string source;
    LocalText why; ///< told with the right number

    std::string bot; ///< playOn, and act as `answers` tells: the id of who plays the other seats

    friend bool operator==(const LessonStep &, const LessonStep &) = default;
};

/// A position and steps that lead the reader on.
struct Lesson {
    enum class Kind {
        lesson,
        walkthrough, ///< of all rules: a longer one
        start,       ///< a short one, for whoever wants to play a first game soon
    };

    std::shared_ptr<const Game> game;
    Kind kind = Kind::lesson;
    std::string id;                         ///< plain words with dashes; progress and links are kept by it
    std::string language{fallbackLanguage}; ///< the one it was written in; the others are translations of it
    std::vector<std::string> languages;     ///< those in which it wants to be complete, `language` among them
    LocalText title;
    LocalText summary;                 ///< what it teaches, in a sentence
    int level = 1;                     ///< 1 to 3: for who begins, who knows the rules, who plays well
    std::vector<std::string> tags;     ///< words by which its author files it, in one language; each once
    std::vector<RecordPlayer> players; ///< one a seat; a position may have fewer
    std::vector<LessonStep> steps;     ///< the first one has a position

    friend bool operator==(const Lesson &, const Lesson &) = default;
};

} // namespace waystone
