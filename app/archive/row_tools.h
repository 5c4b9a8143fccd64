#pragma once

#include <QModelIndex>
#include <QWidget>

class QPushButton;
class QToolButton;

namespace waystone {

/// What can be done with a game, as buttons at the end of its row.
class RowTools final : public QWidget {
    Q_OBJECT

public:
    explicit RowTools(QWidget *parent);

    /// Of this row; `isBin`: it lies in the bin.
    void show(const QModelIndex &index, bool isBin);

signals:
    void openWanted();
    void renameWanted();
    void deleteWanted();

private:
    QPushButton *open_;
    QToolButton *rename_;
    QToolButton *delete_;
};

} // namespace waystone
