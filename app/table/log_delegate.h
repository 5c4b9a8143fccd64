#pragma once

#include "session/game_controller.h"

#include <QHash>
#include <QStyledItemDelegate>

namespace waystone {

class PicturedLayout;

/// Draws the rows of the log: sentences with pictures, whole however many lines they take, with a chip for points;
/// headings with the mark of the player.
class LogDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    LogDelegate(const GameController &controller, QObject *parent);

    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;

    /// What these rows say is another thing now.
    void forget(const QModelIndex &first, const QModelIndex &last);
    void forgetAll() { heights_.clear(); }

private:
    struct Parts;

    /// As wide as the view without a scroll bar would be narrow: so the rows do not depend on whether it is there.
    [[nodiscard]] static int widthOf(const QStyleOptionViewItem &option);
    [[nodiscard]] PicturedLayout layoutOf(const Parts &parts, const QStyleOptionViewItem &option,
                                          const QModelIndex &index) const;
    void paintGround(QPainter &painter, const QStyleOptionViewItem &option, const QModelIndex &index) const;
    void paintSide(QPainter &painter, const Parts &parts, const QStyleOptionViewItem &option,
                   const QModelIndex &index) const;
    void paintPoints(QPainter &painter, const Parts &parts, const QStyleOptionViewItem &option,
                     const QModelIndex &index) const;

    const GameController &controller_;
    // Heights by LogModel::IdRole, for one width and font.
    mutable QHash<qulonglong, int> heights_;
    mutable int width_ = 0;
    mutable QFont font_;
};

} // namespace waystone
