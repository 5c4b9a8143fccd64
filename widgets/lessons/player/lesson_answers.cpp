#include "lessons/player/lesson_answers.h"
#include "fitting/text_watch.h"

#include "controls/wrapping_button.h"
#include "lessons/player/lesson_label.h"
#include "words/foreign_text.h"

#include <QPushButton>
#include <QShortcut>
#include <QSpinBox>
#include <QVBoxLayout>

#include <algorithm>

namespace waystone {

namespace {

constexpr std::size_t mostOptionKeys = 9;
constexpr int mostPoints = 999;

} // namespace

LessonAnswers::LessonAnswers(LessonPlayer &player, const LessonTexts &texts)
    : player_(player),
      texts_(texts),
      options_(new QWidget),
      prediction_(new QWidget),
      predictionLabel_(lessonLabel("predictionLabel")),
      number_(new QSpinBox),
      check_(lessonButton("checkPrediction"))
{
    options_->setObjectName(QStringLiteral("lessonOptions"));
    (new QVBoxLayout(options_))->setContentsMargins({});
    predictionLabel_->setWordWrap(false);
    number_->setObjectName(QStringLiteral("predictedPoints"));
    number_->setRange(-mostPoints, mostPoints);
    fitToText(*this, [this] { number_->setMinimumHeight(check_->minimumHeight()); });
    predictionLabel_->setBuddy(number_);
    auto *row = new QHBoxLayout(prediction_);
    row->setContentsMargins({});
    row->addWidget(predictionLabel_);
    row->addWidget(number_, 1);
    row->addWidget(check_);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->addWidget(options_);
    column->addWidget(prediction_);
    connect(check_, &QPushButton::clicked, this, [this] { player_.predict(number_->value()); });
    makeKeys();
}

void LessonAnswers::makeKeys()
{
    for (std::size_t number = 0; number < mostOptionKeys; ++number) {
        // The board has the keyboard as often as the answers.
        auto *shortcut = new QShortcut(QKeySequence(Qt::Key_1 + static_cast<int>(number)), options_);
        shortcut->setContext(Qt::WindowShortcut);
        connect(shortcut, &QShortcut::activated, this, [this, number] {
            if (number < shownOrder_.size())
                player_.choose(shownOrder_[number]);
        });
    }
    for (const Qt::Key key : {Qt::Key_Return, Qt::Key_Enter}) {
        auto *enter = new QShortcut(key, number_);
        enter->setContext(Qt::WidgetWithChildrenShortcut);
        connect(enter, &QShortcut::activated, check_, &QPushButton::click);
    }
}

/// In the order in which they are written; only a right answer that is written first comes last, since whoever presses
/// Return without reading chooses the first one.
void LessonAnswers::renew()
{
    number_->setValue(0);
    qDeleteAll(buttons_);
    buttons_.clear();
    shownOrder_.clear();
    const int count = static_cast<int>(player_.step().options.size());
    for (int option = 0; option < count; ++option) {
        auto *choice = new WrappingButton;
        choice->setObjectName(QStringLiteral("option%1").arg(option));
        connect(choice, &QPushButton::clicked, &player_, [this, option] { player_.choose(option); });
        buttons_.push_back(choice);
        shownOrder_.push_back(option);
    }
    if (count > 0 && player_.step().options.front().isRight)
        std::ranges::rotate(shownOrder_, shownOrder_.begin() + 1);
    const bool isPrediction = player_.step().kind == LessonStep::Kind::predict;
    options_->setVisible(count > 0);
    prediction_->setVisible(isPrediction);
    setVisible(count > 0 || isPrediction);
    for (const int option : shownOrder_) {
        options_->layout()->addWidget(buttonOf(option));
        buttonOf(option)->show(); // now, so that the keyboard can go there
    }
}

void LessonAnswers::refresh()
{
    const bool isAsked = player_.stage() == LessonPlayer::Stage::asked;
    refreshOptions(isAsked);
    predictionLabel_->setText(tr("&Points:"));
    check_->setText(tr("C&heck"));
    number_->setEnabled(isAsked);
    check_->setEnabled(isAsked);
}

void LessonAnswers::refreshOptions(bool isAsked)
{
    for (std::size_t place = 0; place < shownOrder_.size(); ++place) {
        const int option = shownOrder_[place];
        const LessonOption &answer = player_.step().options[static_cast<std::size_t>(option)];
        const bool isChosen = player_.isChosen(option);
        const QString text = foreign_text::caption(texts_.both(answer.text));
        WrappingButton *button = buttonOf(option);
        const QString keyed = place < mostOptionKeys
                                  ? tr("%1  %2", "key and text of an answer").arg(place + 1).arg(text)
                                  : text;
        button->setText(!isChosen        ? keyed
                        : answer.isRight ? tr("✓ %1", "right answer that was chosen").arg(text)
                                         : tr("✗ %1", "wrong answer that was chosen").arg(text));
        button->setEnabled(isAsked && !isChosen);
        button->setLegible(isChosen);
        button->setToolTip(foreign_text::tip(tr("Key %1").arg(place + 1)));
    }
}

bool LessonAnswers::focusFirst()
{
    if (player_.step().kind == LessonStep::Kind::predict) {
        number_->setFocus();
        number_->selectAll();
        return true;
    }
    const auto open =
        std::ranges::find_if(shownOrder_, [this](int option) { return buttonOf(option)->isEnabled(); });
    if (open == shownOrder_.end())
        return false;
    buttonOf(*open)->setFocus();
    return true;
}

void LessonAnswers::setSpoken(const QString &text)
{
    number_->setAccessibleDescription(text);
}

} // namespace waystone
