#include "table/recap_line.h"

#include "board/pictured_layout.h"
#include "board/theme.h"
#include "fitting/text_scale.h"
#include "parts/points_chip.h"
#include "parts/seat_icon.h"
#include "words/foreign_text.h"

#include <QEvent>
#include <QPainter>

#include <algorithm>

namespace waystone {

namespace {

constexpr int markSize = 16;
constexpr int gap = 6;
constexpr qreal noEnd = 1'000'000;

} // namespace

RecapLine::RecapLine(const GameController &controller, QWidget *parent)
    : QWidget(parent), controller_(controller)
{
    setObjectName(QStringLiteral("recap"));
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
}

RecapLine::~RecapLine() = default;

void RecapLine::show(const Recap &recap)
{
    update();
    // Its language may be another.
    setAccessibleName(recap.spoken());
    setToolTip(foreign_text::tip(recap.spoken()));
    if (recap == recap_)
        return;
    recap_ = recap;
    forgetLayout();
}

void RecapLine::forgetLayout()
{
    wholeWidth_.reset();
    laidOut_.reset();
    updateGeometry();
}

void RecapLine::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        forgetLayout();
}

int RecapLine::wholeWidth() const
{
    if (!wholeWidth_)
        wholeWidth_ = widthOf(recap_.name, recap_.text());
    return *wholeWidth_;
}

int RecapLine::widthOf(const QString &name, const PicturedText &text) const
{
    return qCeil(PicturedLayout({name, {}}, text, font(), noEnd).size().width());
}

int RecapLine::sideWidth() const
{
    const int chip =
        recap_.points == 0 ? 0 : besideText(gap) + chipSize(font(), chipText(recap_.points)).width();
    return besideText(markSize + gap) + chip;
}

QSize RecapLine::sizeHint() const
{
    const int height = std::max(PicturedLayout::lineHeight(font()), chipSize(font(), {}).height());
    return {recap_.isEmpty() ? 0 : wholeWidth() + sideWidth() + 1, height};
}

QSize RecapLine::minimumSizeHint() const
{
    return {besideText(40), sizeHint().height()};
}

RecapLine::Told RecapLine::shortened(int room) const
{
    if (wholeWidth() <= room)
        return {recap_.seat, recap_.name, recap_.text()};
    // What is left out is counted or, where it does not matter and the count has no room, told of by a "…".
    const auto told = [&](std::size_t count) -> std::optional<Told> {
        Recap gist = recap_.gist(count);
        Told counted{gist.seat, gist.name, gist.text()};
        if (widthOf(counted.name, counted.text) <= room)
            return counted;
        const auto left = std::ranges::count(recap_.deeds, true, &Recap::Deed::matters) -
                          std::ranges::count(gist.deeds, true, &Recap::Deed::matters);
        gist.others = 0;
        Told ended{gist.seat, gist.name, gist.text()};
        ended.text += PicturedText(QStringLiteral("…"));
        return left == 0 && widthOf(ended.name, ended.text) <= room ? std::optional(ended) : std::nullopt;
    };
    std::optional<Told> most;
    std::size_t fits = 0;
    for (std::size_t beyond = recap_.deeds.size(); beyond - fits > 1;) {
        const std::size_t middle = (fits + beyond) / 2;
        if (std::optional<Told> one = told(middle)) {
            most = std::move(one);
            fits = middle;
        } else {
            beyond = middle;
        }
    }
    if (most)
        return *most;
    const Recap gist = recap_.gist(1);
    return {gist.seat, gist.name, cut(gist.name, gist.text(), room)};
}

PicturedText RecapLine::cut(const QString &name, const PicturedText &text, int room) const
{
    const PicturedText end(QStringLiteral("…"));
    PicturedText fits = end;
    PicturedText sofar;
    for (const PicturedText::Part &part : text.parts()) {
        // Words go one by one, a picture with what stands before it.
        const QStringList words = part.drawing.isEmpty() ? part.shown.split(QLatin1Char(' ')) : QStringList();
        const auto count = part.drawing.isEmpty() ? words.size() : 1;
        for (qsizetype word = 0; word < count; ++word) {
            sofar += part.drawing.isEmpty()
                         ? PicturedText(word + 1 < count ? words[word] + QLatin1Char(' ') : words[word])
                         : PicturedText::picture(part.drawing, part.spoken, part.shown);
            PicturedText next = sofar;
            next += end;
            if (widthOf(name, next) > room)
                return fits;
            fits = next;
        }
    }
    return fits;
}

const PicturedLayout &RecapLine::laidOutIn(int room)
{
    const Theme &theme = Theme::of(Theme::matching(palette()));
    const auto nameColor = [&](Seat seat) { return theme.seat(controller_.player(seat).colour).onGround; };
    if (laidOut_ == nullptr || room != room_ || nameColor(toldOf_) != nameColor_) {
        const Told told = shortened(room);
        toldOf_ = told.seat;
        nameColor_ = nameColor(toldOf_);
        laidOut_ = std::make_unique<PicturedLayout>(PicturedLayout::Name{told.name, nameColor_}, told.text,
                                                    font(), noEnd);
        room_ = room;
    }
    return *laidOut_;
}

void RecapLine::paintEvent(QPaintEvent *)
{
    if (recap_.isEmpty())
        return;
    QPainter painter(this);
    const int mark = besideText(markSize);
    const PicturedLayout &layout = laidOutIn(width() - sideWidth());
    const int colour = controller_.player(toldOf_).colour;
    painter.drawPixmap(QPoint(0, (height() - mark) / 2), seatMark(colour, mark, devicePixelRatioF()));
    const int left = besideText(markSize + gap);
    layout.paint(painter, QPointF(left, (height() - layout.size().height()) / 2),
                 palette().color(QPalette::WindowText));
    if (recap_.points == 0)
        return;
    const QString text = chipText(recap_.points);
    const int at = left + qCeil(layout.size().width()) + besideText(gap);
    paintChip(painter, QPointF(at, (height() - chipSize(font(), text).height()) / 2), font(), palette(),
              text);
}

} // namespace waystone
