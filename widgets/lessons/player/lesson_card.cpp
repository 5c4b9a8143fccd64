#include "lessons/player/lesson_card.h"

#include "lessons/player/lesson_answers.h"
#include "lessons/player/lesson_card_head.h"
#include "lessons/player/lesson_feedback.h"
#include "lessons/player/lesson_label.h"
#include "words/foreign_text.h"

#include <QEvent>
#include <QPushButton>
#include <QScrollArea>
#include <QShortcut>
#include <QVBoxLayout>

namespace waystone {

namespace {

constexpr int leastWidth = 360;

} // namespace

LessonCard::LessonCard(LessonPlayer &player, const GameController &controller, QWidget *parent)
    : QFrame(parent),
      player_(player),
      controller_(controller),
      texts_(player),
      head_(new LessonCardHead(player, texts_)),
      scroll_(new QScrollArea),
      text_(lessonLabel("lessonText", 1.25)),
      secondText_(lessonLabel("lessonSecondText", 1.1)),
      task_(lessonLabel("lessonTask", 1, true)),
      answers_(new LessonAnswers(player, texts_)),
      feedback_(new LessonFeedback(player, controller, texts_)),
      hints_(lessonLabel("lessonHints")),
      hint_(lessonButton("lessonHint")),
      replay_(lessonButton("replayLine")),
      restart_(lessonButton("restartStep")),
      enough_(lessonButton("stopPlaying")),
      back_(lessonButton("lessonBack")),
      skip_(lessonButton("lessonSkip")),
      next_(lessonButton("lessonNext"))
{
    setObjectName(QStringLiteral("lessonCard"));
    setFrameShape(QFrame::StyledPanel);
    setMinimumWidth(leastWidth);
    setMaximumWidth(leastWidth + leastWidth / 4);
    auto *column = new QVBoxLayout(this);
    column->setSpacing(8);
    column->addWidget(head_);
    makeBody();
    column->addWidget(scroll_, 1);
    makeButtons(column);
    makeKeys();
    connect(&player, &LessonPlayer::changed, this, &LessonCard::refresh);
    connect(head_, &LessonCardHead::closeRequested, this, &LessonCard::closeRequested);
    connect(head_, &LessonCardHead::secondLanguageChosen, this, [this](const QString &code) {
        setSecondLanguage(code);
        emit secondLanguageChanged(code);
    });
}

void LessonCard::makeBody()
{
    auto *body = new QWidget;
    auto *column = new QVBoxLayout(body);
    column->setContentsMargins(2, 2, 6, 2);
    column->setSpacing(10);
    text_->setTextInteractionFlags(Qt::TextSelectableByMouse);
    secondText_->setForegroundRole(QPalette::PlaceholderText);
    for (QWidget *part : std::initializer_list<QWidget *>{text_, secondText_, task_, answers_, feedback_,
                                                          hints_, hint_, replay_, restart_, enough_})
        column->addWidget(part);
    column->addStretch();
    connect(hint_, &QPushButton::clicked, &player_, &LessonPlayer::tellHint);
    connect(replay_, &QPushButton::clicked, &player_, &LessonPlayer::replay);
    connect(restart_, &QPushButton::clicked, &player_, &LessonPlayer::restart);
    connect(enough_, &QPushButton::clicked, &player_, &LessonPlayer::stopPlaying);

    scroll_->setFrameShape(QFrame::NoFrame);
    scroll_->setWidgetResizable(true);
    scroll_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll_->setFocusPolicy(Qt::NoFocus);
    scroll_->setWidget(body);
}

void LessonCard::makeButtons(QVBoxLayout *column)
{
    QFont bold = next_->font();
    bold.setBold(true);
    next_->setFont(bold);
    connect(back_, &QPushButton::clicked, &player_, &LessonPlayer::back);
    connect(skip_, &QPushButton::clicked, &player_, &LessonPlayer::skip);
    connect(next_, &QPushButton::clicked, &player_, &LessonPlayer::next);
    auto *row = new QHBoxLayout;
    row->addWidget(back_, 2);
    row->addWidget(skip_, 2);
    row->addWidget(next_, 3);
    column->addLayout(row);
}

void LessonCard::makeKeys()
{
    const auto on = [this](const QKeySequence &key, auto use) {
        // The board beside the card has the keyboard as often as the card.
        auto *shortcut = new QShortcut(key, this);
        shortcut->setContext(Qt::WindowShortcut);
        connect(shortcut, &QShortcut::activated, this, use);
    };
    on(Qt::Key_PageDown, [this] { player_.next(); });
    on(Qt::Key_PageUp, [this] { player_.back(); });
    on(Qt::SHIFT | Qt::Key_PageDown, [this] { player_.skip(); });
    on(Qt::Key_H, [this] { player_.tellHint(); });
    on(Qt::Key_T, [this] { player_.tryAgain(); });
    on(Qt::Key_W, [this] { player_.seeConsequence(); });
    on(Qt::Key_R, [this] { player_.replay(); });
    on(Qt::Key_C, [this] { head_->showContents(); });
}

void LessonCard::setSecondLanguage(const QString &code)
{
    texts_.setSecondLanguage(code);
    refresh();
}

void LessonCard::setTheme(const Theme &theme)
{
    feedback_->setTheme(theme);
    refresh();
}

void LessonCard::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        refresh();
    QFrame::changeEvent(event);
}

void LessonCard::refresh()
{
    if (!player_.isOpen())
        return;
    if (shownLesson_ != &player_.lesson() || shownStep_ != player_.stepIndex()) {
        shownLesson_ = &player_.lesson();
        shownStep_ = player_.stepIndex();
        answers_->renew();
        scroll_->ensureVisible(0, 0);
    }
    setAccessibleName(foreign_text::line(read(player_.lesson().title), foreign_text::longestLine));
    head_->refresh();
    refreshText();
    answers_->refresh();
    feedback_->refresh();
    refreshHints();
    refreshButtons();
}

void LessonCard::refreshText()
{
    const LessonStep &step = player_.step();
    text_->setText(texts_.first(step.text));
    showText(secondText_, texts_.second(step.text));
    showText(task_, taskText());
    // Whoever does not see the card hears it where the keyboard is.
    for (QWidget *widget : std::initializer_list<QWidget *>{this, next_})
        widget->setAccessibleDescription(spoken());
    answers_->setSpoken(spoken());
}

QString LessonCard::spoken() const
{
    QStringList sentences{texts_.first(player_.step().text), taskText()};
    if (const auto &feedback = player_.feedback()) {
        sentences.append(feedback_->verdict());
        sentences.append(texts_.first(feedback->text));
    }
    sentences.removeAll(QString());
    return sentences.join(QLatin1Char(' '));
}

QString LessonCard::taskText() const
{
    using enum LessonStep::Kind;
    if (player_.stage() == LessonPlayer::Stage::showing)
        return tr("Watch the board.");
    if (player_.stage() != LessonPlayer::Stage::asked)
        return {};
    const std::optional<int> left = player_.run().actionsLeft();
    switch (player_.step().kind) {
    case act:
        return left ? tr("Play it on the board. Actions left: %1").arg(*left) : tr("Play it on the board.");
    case choose:
        return tr("Choose an answer.");
    case predict:
        return predictionTask();
    case playOn:
        return left ? tr("Play on against the computer. Actions left: %1").arg(*left)
                    : tr("Play on against the computer as long as you like.");
    case tell:
    case show:
        break;
    }
    return {};
}

QString LessonCard::predictionTask() const
{
    const LessonStep &step = player_.step();
    if (step.source.empty())
        return step.line.empty() ? tr("How many points are these?") : tr("How many points does this bring?");
    const QString source = controller_.words().sourceName(step.source);
    return step.line.empty() ? tr("How many points come from here: %1?").arg(source)
                             : tr("How many points does this bring from here: %1?").arg(source);
}

void LessonCard::refreshHints()
{
    const LessonStep &step = player_.step();
    QStringList told;
    for (int hint = 0; hint < player_.run().hintsTold(); ++hint)
        told.append(tr("Hint: %1").arg(texts_.both(step.hints[static_cast<std::size_t>(hint)])));
    showText(hints_, told.join(QStringLiteral("\n\n")));
    hint_->setText(player_.run().hintsTold() == 0 ? tr("&Hint") : tr("Another &Hint"));
    hint_->setToolTip(tr("Tells a little more (H)"));
    hint_->setVisible(player_.hasMoreHints());
}

void LessonCard::refreshButtons()
{
    replay_->setText(tr("Show It &Again"));
    replay_->setToolTip(tr("Plays it again from the beginning (R)"));
    replay_->setVisible(player_.canReplay());
    restart_->setText(tr("Start This Step &Over"));
    restart_->setVisible(player_.canRestart());
    enough_->setText(tr("&Enough Played"));
    enough_->setVisible(player_.step().kind == LessonStep::Kind::playOn &&
                        player_.stage() == LessonPlayer::Stage::asked);
    back_->setText(tr("&Back"));
    back_->setToolTip(tr("To the step before (Page Up)"));
    back_->setEnabled(player_.stepIndex() > 0);
    skip_->setText(tr("&Skip"));
    skip_->setToolTip(player_.isLast() ? tr("Ends the lesson without doing this step (Shift+Page Down)")
                                       : tr("To the next step without doing this one (Shift+Page Down)"));
    skip_->setEnabled(!player_.canGoOn());
    next_->setText(player_.isLast() ? tr("&Finish") : tr("&Next"));
    next_->setToolTip(player_.isLast() ? tr("Ends the lesson (Page Down)")
                                       : tr("To the next step (Page Down)"));
    next_->setEnabled(player_.canGoOn());
}

void LessonCard::focusNext()
{
    using Stage = LessonPlayer::Stage;
    if (player_.stage() == Stage::judged || player_.stage() == Stage::seen)
        feedback_->focusFirst();
    else if (player_.canGoOn())
        next_->setFocus();
    else if (player_.stage() != Stage::asked || !answers_->focusFirst())
        emit boardWanted();
}

} // namespace waystone
