#include "scoring/category_rows.h"

#include "fitting/text_scale.h"
#include "parts/seat_icon.h"
#include "words/general_words.h"

#include <QPainter>

#include <algorithm>

namespace waystone {

namespace {

constexpr int mark = 13;
constexpr int gap = 6;
constexpr int edge = 4; ///< of the row that is being told

} // namespace

CategoryRows::CategoryRows(const GameController &controller, QWidget *parent)
    : QWidget(parent), controller_(controller)
{
    setObjectName(QStringLiteral("categoryRows"));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void CategoryRows::follow()
{
    setVisible(controller_.shown().told.has_value());
    QStringList told;
    if (const auto &now = controller_.shown().told)
        for (std::size_t step = 1; step <= now->step; ++step) {
            const ToldCategory &category = (*now->telling)[step];
            told += controller_.words().categoryName(category.what) + general_words::listSeparator() +
                    controller_.words().categoryReason(category);
        }
    setAccessibleName(told.join(QLatin1Char('\n')));
    updateGeometry();
    update();
}

int CategoryRows::rows() const
{
    const auto &told = controller_.shown().told;
    return told ? static_cast<int>(told->telling->size()) - 1 : 0;
}

int CategoryRows::rowHeight() const
{
    return 2 * fontMetrics().height() + 8;
}

QRect CategoryRows::current() const
{
    const auto &told = controller_.shown().told;
    return told && told->step > 0
               ? QRect(0, (static_cast<int>(told->step) - 1) * rowHeight(), width(), rowHeight())
               : QRect();
}

QSize CategoryRows::sizeHint() const
{
    return {fontMetrics().averageCharWidth() * 36, rows() * rowHeight()};
}

QString CategoryRows::counts(const ToldCategory &category) const
{
    if (std::ranges::all_of(category.shares, [](const ToldShare &share) { return share.count == 0; }))
        return {};
    QStringList counts;
    for (const ToldShare &share : category.shares)
        counts += QString::number(share.count);
    return counts.join(QStringLiteral(" : "));
}

void CategoryRows::paintEvent(QPaintEvent *)
{
    const auto &told = controller_.shown().told;
    if (!told)
        return;
    QPainter painter(this);
    const int line = fontMetrics().height();
    for (std::size_t step = 1; step < told->telling->size(); ++step) {
        const ToldCategory &category = (*told->telling)[step];
        const QRect box(0, (static_cast<int>(step) - 1) * rowHeight(), width(), rowHeight());
        const bool isTold = step <= told->step;
        QFont title = font();
        title.setBold(step == told->step);
        painter.setFont(title);
        if (step == told->step) {
            painter.fillRect(box, palette().color(QPalette::AlternateBase));
            painter.fillRect(QRect(0, box.top(), edge, box.height()), palette().color(QPalette::WindowText));
        }
        painter.setPen(palette().color(isTold ? QPalette::WindowText : QPalette::PlaceholderText));
        const QRect first = box.adjusted(edge + gap, 3, -gap, 0);
        painter.drawText(QRect(first.topLeft(), QSize(first.width(), line)), Qt::AlignLeft | Qt::AlignVCenter,
                         controller_.words().categoryName(category.what));
        painter.setFont(font());
        if (!isTold)
            continue;
        painter.drawText(QRect(first.topLeft(), QSize(first.width(), line)),
                         Qt::AlignRight | Qt::AlignVCenter, counts(category));
        paintGains(painter, step, QRect(first.left(), first.top() + line + 2, first.width(), line));
    }
}

void CategoryRows::paintGains(QPainter &painter, std::size_t step, const QRect &box) const
{
    const Telling &telling = *controller_.shown().told->telling;
    const int side = besideText(mark);
    int left = box.left();
    bool isAnybodys = false;
    for (std::size_t seat = 0; seat < telling[step].totals.size(); ++seat) {
        const int gain = telling[step].totals[seat] - telling[step - 1].totals[seat];
        if (gain == 0)
            continue;
        isAnybodys = true;
        const int colour = controller_.player(static_cast<Seat>(seat)).colour;
        painter.drawPixmap(left, box.top() + (box.height() - side) / 2, side, side,
                           seatMark(colour, side, devicePixelRatioF()));
        left += side + 2;
        const QString text = gain > 0 ? QStringLiteral("+%1").arg(gain) : QStringLiteral("−%1").arg(-gain);
        const int width = painter.fontMetrics().horizontalAdvance(text);
        painter.drawText(QRect(left, box.top(), width + 1, box.height()), Qt::AlignLeft | Qt::AlignVCenter,
                         text);
        left += width + gap;
    }
    if (!isAnybodys)
        painter.drawText(box, Qt::AlignLeft | Qt::AlignVCenter, tr("nobody"));
}

} // namespace waystone
