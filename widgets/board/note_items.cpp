#include "board/note_items.h"

#include "words/board_notes.h"

#include <algorithm>
#include <cstdlib>

namespace waystone {

namespace {

constexpr qreal noteZ = 1.5;
constexpr qreal lettering = 15;
constexpr qreal caption = 13; ///< as areas are named on boards: what a choice brings is no smaller

QString signedNumber(int points)
{
    const QString sign = points > 0 ? QStringLiteral("+") : points < 0 ? QStringLiteral("−") : QString();
    return sign + QString::number(std::abs(points));
}

} // namespace

void NoteItems::setShowsGains(bool shows)
{
    showsGains_ = shows;
    refresh();
}

void NoteItems::refresh()
{
    const std::vector<Look> now = looks();
    items_.resize(std::min(items_.size(), now.size()));
    for (std::size_t nth = 0; nth < now.size(); ++nth) {
        if (nth == items_.size()) {
            items_.push_back(std::make_unique<LookItem>());
            BoardScene::setAside(*items_.back());
            scene_.addItem(items_.back().get());
        }
        items_[nth]->setLook(scene_.layout()->legible(now[nth]));
        items_[nth]->setPos(now[nth].center);
    }
}

std::vector<Look> NoteItems::looks() const
{
    std::vector<Look> looks;
    const BoardLayout *layout = scene_.layout();
    if (layout == nullptr || !controller_.hasGame())
        return looks;
    const BoardNotes *words = controller_.words().boardNotes();
    const SeatView &view = controller_.shown().view;
    if (words == nullptr || view.empty())
        return looks;
    for (int seat = 0; seat < controller_.seats(); ++seat) {
        const QRectF box = layout->noteBox(static_cast<Seat>(seat));
        if (const QString text = box.isNull() ? QString() : words->seatNote(static_cast<Seat>(seat), view);
            !text.isEmpty())
            looks.push_back(noteLook(text, box));
    }
    if (!showsGains_ || controller_.shown().isPast)
        return looks;
    for (const PlaceShape &shape : layout->shapes())
        if (const QRectF box = layout->gainBox(shape.place); !box.isNull())
            if (Look look = gainLook(shape.place, box); !look.letterings.isEmpty())
                looks.push_back(std::move(look));
    return looks;
}

Look NoteItems::noteLook(const QString &text, const QRectF &box) const
{
    const QRectF inner = box.translated(-box.center());
    return {box.center(),
            box.size(),
            noteZ,
            {},
            {},
            {{text, inner, scene_.theme().subtleText, lettering, Qt::AlignLeft | Qt::AlignVCenter, false,
              false}}};
}

Look NoteItems::gainLook(Place place, const QRectF &box) const
{
    const std::vector<BoardNotes::Gain> gains =
        controller_.words().boardNotes()->gains(place, controller_.shown().view);
    Look look{box.center(), box.size(), noteZ, {}, {}, {}};
    const auto count = static_cast<qreal>(std::max<std::size_t>(gains.size(), 1));
    // Beside each other, or under each other where the box is made for that.
    const bool isStacked = box.height() > box.width() / count;
    const QSizeF room(isStacked ? box.width() : box.width() / count,
                      isStacked ? box.height() / count : box.height());
    constexpr qreal most = 0.3;  // of the room's breadth, since the number needs the rest
    constexpr qreal share = 0.8; // of its height, for letters
    const qreal mark = std::min(room.height() - 2, room.width() * most);
    QPointF corner(-box.width() / 2, -box.height() / 2);
    for (const BoardNotes::Gain &gain : gains) {
        const QString drawing =
            gain.partner == nobody
                ? gain.drawing
                : QStringLiteral("score-marker-%1").arg(controller_.player(gain.partner).colour);
        look.pictures.append(
            {drawing, QRectF(corner.x() + 1, corner.y() + (room.height() - mark) / 2, mark, mark), 0});
        look.letterings.append(
            {signedNumber(gain.points),
             QRectF(corner.x() + mark + 3, corner.y(), room.width() - mark - 4, room.height()),
             scene_.theme().text, room.height() * share, Qt::AlignLeft | Qt::AlignVCenter, true, false,
             caption});
        corner += isStacked ? QPointF(0, room.height()) : QPointF(room.width(), 0);
    }
    return look;
}

QList<Lettering> NoteItems::letterings() const
{
    QList<Lettering> letterings;
    for (const std::unique_ptr<LookItem> &item : items_)
        letterings.append(item->look().letterings);
    return letterings;
}

QStringList NoteItems::texts() const
{
    QStringList texts;
    for (const Lettering &written : letterings())
        texts.append(written.text);
    return texts;
}

} // namespace waystone
