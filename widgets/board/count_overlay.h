#pragma once

#include "board/board_scene.h"
#include "core/telling.h"

#include <QObject>

#include <memory>
#include <vector>

namespace waystone {

/// Shows what is being counted: what counts is framed and bears its numbers on discs, the rest of the board is calmed.
/// It stays with its places when the table is laid out anew. Places that are not shown are left out.
class CountOverlay final : public QObject {
    Q_OBJECT

public:
    explicit CountOverlay(BoardScene &scene, QObject *parent = nullptr);
    ~CountOverlay() override;

    /// Where nothing counts the whole board is calmed.
    void show(const std::vector<ToldPlace> &counted);
    void hide();
    [[nodiscard]] bool isShown() const { return isShown_; }
    [[nodiscard]] const std::vector<ToldPlace> &counted() const { return counted_; }

private:
    void refresh();

    BoardScene &scene_;
    bool isShown_ = false;
    std::vector<ToldPlace> counted_;
    std::unique_ptr<QGraphicsItem> item_;
};

} // namespace waystone
