#pragma once

#include "board/theme.h"
#include "lessons/library/library_item.h"

#include <QCache>
#include <QObject>
#include <QPixmap>
#include <QTimer>

#include <deque>

namespace waystone {

class Registry;

/// Small pictures of the positions with which the library's items begin. They are drawn one at a time when there is
/// nothing else to do, and kept.
class LibraryPictures final : public QObject {
    Q_OBJECT

public:
    explicit LibraryPictures(const Registry &registry, QObject *parent = nullptr);

    /// In device-independent pixels.
    static constexpr QSize size{128, 80};

    void setTheme(ThemeKind kind);
    void setRatio(qreal devicePixels) { ratio_ = devicePixels; }
    /// Null until it is drawn, which this asks for; drawn() tells of it. Stays null if the file cannot be read.
    [[nodiscard]] QPixmap picture(const LibraryItem &item);

    /// Draws the first position of the file now; null if it cannot be read.
    [[nodiscard]] QPixmap draw(const QString &path, bool isLesson) const;

signals:
    void drawn(const QString &path);

private:
    struct Wish {
        QString key;
        QString path;
        bool isLesson;
    };
    void drawNext();
    /// Another state of the file, or another theme, is another picture.
    [[nodiscard]] QString keyOf(const LibraryItem &item) const;

    const Registry &registry_;
    ThemeKind theme_ = ThemeKind::light;
    qreal ratio_ = 1;
    QCache<QString, QPixmap> cache_;
    std::deque<Wish> wishes_;
    QTimer idle_;
};

} // namespace waystone
