#pragma once

#include <QModelIndex>
#include <QWidget>

class QLabel;

namespace waystone {

class FlatButton;

/// What can be done with a game, as buttons at the end of its row; below them, why something cannot.
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
    FlatButton *open_;
    FlatButton *rename_;
    FlatButton *delete_;
    QLabel *why_;
};

} // namespace waystone
