#include "lessons/lesson_card.h"

#include "core/rng.h"
#include "lessons/wrapping_button.h"

#include <QComboBox>
#include <QEvent>
#include <QLabel>
#include <QMenu>
#include <QProgressBar>
#include <QPushButton>
#include <QScrollArea>
#include <QShortcut>
#include <QSpinBox>
#include <QToolButton>
#include <QVBoxLayout>

namespace waystone {

namespace {

constexpr int leastWidth = 360;
constexpr std::size_t mostOptionKeys = 9;
constexpr int mostPoints = 999;

QLabel *label(const char *name, qreal growth = 1, bool bold = false)
{
    auto *label = new QLabel;
    label->setObjectName(QLatin1String(name));
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    QFont font = label->font();
    font.setPointSizeF(font.pointSizeF() * growth);
    font.setBold(bold);
    label->setFont(font);
    return label;
}

QPushButton *button(const char *name)
{
    auto *button = new QPushButton;
    button->setObjectName(QLatin1String(name));
    button->setMinimumHeight(34);
    return button;
}

} // namespace

LessonCard::LessonCard(LessonPlayer &player, const GameController &controller, QWidget *parent)
    : QFrame(parent), player_(player), controller_(controller), theme_(&Theme::of(ThemeKind::light))
{
    setObjectName(QStringLiteral("lessonCard"));
    setFrameShape(QFrame::StyledPanel);
    setMinimumWidth(leastWidth);
    setMaximumWidth(leastWidth + leastWidth / 4);
    auto *column = new QVBoxLayout(this);
    column->setSpacing(8);
    makeHead(column);
    makeBody();
    column->addWidget(scroll_, 1);
    makeButtons(column);
    makeKeys();
    connect(&player, &LessonPlayer::changed, this, &LessonCard::refresh);
}

void LessonCard::makeHead(QVBoxLayout *column)
{
    title_ = label("lessonTitle");
    title_->setForegroundRole(QPalette::PlaceholderText);
    close_ = new QToolButton;
    close_->setObjectName(QStringLiteral("closeLesson"));
    close_->setAutoRaise(true);
    close_->setText(QStringLiteral("✕"));
    connect(close_, &QToolButton::clicked, this, &LessonCard::closeRequested);
    auto *top = new QHBoxLayout;
    top->addWidget(title_, 1);
    top->addWidget(close_, 0, Qt::AlignTop);
    column->addLayout(top);

    chapter_ = label("lessonChapter", 1.15, true);
    column->addWidget(chapter_);
    count_ = label("lessonCount");
    count_->setWordWrap(false);
    progress_ = new QProgressBar;
    progress_->setObjectName(QStringLiteral("lessonProgress"));
    progress_->setTextVisible(false);
    progress_->setFixedHeight(8);
    auto *where = new QHBoxLayout;
    where->addWidget(count_);
    where->addWidget(progress_, 1);
    column->addLayout(where);

    chapters_ = new QToolButton;
    chapters_->setObjectName(QStringLiteral("lessonContents"));
    chapters_->setPopupMode(QToolButton::InstantPopup);
    chapterMenu_ = new QMenu(chapters_);
    chapterMenu_->setObjectName(QStringLiteral("lessonContentsMenu"));
    chapters_->setMenu(chapterMenu_);
    connect(chapterMenu_, &QMenu::aboutToShow, this, &LessonCard::fillChapters);
    second_ = new QComboBox;
    second_->setObjectName(QStringLiteral("secondLanguage"));
    connect(second_, &QComboBox::activated, this, [this](int index) {
        setSecondLanguage(second_->itemData(index).toString());
        emit secondLanguageChanged(secondLanguage_);
    });
    auto *choices = new QHBoxLayout;
    choices->addWidget(chapters_);
    choices->addStretch();
    choices->addWidget(second_);
    column->addLayout(choices);
}

void LessonCard::makeBody()
{
    body_ = new QWidget;
    auto *column = new QVBoxLayout(body_);
    column->setContentsMargins(2, 2, 6, 2);
    column->setSpacing(10);
    text_ = label("lessonText", 1.25);
    text_->setTextInteractionFlags(Qt::TextSelectableByMouse);
    secondText_ = label("lessonSecondText", 1.1);
    secondText_->setForegroundRole(QPalette::PlaceholderText);
    task_ = label("lessonTask", 1, true);
    options_ = new QWidget;
    options_->setObjectName(QStringLiteral("lessonOptions"));
    (new QVBoxLayout(options_))->setContentsMargins({});

    prediction_ = new QWidget;
    predictionLabel_ = label("predictionLabel");
    predictionLabel_->setWordWrap(false);
    number_ = new QSpinBox;
    number_->setObjectName(QStringLiteral("predictedPoints"));
    number_->setRange(-mostPoints, mostPoints);
    number_->setMinimumHeight(34);
    predictionLabel_->setBuddy(number_);
    check_ = button("checkPrediction");
    auto *row = new QHBoxLayout(prediction_);
    row->setContentsMargins({});
    row->addWidget(predictionLabel_);
    row->addWidget(number_, 1);
    row->addWidget(check_);
    connect(check_, &QPushButton::clicked, this, [this] { player_.predict(number_->value()); });
    points_ = label("lessonPoints");

    feedback_ = new QFrame;
    feedback_->setObjectName(QStringLiteral("lessonFeedback"));
    feedback_->setFrameShape(QFrame::StyledPanel);
    feedback_->setAutoFillBackground(true);
    feedback_->setBackgroundRole(QPalette::Base);
    verdict_ = label("lessonVerdict", 1.1, true);
    feedbackText_ = label("lessonFeedbackText", 1.1);
    tryAgain_ = button("tryAgain");
    consequence_ = button("seeConsequence");
    auto *inside = new QVBoxLayout(feedback_);
    inside->addWidget(verdict_);
    inside->addWidget(feedbackText_);
    inside->addWidget(consequence_);
    inside->addWidget(tryAgain_);
    connect(tryAgain_, &QPushButton::clicked, &player_, &LessonPlayer::tryAgain);
    connect(consequence_, &QPushButton::clicked, &player_, &LessonPlayer::seeConsequence);

    hints_ = label("lessonHints");
    hint_ = button("lessonHint");
    replay_ = button("replayLine");
    restart_ = button("restartStep");
    enough_ = button("stopPlaying");
    connect(hint_, &QPushButton::clicked, &player_, &LessonPlayer::tellHint);
    connect(replay_, &QPushButton::clicked, &player_, &LessonPlayer::replay);
    connect(restart_, &QPushButton::clicked, &player_, &LessonPlayer::restart);
    connect(enough_, &QPushButton::clicked, &player_, &LessonPlayer::stopPlaying);

    for (QWidget *widget :
         std::initializer_list<QWidget *>{text_, secondText_, task_, options_, prediction_, feedback_,
                                          points_, hints_, hint_, replay_, restart_, enough_})
        column->addWidget(widget);
    column->addStretch();

    scroll_ = new QScrollArea;
    scroll_->setFrameShape(QFrame::NoFrame);
    scroll_->setWidgetResizable(true);
    scroll_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll_->setFocusPolicy(Qt::NoFocus);
    scroll_->setWidget(body_);
}

void LessonCard::makeButtons(QVBoxLayout *column)
{
    back_ = button("lessonBack");
    skip_ = button("lessonSkip");
    next_ = button("lessonNext");
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
    on(Qt::Key_C, [this] { chapters_->showMenu(); });
    for (std::size_t number = 0; number < mostOptionKeys; ++number) {
        auto *shortcut = new QShortcut(QKeySequence(Qt::Key_1 + static_cast<int>(number)), options_);
        shortcut->setContext(Qt::WindowShortcut);
        connect(shortcut, &QShortcut::activated, this, [this, number] {
            if (number < shownOrder_.size())
                player_.choose(shownOrder_[number]);
        });
    }
    auto *enter = new QShortcut(Qt::Key_Return, number_);
    enter->setContext(Qt::WidgetWithChildrenShortcut);
    connect(enter, &QShortcut::activated, check_, &QPushButton::click);
}

void LessonCard::setSecondLanguage(const QString &code)
{
    secondLanguage_ = code;
    refresh();
}

void LessonCard::setTheme(const Theme &theme)
{
    theme_ = &theme;
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
        makeOptions();
        number_->setValue(0);
        scroll_->ensureVisible(0, 0);
    }
    refreshHead();
    refreshText();
    refreshAnswers();
    refreshFeedback();
    refreshHints();
    refreshButtons();
}

/// Authors like to write the right answer first: the reader sees them in another order, always the same.
void LessonCard::makeOptions()
{
    qDeleteAll(optionButtons_);
    optionButtons_.clear();
    shownOrder_.clear();
    const int count = static_cast<int>(player_.step().options.size());
    for (int option = 0; option < count; ++option) {
        auto *choice = new WrappingButton;
        choice->setObjectName(QStringLiteral("option%1").arg(option));
        connect(choice, &QPushButton::clicked, &player_, [this, option] { player_.choose(option); });
        optionButtons_.push_back(choice);
        shownOrder_.push_back(option);
    }
    Rng rng(player_.run().seed());
    for (std::size_t left = shownOrder_.size(); left > 1; --left)
        std::swap(shownOrder_[left - 1], shownOrder_[rng.below(static_cast<std::uint32_t>(left))]);
    options_->setVisible(count > 0);
    for (const int option : shownOrder_) {
        WrappingButton *choice = optionButtons_[static_cast<std::size_t>(option)];
        options_->layout()->addWidget(choice);
        choice->show(); // now, so that the keyboard can go there
    }
}

void LessonCard::focusNext()
{
    using Stage = LessonPlayer::Stage;
    if (player_.stage() == Stage::judged || player_.stage() == Stage::seen)
        (player_.canSeeConsequence() ? consequence_ : tryAgain_)->setFocus();
    else if (player_.canGoOn())
        next_->setFocus();
    else if (player_.stage() == Stage::asked && player_.step().kind == LessonStep::Kind::predict)
        number_->setFocus(), number_->selectAll();
    else if (player_.stage() == Stage::asked && !optionButtons_.empty())
        focusFirstOption();
    else
        emit boardWanted();
}

void LessonCard::focusFirstOption()
{
    for (const int option : shownOrder_) {
        WrappingButton *button = optionButtons_[static_cast<std::size_t>(option)];
        if (button->isEnabled()) {
            button->setFocus();
            return;
        }
    }
}

} // namespace waystone
