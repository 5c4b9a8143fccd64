#pragma once

#include "scenario/goal/goal.h"
#include "words/game_words.h"

#include <QString>
#include <QStringList>

namespace waystone {

/// One node of a goal, read as a sentence. Of a node with parts it is the line over them, which ends in a colon.
[[nodiscard]] QString goalSentence(const Goal &goal, const GameWords &words);

/// The whole goal, a sentence a line; parts are indented by two spaces below their node.
[[nodiscard]] QStringList goalLines(const Goal &goal, const GameWords &words);

/// A kind of goal, or of what may have happened, as a list offers it: "Points", "Gained".
[[nodiscard]] QString goalKindName(Goal::Kind kind);
[[nodiscard]] QString eventKindName(Event::Kind kind);

} // namespace waystone
