#pragma once

#include "board/theme.h"
#include "saving/game_glance.h"

#include <QCache>
#include <QObject>
#include <QPixmap>
#include <QTimer>

#include <deque>

namespace waystone {

/// Looks into kept games and draws their last moment, one game at a time when there is nothing else to do. What was asked
/// for last comes first: that is what is on the screen. A picture that was drawn is kept beside its journal.
class GameGlances final : public QObject {
    Q_OBJECT

public:
    /// The usual size of a picture, in device-independent pixels.
    static constexpr QSize size{128, 72};

    explicit GameGlances(QSize pictures = size, QObject *parent = nullptr);

    void setTheme(ThemeKind kind) { theme_ = kind; }
    void setRatio(qreal devicePixels) { ratio_ = devicePixels; }

    struct Look {
        GameGlance glance;
        QPixmap picture; ///< null if the game cannot be read
    };
    /// Null until somebody has looked, which this asks for; looked() tells of it. Another state of the file, or another
    /// theme, is another look.
    [[nodiscard]] const Look *look(const QString &journal);
    /// Nobody waits any more for what was asked.
    void forgetWishes();

signals:
    void looked(const QString &journal);

private:
    struct Wish {
        QString key;
        QString journal;
    };
    void lookAtNext();
    [[nodiscard]] QString keyOf(const QString &journal) const;
    /// What the picture is drawn of: another stamp, another picture.
    [[nodiscard]] QString stampOf(const QString &journal) const;
    [[nodiscard]] QImage drawn(const TableSnapshot &moment) const;
    /// As large as it is shown.
    [[nodiscard]] QPixmap fitted(const QImage &picture) const;

    QSize pictures_;
    ThemeKind theme_ = ThemeKind::light;
    qreal ratio_ = 1;
    QCache<QString, Look> looks_;
    std::deque<Wish> wishes_;
    QTimer idle_;
};

} // namespace waystone
