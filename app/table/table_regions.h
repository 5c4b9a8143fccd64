#pragma once

#include <QObject>

#include <vector>

class QAction;
class QWidget;

namespace waystone {

class SideDock;
class TablePage;

/// Moves the keyboard between the parts of the table's page that can have it: the line above the board, the board, and
/// what stands beside it. Its commands work while the page is seen. It belongs to the page.
class TableRegions final : public QObject {
    Q_OBJECT

public:
    TableRegions(TablePage &table, SideDock &dock);

    [[nodiscard]] QAction *next() const { return next_; }
    [[nodiscard]] QAction *previous() const { return previous_; }

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void retranslate();
    void step(bool forward);
    /// From above to the side.
    [[nodiscard]] std::vector<QWidget *> regions() const;

    TablePage &table_;
    SideDock &dock_;
    QAction *next_;
    QAction *previous_;
};

} // namespace waystone
