#include "table/proposals_bar.h"

#include "board/gain_text.h"
#include "board/sheet_text.h"
#include "parts/seat_icon.h"
#include "words/foreign_text.h"
#include "words/general_words.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace waystone {

namespace {

constexpr int markSize = 20;

} // namespace

ProposalsBar::ProposalsBar(GameController &controller, QWidget *parent)
    : QFrame(parent), controller_(controller)
{
    setObjectName(QStringLiteral("proposalsBar"));
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(10, 0, 10, 4);
    column->setSpacing(2);
    for (Seat seat = 0; seat < maxSeats; ++seat)
        makeLine(seat, column);
    connect(&controller.proposals(), &Proposals::changed, this, &ProposalsBar::refresh);
    connect(&controller, &GameController::playersChanged, this, &ProposalsBar::refresh);
    connect(&controller, &GameController::languageChanged, this, &ProposalsBar::refresh);
    refresh();
}

void ProposalsBar::makeLine(Seat seat, QVBoxLayout *column)
{
    const Line line{new QWidget, new QLabel, new QLabel, new QPushButton, new QPushButton};
    line.text->setObjectName(QStringLiteral("proposal%1").arg(seat));
    line.text->setTextFormat(Qt::PlainText);
    line.text->setWordWrap(true);
    line.play->setObjectName(QStringLiteral("playProposal%1").arg(seat));
    line.discard->setObjectName(QStringLiteral("discardProposal%1").arg(seat));
    connect(line.play, &QPushButton::clicked, this, [this, seat] { controller_.acceptProposal(seat); });
    connect(line.discard, &QPushButton::clicked, this, [this, seat] { controller_.discardProposal(seat); });
    auto *row = new QHBoxLayout(line.widget);
    row->setContentsMargins({});
    row->addWidget(line.mark);
    row->addWidget(line.text, 1);
    row->addWidget(line.play);
    row->addWidget(line.discard);
    column->addWidget(line.widget);
    lines_.push_back(line);
}

void ProposalsBar::refresh()
{
    for (const Line &line : lines_) {
        line.play->setText(tr("Play It"));
        line.discard->setText(tr("Discard"));
        for (QWidget *widget : {static_cast<QWidget *>(line.text), static_cast<QWidget *>(line.play),
                                static_cast<QWidget *>(line.discard)}) {
            widget->setToolTip({});
            widget->setAccessibleName({});
        }
        line.text->clear();
        line.widget->hide();
    }
    for (const Proposal &proposal : controller_.proposals().all())
        fill(lines_[proposal.seat], proposal);
    setVisible(!controller_.proposals().all().empty());
}

QString ProposalsBar::text(const Proposal &proposal) const
{
    const GameWords &words = controller_.words();
    const QString name = words.seatName(proposal.seat);
    const QString action = words.actionText(proposal.action, controller_.viewOf(nobody));
    const int points = proposal.preview.points(proposal.seat);
    if (points == 0)
        return tr("%1 proposes: %2", "player, action").arg(name, action);
    return tr("%1 proposes: %2 (%3)", "player, action, points")
        .arg(name, action, general_words::points(points, points));
}

void ProposalsBar::fill(const Line &line, const Proposal &proposal)
{
    const GameWords &words = controller_.words();
    const Seat seat = proposal.seat;
    line.mark->setPixmap(seatMark(controller_.player(seat).colour, markSize, devicePixelRatioF()));
    line.text->setText(text(proposal));
    const QStringList changes = SheetText::changes(controller_.shown().sheets, proposal.preview, seat, words);
    const QStringList gains = GainText::lines(proposal.preview, seat, words, changes.isEmpty());
    line.text->setToolTip(foreign_text::tip((gains + changes).join(QLatin1Char('\n'))));
    line.play->setAccessibleName(tr("Play it: %1", "a proposal").arg(line.text->text()));
    line.discard->setAccessibleName(tr("Discard: %1", "a proposal").arg(line.text->text()));
    line.widget->show();
}

} // namespace waystone
