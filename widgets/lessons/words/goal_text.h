#pragma once

#include "scenario/goal/goal.h"
#include "words/game_words.h"
#include "words/goal_parts.h"

#include <QString>
#include <QStringList>

namespace waystone {

/// One node of a goal, read as a sentence. Of a node with parts it is the line over them, which ends in a colon.
[[nodiscard]] QString goalSentence(const Goal &goal, const GameWords &words, GoalVoice voice = {});

/// How the part `at` of a node is told: what is forbidden, or has to be waited for, is no task.
[[nodiscard]] GoalVoice voiceOfPart(const Goal &goal, std::size_t at, GoalVoice voice);

/// The whole goal, a sentence a line; parts are indented by two spaces below their node. The line over parts that
/// simply all hold is left out at the top. A task for this turn says so at its end.
[[nodiscard]] QStringList goalLines(const Goal &goal, const GameWords &words, GoalVoice voice = {});

/// A kind of goal, or of what may have happened, as a list offers it: "Points", "Gained".
[[nodiscard]] QString goalKindName(Goal::Kind kind);
[[nodiscard]] QString eventKindName(Event::Kind kind);
/// A stretch of play that a goal may be limited to: "This turn".
[[nodiscard]] QString stretchName(std::string_view stretch, const GameWords &words);

} // namespace waystone
