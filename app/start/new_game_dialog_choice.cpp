#include "parts/computer_levels.h"
#include "start/new_game_dialog.h"
#include "start/rules_page.h"
#include "start/seats_editor.h"

/// What is chosen in the dialog, and what of it is remembered.
namespace waystone {

namespace {

QString text(std::string_view view)
{
    return QString::fromUtf8(view.data(), static_cast<qsizetype>(view.size()));
}

} // namespace

NewGame NewGameDialog::newGame() const
{
    NewGame game;
    game.kind = &kind();
    if (const EditionShelf::Entry *entry = rules_->edition()) {
        game.edition = entry->info.id;
        if (!entry->path.isEmpty())
            game.editionText = entry->info.text;
    }
    game.rules = rules_->rules();
    game.players = seats_->players();
    game.allOpen = rules_->isAllOpen();
    game.first = seats_->first();
    game.seed = rules_->seed();
    return game;
}

void NewGameDialog::accept()
{
    if (!seats_->isComplete())
        return;
    remember();
    QDialog::accept();
}

void NewGameDialog::remember()
{
    settings_.setPlayers(seats_->players());
    settings_.setGameValue(QStringLiteral("last"), QStringLiteral("game"), kindId());
    settings_.setGameValue(kindId(), QStringLiteral("seats"), QString::number(seats_->count()));
    settings_.setGameValue(kindId(), QStringLiteral("first"),
                           seats_->first() ? QString::number(*seats_->first()) : QString());
    settings_.setGameValue(kindId(), QStringLiteral("secrets"),
                           rules_->isAllOpen() ? QStringLiteral("open") : QString());
    settings_.setGameValue(kindId(), QStringLiteral("edition"), QString::fromStdString(newGame().edition));
    for (const auto &[option, value] : rules_->rules())
        settings_.setGameValue(kindId(), QStringLiteral("rules/") + text(option), text(value));
}

void NewGameDialog::recall()
{
    std::vector<Player> players = settings_.players();
    if (players.empty()) {
        constexpr std::size_t firstOpponent = 1; // whom somebody who is new here can beat
        players = {{QString(), 0, {}}, {QString(), 1, std::string(computerLevels()[firstOpponent])}};
    }
    seats_->setPlayers(players);
    seats_->setCount(settings_.gameValue(kindId(), QStringLiteral("seats")).toInt());
    const QString first = settings_.gameValue(kindId(), QStringLiteral("first"));
    seats_->setFirst(first.isEmpty() ? std::nullopt
                                     : std::optional(static_cast<Seat>(first.toUInt() % maxSeats)));
    rules_->setAllOpen(settings_.gameValue(kindId(), QStringLiteral("secrets")) == QStringLiteral("open"));
    rules_->chooseEdition(settings_.gameValue(kindId(), QStringLiteral("edition")));

    OptionChoice choice;
    for (const OptionInfo &option : kind().options) {
        const QString value = settings_.gameValue(kindId(), QStringLiteral("rules/") + text(option.id));
        if (!value.isEmpty())
            choice[std::string(option.id)] = value.toStdString();
    }
    if (!choice.empty())
        rules_->setRules(choice);
}

} // namespace waystone
