#include "start/start_page.h"

#include "controls/tinted_icon.h"
#include "faces/game_faces.h"
#include "fitting/scrolling_page.h"
#include "fitting/text_scale.h"
#include "words/foreign_text.h"

#include <QEvent>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace waystone {

namespace {

constexpr std::size_t earlierShown = 4;

QPushButton *bigButton(const QString &name, const QString &icon)
{
    auto *button = new QPushButton;
    button->setObjectName(name);
    button->setIcon(tintedIcon(icon));
    button->setIconSize({besideText(24), besideText(24)});
    button->setMinimumHeight(besideText(44));
    return button;
}

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
      title_(heading(2.2)),
      subtitle_(new QLabel),
      continue_(bigButton(QStringLiteral("continueGame"), QStringLiteral("continue"))),
      learn_(bigButton(QStringLiteral("learn"), QStringLiteral("learn"))),
      newGame_(bigButton(QStringLiteral("newGame"), QStringLiteral("new"))),
      open_(bigButton(QStringLiteral("openGame"), QStringLiteral("open"))),
      editor_(bigButton(QStringLiteral("openEditor"), QStringLiteral("edit"))),
      earlierTitle_(heading(1)),
      earlier_(new QWidget),
      allGames_(new QPushButton)
{
    setObjectName(QStringLiteral("startPage"));
    auto *logo = new QLabel;
    logo->setPixmap(QIcon(QStringLiteral(":/icons/waystone.svg")).pixmap(96, 96));
    subtitle_->setForegroundRole(QPalette::PlaceholderText);
    auto *titles = new QVBoxLayout;
    titles->addStretch();
    titles->addWidget(title_);
    titles->addWidget(subtitle_);
    titles->addStretch();
    auto *head = new QHBoxLayout;
    head->addWidget(logo);
    head->addSpacing(12);
    head->addLayout(titles, 1);

    auto *panel = new QWidget;
    panel->setMinimumWidth(fontMetrics().averageCharWidth() * 64);
    auto *column = new QVBoxLayout(panel);
    column->setSpacing(10);
    column->addLayout(head);
    column->addSpacing(12);
    column->addWidget(continue_);
    makeQuickStarts(registry, column);
    auto *others = new QHBoxLayout;
    others->addWidget(newGame_, 1);
    others->addWidget(open_, 1);
    others->addWidget(editor_, 1);
    others->addWidget(learn_, 1);
    column->addLayout(others);
    column->addSpacing(12);
    column->addWidget(earlierTitle_);
    column->addWidget(earlier_);
    allGames_->setObjectName(QStringLiteral("allGames"));
    allGames_->setFlat(true);
    column->addWidget(allGames_);
    (new QVBoxLayout(earlier_))->setContentsMargins({});

    auto *content = new QWidget;
    auto *layout = new QGridLayout(content);
    layout->setRowStretch(0, 1);
    layout->setRowStretch(2, 2);
    layout->setColumnStretch(0, 1);
    layout->setColumnStretch(2, 1);
    layout->addWidget(panel, 1, 1);
    auto *page = new QVBoxLayout(this);
    page->setContentsMargins({});
    page->addWidget(new ScrollingPage(content));

    connect(continue_, &QPushButton::clicked, this, [this] { emit resumeRequested(entries_.front().path); });
    connect(allGames_, &QPushButton::clicked, this, &StartPage::allGamesRequested);
    connect(newGame_, &QPushButton::clicked, this, &StartPage::newGameRequested);
    connect(open_, &QPushButton::clicked, this, &StartPage::openRequested);
    connect(editor_, &QPushButton::clicked, this, &StartPage::editorRequested);
    connect(learn_, &QPushButton::clicked, this, &StartPage::learnRequested);
    setEntries({}, 0);
}

void StartPage::makeQuickStarts(const Registry &registry, QVBoxLayout *column)
{
    for (const GameKind &kind : registry.kinds()) {
        const GameFace *face = gameFace(kind.id);
        if (face == nullptr)
            continue;
        const QString id = QString::fromUtf8(kind.id.data(), static_cast<qsizetype>(kind.id.size()));
        words_[id] = face->generalWords();
        QLabel *title = heading(1.2);
        gameTitles_.emplace_back(id, title);
        column->addSpacing(6);
        column->addWidget(title);
        auto *row = new QHBoxLayout;
        for (int seats = kind.minSeats; seats <= kind.maxSeats; ++seats) {
            auto *button = new QPushButton;
            button->setObjectName(QStringLiteral("quickStart_%1_%2").arg(id).arg(seats));
            button->setMinimumHeight(besideText(44));
            connect(button, &QPushButton::clicked, this,
                    [this, id, seats] { emit quickStartRequested(id, seats); });
            row->addWidget(button, 1);
            quickStarts_.push_back({id, seats, button});
        }
        auto *rules = new QPushButton;
        rules->setObjectName(QStringLiteral("rules_") + id);
        rules->setMinimumHeight(besideText(44));
        rules->setIcon(tintedIcon(QStringLiteral("learn")));
        connect(rules, &QPushButton::clicked, this, [this, id] { emit rulesRequested(id); });
        row->addWidget(rules, 1);
        rules_.push_back(rules);
        column->addLayout(row);
    }
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
    continue_->setDefault(canContinue);

    qDeleteAll(earlierButtons_);
    earlierButtons_.clear();
    for (std::size_t index = canContinue ? 1 : 0; index < entries_.size() && index <= earlierShown; ++index) {
        auto *button = new QPushButton;
        button->setObjectName(QStringLiteral("earlierGame%1").arg(index));
        button->setFlat(true);
        connect(button, &QPushButton::clicked, this,
                [this, path = entries_[index].path] { emit resumeRequested(path); });
        earlier_->layout()->addWidget(button);
        earlierButtons_.push_back(button);
    }
    earlier_->setVisible(!earlierButtons_.empty());
    earlierTitle_->setVisible(!earlierButtons_.empty());
    (canContinue ? continue_ : newGame_)->setFocus();
    retranslate();
}

QString StartPage::entryText(const JournalEntry &entry) const
{
    const auto words = words_.find(QString::fromStdString(entry.game));
    const QString kind = words == words_.end() ? foreign_text::line(QString::fromStdString(entry.game))
                                               : words->second->gameName();
    const QString game = entry.name.isEmpty() ? kind : foreign_text::line(entry.name);
    QStringList names;
    for (std::size_t seat = 0; seat < entry.players.size(); ++seat) {
        const QString name = foreign_text::line(entry.players[seat].name);
        names.append(name.isEmpty() ? tr("Player %1").arg(seat + 1) : name);
    }
    const QString when = QLocale().toString(entry.changed, QLocale::ShortFormat);
    // Of many long names the first will do.
    constexpr qsizetype longestList = 80;
    const QString players = foreign_text::line(QLocale().createSeparatedList(names), longestList);
    return tr("%1: %2 (%3)", "game, players, date").arg(game, players, when);
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
    for (const auto &[game, title] : gameTitles_)
        title->setText(words_[game]->gameName());
    for (const QuickStart &start : quickStarts_) {
        start.button->setText(tr("%n players", nullptr, start.seats));
        start.button->setToolTip(tr("Starts at once, with the players and rules of last time"));
    }
    for (QPushButton *rules : rules_) {
        rules->setText(tr("Learn the rules"));
        rules->setToolTip(tr("Leads through the rules step by step, on the board"));
    }
    learn_->setText(tr("Learn…"));
    learn_->setToolTip(tr("Shows walkthroughs of the rules, lessons and your own positions"));
    newGame_->setText(tr("New Game…"));
    open_->setText(tr("Open…"));
    editor_->setText(tr("Scenario Editor"));
    earlierTitle_->setText(tr("Earlier games"));
    allGames_->setText(tr("All %n games…", nullptr, all_));
    if (continue_->isVisibleTo(this))
        continue_->setText(tr("Continue: %1", "game, players and date of a game under way")
                               .arg(foreign_text::caption(entryText(entries_.front()))));
    const std::size_t offset = entries_.size() > 0 && !entries_.front().isClosed ? 1 : 0;
    for (std::size_t index = 0; index < earlierButtons_.size(); ++index)
        earlierButtons_[index]->setText(foreign_text::caption(entryText(entries_[index + offset])));
}

} // namespace waystone
