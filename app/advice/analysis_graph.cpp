#include "advice/analysis_graph.h"

#include "board/theme.h"
#include "parts/seat_icon.h"
#include "thinking/advice.h"
#include "words/foreign_text.h"

#include <QAccessible>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QLocale>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>

#include <algorithm>
#include <array>
#include <cmath>

namespace waystone {

namespace {

constexpr qreal edge = 6;
constexpr int markSize = 14;     ///< of a player, at the end of their line
constexpr double leastReach = 5; ///< points: smaller swings would look like storms
constexpr std::array dashes{Qt::SolidLine, Qt::DashLine, Qt::DotLine, Qt::DashDotLine, Qt::DashDotDotLine};

} // namespace

AnalysisGraph::AnalysisGraph(GameController &controller, AnalysisReview &review, QWidget *parent)
    : QWidget(parent), controller_(controller), review_(review)
{
    setObjectName(QStringLiteral("analysisGraph"));
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    connect(&review, &AnalysisReview::changed, this, &AnalysisGraph::follow);
    connect(&controller, &GameController::playersChanged, this, &AnalysisGraph::follow);
    connect(&controller, &GameController::languageChanged, this, &AnalysisGraph::follow);
    connect(&controller, &GameController::viewChanged, this, &AnalysisGraph::markShown);
    describe();
}

QSize AnalysisGraph::sizeHint() const
{
    return {fontMetrics().averageCharWidth() * 40, fontMetrics().height() * 10};
}

QSize AnalysisGraph::minimumSizeHint() const
{
    return {fontMetrics().averageCharWidth() * 16, fontMetrics().height() * 5};
}

void AnalysisGraph::follow()
{
    if (marked_ >= static_cast<int>(review_.moments().size()))
        marked_ = -1;
    describe();
    update();
}

void AnalysisGraph::markShown()
{
    if (!controller_.hasGame())
        return;
    const std::vector<ReviewedMoment> &moments = review_.moments();
    const auto found = std::ranges::find(moments, controller_.history().current(), &ReviewedMoment::before);
    if (found != moments.end())
        mark(static_cast<int>(found - moments.begin()));
}

void AnalysisGraph::mark(int moment)
{
    marked_ = std::clamp(moment, -1, static_cast<int>(review_.moments().size()) - 1);
    describe();
    update();
}

void AnalysisGraph::choose(int moment)
{
    if (moment < 0 || moment >= static_cast<int>(review_.moments().size()))
        return;
    mark(moment);
    emit chosen(review_.moments()[static_cast<std::size_t>(moment)].before);
}

QRectF AnalysisGraph::area() const
{
    const qreal letters = fontMetrics().horizontalAdvance(QStringLiteral("+00")) + edge;
    return QRectF(rect()).adjusted(letters + edge, edge, -markSize - edge, -edge);
}

double AnalysisGraph::reach() const
{
    double most = leastReach;
    for (const ReviewedMoment &moment : review_.moments())
        most = std::max(most, std::abs(moment.margin));
    return std::ceil(most);
}

QPointF AnalysisGraph::point(int moment) const
{
    const QRectF box = area();
    const int last = std::max(1, review_.total() - 1);
    const double margin = review_.moments()[static_cast<std::size_t>(moment)].margin;
    return {box.left() + box.width() * moment / last, box.center().y() - box.height() / 2 * margin / reach()};
}

int AnalysisGraph::nearest(qreal x) const
{
    const int judged = static_cast<int>(review_.moments().size());
    if (judged == 0)
        return -1;
    const QRectF box = area();
    const double share = box.width() > 0 ? (x - box.left()) / box.width() : 0;
    return std::clamp(static_cast<int>(std::lround(share * std::max(1, review_.total() - 1))), 0, judged - 1);
}

QString AnalysisGraph::sentence(int moment) const
{
    const ReviewedMoment &here = review_.moments()[static_cast<std::size_t>(moment)];
    return tr("Decision %1 of %2: %3 could expect a margin of %4.", "number, number, player, points")
        .arg(QLocale().toString(moment + 1), QLocale().toString(review_.total()),
             controller_.words().seatName(here.seat), marginText(here.margin));
}

void AnalysisGraph::describe()
{
    setAccessibleName(tr("Expected margin over the game"));
    QString description;
    if (marked_ >= 0)
        description = sentence(marked_);
    else if (!review_.moments().empty())
        description = sentence(static_cast<int>(review_.moments().size()) - 1);
    setAccessibleDescription(description);
    if (hasFocus()) {
        QAccessibleEvent told(this, QAccessible::DescriptionChanged);
        QAccessible::updateAccessibility(&told);
    }
}

void AnalysisGraph::paintScale(QPainter &painter) const
{
    const QRectF box = area();
    const Theme &theme = Theme::of(Theme::matching(palette()));
    painter.setPen(QPen(theme.gridLine, 1));
    painter.drawLine(box.topLeft(), box.bottomLeft());
    painter.setPen(QPen(palette().color(QPalette::WindowText), 1));
    painter.drawLine(QPointF(box.left(), box.center().y()), QPointF(box.right(), box.center().y()));
    const qreal height = fontMetrics().height();
    const int most = static_cast<int>(reach());
    const auto number = [&](qreal y, int value) {
        painter.drawText(
            QRectF(0, std::clamp(y - height / 2, 0.0, this->height() - height), box.left() - 4, height),
            Qt::AlignRight | Qt::AlignVCenter,
            value == 0 ? QLocale().toString(0)
                       : (value > 0 ? QStringLiteral("+") : QStringLiteral("\u2212")) +
                             QLocale().toString(std::abs(value)));
    };
    number(box.top(), most);
    number(box.center().y(), 0);
    number(box.bottom(), -most);
}

void AnalysisGraph::paintLine(QPainter &painter, Seat seat) const
{
    QPolygonF line;
    const std::vector<ReviewedMoment> &moments = review_.moments();
    for (int moment = 0; moment < static_cast<int>(moments.size()); ++moment)
        if (moments[static_cast<std::size_t>(moment)].seat == seat)
            line.append(point(moment));
    const Theme &theme = Theme::of(Theme::matching(palette()));
    const QColor color = theme.seat(controller_.player(seat).colour).onGround;
    painter.setPen(QPen(color, 2, dashes[seat % dashes.size()], Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(Qt::NoBrush);
    painter.drawPolyline(line);
}

void AnalysisGraph::paintMarks(QPainter &painter) const
{
    struct Mark {
        Seat seat;
        QPointF end;
    };
    std::vector<Mark> marks;
    const std::vector<ReviewedMoment> &moments = review_.moments();
    for (Seat seat = 0; seat < controller_.seats(); ++seat) {
        const auto last = std::find_if(moments.rbegin(), moments.rend(),
                                       [seat](const ReviewedMoment &moment) { return moment.seat == seat; });
        if (last != moments.rend())
            marks.push_back({seat, point(static_cast<int>(moments.rend() - last) - 1)});
    }
    std::ranges::stable_sort(marks, {}, [](const Mark &mark) { return mark.end.y(); });
    // Below each other where their lines end together, and none below the edge.
    qreal free = 0;
    for (std::size_t index = 0; index < marks.size(); ++index) {
        const auto left = static_cast<qreal>(marks.size() - index);
        const qreal top =
            std::min(std::max(free, marks[index].end.y() - markSize / 2.0), height() - left * (markSize + 1));
        painter.drawPixmap(
            QPointF(marks[index].end.x() + 3, top),
            seatMark(controller_.player(marks[index].seat).colour, markSize, devicePixelRatioF()));
        free = top + markSize + 1;
    }
}

void AnalysisGraph::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    paintScale(painter);
    if (review_.moments().empty())
        return;
    for (Seat seat = 0; seat < controller_.seats(); ++seat)
        paintLine(painter, seat);
    paintMarks(painter);
    const Theme &theme = Theme::of(Theme::matching(palette()));
    if (marked_ >= 0) {
        const QPointF at = point(marked_);
        painter.setPen(QPen(theme.selection, 1.5));
        painter.drawLine(QPointF(at.x(), area().top()), QPointF(at.x(), area().bottom()));
        painter.setBrush(theme.selection);
        painter.drawEllipse(at, 4, 4);
    }
    if (hasFocus()) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(theme.focus, 2, Qt::DashLine));
        painter.drawRect(QRectF(rect()).adjusted(1, 1, -1, -1));
    }
}

void AnalysisGraph::mousePressEvent(QMouseEvent *event)
{
    if (event->button() == Qt::LeftButton)
        choose(nearest(event->position().x()));
}

void AnalysisGraph::mouseMoveEvent(QMouseEvent *event)
{
    if (event->buttons() & Qt::LeftButton)
        mark(nearest(event->position().x()));
}

void AnalysisGraph::keyPressEvent(QKeyEvent *event)
{
    const int last = static_cast<int>(review_.moments().size()) - 1;
    switch (event->key()) {
    case Qt::Key_Left:
        mark(std::max(0, marked_ - 1));
        break;
    case Qt::Key_Right:
        mark(std::min(last, marked_ + 1));
        break;
    case Qt::Key_Home:
        mark(std::min(0, last));
        break;
    case Qt::Key_End:
        mark(last);
        break;
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Space:
        choose(marked_);
        break;
    default:
        QWidget::keyPressEvent(event);
    }
}

bool AnalysisGraph::event(QEvent *event)
{
    if (event->type() == QEvent::ToolTip) {
        const auto *help = static_cast<QHelpEvent *>(event);
        const int moment = nearest(help->pos().x());
        QToolTip::showText(help->globalPos(), moment < 0 ? QString() : foreign_text::tip(sentence(moment)),
                           this);
        return true;
    }
    return QWidget::event(event);
}

} // namespace waystone
