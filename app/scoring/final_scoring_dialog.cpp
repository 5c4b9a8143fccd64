#include "scoring/final_scoring_dialog.h"

#include "parts/seat_icon.h"
#include "scoring/game_result.h"
#include "scoring/sheet_scoring.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QTableWidget>
#include <QVBoxLayout>

namespace waystone {

FinalScoringDialog::FinalScoringDialog(GameController &controller, Commands &commands, QWidget *parent)
    : FittedDialog(parent),
      controller_(controller),
      sentence_(new QLabel),
      sheets_(new SheetScoring(controller)),
      table_(new QTableWidget),
      next_(new QPushButton),
      all_(new QPushButton),
      close_(new QPushButton)
{
    setObjectName(QStringLiteral("finalScoringDialog"));
    sentence_->setObjectName(QStringLiteral("scoringSentence"));
    sentence_->setWordWrap(true);
    sentence_->setTextFormat(Qt::PlainText);
    sentence_->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    sentence_->setMinimumHeight(fontMetrics().lineSpacing() * 4);
    table_->setObjectName(QStringLiteral("scoringTable"));
    table_->setEditTriggers(QAbstractItemView::NoEditTriggers);
    table_->setSelectionMode(QAbstractItemView::NoSelection);
    table_->setFocusPolicy(Qt::NoFocus);
    table_->verticalHeader()->hide();
    table_->horizontalHeader()->setHighlightSections(false);

    next_->setObjectName(QStringLiteral("scoringNext"));
    all_->setObjectName(QStringLiteral("scoringAll"));
    close_->setObjectName(QStringLiteral("scoringClose"));
    connect(next_, &QPushButton::clicked, this, &FinalScoringDialog::showNext);
    connect(all_, &QPushButton::clicked, this, &FinalScoringDialog::showAll);
    connect(close_, &QPushButton::clicked, this, &QDialog::close);

    auto *steps = new QHBoxLayout;
    steps->addStretch();
    steps->addWidget(all_);
    steps->addWidget(next_);
    auto *bottom = new QHBoxLayout;
    for (QAction *action : {commands.rematch, commands.saveAs, commands.exportPng}) {
        auto *button = new QPushButton;
        button->setObjectName(QStringLiteral("scoring_") + action->objectName());
        button->setIcon(action->icon());
        button->setAutoDefault(false);
        connect(button, &QPushButton::clicked, action, &QAction::trigger);
        bottom->addWidget(button);
        others_.emplace_back(button, action);
    }
    connect(commands.rematch, &QAction::triggered, this, &QDialog::close);
    bottom->addStretch();
    bottom->addWidget(close_);

    auto *middle = new QWidget;
    auto *layout = new QVBoxLayout(middle);
    layout->addWidget(sheets_, 1);
    layout->addWidget(table_, 1);
    layout->addWidget(sentence_);
    auto *foot = new QWidget;
    auto *lines = new QVBoxLayout(foot);
    lines->setContentsMargins({});
    lines->addLayout(steps);
    lines->addSpacing(8);
    lines->addLayout(bottom);
    setParts(middle, foot);
    connect(&controller, &GameController::playersChanged, this, &FinalScoringDialog::refresh);
}

void FinalScoringDialog::restart()
{
    scoring_ = finalScoring(controller_);
    shown_ = 1;
    refresh();
    next_->setFocus();
}

int FinalScoringDialog::sheetLines() const
{
    return scoring_.steps.empty() ? sheets_->lines() : 0;
}

int FinalScoringDialog::tableLines() const
{
    return sheetLines() > 0 ? 1 : static_cast<int>(scoring_.steps.size()) + 2;
}

void FinalScoringDialog::showNext()
{
    shown_ = std::min(shown_ + 1, lines());
    refresh();
}

void FinalScoringDialog::showAll()
{
    shown_ = lines();
    refresh();
}

void FinalScoringDialog::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        refresh();
    FittedDialog::changeEvent(event);
}

void FinalScoringDialog::setCell(int row, int column, const QString &text, bool bold)
{
    auto *item = new QTableWidgetItem(text);
    QFont font = item->font();
    font.setBold(bold);
    item->setFont(font);
    item->setTextAlignment(column == 0 ? Qt::Alignment(Qt::AlignLeft | Qt::AlignVCenter)
                                       : Qt::Alignment(Qt::AlignCenter));
    table_->setItem(row, column, item);
}

void FinalScoringDialog::fillLine(int line)
{
    const GameWords &words = controller_.words();
    const bool isTotal = line == tableLines() - 1;
    QString title = isTotal ? tr("Total") : tr("Before the final scoring");
    const std::vector<int> *points = isTotal ? &scoring_.after : &scoring_.before;
    if (line > 0 && !isTotal) {
        const ScoringStep &step = scoring_.steps[static_cast<std::size_t>(line) - 1];
        title = step.what.empty() ? words.sourceName(step.cause) : words.termName(step.what);
        points = &step.points;
    }
    const int number = sheetLines() + line;
    const bool isShown = number < shown_;
    setCell(line, 0, title, isTotal);
    for (std::size_t seat = 0; seat < points->size(); ++seat)
        setCell(line, static_cast<int>(seat) + 1, isShown ? QString::number((*points)[seat]) : QString(),
                isTotal || number == shown_ - 1);
}

void FinalScoringDialog::refresh()
{
    setWindowTitle(tr("Final Scoring"));
    next_->setText(tr("Next"));
    all_->setText(tr("Show All"));
    close_->setText(tr("Close"));
    for (const auto &[button, action] : others_)
        button->setText(action->iconText());
    next_->setEnabled(!isAtEnd());
    all_->setEnabled(!isAtEnd());
    (isAtEnd() ? close_ : next_)->setDefault(true);
    if (scoring_.after.empty())
        return;

    const auto seats = static_cast<int>(scoring_.after.size());
    sheets_->setVisible(sheetLines() > 0);
    if (sheetLines() > 0)
        sheets_->showLines(shown_);
    table_->setRowCount(tableLines());
    table_->setColumnCount(seats + 1);
    table_->setHorizontalHeaderItem(0, new QTableWidgetItem(QString()));
    for (int seat = 0; seat < seats; ++seat) {
        const auto player = static_cast<Seat>(seat);
        table_->setHorizontalHeaderItem(seat + 1,
                                        new QTableWidgetItem(seatIcon(controller_.player(player).colour),
                                                             controller_.words().seatName(player)));
    }
    for (int line = 0; line < tableLines(); ++line)
        fillLine(line);
    table_->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    table_->horizontalHeader()->setSectionResizeMode(0, QHeaderView::Stretch);
    fitTable();
    sentence_->setText(sentence());
}

void FinalScoringDialog::fitTable()
{
    const QHeaderView &header = *table_->horizontalHeader();
    const QAbstractItemView &cells = *table_;
    constexpr int widest = 720;
    int width = 6;
    for (int column = 0; column < table_->columnCount(); ++column)
        width += std::max(header.sectionSizeHint(column), cells.sizeHintForColumn(column));
    const int height =
        header.sizeHint().height() + tableLines() * table_->verticalHeader()->defaultSectionSize() + 6;
    table_->setMinimumSize(std::min(width, widest), height);
    // Below sheets there is one line, and the room is theirs.
    table_->setMaximumHeight(sheetLines() > 0 ? height : QWIDGETSIZE_MAX);
}

QString FinalScoringDialog::sentence() const
{
    if (isAtEnd())
        return gameResult(controller_);
    if (shown_ == 1 || sheetLines() > 0)
        return tr("The last turn has been played. Now the final scoring follows, category by category.");
    QStringList sentences;
    for (const Event &event : scoring_.steps[static_cast<std::size_t>(shown_) - 2].events)
        sentences.append(controller_.words().eventText(event));
    return sentences.join(QLatin1Char('\n'));
}

} // namespace waystone
