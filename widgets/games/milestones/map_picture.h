#pragma once

#include "board/theme.h"
#include "games/milestones/triangle_map.h"

#include <QWidget>

namespace waystone::milestones {

/// The picture of a map of triangles. A click changes what the tool is for.
class MapPicture final : public QWidget {
    Q_OBJECT

public:
    enum class Tool {
        number, ///< a click on a corner counts its number on, a right click back
        bush,   ///< a click on a triangle puts a bush there or takes it away
        corner, ///< a click on the grid adds a corner or takes it away
        line,   ///< a click between two corners joins or parts them
    };

    /// `map` is the object that holds the vertices.
    MapPicture(EditionDocument &document, EditionDocument::Pointer map, QWidget *parent = nullptr);

    void setTool(Tool tool);
    void setTheme(ThemeKind kind);

    // Where something is in the widget, for whoever clicks there
    [[nodiscard]] QPointF pointOf(int x, int y) const;

    [[nodiscard]] QSize sizeHint() const override { return {520, 300}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {320, 180}; }

protected:
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;

private:
    void paintGrid(QPainter &painter) const;
    void paintLines(QPainter &painter) const;
    void paintBushes(QPainter &painter) const;
    void paintCorners(QPainter &painter) const;

    void clickBush(QPointF at);
    void clickCorner(QPointF at);
    void clickLine(QPointF at);
    [[nodiscard]] QPointF pointOf(const TriangleMap::Corner &corner) const
    {
        return pointOf(corner.x, corner.y);
    }
    [[nodiscard]] const TriangleMap::Corner *nearest(QPointF at) const;
    /// Pixels of half an edge.
    [[nodiscard]] qreal unit() const;

    TriangleMap map_;
    Tool tool_ = Tool::number;
    const Theme *theme_;
};

} // namespace waystone::milestones
