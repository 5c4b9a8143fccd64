#include "start/new_game_dialog.h"

#include "faces/game_faces.h"
#include "fitting/card_layout.h"
#include "fitting/text_scale.h"
#include "parts/edition_text.h"
#include "parts/flat_button.h"
#include "parts/text_dialog.h"
#include "start/game_tile.h"
#include "start/rules_page.h"
#include "start/seats_editor.h"
#include "words/foreign_text.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QVBoxLayout>

namespace waystone {

namespace {

constexpr int tileWidth = 125; ///< at least, so that they stand beside each other with large text, too
constexpr int tilesBeside = 3;
constexpr int gap = 16;
constexpr int bigHeight = 40;

QString text(std::string_view view)
{
    return QString::fromUtf8(view.data(), static_cast<qsizetype>(view.size()));
}

QLabel *boldLabel()
{
    auto *label = new QLabel;
    QFont bold = label->font();
    bold.setBold(true);
    label->setFont(bold);
    return label;
}

FlatButton *bigButton(FlatButton::Kind kind, const char *name, const QString &icon = {})
{
    auto *button = new FlatButton(kind, QLatin1String(name), icon);
    button->setRoom(bigHeight, 16);
    return button;
}

} // namespace

NewGameDialog::NewGameDialog(const Registry &registry, EditionShelf shelf, Settings &settings,
                             QWidget *parent)
    : FittedDialog(parent),
      shelf_(std::move(shelf)),
      settings_(settings),
      gameLabel_(boldLabel()),
      seats_(new SeatsEditor),
      openRules_(
          new FlatButton(FlatButton::Kind::plain, QStringLiteral("openRules"), QStringLiteral("settings"))),
      rules_(new RulesPage),
      firstPage_(new QWidget),
      secondPage_(new QWidget),
      back_(
          new FlatButton(FlatButton::Kind::bare, QStringLiteral("backToSeats"), QStringLiteral("previous"))),
      rulesTitle_(boldLabel()),
      promise_(new QLabel),
      cancel_(bigButton(FlatButton::Kind::plain, "cancelGame")),
      start_(bigButton(FlatButton::Kind::main, "startGame", QStringLiteral("play"))),
      proposed_(new FlatButton(FlatButton::Kind::link, QStringLiteral("proposedRules"))),
      done_(bigButton(FlatButton::Kind::main, "rulesDone"))
{
    setObjectName(QStringLiteral("newGameDialog"));
    addGames(registry);
    setParts(makeMiddle(), makeFoot());
    start_->setDefault(true);
    showRules(false);
    connectParts();

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
            tiles_.push_back(new GameTile(kind));
        }
    }
}

void NewGameDialog::connectParts()
{
    for (std::size_t index = 0; index < tiles_.size(); ++index)
        connect(tiles_[index], &GameTile::clicked, this, [this, index] { useGame(static_cast<int>(index)); });
    connect(seats_, &SeatsEditor::completeChanged, this, &NewGameDialog::refresh);
    connect(seats_, &SeatsEditor::countChanged, this, &NewGameDialog::refresh);
    connect(rules_, &RulesPage::changed, this, &NewGameDialog::refresh);
    connect(rules_, &RulesPage::notesWanted, this, &NewGameDialog::showNotes);
    connect(rules_, &RulesPage::typingInWanted, this, [this] {
        done(Rejected);
        emit typingInWanted(newGame());
    });
    connect(openRules_, &FlatButton::clicked, this, [this] { showRules(true); });
    connect(back_, &FlatButton::clicked, this, [this] { showRules(false); });
    connect(done_, &FlatButton::clicked, this, [this] { showRules(false); });
    connect(proposed_, &FlatButton::clicked, rules_, &RulesPage::chooseProposed);
    connect(cancel_, &FlatButton::clicked, this, &NewGameDialog::reject);
    connect(start_, &FlatButton::clicked, this, &NewGameDialog::accept);
}

QWidget *NewGameDialog::makeMiddle()
{
    auto *first = new QVBoxLayout(firstPage_);
    first->setContentsMargins({});
    first->setSpacing(12);
    makeFirstPage(*first);
    auto *second = new QVBoxLayout(secondPage_);
    second->setContentsMargins({});
    second->setSpacing(12);
    makeHead(*second);
    second->addWidget(rules_, 1);
    auto *middle = new QWidget;
    auto *pages = new QVBoxLayout(middle);
    pages->addWidget(firstPage_);
    pages->addWidget(secondPage_);
    return middle;
}

void NewGameDialog::makeFirstPage(QBoxLayout &column)
{
    auto *tiles = new QWidget;
    auto *row = new CardLayout(tileWidth, tilesBeside, gap);
    tiles->setLayout(row);
    for (GameTile *tile : tiles_)
        row->addWidget(tile);
    openRules_->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    openRules_->setRoom(52, 16);
    column.addWidget(gameLabel_);
    column.addWidget(tiles);
    for (QWidget *choice : {static_cast<QWidget *>(gameLabel_), tiles})
        choice->setVisible(tiles_.size() > 1);
    column.addWidget(seats_);
    column.addWidget(openRules_);
    column.addStretch(1);
}

void NewGameDialog::makeHead(QBoxLayout &column)
{
    auto *head = new QHBoxLayout;
    head->addWidget(back_);
    head->addWidget(rulesTitle_, 1);
    column.addLayout(head);
}

QWidget *NewGameDialog::makeFoot()
{
    promise_->setForegroundRole(QPalette::PlaceholderText);
    promise_->setWordWrap(true);
    auto *foot = new QWidget;
    auto *row = new QHBoxLayout(foot);
    row->setContentsMargins(0, 4, 0, 0);
    row->addWidget(promise_, 1);
    row->addWidget(cancel_);
    row->addWidget(start_);
    row->addWidget(proposed_);
    row->addStretch();
    row->addWidget(done_);
    return foot;
}

void NewGameDialog::showRules(bool isShown)
{
    holdSize(isShown);
    firstPage_->setVisible(!isShown);
    secondPage_->setVisible(isShown);
    for (QWidget *widget :
         {static_cast<QWidget *>(promise_), static_cast<QWidget *>(cancel_), static_cast<QWidget *>(start_)})
        widget->setVisible(!isShown);
    proposed_->setVisible(isShown);
    done_->setVisible(isShown);
    (isShown ? done_ : start_)->setDefault(true);
    (isShown ? back_ : openRules_)->setFocus();
}

void NewGameDialog::showNotes()
{
    const EditionShelf::Entry *entry = rules_->edition();
    if (entry == nullptr)
        return;
    const auto html = [info = entry->info, words = words_[static_cast<std::size_t>(game_)]] {
        return edition_text::html(words->gameName(), info);
    };
    auto *notes = new TextDialog(QStringLiteral("editionDialog"), &edition_text::title, html, this);
    notes->setAttribute(Qt::WA_DeleteOnClose);
    notes->show();
}

QString NewGameDialog::kindId() const
{
    return text(kind().id);
}

void NewGameDialog::useGame(int index)
{
    game_ = index;
    tiles_[static_cast<std::size_t>(index)]->setChecked(true);
    seats_->setLimits(kind().minSeats, kind().maxSeats);
    rules_->setGame(kind(), words_[static_cast<std::size_t>(index)], shelf_.editions(kind()));
    recall();
    refresh();
}

void NewGameDialog::choose(const QString &game, int seats)
{
    for (std::size_t index = 0; index < kinds_.size(); ++index)
        if (text(kinds_[index]->id) == game)
            useGame(static_cast<int>(index));
    seats_->setCount(seats);
}

void NewGameDialog::keyPressEvent(QKeyEvent *event)
{
    if (secondPage_->isVisible() && event->matches(QKeySequence::Cancel)) {
        showRules(false);
        return;
    }
    FittedDialog::keyPressEvent(event);
}

void NewGameDialog::showEvent(QShowEvent *event)
{
    FittedDialog::showEvent(event);
    QWidget *empty = seats_->emptyName();
    (empty != nullptr ? empty : start_)->setFocus();
}

void NewGameDialog::refresh()
{
    start_->setEnabled(seats_->isComplete());
    openRules_->setNote(rules_->summary());
    openRules_->setToolTip(foreign_text::tip(rules_->summary()));
    promise_->setText(tr("%n players. The game is saved as you play.", nullptr, seats_->count()));
    rulesTitle_->setText(
        tr("Rules and Board: %1", "game").arg(words_[static_cast<std::size_t>(game_)]->gameName()));
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
    for (GameTile *tile : tiles_)
        tile->retranslate();
    rules_->retranslate();
    openRules_->setText(tr("Rules and Board…"));
    back_->setText(tr("New Game"));
    const QKeySequence key(Qt::ALT | Qt::Key_Left);
    back_->setShortcut(key); // a new text forgets it
    back_->setToolTip(
        foreign_text::tip(tr("Back to the players (%1)").arg(key.toString(QKeySequence::NativeText))));
    cancel_->setText(tr("Cancel"));
    start_->setText(tr("Start the Game"));
    proposed_->setText(tr("Back to the Proposed Rules"));
    done_->setText(tr("Done"));
    refresh();
}

} // namespace waystone
