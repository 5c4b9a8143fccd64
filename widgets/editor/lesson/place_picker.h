#pragma once

#include "words/game_words.h"

#include <QWidget>

#include <vector>

class QLabel;
class QPushButton;

namespace waystone {

/// Places of a goal: their names, and a button after which clicks on the board add places or take them away.
class PlacePicker final : public QWidget {
    Q_OBJECT

public:
    /// `name` goes into the names of its parts.
    explicit PlacePicker(const QString &name, QWidget *parent = nullptr);

    [[nodiscard]] bool isPicking() const;
    void stop();
    /// `words` names them; null where there are none.
    void show(const std::vector<Place> &places, const GameWords *words);
    void retranslate();

signals:
    void pickingChanged(bool picking);

private:
    QPushButton *pick_;
    QLabel *names_;
};

} // namespace waystone
