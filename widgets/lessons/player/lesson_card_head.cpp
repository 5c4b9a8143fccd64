#include "lessons/player/lesson_card_head.h"

#include "lessons/library/library_item.h"
#include "lessons/player/lesson_commands.h"
#include "lessons/player/lesson_label.h"
#include "words/foreign_text.h"
#include "words/program_language.h"

#include <QComboBox>
#include <QMenu>
#include <QProgressBar>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <iterator>

namespace waystone {

namespace {

constexpr qsizetype longestBeginning = 44; ///< letters of a step's text in the contents

} // namespace

LessonCardHead::LessonCardHead(LessonPlayer &player, const LessonTexts &texts, const LessonCommands &commands)
    : player_(player),
      texts_(texts),
      commands_(commands),
      title_(lessonLabel("lessonTitle")),
      close_(new QToolButton),
      chapter_(lessonLabel("lessonChapter", 1.15, true)),
      count_(lessonLabel("lessonCount")),
      progress_(new QProgressBar),
      chapters_(new QToolButton),
      chapterMenu_(new QMenu(chapters_)),
      second_(new QComboBox)
{
    title_->setForegroundRole(QPalette::PlaceholderText);
    close_->setObjectName(QStringLiteral("closeLesson"));
    close_->setAutoRaise(true);
    close_->setText(QStringLiteral("✕"));
    progress_->setObjectName(QStringLiteral("lessonProgress"));
    progress_->setTextVisible(false);
    progress_->setFixedHeight(8);
    chapters_->setObjectName(QStringLiteral("lessonContents"));
    chapters_->setPopupMode(QToolButton::InstantPopup);
    chapterMenu_->setObjectName(QStringLiteral("lessonContentsMenu"));
    chapters_->setMenu(chapterMenu_);
    second_->setObjectName(QStringLiteral("secondLanguage"));

    auto *top = new QHBoxLayout;
    top->addWidget(title_, 1);
    top->addWidget(close_, 0, Qt::AlignTop);
    auto *where = new QVBoxLayout;
    where->setSpacing(4);
    where->addWidget(count_);
    where->addWidget(progress_);
    auto *choices = new QHBoxLayout;
    choices->addWidget(chapters_);
    choices->addStretch();
    choices->addWidget(second_);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->addLayout(top);
    column->addWidget(chapter_);
    column->addLayout(where);
    column->addLayout(choices);

    connect(close_, &QToolButton::clicked, this, &LessonCardHead::closeRequested);
    connect(chapterMenu_, &QMenu::aboutToShow, this, &LessonCardHead::fillChapters);
    connect(second_, &QComboBox::activated, this,
            [this](int index) { emit secondLanguageChosen(second_->itemData(index).toString()); });
}

void LessonCardHead::showContents()
{
    chapters_->showMenu();
}

void LessonCardHead::refresh()
{
    const int step = player_.stepIndex();
    const int chapter = player_.chapterOf(step);
    const auto heading = [this](const LocalText &text) {
        QStringList lines;
        for (const QString &each : {texts_.first(text), texts_.second(text)})
            if (!each.isEmpty())
                lines += foreign_text::line(each, foreign_text::longestLine);
        return lines.join(QLatin1Char('\n'));
    };
    title_->setText(heading(player_.lesson().title));
    showText(chapter_, chapter < 0
                           ? QString()
                           : heading(player_.lesson().steps[static_cast<std::size_t>(chapter)].chapter));
    showPlace();
    chapters_->setVisible(player_.repeated().empty());
    chapters_->setText(tr("&Contents"));
    chapters_->setToolTip(LessonCommands::withKey(
        tr("Shows all chapters or steps, so you can go to any of them"), *commands_.contents));
    close_->setToolTip(tr("Leaves the lesson; it can be continued later"));
    close_->setAccessibleName(tr("Leave the lesson"));
    fillLanguages();
    fillChapters();
}

/// In chapters where there are some: of a long lesson a number of steps says little.
void LessonCardHead::showPlace()
{
    const int step = player_.stepIndex();
    const std::vector<int> &repeated = player_.repeated();
    const auto before = std::ranges::lower_bound(repeated, step) - repeated.begin();
    const int place = repeated.empty() ? step + 1 : static_cast<int>(before) + 1;
    const int all = repeated.empty() ? player_.steps() : static_cast<int>(repeated.size());
    const std::vector<int> chapters = player_.chapters();
    const auto after = std::ranges::upper_bound(chapters, step);
    if (!repeated.empty()) {
        count_->setText(tr("Review %1 of %2").arg(place).arg(all));
    } else if (after == chapters.begin()) {
        count_->setText(tr("Step %1 of %2").arg(place).arg(all));
    } else {
        const int first = *std::prev(after);
        const int end = after == chapters.end() ? player_.steps() : *after;
        count_->setText(tr("Chapter %1 of %2 · Step %3 of %4")
                            .arg(after - chapters.begin())
                            .arg(chapters.size())
                            .arg(step - first + 1)
                            .arg(end - first));
    }
    progress_->setRange(0, all);
    progress_->setValue(place);
    progress_->setAccessibleName(count_->text());
}

void LessonCardHead::fillLanguages()
{
    second_->clear();
    second_->addItem(tr("One language"), QString());
    for (const std::string &code : player_.lesson().languages) {
        const QString language = QString::fromStdString(code);
        if (language == programLanguage())
            continue;
        // Everybody knows a language by its own name.
        second_->addItem(QStringLiteral("+ ") + languageName(language), language);
    }
    second_->setCurrentIndex(std::max(0, second_->findData(texts_.secondLanguage())));
    second_->setToolTip(tr("Shows every text in a second language as well"));
    second_->setAccessibleName(tr("Second language"));
}

void LessonCardHead::fillChapters()
{
    std::vector<int> entries = player_.chapters();
    const bool hasChapters = !entries.empty();
    if (!hasChapters)
        for (int step = 0; step < player_.steps(); ++step)
            entries.push_back(step);
    chapterMenu_->clear();
    for (std::size_t number = 0; number < entries.size(); ++number) {
        const int first = entries[number];
        const int end = number + 1 < entries.size() ? entries[number + 1] : player_.steps();
        bool isDone = true;
        for (int step = first; step < end; ++step)
            isDone = isDone && player_.isDone(step);
        const LessonStep &step = player_.lesson().steps[static_cast<std::size_t>(first)];
        const QString name = hasChapters
                                 ? foreign_text::line(texts_.first(step.chapter))
                                 : tr("%1. %2", "number of a step, how its text begins")
                                       .arg(QString::number(first + 1),
                                            foreign_text::line(texts_.first(step.text), longestBeginning));
        const bool isHere = player_.stepIndex() >= first && player_.stepIndex() < end;
        const QString whole = isHere   ? tr("%1 – you are here", "chapter or step").arg(name)
                              : isDone ? tr("%1 ✓", "chapter or step that is done").arg(name)
                                       : name;
        QAction *entry = chapterMenu_->addAction(foreign_text::caption(whole));
        QFont font = chapterMenu_->font();
        font.setBold(isHere);
        entry->setFont(font);
        connect(entry, &QAction::triggered, &player_, [this, first] { player_.goTo(first); });
    }
}

} // namespace waystone
