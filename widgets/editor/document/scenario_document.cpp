#include "editor/document/scenario_document.h"

#include "editor/document/edit_commands.h"
#include "editor/position/field_text.h"
#include "faces/game_faces.h"
#include "games.h"

#include <algorithm>
#include <span>

namespace waystone {

namespace {

Scenario emptyTable(std::shared_ptr<const Game> game, std::vector<Player> players)
{
    const int seats = games().find(game->id())->minSeats;
    AnySetup setup = game->editing().empty(seats);
    return {std::move(game), std::move(setup), std::move(players), nullptr, 0};
}

/// The player in their colour, or in the first that none of the others has.
Player withFreeColour(Player player, const std::vector<Player> &others)
{
    const auto isTaken = [&others](int colour) {
        return std::ranges::find(others, colour, &Player::colour) != others.end();
    };
    for (int colour = 0; isTaken(player.colour) && colour < playerColours; ++colour)
        if (!isTaken(colour))
            player.colour = colour;
    return player;
}

} // namespace

ScenarioDocument::ScenarioDocument(std::shared_ptr<const Game> game, std::vector<Player> players,
                                   QObject *parent)
    : QObject(parent), scenario_(emptyTable(std::move(game), std::move(players)))
{
    makeWords();
    shownGame_ = scenario_.game;
    shownSeats_ = seats();
    shownPlayers_ = scenario_.players;
    connect(&history_, &QUndoStack::cleanChanged, this, &ScenarioDocument::modifiedChanged);
    connect(&language_, &LanguageWatcher::languageChanged, this, &ScenarioDocument::retranslate);
}

ScenarioDocument::~ScenarioDocument()
{
    // The steps refer to this object, and the stack tells of its clearing when whoever listens may be gone.
    history_.disconnect();
    history_.clear();
}

int ScenarioDocument::seats() const
{
    const int seats = game().seats(setup());
    const GameKind &kind = *games().find(game().id());
    // What a file says may be anything.
    return std::clamp(seats, kind.minSeats, kind.maxSeats);
}

Table ScenarioDocument::table() const
{
    const auto players = std::span(scenario_.players).first(static_cast<std::size_t>(seats()));
    return {scenario_.game, words_, {players.begin(), players.end()}, Secrets::none};
}

void ScenarioDocument::makeWords()
{
    words_ = gameFace(game().id())->words(scenario_.game);
}

const std::vector<Finding> &ScenarioDocument::findings() const
{
    if (!findings_)
        findings_ = editing().problems(setup());
    return *findings_;
}

Problems ScenarioDocument::problems() const
{
    Problems problems;
    for (const Finding &finding : findings())
        problems.push_back(finding.problem);
    return problems;
}

bool ScenarioDocument::canSave() const
{
    return std::ranges::none_of(
        findings(), [](const Finding &finding) { return finding.problem.severity == Severity::impossible; });
}

Result<Position> ScenarioDocument::position() const
{
    return game().from(setup());
}

void ScenarioDocument::push(EditCommand *command)
{
    history_.push(command);
}

void ScenarioDocument::setPieces(AnySetup setup, EditLabel label)
{
    if (game().same(setup, scenario_.setup))
        return;
    endGesture();
    push(new SetPieceCommand(*this, std::move(setup), std::move(label)));
}

void ScenarioDocument::setField(const FieldKey &key, int value)
{
    const std::vector<Field> fields = editing().fields(setup());
    const auto field = std::ranges::find(fields, key, &Field::key);
    if (field == fields.end())
        return;
    AnySetup next = editing().set(setup(), key, value);
    if (game().same(next, setup()))
        return;
    push(new SetFieldCommand(*this, key, std::move(next), [words = sharedWords(), field = *field, value] {
        return FieldText::step(field, value, *words);
    }));
}

void ScenarioDocument::replaceSetup(AnySetup setup, EditLabel label, int gesture)
{
    if (game().same(setup, scenario_.setup))
        return;
    Scenario next = scenario_;
    next.setup = std::move(setup);
    change(std::move(next), std::move(label), gesture);
}

void ScenarioDocument::change(Scenario scenario, EditLabel label, int gesture)
{
    if (gesture == 0)
        endGesture();
    push(new ReplaceCommand(*this, std::move(scenario), std::nullopt, std::move(label), gesture));
}

void ScenarioDocument::replace(Scenario scenario, const QString &path, EditLabel label, int gesture)
{
    // Seats beyond those of the scenario keep the players who sat there.
    for (std::size_t seat = scenario.players.size(); seat < scenario_.players.size(); ++seat)
        scenario.players.push_back(withFreeColour(scenario_.players[seat], scenario.players));
    if (gesture == 0)
        endGesture();
    push(new ReplaceCommand(*this, std::move(scenario), path, std::move(label), gesture));
}

void ScenarioDocument::lookAt(int step)
{
    if (step == scenario_.step || !isLesson())
        return;
    endGesture();
    lookAtStep(scenario_, step);
    refresh();
}

void ScenarioDocument::setPlayer(Seat seat, const Player &player)
{
    if (seat >= scenario_.players.size() || scenario_.players[seat] == player)
        return;
    push(new EditPlayerCommand(*this, seat, player, [seat] { return FieldText::playerStep(seat); }));
}

void ScenarioDocument::refresh()
{
    findings_.reset();
    if (shownGame_ != scenario_.game)
        makeWords();
    const int count = seats();
    const bool isOtherTable = shownGame_ != scenario_.game || shownSeats_ != count;
    const bool hasOtherPlayers = isOtherTable || shownPlayers_ != scenario_.players;
    const bool isElsewhere = shownPath_ != path_;
    shownGame_ = scenario_.game;
    shownSeats_ = count;
    shownPlayers_ = scenario_.players;
    shownPath_ = path_;
    if (hasOtherPlayers) {
        QStringList names;
        for (const Player &player : table().players)
            names.append(player.name);
        words_->setPlayerNames(names);
    }
    if (isOtherTable)
        emit tableChanged();
    if (hasOtherPlayers)
        emit playersChanged();
    emit changed();
    if (isElsewhere)
        emit pathChanged();
}

void ScenarioDocument::retranslate()
{
    for (int step = 0; step < history_.count(); ++step)
        const_cast<EditCommand *>(static_cast<const EditCommand *>(history_.command(step)))->retranslate();
    emit languageChanged();
}

} // namespace waystone
