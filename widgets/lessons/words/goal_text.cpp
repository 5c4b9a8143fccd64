#include "lessons/words/goal_text.h"

#include "core/relations.h"
#include "lessons/words/goal_leaf.h"

namespace waystone {

namespace {

struct GoalNode {
    Q_DECLARE_TR_FUNCTIONS(GoalText)
};

bool hasParts(const Goal &goal)
{
    using enum Goal::Kind;
    return goal.kind == all || goal.kind == any || goal.kind == none || goal.kind == within ||
           goal.kind == before || goal.kind == during;
}

void addLines(const Goal &goal, const GameWords &words, GoalVoice voice, int depth, QStringList &lines)
{
    const bool isTop = depth == 0 && goal.kind == Goal::Kind::all && !goal.parts.empty();
    if (!isTop)
        lines.append(QString(2 * depth, QLatin1Char(' ')) + goalSentence(goal, words, voice));
    for (std::size_t at = 0; at < goal.parts.size(); ++at)
        addLines(goal.parts[at], words, voiceOfPart(goal, at, voice), isTop ? depth : depth + 1, lines);
}

} // namespace

QString goalSentence(const Goal &goal, const GameWords &words, GoalVoice voice)
{
    if (!hasParts(goal))
        return GoalLeaf(goal, words, voice).sentence();
    switch (goal.kind) {
    case Goal::Kind::any:
        return GoalNode::tr("At least one of these:");
    case Goal::Kind::none:
        return GoalNode::tr("None of these:");
    case Goal::Kind::within:
        return GoalNode::tr("Within %n action(s):", nullptr, goal.actions);
    case Goal::Kind::before:
        return GoalNode::tr("The first of these before the second:");
    case Goal::Kind::during:
        return GoalNode::tr("%1:", "when something has to be done").arg(stretchName(goal.what, words));
    default:
        return GoalNode::tr("All of these:");
    }
}

GoalVoice voiceOfPart(const Goal &goal, std::size_t at, GoalVoice voice)
{
    const bool isAwaited = goal.kind == Goal::Kind::none || (goal.kind == Goal::Kind::before && at > 0);
    return {voice.reader, voice.isTask && !isAwaited};
}

QStringList goalLines(const Goal &goal, const GameWords &words, GoalVoice voice)
{
    QStringList lines;
    const bool isOfTurn = voice.isTask && goal.kind == Goal::Kind::during && goal.what == turnStretch;
    addLines(isOfTurn ? goal.parts.front() : goal, words, voice, 0, lines);
    if (isOfTurn)
        lines.append(GoalNode::tr("Do it this turn."));
    return lines;
}

} // namespace waystone
