#pragma once

#include "core/place.h"
#include "words/game_words.h"

#include <QWidget>

#include <vector>

class QPushButton;

namespace waystone {

/// Places of a goal: a button after which clicks on the board add places or take them away, and which knows their names.
class PlacePicker final : public QWidget {
    Q_OBJECT

public:
    /// `name` goes to its button.
    explicit PlacePicker(const QString &name, QWidget *parent = nullptr);

    [[nodiscard]] bool isPicking() const;
    void stop();
    /// `label` says what the places are to the goal. `words` names them; null where there are none.
    void show(const QString &label, const std::vector<Place> &places, const GameWords *words);

protected:
    void hideEvent(QHideEvent *event) override;

signals:
    void pickingChanged(bool picking);

private:
    QPushButton *pick_;
};

} // namespace waystone
