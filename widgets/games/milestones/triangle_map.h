#pragma once

#include "edition/edition_document.h"

#include <array>
#include <string>
#include <vector>

namespace waystone::milestones {

/// The map of triangles of an edition: `vertices` with places on a grid of half edges and rows, edges between
/// neighbours but for `removedEdges`, and `bushes` on triangles. It changes the document and follows its changes once it
/// is told to.
class TriangleMap {
public:
    struct Corner {
        std::size_t row = 0; ///< in the file
        std::string name;
        int x = 0;
        int y = 0;
        int number = 0; ///< 0 for none
    };
    using Line = std::array<const Corner *, 2>;
    using Triangle = std::array<const Corner *, 3>;

    static constexpr int lastRow = 'z' - 'a'; ///< rows are named by letters

    /// `map` is the object that holds the vertices.
    TriangleMap(EditionDocument &document, EditionDocument::Pointer map);

    /// Whether the value is such a map.
    [[nodiscard]] static bool isMap(const Json &value);

    /// Reads the document again; corners that were handed out are no longer there.
    void read();

    [[nodiscard]] const std::vector<Corner> &corners() const { return corners_; }
    /// The one that bears no number since everything begins there.
    [[nodiscard]] bool isStart(const Corner &corner) const { return corner.name == start_; }
    [[nodiscard]] bool isOwn(const Corner &corner) const;
    /// Between neighbours of which both are there.
    [[nodiscard]] std::vector<Line> lines() const;
    [[nodiscard]] std::vector<Triangle> triangles() const;
    [[nodiscard]] bool isRemoved(const Line &line) const;
    [[nodiscard]] bool hasBush(const Triangle &triangle) const;

    // Each is one step of the document's history.
    void countOn(const Corner &corner, int by);
    void toggle(const Line &line);
    void toggleBush(const Triangle &triangle);
    void add(int x, int y);
    void remove(const Corner &corner);

private:
    using Names = std::vector<std::string>;

    [[nodiscard]] bool isIn(const char *list, const Names &names) const;
    /// Puts the names into the list, or takes them out of it if they are there in any order.
    void toggle(const char *list, const Names &names);
    void forget(const std::string &name);
    void nameCorners();

    EditionDocument &document_;
    EditionDocument::Pointer map_;
    std::vector<Corner> corners_;
    std::string start_;
};

} // namespace waystone::milestones
