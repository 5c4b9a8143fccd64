#include "editor/window/new_scenario_dialog.h"

#include "controls/rules_editor.h"
#include "faces/game_faces.h"
#include "games.h"
#include "scenario/proof/middle_position.h"
#include "words/foreign_text.h"
#include "words/program_language.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QEvent>
#include <QFormLayout>
#include <QLabel>
#include <QPushButton>
#include <QSpinBox>
#include <QVBoxLayout>

namespace waystone {

namespace {

constexpr int charactersWide = 70;

enum class FirstTable { empty, start, beforeChance, middle };

/// Of a hundred actions of a game at random.
constexpr int usualMistakes = 10;

} // namespace

NewScenarioDialog::NewScenarioDialog(const EditionShelf &shelf, const Game &like, int seats,
                                     std::uint64_t seed, QWidget *parent)
    : FittedDialog(parent),
      shelf_(shelf),
      seed_(seed),
      gameLabel_(new QLabel),
      game_(new QComboBox),
      editionLabel_(new QLabel),
      edition_(new QComboBox),
      seatsLabel_(new QLabel),
      seats_(new QSpinBox),
      tableLabel_(new QLabel),
      table_(new QComboBox),
      rules_(new RulesEditor)
{
    setObjectName(QStringLiteral("newScenarioDialog"));
    game_->setObjectName(QStringLiteral("scenarioGame"));
    edition_->setObjectName(QStringLiteral("scenarioEdition"));
    seats_->setObjectName(QStringLiteral("scenarioSeats"));
    table_->setObjectName(QStringLiteral("scenarioTable"));
    int index = 0;
    for (const GameKind &kind : games().kinds()) {
        if (kind.id == like.id())
            index = game_->count();
        words_.push_back(gameFace(kind.id)->generalWords());
        game_->addItem(QString());
    }
    table_->addItems({QString(), QString(), QString(), QString()});
    table_->setCurrentIndex(static_cast<int>(FirstTable::start));
    auto *form = new QFormLayout;
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    form->addRow(gameLabel_, game_);
    form->addRow(seatsLabel_, seats_);
    form->addRow(editionLabel_, edition_);
    form->addRow(tableLabel_, table_);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
    buttons->button(QDialogButtonBox::Cancel)->setAutoDefault(false);
    start_ = buttons->addButton(QString(), QDialogButtonBox::AcceptRole);
    start_->setObjectName(QStringLiteral("startScenario"));
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(game_, &QComboBox::activated, this, &NewScenarioDialog::useGame);
    auto *middle = new QWidget;
    auto *layout = new QVBoxLayout(middle);
    layout->addLayout(form);
    layout->addWidget(rules_);
    layout->addStretch(1);
    setParts(middle, buttons, charactersWide);
    useGame(index);
    seats_->setValue(seats);
    start_->setDefault(true);
    retranslate();
}

const GameKind &NewScenarioDialog::kind() const
{
    return games().kinds()[static_cast<std::size_t>(game_->currentIndex())];
}

void NewScenarioDialog::useGame(int index)
{
    game_->setCurrentIndex(index);
    seats_->setRange(kind().minSeats, kind().maxSeats);
    seats_->setEnabled(kind().minSeats != kind().maxSeats);
    rules_->setGame(kind(), words_[static_cast<std::size_t>(index)]);
    rules_->setVisible(!kind().options.empty());
    editions_ = shelf_.editions(kind());
    edition_->clear();
    for (const EditionShelf::Entry &entry : editions_)
        edition_->addItem(foreign_text::line(inProgramLanguage(entry.info.name)));
}

std::optional<Scenario> NewScenarioDialog::scenario() const
{
    const auto index = static_cast<std::size_t>(edition_->currentIndex());
    if (index >= editions_.size())
        return std::nullopt;
    Result<std::shared_ptr<const Game>> game = kind().make(editions_[index].info.text, rules_->choice());
    if (!game)
        return std::nullopt;
    AnySetup setup = firstTable(**game);
    return Scenario{*std::move(game), std::move(setup), {}};
}

AnySetup NewScenarioDialog::firstTable(const Game &game) const
{
    Rng rng(seed_);
    const MiddleGame played{seats_->value(), 0, 0, usualMistakes};
    switch (static_cast<FirstTable>(table_->currentIndex())) {
    case FirstTable::start:
        return game.setup(middlePosition(game, played, rng));
    case FirstTable::beforeChance:
        return game.start(seats_->value(), 0);
    case FirstTable::middle:
        return game.setup(anyMiddlePosition(game, played, rng));
    case FirstTable::empty:
        break;
    }
    return game.editing().empty(seats_->value());
}

void NewScenarioDialog::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    FittedDialog::changeEvent(event);
}

void NewScenarioDialog::retranslate()
{
    setWindowTitle(tr("New Scenario"));
    gameLabel_->setText(tr("Game"));
    for (std::size_t index = 0; index < words_.size(); ++index)
        game_->setItemText(static_cast<int>(index), words_[index]->gameName());
    seatsLabel_->setText(tr("Players"));
    seats_->setAccessibleName(seatsLabel_->text());
    editionLabel_->setText(tr("Edition"));
    for (std::size_t index = 0; index < editions_.size(); ++index)
        edition_->setItemText(static_cast<int>(index),
                              foreign_text::line(inProgramLanguage(editions_[index].info.name)));
    tableLabel_->setText(tr("Begin with"));
    table_->setItemText(static_cast<int>(FirstTable::empty), tr("an empty table"));
    table_->setItemText(static_cast<int>(FirstTable::start), tr("the start of a game"));
    table_->setItemText(static_cast<int>(FirstTable::beforeChance), tr("the start, before chance"));
    table_->setItemText(static_cast<int>(FirstTable::middle), tr("the middle of a game"));
    start_->setText(tr("Create"));
}

} // namespace waystone
