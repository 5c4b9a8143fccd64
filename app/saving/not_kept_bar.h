#pragma once

#include <QFrame>

class QLabel;
class QPushButton;

namespace waystone {

class GameFile;

/// A line above the board for as long as the journal cannot be written: why, and the way to save the game elsewhere.
class NotKeptBar final : public QFrame {
    Q_OBJECT

public:
    explicit NotKeptBar(const GameFile &file, QWidget *parent = nullptr);

signals:
    /// The game is to be saved where the user says.
    void saveWanted();

protected:
    void changeEvent(QEvent *event) override;

private:
    void refresh();

    const GameFile &file_;
    QLabel *text_;
    QPushButton *save_;
};

} // namespace waystone
