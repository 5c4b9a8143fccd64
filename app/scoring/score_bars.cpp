#include "scoring/score_bars.h"

#include "board/theme.h"
#include "core/tie_break.h"
#include "fitting/text_scale.h"
#include "parts/seat_icon.h"
#include "words/game_result.h"
#include "words/general_words.h"

#include <QPainter>

#include <algorithm>
#include <numeric>

namespace waystone {

namespace {

constexpr int mark = 16;
constexpr int gap = 6;
constexpr int bar = 10;
constexpr int motionTime = 300; ///< milliseconds
constexpr int fewPlayers = 4;   ///< up to here there is room between the rows
constexpr int step =
    25; ///< bars are as long as the next number of this kind, so that they do not tell the end

int lengthFor(const std::vector<int> &numbers)
{
    const int most = std::ranges::max(numbers);
    return std::max(step, (most + step - 1) / step * step);
}

int countOf(const Score &score, std::string_view source, Seat seat)
{
    return std::ranges::find(score.tieBreaks, source, &ScoreItem::source)->points[seat];
}

QFont boldOf(QFont font)
{
    font.setBold(true);
    return font;
}

} // namespace

ScoreBars::ScoreBars(const GameController &controller, QWidget *parent)
    : QWidget(parent), controller_(controller), motion_(new QVariantAnimation(this))
{
    setObjectName(QStringLiteral("scoreBars"));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Minimum);
    motion_->setStartValue(0.0);
    motion_->setEndValue(1.0);
    motion_->setDuration(motionTime);
    motion_->setEasingCurve(QEasingCurve::OutQuad);
    connect(motion_, &QVariantAnimation::valueChanged, this, [this] { update(); });
}

std::vector<ScoreBars::Row> ScoreBars::toldRows(const ToldSoFar &told) const
{
    std::vector<Row> rows;
    const Telling &telling = *told.telling;
    const std::vector<int> &before = telling[told.step == 0 ? 0 : told.step - 1].totals;
    for (std::size_t seat = 0; seat < before.size(); ++seat) {
        const int points = told.category().totals[seat];
        rows.push_back({static_cast<Seat>(seat), 0, points, points - before[seat], {}, false});
    }
    return rows;
}

std::vector<ScoreBars::Row> ScoreBars::finalRows(const Score &score)
{
    const ScoreItem *other = score.tieBreaks.empty() ? nullptr : &score.tieBreaks.front();
    if (other != nullptr)
        otherName_ = controller_.words().categoryName(other->source);
    std::vector<Row> rows;
    for (std::size_t seat = 0; seat < score.totals.size(); ++seat) {
        const auto number = static_cast<Seat>(seat);
        Row row{number, score.ranks[seat], score.totals[seat], 0, {}, false};
        if (other != nullptr)
            row.other = other->points[seat];
        QStringList counts;
        for (const std::string_view source : decidingFor(score, number))
            if (source == other->source)
                row.decided = true;
            else
                counts += controller_.words().countedTerm(source, countOf(score, source, number));
        row.count = counts.join(general_words::listSeparator());
        rows.push_back(row);
    }
    std::ranges::stable_sort(rows, {}, &Row::rank);
    for (std::size_t row = 1; row < rows.size(); ++row)
        rows[row].tie = tieBreakDecision(score, rows[row - 1].seat, rows[row].seat, controller_.words());
    return rows;
}

void ScoreBars::follow()
{
    const TableSnapshot &shown = controller_.shown();
    std::vector<double> before(rows_.size());
    for (const Row &row : rows_)
        before[row.seat] = reached(row);
    otherName_.clear();
    rows_ = shown.told ? toldRows(*shown.told) : finalRows(shown.score);
    std::vector<int> numbers = shown.told ? shown.told->telling->back().totals : shown.score.totals;
    full_ = lengthFor(numbers);
    moveFrom(std::move(before));
    describe();
    updateGeometry();
    update();
}

void ScoreBars::moveFrom(std::vector<double> before)
{
    motion_->stop();
    const bool moves =
        moves_ && moves_() && isVisible() && before.size() == rows_.size() &&
        std::ranges::any_of(rows_, [&](const Row &row) { return before[row.seat] != row.points; });
    before_ = moves ? std::move(before) : std::vector<double>();
    if (moves)
        motion_->start();
}

double ScoreBars::reached(const Row &row) const
{
    if (before_.empty())
        return row.points;
    const double from = before_[row.seat];
    return from + (row.points - from) * motion_->currentValue().toDouble();
}

int ScoreBars::shownPoints(Seat seat) const
{
    const auto row = std::ranges::find(rows_, seat, &Row::seat);
    return row == rows_.end() ? 0 : qRound(reached(*row));
}

void ScoreBars::describe()
{
    QStringList texts;
    for (const Row &row : rows_)
        texts += general_words::seatAmount(controller_.words().seatName(row.seat), row.points);
    // Seen are the figures in the list that they speak of.
    QStringList ties;
    for (std::size_t row = 1; row < rows_.size(); ++row)
        if (!rows_[row].tie.isEmpty())
            ties += tieBreakSentence(controller_.shown().score, rows_[row - 1].seat, rows_[row].seat,
                                     controller_.words());
    setAccessibleDescription(ties.join(QLatin1Char(' ')));
    setAccessibleName(texts.join(general_words::listSeparator()));
}

int ScoreBars::rowHeight() const
{
    return fontMetrics().height() + bar + (static_cast<int>(rows_.size()) <= fewPlayers ? 18 : 10);
}

int ScoreBars::headHeight() const
{
    return otherName_.isEmpty() ? 0 : fontMetrics().height() + gap;
}

int ScoreBars::tieHeight(const Row &row, int width) const
{
    constexpr int high = 1000;
    return row.tie.isEmpty()
               ? 0
               : fontMetrics()
                     .boundingRect(QRect(0, 0, width - 2 * gap, high), Qt::TextWordWrap, row.tie)
                     .height();
}

int ScoreBars::heightForWidth(int width) const
{
    return std::accumulate(rows_.begin(), rows_.end(), sizeHint().height(),
                           [&](int height, const Row &row) { return height + tieHeight(row, width); });
}

QSize ScoreBars::sizeHint() const
{
    return {fontMetrics().averageCharWidth() * 36,
            headHeight() + static_cast<int>(rows_.size()) * rowHeight()};
}

QSize ScoreBars::minimumSizeHint() const
{
    return {fontMetrics().averageCharWidth() * 20, sizeHint().height()};
}

void ScoreBars::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    paintHead(painter);
    int top = headHeight();
    for (const Row &row : rows_) {
        const QRect box(0, top, width(), rowHeight() + tieHeight(row, width()));
        paintRow(painter, row, box);
        top += box.height();
    }
}

void ScoreBars::paintHead(QPainter &painter) const
{
    if (otherName_.isEmpty())
        return;
    painter.setPen(palette().color(QPalette::PlaceholderText));
    painter.drawText(QRect(0, 0, width() - gap, headHeight()), Qt::AlignRight | Qt::AlignVCenter,
                     tr("Points; if tied: %1", "what breaks ties").arg(otherName_));
}

void ScoreBars::paintRow(QPainter &painter, const Row &row, const QRect &box) const
{
    const Theme &theme = Theme::of(Theme::matching(palette()));
    const int colour = controller_.player(row.seat).colour;
    const int line = std::max(fontMetrics().height(), besideText(mark)) + 2;
    const auto lineBox = [&](int left, int right) { return QRect(left, box.top(), right - left, line); };
    if (row.rank == 1)
        painter.fillRect(box, palette().color(QPalette::AlternateBase));
    int left = gap;
    painter.setFont(boldOf(font()));
    if (row.rank != 0) {
        painter.setPen(palette().color(QPalette::WindowText));
        const QString rank = QString::number(row.rank);
        const int width = QFontMetrics(painter.font()).horizontalAdvance(QStringLiteral("7")) + gap;
        painter.drawText(lineBox(left, left + width), Qt::AlignLeft | Qt::AlignVCenter, rank);
        left += width;
    }
    const int side = besideText(mark);
    painter.drawPixmap(left, box.top() + (line - side) / 2, side, side,
                       seatMark(colour, side, devicePixelRatioF()));
    left += side + gap;
    int right = width() - gap;
    const QFontMetrics bold(painter.font());
    const auto number = [&](const QString &text, int least) {
        const int needed =
            std::max(bold.horizontalAdvance(text), bold.horizontalAdvance(QString(least, u'0')));
        painter.drawText(lineBox(right - needed, right), Qt::AlignRight | Qt::AlignVCenter, text);
        right -= needed + gap;
    };
    painter.setPen(palette().color(QPalette::WindowText));
    if (row.other) {
        QFont plain = font();
        plain.setUnderline(row.decided);
        plain.setBold(row.decided);
        painter.setFont(plain);
        number(QString::number(*row.other), 3);
        painter.setFont(boldOf(font()));
    }
    const int points = qRound(reached(row));
    number((points < 0 ? QStringLiteral("−") : QString()) + QString::number(std::abs(points)), 3);
    if (row.added != 0)
        number(QStringLiteral("%1%2")
                   .arg(row.added > 0 ? QStringLiteral("+") : QStringLiteral("−"))
                   .arg(std::abs(row.added)),
               3);
    const QString whole = controller_.words().seatName(row.seat);
    // The name comes first: where both have no room, the sentence below tells the count.
    if (const int needed = bold.horizontalAdvance(row.count);
        needed > 0 && left + bold.horizontalAdvance(whole) + gap + needed <= right) {
        QFont underlined = painter.font();
        underlined.setUnderline(true);
        painter.setFont(underlined);
        number(row.count, 1);
        painter.setFont(boldOf(font()));
    }
    painter.setPen(theme.seat(colour).onGround);
    const QString name = bold.elidedText(whole, Qt::ElideRight, right - left);
    painter.drawText(lineBox(left, right), Qt::AlignLeft | Qt::AlignVCenter, name);
    painter.setFont(font());
    paintBar(painter, row, QRectF(gap, box.top() + line + 2, width() - 2 * gap, bar));
    painter.setPen(palette().color(QPalette::WindowText));
    painter.drawText(QRect(gap, box.top() + line + bar + 4, width() - 2 * gap, tieHeight(row, width())),
                     Qt::TextWordWrap, row.tie);
}

void ScoreBars::paintBar(QPainter &painter, const Row &row, const QRectF &box) const
{
    const Theme &theme = Theme::of(Theme::matching(palette()));
    const Theme::SeatColors &colors = theme.seat(controller_.player(row.seat).colour);
    const auto lengthOf = [&](double points) {
        return box.width() * std::clamp(points, 0.0, double(full_)) / full_;
    };
    painter.setPen(Qt::NoPen);
    painter.setBrush(palette().color(QPalette::Midlight));
    painter.drawRoundedRect(box, 3, 3);
    const QRectF all(box.topLeft(), QSizeF(lengthOf(reached(row)), box.height()));
    painter.setPen(QPen(palette().color(QPalette::WindowText), 1));
    painter.setBrush(colors.fill);
    painter.drawRoundedRect(all, 3, 3);
    if (row.added > 0) {
        const qreal from = std::min(lengthOf(row.points - row.added), all.width());
        painter.fillRect(QRectF(box.left() + from, box.top() + 1, all.width() - from, box.height() - 2),
                         QBrush(colors.ink, Qt::BDiagPattern));
    }
}

} // namespace waystone
