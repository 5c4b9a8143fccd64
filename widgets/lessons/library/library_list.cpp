#include "lessons/library/library_list.h"

#include "lessons/library/library_model.h"

#include <QDrag>
#include <QPainter>

#include <algorithm>

namespace waystone {

namespace {

/// So many of them lie on each other.
constexpr qsizetype mostSeen = 3;
constexpr int shift = 8;

QPixmap pictureOf(const QModelIndexList &rows, qreal ratio)
{
    const auto seen = static_cast<int>(std::min(rows.size(), mostSeen));
    const QSize size = LibraryPictures::size + QSize(shift, shift) * (seen - 1);
    QPixmap picture(size * ratio);
    picture.setDevicePixelRatio(ratio);
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    for (int at = seen - 1; at >= 0; --at)
        painter.drawPixmap(QPoint(shift, shift) * at,
                           rows[at].data(LibraryModel::PictureRole).value<QPixmap>());
    return picture;
}

} // namespace

void LibraryList::startDrag(Qt::DropActions actions)
{
    const QModelIndexList rows = selectedIndexes();
    QMimeData *dragged = rows.empty() ? nullptr : model()->mimeData(rows);
    if (dragged == nullptr)
        return;
    auto *drag = new QDrag(this); // Qt deletes it when it is over
    drag->setMimeData(dragged);
    drag->setPixmap(pictureOf(rows, devicePixelRatioF()));
    drag->setHotSpot({-shift, -shift});
    drag->exec(actions, defaultDropAction());
}

} // namespace waystone
