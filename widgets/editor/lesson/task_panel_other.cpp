#include "bots/bots.h"
#include "editor/lesson/lesson_draft.h"
#include "editor/lesson/line_box.h"
#include "editor/lesson/task_panel.h"
#include "words/foreign_text.h"
#include "words/program_language.h"

#include <QComboBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QSpinBox>
#include <QToolButton>
#include <QVBoxLayout>

namespace waystone {

namespace {

constexpr int longestPlay = 200;
constexpr int lengthMerging = 111;

} // namespace

QWidget *TaskPanel::makeShow()
{
    auto *page = new QWidget;
    shown_ = new LineBox("shownLine");
    auto *layout = new QVBoxLayout(page);
    layout->addWidget(shown_);
    layout->addStretch();
    connect(shown_, &LineBox::recordWanted, this, [this] { emit recordWanted({LineUse::shown}); });
    connect(shown_, &LineBox::clearWanted, this, [this] {
        draft_.changeStep([] { return tr("No line", "a step of the history"); },
                          [](LessonStep &step) { step.line.clear(); });
    });
    return page;
}

QWidget *TaskPanel::makeChoose()
{
    auto *page = new QWidget;
    optionsHelp_ = new QLabel;
    optionsHelp_->setWordWrap(true);
    options_ = new QListWidget;
    options_->setObjectName(QStringLiteral("options"));
    addOption_ = new QToolButton;
    addOption_->setObjectName(QStringLiteral("addOption"));
    removeOption_ = new QToolButton;
    removeOption_->setObjectName(QStringLiteral("removeOption"));
    auto *buttons = new QHBoxLayout;
    buttons->addWidget(addOption_);
    buttons->addWidget(removeOption_);
    buttons->addStretch();
    auto *layout = new QVBoxLayout(page);
    layout->addWidget(optionsHelp_);
    layout->addWidget(options_, 1);
    layout->addLayout(buttons);
    connect(addOption_, &QToolButton::clicked, this, [this] {
        draft_.changeStep([] { return tr("Answer", "a step of the history"); },
                          [](LessonStep &step) { step.options.emplace_back(); });
    });
    connect(removeOption_, &QToolButton::clicked, this, [this] {
        if (const int row = options_->currentRow(); row >= 0)
            draft_.changeStep([] { return tr("Answer removed", "a step of the history"); },
                              [row](LessonStep &step) { step.options.erase(step.options.begin() + row); });
    });
    connect(options_, &QListWidget::itemChanged, this, [this](QListWidgetItem *item) {
        const auto row = static_cast<std::size_t>(options_->row(item));
        const bool right = item->checkState() == Qt::Checked;
        if (!isFilling_ && row < draft_.current().options.size() &&
            draft_.current().options[row].isRight != right)
            draft_.changeStep([] { return tr("Right answer", "a step of the history"); },
                              [row, right](LessonStep &step) { step.options[row].isRight = right; });
    });
    return page;
}

QWidget *TaskPanel::makePredict()
{
    auto *page = new QWidget;
    counted_ = new LineBox("countedLine");
    source_ = new QComboBox;
    source_->setObjectName(QStringLiteral("predictSource"));
    sourceLabel_ = new QLabel;
    auto *form = new QFormLayout;
    form->setRowWrapPolicy(QFormLayout::WrapLongRows);
    form->addRow(sourceLabel_, source_);
    auto *layout = new QVBoxLayout(page);
    layout->addLayout(form);
    layout->addWidget(counted_);
    layout->addStretch();
    connect(counted_, &LineBox::recordWanted, this, [this] { emit recordWanted({LineUse::shown}); });
    connect(counted_, &LineBox::clearWanted, this, [this] {
        draft_.changeStep([] { return tr("No line", "a step of the history"); },
                          [](LessonStep &step) { step.line.clear(); });
    });
    connect(source_, &QComboBox::activated, this, [this] {
        draft_.changeStep([] { return tr("Source of the points", "a step of the history"); },
                          [source = source_->currentData().toString().toStdString()](LessonStep &step) {
                              step.source = source;
                          });
    });
    return page;
}

QWidget *TaskPanel::makePlayOn()
{
    auto *page = new QWidget;
    length_ = new QSpinBox;
    length_->setObjectName(QStringLiteral("playLength"));
    length_->setRange(0, longestPlay);
    lengthLabel_ = new QLabel;
    bot_ = new QComboBox;
    bot_->setObjectName(QStringLiteral("playBot"));
    botLabel_ = new QLabel;
    auto *form = new QFormLayout(page);
    form->setRowWrapPolicy(QFormLayout::WrapLongRows);
    form->addRow(lengthLabel_, length_);
    form->addRow(botLabel_, bot_);
    connect(length_, &QSpinBox::valueChanged, this, [this](int length) {
        if (!isFilling_)
            draft_.changeStep([] { return tr("Number of actions", "a step of the history"); },
                              [length](LessonStep &step) { step.mostActions = length; }, lengthMerging);
    });
    connect(bot_, &QComboBox::activated, this, [this] {
        draft_.changeStep(
            [] { return tr("Computer player", "a step of the history"); },
            [bot = bot_->currentData().toString().toStdString()](LessonStep &step) { step.bot = bot; });
    });
    return page;
}

void TaskPanel::refreshOptions()
{
    const int row = options_->currentRow();
    options_->clear();
    const Lesson &lesson = draft_.lesson();
    for (const LessonOption &option : draft_.current().options) {
        const QString text =
            foreign_text::line(inProgramLanguage(option.text, lesson.language), foreign_text::longestLine);
        auto *item =
            new QListWidgetItem(text.isEmpty() ? tr("(without words yet)", "an answer") : text, options_);
        item->setFlags(item->flags() | Qt::ItemIsUserCheckable);
        item->setCheckState(option.isRight ? Qt::Checked : Qt::Unchecked);
    }
    options_->setCurrentRow(std::min(row, options_->count() - 1));
}

void TaskPanel::refreshOther()
{
    const LessonStep &step = draft_.current();
    const GameWords &words = draft_.document().words();
    switch (step.kind) {
    case LessonStep::Kind::show:
        shown_->show(draft_.lineText(step.line), tr("Nothing is played yet."));
        break;
    case LessonStep::Kind::choose:
        refreshOptions();
        break;
    case LessonStep::Kind::predict: {
        counted_->show(draft_.lineText(step.line),
                       tr("Nothing is played: the question is about the next scoring."));
        source_->clear();
        source_->addItem(tr("All points"), QString());
        if (const std::optional<Position> position = draft_.beginning())
            for (const ScoreItem &item : draft_.document().game().score(*position).items)
                source_->addItem(
                    words.sourceName(item.source),
                    QString::fromUtf8(item.source.data(), static_cast<qsizetype>(item.source.size())));
        source_->setCurrentIndex(std::max(0, source_->findData(QString::fromStdString(step.source))));
        break;
    }
    case LessonStep::Kind::playOn:
        length_->setValue(step.mostActions);
        bot_->clear();
        for (const std::string_view id : botIds())
            bot_->addItem(playedByName(id), QString::fromUtf8(id.data(), static_cast<qsizetype>(id.size())));
        bot_->setCurrentIndex(step.bot.empty()
                                  ? bot_->count() - 1
                                  : std::max(0, bot_->findData(QString::fromStdString(step.bot))));
        break;
    default:
        break;
    }
}

void TaskPanel::retranslateOther()
{
    shown_->setHeading(tr("What is played"));
    counted_->setHeading(tr("What is played"));
    for (LineBox *box : {shown_, counted_})
        box->retranslate();
    optionsHelp_->setText(tr("Check the right answers; write their words under “Texts”."));
    addOption_->setText(tr("Add"));
    removeOption_->setText(tr("Remove"));
    options_->setAccessibleName(tr("Answers"));
    sourceLabel_->setText(tr("Points from:"));
    lengthLabel_->setText(tr("Actions of the reader:"));
    length_->setSpecialValueText(tr("as long as they like"));
    botLabel_->setText(tr("The others are played by:"));
}

} // namespace waystone
