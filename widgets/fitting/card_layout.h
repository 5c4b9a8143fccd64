#pragma once

#include <QLayout>

#include <memory>
#include <vector>

namespace waystone {

/// Lays equally wide cards beside each other, as many as have room, and the others below them. The cards of a row are
/// equally high. A card that is hidden takes no place.
class CardLayout final : public QLayout {
public:
    /// A card is no narrower than `leastWidth` beside text of the usual size, as long as one has that room; there are at
    /// most so many beside each other.
    CardLayout(int leastWidth, int mostColumns, int gap);
    ~CardLayout() override;

    [[nodiscard]] int columnsIn(int width) const;
    /// So many cards have a place, shown or not: what stands below stays where it is while some come and go.
    void setRoomFor(int cards);
    /// All that is wide is used: one that is alone has it, and fewer are beside each other where one of them would be
    /// narrower than it can be.
    void keepWhole() { isWhole_ = true; }

    void addItem(QLayoutItem *item) override;
    [[nodiscard]] int count() const override { return static_cast<int>(items_.size()); }
    [[nodiscard]] QLayoutItem *itemAt(int index) const override;
    [[nodiscard]] QLayoutItem *takeAt(int index) override;
    [[nodiscard]] Qt::Orientations expandingDirections() const override { return Qt::Horizontal; }
    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSize() const override;
    void setGeometry(const QRect &rect) override;

private:
    /// Returns the height; moves the cards only if asked to.
    int layOut(const QRect &rect, bool moves) const;
    [[nodiscard]] std::vector<QLayoutItem *> shown() const;

    int leastWidth_;
    int mostColumns_;
    int gap_;
    int roomFor_ = 0;
    bool isWhole_ = false;
    std::vector<std::unique_ptr<QLayoutItem>> items_;
};

} // namespace waystone
