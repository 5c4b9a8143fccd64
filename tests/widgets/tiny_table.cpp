#include "tiny_table.h"

namespace waystone::test {

namespace {

QString text(std::string_view view)
{
    return QString::fromUtf8(view.data(), static_cast<qsizetype>(view.size()));
}

} // namespace

QString TinyWords::gameName() const
{
    return QStringLiteral("Tiny");
}

QString TinyWords::placeName(Place place) const
{
    return QStringLiteral("box %1 of %2").arg(place.index).arg(seatName(place.owner));
}

QString TinyWords::areaName(std::uint8_t) const
{
    return QStringLiteral("box");
}

QString TinyWords::termName(std::string_view term) const
{
    return text(term);
}

QString TinyWords::countedTerm(std::string_view term, int count) const
{
    return QStringLiteral("%1 %2").arg(text(term)).arg(count);
}

QString TinyWords::termLetter(std::string_view) const
{
    return {};
}

QString TinyWords::pieceName(const Piece &piece) const
{
    return QStringLiteral("%1 %2").arg(text(piece.kind)).arg(piece.place.index);
}

QString TinyWords::actionText(Action action, const SeatView &) const
{
    const QString verb = action.verb == TinyGame::deal ? QStringLiteral("card") : QStringLiteral("bid");
    return QStringLiteral("%1 %2").arg(verb).arg(action.first);
}

QString TinyWords::playedText(Action action, const SeatView &before) const
{
    return actionText(action, before);
}

QString TinyWords::eventText(const Event &event) const
{
    return QStringLiteral("%1 %2").arg(text(event.cause)).arg(event.amount);
}

QString TinyWords::sourceName(std::string_view source) const
{
    return text(source);
}

QString TinyWords::promptText(const Message &prompt) const
{
    return QString::fromStdString(prompt.code);
}

QString TinyWords::optionName(std::string_view) const
{
    return {};
}

QString TinyWords::optionValueName(std::string_view, std::string_view) const
{
    return {};
}

QString TinyWords::optionHelp(std::string_view) const
{
    return {};
}

QString TinyWords::ownProblemText(const Problem &problem) const
{
    return QString::fromStdString(describe(problem));
}

QString TinyWords::ownRuleTitle(std::string_view problemCode) const
{
    return text(problemCode);
}

Table tinyTable(const std::vector<std::string> &bots)
{
    Table table{*tinyGames().kinds().front().make("{}", {}), std::make_shared<TinyWords>(), {}};
    for (std::size_t seat = 0; seat < bots.size(); ++seat)
        table.players.push_back(
            {QString(QChar(u'A' + static_cast<char16_t>(seat))), static_cast<int>(seat), bots[seat]});
    return table;
}

void startTiny(GameController &controller, Table table, std::uint64_t seed)
{
    const auto seats = static_cast<int>(table.players.size());
    const Position start = *table.game->from(table.game->start(seats, 0));
    controller.start(std::move(table), start, seed);
}

} // namespace waystone::test
