#include "games/province/province_words.h"

#include "province/rules/queries.h"
#include "session/player.h"
#include "words/general_words.h"

// The kinds of action between which a seat chooses.

namespace waystone::province {

namespace {

ActionKind kindOf(Verb verb, const QString &name)
{
    return {.verbs = {static_cast<std::uint8_t>(verb)}, .name = name};
}

ActionKind controlOf(Verb verb, Area area, const State &state, const QString &name)
{
    ActionKind kind = kindOf(verb, name);
    kind.place = place(area, 0, state.turn);
    return kind;
}

} // namespace

PicturedText ProvinceWords::pricedTerm(std::string_view term, int count) const
{
    return PicturedText::picture(drawing(term), countedTerm(term, count), QString::number(count));
}

void ProvinceWords::addLoan(std::vector<ActionKind> &kinds, const State &state) const
{
    if (state.lender == state.turn) {
        ActionKind repay = controlOf(Verb::repay, Area::repay, state, tr("Repay"));
        repay.price = pricedTerm(term::coin, rules_->edition().loanCoins);
        repay.drawing = QStringLiteral("province-lender-coin");
        kinds.push_back(repay);
    } else if ((state.built[state.turn] & bitOf(Structure::lender)) != 0) {
        ActionKind borrow = kindOf(Verb::borrow, tr("Borrow…"));
        borrow.question = tr("Which structure do you borrow?");
        borrow.drawing = QStringLiteral("province-lender-coin");
        borrow.place = place(Area::lenderCoin, 0, state.lender);
        kinds.push_back(borrow);
    }
}

std::vector<ActionKind> ProvinceWords::workKinds(const State &state) const
{
    std::vector<ActionKind> kinds;
    ActionKind all = controlOf(Verb::moveAll, Area::moveAll, state, tr("Move all"));
    all.isUsual = true;
    all.drawing = QStringLiteral("province-cycle-arrow");
    kinds.push_back(all);
    ActionKind single = kindOf(Verb::move, tr("One by one"));
    single.question = tr("Which worker moves on to the next zone?");
    single.drawing = QStringLiteral("province-worker-green");
    kinds.push_back(single);
    // The first reading of the rules takes coins back in the spend phase alone.
    if (state.lender != state.turn || rules_->choices().revision == Revision::second)
        addLoan(kinds, state);
    kinds.push_back(controlOf(Verb::finishWork, Area::finishWork, state, tr("Finish the work")));
    return kinds;
}

std::vector<ActionKind> ProvinceWords::spendKinds(const State &state) const
{
    const Edition &edition = rules_->edition();
    const std::uint8_t effects = effectsOf(rules_->choices(), state, state.turn);
    std::vector<ActionKind> kinds;
    ActionKind build = kindOf(Verb::build, tr("Build"));
    build.question = tr("What do you build?");
    build.drawing = QStringLiteral("province-structure-village");
    build.place = place(Area::stock, 0, state.turn);
    kinds.push_back(build);
    ActionKind grind = controlOf(Verb::grind, Area::grind, state, tr("Grind"));
    grind.price = general_words::exchange(pricedTerm(term::labor, edition.grindLabor),
                                          pricedTerm(term::coin, edition.grindCoins));
    kinds.push_back(grind);
    if ((effects & bitOf(Structure::unionHall)) != 0) {
        ActionKind hall = controlOf(Verb::useUnion, Area::useUnion, state, tr("Union"));
        hall.price = general_words::exchange(pricedTerm(term::coin, edition.unionCoins),
                                             pricedTerm(term::labor, edition.unionLabor));
        kinds.push_back(hall);
    }
    if ((effects & bitOf(Structure::harbor)) != 0) {
        ActionKind hire = controlOf(Verb::hire, Area::hire, state, tr("Hire"));
        hire.price = pricedTerm(term::coin, edition.sailorPrice);
        // A sailor that nobody has hired is white, which is the last of the colours.
        hire.drawing = QStringLiteral("province-worker-sailor-%1").arg(playerColours - 1);
        kinds.push_back(hire);
    }
    addLoan(kinds, state);
    kinds.push_back(controlOf(Verb::endTurn, Area::endTurn, state, tr("End the turn")));
    return kinds;
}

std::vector<ActionKind> ProvinceWords::actionKinds(const SeatView &view) const
{
    if (rules_ == nullptr || view.empty())
        return {};
    const auto &state = view.as<State>();
    if (state.phase == Phase::work)
        return workKinds(state);
    return state.phase == Phase::spend ? spendKinds(state) : std::vector<ActionKind>();
}

} // namespace waystone::province
