#include "start/game_card.h"

#include "faces/game_faces.h"
#include "fitting/text_scale.h"
#include "fitting/text_watch.h"
#include "parts/flat_button.h"
#include "start/game_card_data.h"
#include "start/learn_button.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QPainter>
#include <QPainterPath>
#include <QTimer>
#include <QVBoxLayout>

namespace waystone {

namespace {

constexpr int artHeight = 148;
constexpr int padding = 16;
constexpr int buttonHeight = 36;

} // namespace

GameCard::GameCard(const GameKind &kind)
    : kind_(kind),
      title_(new QLabel),
      facts_(new QLabel),
      heading_(new QBoxLayout(QBoxLayout::LeftToRight)),
      blurb_(new QLabel),
      course_(new QLabel),
      play_(new FlatButton(FlatButton::Kind::main, QStringLiteral("play_") + game(), QStringLiteral("play"))),
      learn_(new LearnButton(QStringLiteral("rules_") + game())),
      more_(new FlatButton(FlatButton::Kind::plain, QStringLiteral("more_") + game()))
{
    setObjectName(QStringLiteral("card_") + game());
    QFont bold = title_->font();
    bold.setBold(true);
    constexpr qreal growth = 1.35;
    bold.setPointSizeF(bold.pointSizeF() * growth);
    title_->setFont(bold);
    facts_->setForegroundRole(QPalette::PlaceholderText);
    blurb_->setWordWrap(true);
    blurb_->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    course_->setObjectName(QStringLiteral("course_") + game());
    course_->setTextFormat(Qt::PlainText);
    course_->setForegroundRole(QPalette::PlaceholderText);
    course_->setWordWrap(true);
    for (FlatButton *button : {play_, static_cast<FlatButton *>(learn_), more_}) {
        button->setRoom(buttonHeight, 12);
        button->setAutoDefault(true);
    }
    auto *buttons = new QHBoxLayout;
    buttons->setSpacing(8);
    buttons->addWidget(play_);
    buttons->addWidget(learn_, 1);
    buttons->addWidget(more_);
    heading_->addWidget(title_, 1);
    heading_->addWidget(facts_, 0, Qt::AlignBottom);
    auto *column = new QVBoxLayout(this);
    fitToText(*this, [this, column] {
        blurb_->setMinimumHeight(2 * fontMetrics().lineSpacing());
        course_->setMinimumHeight(fontMetrics().lineSpacing()); // it comes later
        arrangeHeading();
        column->setContentsMargins(padding, besideText(artHeight) + padding * 3 / 4, padding, padding);
    });
    column->setSpacing(6);
    column->addLayout(heading_);
    column->addWidget(blurb_);
    column->addStretch(1);
    column->addWidget(course_);
    column->addSpacing(2);
    column->addLayout(buttons);
    connect(play_, &FlatButton::clicked, this, [this] { emit playWanted(game()); });
    connect(learn_, &FlatButton::clicked, this, [this] { emit learnWanted(game()); });
    connect(more_, &FlatButton::clicked, this, &GameCard::openMenu);
    retranslate();
}

QString GameCard::game() const
{
    return QString::fromUtf8(kind_.id.data(), static_cast<qsizetype>(kind_.id.size()));
}

QString GameCard::gameName() const
{
    return title_->text();
}

void GameCard::setCourse(const Course &course)
{
    learn_->setCourse(course);
    course_->setText(learn_->place());
}

void GameCard::openMenu()
{
    QMenu menu;
    menu.setObjectName(QStringLiteral("moreOfGame"));
    const QAction *start = menu.addAction(tr("Learn in Ten Minutes"));
    const QAction *walkthrough = menu.addAction(tr("All the Rules, Step by Step"));
    const QAction *rules = menu.addAction(tr("Read the Rules"));
    const QAction *lessons = menu.addAction(tr("All Lessons…"));
    const QAction *chosen = menu.exec(more_->mapToGlobal(QPoint(0, more_->height())));
    if (chosen == start)
        emit tenMinutesWanted(game());
    else if (chosen == walkthrough)
        emit walkthroughWanted(game());
    else if (chosen == rules)
        emit rulesWanted(game());
    else if (chosen == lessons)
        emit lessonsWanted();
}

void GameCard::paintEvent(QPaintEvent *event)
{
    CardFrame::paintEvent(event);
    const QSize size(width() - 2, besideText(artHeight));
    const std::pair<qint64, QSize> wanted{palette().cacheKey(), size};
    if (drawn_ != wanted) {
        drawn_ = wanted;
        // Reading it takes longer than all the rest: the page is seen before.
        QTimer::singleShot(0, this, &GameCard::readArt);
    }
    if (!art_.isNull()) {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        QPainterPath card;
        card.addRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), radius - 1, radius - 1);
        painter.setClipPath(card);
        painter.drawPixmap(1, 1, art_);
    }
    emit seen();
}

void GameCard::resizeEvent(QResizeEvent *event)
{
    CardFrame::resizeEvent(event);
    arrangeHeading();
}

void GameCard::arrangeHeading()
{
    const int beside = title_->sizeHint().width() + padding / 2 + facts_->sizeHint().width();
    const bool hasRoom = beside <= width() - 2 * padding;
    heading_->setDirection(hasRoom ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    heading_->setSpacing(hasRoom ? padding / 2 : 2);
}

void GameCard::readArt()
{
    art_ = game_card::art(kind_.id, game_card::themeOf(palette()), drawn_.second, devicePixelRatioF());
    update();
}

void GameCard::retranslate()
{
    title_->setText(gameFace(kind_.id)->generalWords()->gameName());
    facts_->setText(game_card::facts(kind_));
    blurb_->setText(game_card::blurb(kind_.id));
    play_->setText(tr("Play"));
    play_->setAccessibleName(
        tr("Play: %1, %2", "game, players and minutes").arg(title_->text(), facts_->text()));
    learn_->retranslate();
    course_->setText(learn_->place());
    arrangeHeading();
    more_->setText(QStringLiteral("⋯"));
    more_->setToolTip(tr("More"));
    more_->setAccessibleName(tr("More about %1", "game").arg(title_->text()));
}

} // namespace waystone
