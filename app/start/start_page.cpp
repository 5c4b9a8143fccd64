#include "start/start_page.h"

#include "faces/game_faces.h"
#include "fitting/card_layout.h"
#include "fitting/scrolling_page.h"
#include "fitting/text_scale.h"
#include "fitting/text_watch.h"
#include "parts/flat_button.h"
#include "start/game_card.h"
#include "start/kept_card.h"

#include <QEvent>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QTimer>
#include <QVBoxLayout>

#include <algorithm>

namespace waystone {

namespace {

constexpr int widest = 1152;
constexpr int gap = 16;
constexpr int cardWidth = 326;
constexpr int cardsBeside = 3;
constexpr int keptWidth = 440;
constexpr int headWidth = 460;
constexpr std::size_t earlierShown = 2;

QLabel *heading(qreal growth)
{
    auto *label = new QLabel;
    QFont font = label->font();
    font.setPointSizeF(font.pointSizeF() * growth);
    font.setBold(true);
    label->setFont(font);
    return label;
}

} // namespace

StartPage::StartPage(const Registry &registry, QWidget *parent)
    : QWidget(parent),
      glances_(KeptCard::pictureSize),
      content_(new QWidget),
      title_(heading(1.85)),
      subtitle_(new QLabel),
      open_(new FlatButton(FlatButton::Kind::bare, QStringLiteral("openGame"), QStringLiteral("open"))),
      editor_(new FlatButton(FlatButton::Kind::bare, QStringLiteral("openEditor"), QStringLiteral("edit"))),
      learn_(new FlatButton(FlatButton::Kind::bare, QStringLiteral("learn"), QStringLiteral("learn"))),
      keptTitle_(heading(1.15)),
      allGames_(new FlatButton(FlatButton::Kind::link, QStringLiteral("allGames"))),
      kept_(new QWidget),
      continue_(new KeptCard(KeptCard::Size::large, glances_, QStringLiteral("continueGame"))),
      cardsTitle_(heading(1.15)),
      keys_(new QLabel)
{
    setObjectName(QStringLiteral("startPage"));
    auto *whole = new QVBoxLayout(this);
    whole->setContentsMargins({});
    whole->addWidget(new ScrollingPage(content_)); // still empty, or it would measure all that the page holds
    auto *page = new QWidget;
    fitToText(*page, [page] { page->setMaximumWidth(besideText(widest)); });
    auto *column = new QVBoxLayout(page);
    column->setContentsMargins({});
    column->setSpacing(8);
    // What a large window has to spare lies round the page, less of it above.
    column->addStretch(1);
    makeHead(*column);
    makeKept(*column);
    makeCards(registry, *column);
    column->addStretch(2);
    auto *grid = new QGridLayout(content_);
    grid->setColumnStretch(1, 1000);
    grid->setColumnStretch(0, 1);
    grid->setColumnStretch(2, 1);
    grid->addWidget(page, 0, 1);
    setEntries({}, 0);
}

void StartPage::makeHead(QBoxLayout &column)
{
    constexpr int logoSide = 48;
    auto *logo = new QLabel;
    logo->setPixmap(QIcon(QStringLiteral(":/icons/waystone.svg")).pixmap(logoSide, logoSide));
    subtitle_->setForegroundRole(QPalette::PlaceholderText);
    auto *titles = new QVBoxLayout;
    titles->setSpacing(0);
    titles->addWidget(title_);
    titles->addWidget(subtitle_);
    auto *left = new QWidget;
    auto *name = new QHBoxLayout(left);
    name->setContentsMargins({});
    name->addWidget(logo);
    name->addSpacing(4);
    name->addLayout(titles, 1);
    auto *right = new QWidget;
    auto *ways = new QHBoxLayout(right);
    ways->setContentsMargins({});
    ways->addStretch(1);
    for (FlatButton *button : {open_, editor_, learn_}) {
        button->setAutoDefault(true);
        ways->addWidget(button);
    }
    // Below each other where they have no room side by side.
    auto *head = new CardLayout(headWidth, 2, gap);
    head->addWidget(left);
    head->addWidget(right);
    column.addLayout(head);
    column.addSpacing(gap / 2);
    connect(open_, &FlatButton::clicked, this, &StartPage::openRequested);
    connect(editor_, &FlatButton::clicked, this, &StartPage::editorRequested);
    connect(learn_, &FlatButton::clicked, this, &StartPage::learnRequested);
}

void StartPage::makeKept(QBoxLayout &column)
{
    auto *head = new QHBoxLayout;
    head->addWidget(keptTitle_, 1);
    head->addWidget(allGames_);
    column.addLayout(head);
    auto *others = new QWidget;
    auto *below = new QVBoxLayout(others);
    below->setContentsMargins({});
    below->setSpacing(8);
    for (std::size_t index = 0; index < earlierShown; ++index) {
        auto *card =
            new KeptCard(KeptCard::Size::small, glances_, QStringLiteral("earlierGame%1").arg(index + 1));
        connect(card, &KeptCard::clicked, this,
                [this, card] { emit resumeRequested(card->game().entry.path); });
        below->addWidget(card);
        earlier_.push_back(card);
    }
    below->addStretch(1);
    auto *cards = new CardLayout(keptWidth, 2, gap);
    cards->addWidget(continue_);
    cards->addWidget(others);
    kept_->setLayout(cards);
    column.addWidget(kept_);
    column.addSpacing(gap / 2);
    allGames_->setAutoDefault(true);
    connect(continue_, &KeptCard::clicked, this,
            [this] { emit resumeRequested(continue_->game().entry.path); });
    connect(allGames_, &FlatButton::clicked, this, &StartPage::allGamesRequested);
}

void StartPage::makeCards(const Registry &registry, QBoxLayout &column)
{
    auto *cards = new QWidget;
    auto *layout = new CardLayout(cardWidth, cardsBeside, gap);
    cards->setLayout(layout);
    for (const GameKind &kind : registry.kinds()) {
        if (gameFace(kind.id) == nullptr)
            continue;
        auto *card = new GameCard(kind);
        layout->addWidget(card);
        cards_.push_back(card);
        connect(card, &GameCard::seen, this, &StartPage::cardSeen);
        connect(card, &GameCard::playWanted, this, &StartPage::newGameRequested);
        connect(card, &GameCard::learnWanted, this, &StartPage::learnGameRequested);
        connect(card, &GameCard::tenMinutesWanted, this, &StartPage::tenMinutesRequested);
        connect(card, &GameCard::walkthroughWanted, this, &StartPage::walkthroughRequested);
        connect(card, &GameCard::rulesWanted, this, &StartPage::rulesRequested);
        connect(card, &GameCard::lessonsWanted, this, &StartPage::learnRequested);
    }
    keys_->setForegroundRole(QPalette::PlaceholderText);
    column.addWidget(cardsTitle_);
    column.addWidget(cards);
    column.addWidget(keys_);
}

void StartPage::setEntries(std::vector<JournalEntry> entries, int all)
{
    all_ = all;
    allGames_->setVisible(all > 0);
    // A game that was put away is no longer under way, however new it is.
    std::stable_partition(entries.begin(), entries.end(),
                          [](const JournalEntry &entry) { return !entry.isClosed; });
    entries_ = std::move(entries);
    const bool canContinue = !entries_.empty() && !entries_.front().isClosed;
    continue_->setVisible(canContinue);
    if (canContinue)
        continue_->setGame(entries_.front());
    const std::size_t offset = canContinue ? 1 : 0;
    for (std::size_t index = 0; index < earlier_.size(); ++index) {
        const bool isThere = index + offset < entries_.size();
        earlier_[index]->setVisible(isThere);
        if (isThere)
            earlier_[index]->setGame(entries_[index + offset]);
    }
    earlier_.front()->parentWidget()->setVisible(entries_.size() > offset);
    keptTitle_->setVisible(!entries_.empty() || all > 0);
    kept_->setVisible(!entries_.empty());
    knowsProgress_ = false;
    if (canContinue)
        continue_->setFocus();
    else if (!cards_.empty())
        cards_.front()
            ->findChild<QPushButton *>(QStringLiteral("play_") + cards_.front()->game())
            ->setFocus();
    retranslate();
    update();
}

void StartPage::setProgress(Progress progress)
{
    progress_ = std::move(progress);
    knowsProgress_ = false;
    update();
}

void StartPage::askForProgress()
{
    for (GameCard *card : cards_)
        card->setCourse(progress_(card->game()));
}

void StartPage::cardSeen()
{
    // The lessons are many files: they are read once the page is seen.
    if (!knowsProgress_ && progress_) {
        knowsProgress_ = true;
        QTimer::singleShot(0, this, &StartPage::askForProgress);
    }
}

void StartPage::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    constexpr int sides = 64;
    constexpr int narrow = 1000;
    const int side = width() < besideText(narrow) ? gap : sides;
    content_->layout()->setContentsMargins(side, gap, side, gap);
}

void StartPage::keyPressEvent(QKeyEvent *event)
{
    const auto number = static_cast<std::size_t>(event->key() - Qt::Key_1);
    const bool isReturn = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (event->modifiers() & ~Qt::KeypadModifier)
        QWidget::keyPressEvent(event);
    else if (event->key() >= Qt::Key_1 && number < cards_.size())
        emit newGameRequested(cards_[number]->game());
    else if (isReturn && continue_->isVisible())
        continue_->click();
    else
        QWidget::keyPressEvent(event);
}

void StartPage::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void StartPage::retranslate()
{
    title_->setText(tr("Waystone"));
    subtitle_->setText(tr("A table for city-building board games"));
    learn_->setText(tr("All Lessons"));
    learn_->setToolTip(tr("Shows walkthroughs of the rules, lessons and your own positions"));
    open_->setText(tr("Open…"));
    editor_->setText(tr("Scenario Editor"));
    const bool canContinue = !entries_.empty() && !entries_.front().isClosed;
    // What has ended is not to be continued.
    const auto shown = std::min(entries_.size(), earlier_.size() + 1);
    const bool hasEnded = std::any_of(entries_.begin(), entries_.begin() + static_cast<std::ptrdiff_t>(shown),
                                      [](const JournalEntry &entry) { return entry.isClosed; });
    keptTitle_->setText(!canContinue ? tr("Earlier Games") : hasEnded ? tr("Your Games") : tr("Continue"));
    allGames_->setText(tr("All Games (%1)", "how many").arg(all_));
    cardsTitle_->setText(tr("Play or Learn"));
    const QString numbers = tr("Keys: 1 to %1 to play.").arg(cards_.size());
    keys_->setText(canContinue ? tr("%1 Return to continue.", "a sentence about other keys").arg(numbers)
                               : numbers);
    continue_->retranslate();
    for (KeptCard *card : earlier_)
        card->retranslate();
    for (GameCard *card : cards_)
        card->retranslate();
}

} // namespace waystone
