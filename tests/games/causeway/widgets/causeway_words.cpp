#include "causeway/widgets/causeway_words.h"

#include "causeway/engine/codes.h"
#include "causeway/widgets/word_table.h"
#include "words/goal_parts.h"
#include "words/problem_arguments.h"

namespace waystone::causeway {

CausewayWords::CausewayWords(const std::shared_ptr<const Game> &game) : game_(game)
{
    if (game_)
        rules_ = &rulesOf<Causeway>(*game_);
}

QString CausewayWords::gameName() const
{
    return WordTable::text("game", "name");
}

QString CausewayWords::placeName(Place place) const
{
    if (place.area != stoneArea)
        return WordTable::text("place", term::card);
    const int number = place.index + 1;
    if (rules_ == nullptr || place.index >= rules_->spots())
        return WordTable::text("place", term::stone).arg(number);
    const Spot &spot = rules_->edition().row[place.index];
    if (!spot.isStone)
        return WordTable::text("place", "water").arg(number);
    const std::string_view colour = colourNames[static_cast<std::size_t>(spot.colour)];
    return WordTable::text("place", "colour").arg(number).arg(WordTable::text("inLine", colour));
}

QString CausewayWords::areaName(std::uint8_t area) const
{
    return WordTable::text("area", area == stoneArea ? term::stone : term::card);
}

QString CausewayWords::termName(std::string_view term) const
{
    return WordTable::text("term", term);
}

QString CausewayWords::countedTerm(std::string_view term, int count) const
{
    return WordTable::counted("count", term, count);
}

QString CausewayWords::termLetter(std::string_view term) const
{
    return WordTable::text("letter", term);
}

QString CausewayWords::pieceName(const Piece &piece) const
{
    return WordTable::text("piece", piece.kind)
        .arg(piece.kind == term::flag ? seatName(piece.owner) : WordTable::text("inLine", piece.variant));
}

QString CausewayWords::commandText(std::string_view form, Action action) const
{
    return action.verb == draw
               ? WordTable::text(form, "draw").arg(WordTable::text("inLine", colourNames[action.first]))
               : WordTable::text(form, "claim").arg(placeName({stoneArea, nobody, action.first}));
}

QString CausewayWords::actionText(Action action, const SeatView &) const
{
    return commandText("do", action);
}

QString CausewayWords::playedText(Action action, const SeatView &) const
{
    return commandText("done", action);
}

QString CausewayWords::eventText(const Event &event) const
{
    const QString name = seatName(event.seat);
    switch (event.kind) {
    case Event::Kind::turnBegan:
        return WordTable::text("event", "turnBegan").arg(name);
    case Event::Kind::placed:
        return WordTable::text("event", "placed").arg(name, placeName(event.to));
    case Event::Kind::revealed:
        return WordTable::text("event", "revealed").arg(WordTable::text("inLine", event.what));
    case Event::Kind::points:
        return WordTable::counted("event", event.cause, event.amount).arg(name);
    case Event::Kind::gameEnded:
        return WordTable::text("event", "gameEnded");
    default:
        return {};
    }
}

QString CausewayWords::sourceName(std::string_view source) const
{
    return termName(source);
}

QString CausewayWords::promptText(const Message &prompt) const
{
    const QString text = WordTable::text("prompt", prompt.code);
    return prompt.arguments.empty() ? text
                                    : text.arg(ProblemArguments(prompt.arguments, this).text("colour"));
}

QString CausewayWords::goalText(const Goal &goal, const GoalParts &parts) const
{
    if (goal.what != term::chain)
        return {};
    return WordTable::text("goal", term::chain).arg(seatName(goal.seat.value_or(nobody)), parts.number);
}

QString CausewayWords::optionName(std::string_view option) const
{
    return WordTable::text("option", option);
}

QString CausewayWords::optionValueName(std::string_view, std::string_view value) const
{
    return WordTable::text("value", value);
}

QString CausewayWords::optionHelp(std::string_view option) const
{
    return WordTable::text("help", option);
}

QString CausewayWords::paletteName(const EditPiece &piece) const
{
    return WordTable::text("piece", piece.kind)
        .arg(piece.kind == term::flag ? seatName(piece.owner) : WordTable::text("inLine", piece.variant));
}

QString CausewayWords::fieldGroup(std::string_view group) const
{
    return WordTable::text("field", group);
}

QString CausewayWords::fieldName(const Field &field) const
{
    return WordTable::text("field", field.key.id);
}

QString CausewayWords::fixText(const Message &fix) const
{
    const ProblemArguments arguments(fix.arguments, this);
    const QString text = WordTable::text("fix", fix.code);
    if (fix.code == fix::takeAway)
        return text.arg(arguments.text("place"));
    return fix.code == fix::giveTurn ? text.arg(seatName(static_cast<Seat>(arguments.number("seat")))) : text;
}

QString CausewayWords::ownProblemText(const Problem &found) const
{
    const ProblemArguments arguments(found.arguments, this);
    const QString text = WordTable::text("problem", found.code);
    if (found.code == problem::otherColour)
        return text.arg(WordTable::text("inLine", arguments.term("card")),
                        WordTable::text("inLine", arguments.term("stone")));
    return arguments.has("colour") ? text.arg(WordTable::text("inLine", arguments.term("colour"))) : text;
}

QString CausewayWords::ownRuleTitle(std::string_view problemCode) const
{
    return WordTable::text("title", problemCode);
}

} // namespace waystone::causeway
