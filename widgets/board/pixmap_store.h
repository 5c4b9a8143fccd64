#pragma once

#include <QCache>
#include <QColor>
#include <QHash>
#include <QPixmap>
#include <QSize>
#include <QString>

#include <memory>

class QPainter;
class QRectF;
class QSvgRenderer;

namespace waystone {

/// The drawings of resources/pieces, each rasterised once for every size in device pixels, angle and tint, and shared
/// by all that show it. Used from the GUI thread only.
class PixmapStore {
public:
    PixmapStore();
    ~PixmapStore();

    /// The store of the whole program.
    static PixmapStore &shared();

    /// The drawing `name` (file name without ".svg") scaled to `size` device pixels, turned by `degrees` clockwise (the
    /// pixmap grows to hold it), and mixed with `tint` as far as the tint is opaque. Its device pixel ratio is 1.
    QPixmap pixmap(const QString &name, QSize size, int degrees = 0, const QColor &tint = Qt::transparent);

    /// Draws it as vectors, for export and print.
    void draw(QPainter &painter, const QString &name, const QRectF &target);

    /// While one lives, all drawings come without colours: pale, with black outlines, as a printer without colours has
    /// them best.
    class InBlack {
    public:
        InBlack();
        InBlack(const InBlack &) = delete;
        InBlack &operator=(const InBlack &) = delete;
        ~InBlack();
    };
    /// What a colour becomes then.
    [[nodiscard]] static QColor inBlack(const QColor &color);

    /// How many pixmaps were made so far.
    [[nodiscard]] int rasterised() const { return rasterised_; }

private:
    struct Key {
        QString name;
        QSize size;
        int degrees = 0;
        QRgb tint = 0;
        bool isBlack = false;

        friend bool operator==(const Key &, const Key &) = default;
        friend size_t qHash(const Key &key, size_t seed)
        {
            return qHashMulti(seed, key.name, key.size.width(), key.size.height(), key.degrees, key.tint,
                              key.isBlack);
        }
    };

    QSvgRenderer &renderer(const QString &name);

    QHash<QString, std::shared_ptr<QSvgRenderer>> renderers_;
    QHash<QString, std::shared_ptr<QSvgRenderer>> blackRenderers_;
    QCache<Key, QPixmap> pixmaps_;
    int rasterised_ = 0;
};

} // namespace waystone
