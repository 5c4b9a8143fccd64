#include "start/new_game_dialog.h"

#include "controls/rules_editor.h"
#include "faces/game_faces.h"
#include "start/seats_editor.h"
#include "words/foreign_text.h"
#include "words/program_language.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QEvent>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRegularExpressionValidator>
#include <QVBoxLayout>

namespace waystone {

namespace {

constexpr int charactersWide = 84;

QString text(std::string_view view)
{
    return QString::fromUtf8(view.data(), static_cast<qsizetype>(view.size()));
}

QWidget *line()
{
    auto *line = new QFrame;
    line->setFrameShape(QFrame::HLine);
    line->setForegroundRole(QPalette::Mid);
    return line;
}

} // namespace

NewGameDialog::NewGameDialog(const Registry &registry, EditionShelf shelf, Settings &settings,
                             QWidget *parent)
    : FittedDialog(parent),
      shelf_(std::move(shelf)),
      settings_(settings),
      gameLabel_(new QLabel),
      gameBox_(new QComboBox),
      seats_(new SeatsEditor),
      rules_(new RulesEditor),
      rulesLine_(line()),
      secretsLabel_(new QLabel),
      secrets_(new QComboBox),
      editionLabel_(new QLabel),
      edition_(new QComboBox),
      editionNotes_(new QLabel),
      seedLabel_(new QLabel),
      seed_(new QLineEdit)
{
    setObjectName(QStringLiteral("newGameDialog"));
    addGames(registry);
    nameBoxes();
    setParts(makeMiddle(), makeButtons(), charactersWide);
    connect(gameBox_, &QComboBox::activated, this, &NewGameDialog::useGame);
    connect(edition_, &QComboBox::currentIndexChanged, this, &NewGameDialog::showEdition);

    const QString last = settings.gameValue(QStringLiteral("last"), QStringLiteral("game"));
    int index = 0;
    for (std::size_t kind = 0; kind < kinds_.size(); ++kind)
        if (text(kinds_[kind]->id) == last)
            index = static_cast<int>(kind);
    useGame(index);
    retranslate();
}

void NewGameDialog::addGames(const Registry &registry)
{
    for (const GameKind &kind : registry.kinds()) {
        if (const GameFace *face = gameFace(kind.id)) {
            kinds_.push_back(&kind);
            words_.push_back(face->generalWords());
            gameBox_->addItem(QString());
        }
    }
    gameBox_->setObjectName(QStringLiteral("game"));
    gameLabel_->setBuddy(gameBox_);
    gameLabel_->setVisible(kinds_.size() > 1);
    gameBox_->setVisible(kinds_.size() > 1);
}

void NewGameDialog::nameBoxes()
{
    secrets_->setObjectName(QStringLiteral("secrets"));
    secrets_->addItem(QString(), false);
    secrets_->addItem(QString(), true);
    secretsLabel_->setBuddy(secrets_);
    edition_->setObjectName(QStringLiteral("edition"));
    editionLabel_->setBuddy(edition_);
    editionNotes_->setObjectName(QStringLiteral("editionNotes"));
    editionNotes_->setWordWrap(true);
    editionNotes_->setTextFormat(Qt::PlainText);
    editionNotes_->setMinimumWidth(1); // somebody may have written one endless word
    editionNotes_->setForegroundRole(QPalette::PlaceholderText);
    seed_->setObjectName(QStringLiteral("seed"));
    seed_->setValidator(
        new QRegularExpressionValidator(QRegularExpression(QStringLiteral("[0-9]{0,18}")), seed_));
    seedLabel_->setBuddy(seed_);
}

QWidget *NewGameDialog::makeButtons()
{
    auto *buttons = new QDialogButtonBox;
    start_ = buttons->addButton(QString(), QDialogButtonBox::AcceptRole);
    start_->setObjectName(QStringLiteral("startGame"));
    start_->setDefault(true);
    alone_ = buttons->addButton(QString(), QDialogButtonBox::ActionRole);
    alone_->setObjectName(QStringLiteral("startAlone"));
    cancel_ = buttons->addButton(QDialogButtonBox::Cancel);
    connect(alone_, &QPushButton::clicked, this, [this] {
        seats_->playAlone();
        accept();
    });
    connect(seats_, &SeatsEditor::completeChanged, this, [this] {
        start_->setEnabled(seats_->isComplete());
        alone_->setEnabled(seats_->isComplete());
    });
    connect(buttons, &QDialogButtonBox::accepted, this, &NewGameDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    return buttons;
}

QWidget *NewGameDialog::makeMiddle()
{
    auto *gameRow = new QHBoxLayout;
    gameRow->addWidget(gameLabel_);
    gameRow->addWidget(gameBox_, 1);
    auto *grid = new QGridLayout;
    grid->setColumnStretch(1, 1);
    grid->addWidget(secretsLabel_, 0, 0);
    grid->addWidget(secrets_, 0, 1);
    grid->addWidget(editionLabel_, 1, 0);
    grid->addWidget(edition_, 1, 1);
    grid->addWidget(editionNotes_, 2, 0, 1, 2);
    grid->addWidget(seedLabel_, 3, 0);
    grid->addWidget(seed_, 3, 1);

    auto *middle = new QWidget;
    auto *layout = new QVBoxLayout(middle);
    layout->addLayout(gameRow);
    layout->addWidget(line());
    layout->addWidget(seats_);
    layout->addWidget(rulesLine_);
    layout->addWidget(rules_);
    layout->addWidget(line());
    layout->addLayout(grid);
    layout->addStretch(1);
    return middle;
}

QString NewGameDialog::kindId() const
{
    return text(kind().id);
}

void NewGameDialog::useGame(int index)
{
    game_ = index;
    gameBox_->setCurrentIndex(index);
    seats_->setLimits(kind().minSeats, kind().maxSeats);
    rules_->setGame(kind(), words_[static_cast<std::size_t>(index)]);
    rulesLine_->setVisible(!kind().options.empty());
    rules_->setVisible(!kind().options.empty());
    secretsLabel_->setVisible(kind().hasSecrets);
    secrets_->setVisible(kind().hasSecrets);
    editions_ = shelf_.editions(kind());
    edition_->clear();
    for (const EditionShelf::Entry &entry : editions_)
        edition_->addItem(foreign_text::line(inProgramLanguage(entry.info.name)),
                          QString::fromStdString(entry.info.id));
    recall();
    showEdition();
}

void NewGameDialog::showEdition()
{
    const auto index = static_cast<std::size_t>(edition_->currentIndex());
    editionNotes_->setText(index < editions_.size()
                               ? foreign_text::paragraphs(inProgramLanguage(editions_[index].info.notes))
                               : QString());
}

void NewGameDialog::choose(const QString &game, int seats)
{
    for (std::size_t index = 0; index < kinds_.size(); ++index)
        if (text(kinds_[index]->id) == game)
            useGame(static_cast<int>(index));
    seats_->setCount(seats);
}

NewGame NewGameDialog::newGame() const
{
    NewGame game;
    game.kind = &kind();
    game.edition = edition_->currentData().toString().toStdString();
    if (const auto index = static_cast<std::size_t>(edition_->currentIndex());
        index < editions_.size() && !editions_[index].path.isEmpty())
        game.editionText = editions_[index].info.text;
    game.rules = rules_->choice();
    game.players = seats_->players();
    game.allOpen = kind().hasSecrets && secrets_->currentData().toBool();
    game.first = seats_->first();
    if (!seed_->text().isEmpty())
        game.seed = seed_->text().toULongLong();
    return game;
}

void NewGameDialog::accept()
{
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
                           secrets_->currentData().toBool() ? QStringLiteral("open") : QString());
    settings_.setGameValue(kindId(), QStringLiteral("edition"), edition_->currentData().toString());
    for (const auto &[option, value] : rules_->choice())
        settings_.setGameValue(kindId(), QStringLiteral("rules/") + text(option), text(value));
}

void NewGameDialog::recall()
{
    seats_->setPlayers(settings_.players());
    seats_->setCount(settings_.gameValue(kindId(), QStringLiteral("seats")).toInt());
    const QString first = settings_.gameValue(kindId(), QStringLiteral("first"));
    if (!first.isEmpty())
        seats_->setFirst(static_cast<Seat>(first.toUInt() % maxSeats));
    const bool isOpen = settings_.gameValue(kindId(), QStringLiteral("secrets")) == QStringLiteral("open");
    secrets_->setCurrentIndex(isOpen ? 1 : 0);
    const int edition = edition_->findData(settings_.gameValue(kindId(), QStringLiteral("edition")));
    edition_->setCurrentIndex(std::max(0, edition));

    OptionChoice choice;
    for (const OptionInfo &option : kind().options) {
        const QString value = settings_.gameValue(kindId(), QStringLiteral("rules/") + text(option.id));
        if (!value.isEmpty())
            choice[std::string(option.id)] = value.toStdString();
    }
    if (!choice.empty())
        rules_->setChoice(choice);
}

void NewGameDialog::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    FittedDialog::changeEvent(event);
}

void NewGameDialog::retranslate()
{
    setWindowTitle(tr("New Game"));
    gameLabel_->setText(tr("Game"));
    for (std::size_t index = 0; index < words_.size(); ++index)
        gameBox_->setItemText(static_cast<int>(index), words_[index]->gameName());
    secretsLabel_->setText(tr("Secrets"));
    secrets_->setItemText(0, tr("A curtain between the persons at the screen"));
    secrets_->setItemText(1, tr("All open, to learn the game"));
    editionLabel_->setText(tr("Edition"));
    for (std::size_t index = 0; index < editions_.size(); ++index)
        edition_->setItemText(static_cast<int>(index),
                              foreign_text::line(inProgramLanguage(editions_[index].info.name)));
    showEdition();
    seedLabel_->setText(tr("Seed"));
    seed_->setPlaceholderText(tr("Drawn by lot; the same seed gives the same draws"));
    start_->setText(tr("Start"));
    alone_->setText(tr("Play Against the Computer"));
    alone_->setToolTip(tr("Starts with you on the first seat and computer players on all others"));
}

} // namespace waystone
