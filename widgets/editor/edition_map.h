#pragma once

#include "board/theme.h"
#include "editor/edition_document.h"

#include <QWidget>

#include <array>

namespace waystone {

/// A map of triangles, as an edition has it: `vertices` with places on a grid of half edges and rows, edges between
/// neighbours but for `removedEdges`, and `bushes` on triangles. A click changes what the tool is for.
class EditionMap final : public QWidget {
    Q_OBJECT

public:
    enum class Tool {
        number, ///< a click on a corner counts its number on, a right click back
        bush,   ///< a click on a triangle puts a bush there or takes it away
        corner, ///< a click on the grid adds a corner or takes it away
        line,   ///< a click between two corners joins or parts them
    };

    /// `map` is the object that holds the vertices.
    EditionMap(EditionDocument &document, EditionDocument::Pointer map, QWidget *parent = nullptr);

    /// Whether the value is such a map.
    [[nodiscard]] static bool isMap(const Json &value);

    void setTool(Tool tool) { tool_ = tool; }
    void setTheme(ThemeKind kind);

    // Where something is in the widget, for whoever clicks there
    [[nodiscard]] QPointF pointOf(int x, int y) const;

    [[nodiscard]] QSize sizeHint() const override { return {520, 300}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {320, 180}; }

protected:
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;

private:
    struct Vertex {
        std::size_t row = 0; ///< in the file
        std::string name;
        int x = 0;
        int y = 0;
        int number = 0; ///< 0 for none
    };
    using Names = std::vector<std::string>;

    void read();
    void clickNumber(QPointF at, int by);
    void clickBush(QPointF at);
    void clickCorner(QPointF at);
    void clickLine(QPointF at);
    void forget(const std::string &name);
    void nameCorners();
    /// Puts the names into the list, or takes them out of it if they are there in any order.
    void toggle(const char *list, const Names &names);
    [[nodiscard]] const Vertex *vertexAt(int x, int y) const;
    [[nodiscard]] const Vertex *nearest(QPointF at) const;
    [[nodiscard]] bool isIn(const char *list, const Names &names) const;
    /// Neighbours of which both are there.
    [[nodiscard]] std::vector<std::array<const Vertex *, 2>> lines() const;
    [[nodiscard]] std::vector<std::array<const Vertex *, 3>> triangles() const;
    [[nodiscard]] qreal unit() const;

    EditionDocument &document_;
    EditionDocument::Pointer map_;
    Tool tool_ = Tool::number;
    const Theme *theme_;
    std::vector<Vertex> vertices_;
    std::string start_;
};

} // namespace waystone
