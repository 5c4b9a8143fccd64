#include "games/twocities/twocities_words.h"

#include "twocities/words/codes.h"
#include "twocities/words/terms.h"
#include "words/problem_arguments.h"
#include "words/term_text.h"

namespace waystone::twocities {

TwoCitiesWords::TwoCitiesWords(std::shared_ptr<const Game> game) : game_(std::move(game))
{
    if (game_)
        rules_ = &rulesOf<BetweenTwoCities>(*game_);
}

QString TwoCitiesWords::gameName() const
{
    return tr("Between Two Cities");
}

QString TwoCitiesWords::sourceName(std::string_view source) const
{
    if (source == term::lowerCity)
        return tr("Lower city");
    if (source == term::higherCity)
        return tr("Higher city");
    static constexpr TermText texts[] = {
        {term::shop, QT_TR_NOOP("Shops")},     {term::factory, QT_TR_NOOP("Factories")},
        {term::tavern, QT_TR_NOOP("Taverns")}, {term::office, QT_TR_NOOP("Offices")},
        {term::park, QT_TR_NOOP("Parks")},     {term::house, QT_TR_NOOP("Houses")},
    };
    const char *text = textOf(texts, source);
    return text == nullptr ? QString() : tr(text);
}

QString TwoCitiesWords::promptText(const Message &prompt) const
{
    const ProblemArguments is(prompt.arguments, this);
    const std::string_view code = prompt.code;
    if (code == prompt::over)
        return tr("The game is over.");
    if (code == prompt::chance)
        return tr("Chance decides what comes next.");
    if (code == prompt::wait)
        return tr("It is another player’s turn to act.");
    if (code == prompt::selectSingles)
        return tr("Choose two tiles to keep.");
    if (code == prompt::selectDuplexes)
        return tr("Choose two duplex tiles to keep; the third is discarded.");
    if (code == prompt::selected)
        return tr("The choice is locked in. Players still to choose: %1").arg(is.text("count"));
    if (code == prompt::placeTwo)
        return tr("Place one tile in each of the two cities.");
    if (code == prompt::placeOne)
        return tr("Place the other tile in the other city.");
    if (code == prompt::placed)
        return tr("Both tiles are placed. Players still to place: %1").arg(is.text("count"));
    return {};
}

QString TwoCitiesWords::optionName(std::string_view) const
{
    return {};
}

QString TwoCitiesWords::optionValueName(std::string_view, std::string_view) const
{
    return {};
}

QString TwoCitiesWords::optionHelp(std::string_view) const
{
    return {};
}

} // namespace waystone::twocities
