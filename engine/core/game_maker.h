#pragma once

#include "core/game_kind.h"
#include "core/json/json.h"

namespace waystone {

/// GameKind::make for rules over an edition and a choice of options. `read` turns the text of an edition file into the
/// rules' edition.
template <Rules R, class Choices>
auto gameMaker(Result<typename R::Edition> (*read)(std::string_view),
               typename GameOf<R>::SearcherMaker searcher)
{
    return [read, searcher](std::string_view editionText,
                            const OptionChoice &choice) -> Result<std::shared_ptr<const Game>> {
        Result<typename R::Edition> edition = read(editionText);
        if (!edition)
            return edition.problems();
        Result<Choices> choices = Choices::from(choice);
        if (!choices)
            return choices.problems();
        return std::shared_ptr<const Game>(
            std::make_shared<GameOf<R>>(R(*std::move(edition), *choices), searcher));
    };
}

} // namespace waystone
