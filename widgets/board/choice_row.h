#pragma once

#include "board/choice_button.h"

#include <QWidget>

#include <vector>

class QHBoxLayout;

namespace waystone {

/// The kinds of action between which is chosen, side by side; hidden while there are none. The keys 1 to 9 choose as a
/// click does. They stand against the right edge, and who clicks twice in one place is asked before that ends a turn. A
/// double click is one click, unless it does the same thing twice.
class ChoiceRow final : public QWidget {
    Q_OBJECT

public:
    /// Where a button goes that has the keyboard, `home` gets it.
    ChoiceRow(ActionChoices &choices, QWidget &home, QWidget *parent = nullptr);

    /// How wide it is with so much left out.
    [[nodiscard]] int widthAt(ChoiceButton::Brevity brevity) const;
    void setBrevity(ChoiceButton::Brevity brevity);
    /// Leaves out no more than it has to in so many pixels.
    void fitInto(int width);
    [[nodiscard]] QSize minimumSizeHint() const override;
    /// Marks the buttons of these places, e.g. of a hint.
    void pointAt(const std::vector<Place> &places);
    [[nodiscard]] bool isPointedAt() const;
    /// Those that are shown, in their order.
    [[nodiscard]] std::vector<ChoiceButton *> buttons() const;

signals:
    /// Other kinds are offered, or one of them is chosen.
    void changed();

private:
    void refresh();
    void showChoice(ChoiceButton &button, const ActionChoices::Choice &choice, std::size_t index);
    void arrange();
    void addButton();
    void fillTip(std::size_t choice);
    void choose(std::size_t choice);
    void chooseByClick(std::size_t choice);
    /// Whether the mouse has clicked there before and nothing has happened since but what that click did.
    [[nodiscard]] bool isClickedAgain(QPoint at) const;
    /// Whether it is the end of a double click on what has become something else under the pointer.
    [[nodiscard]] bool isStray(const ChoiceButton::Press &press, std::size_t choice) const;
    /// What stands on its button.
    [[nodiscard]] static QString keyOf(const ActionChoices::Choice &choice, std::size_t index);

    ActionChoices &choices_;
    QWidget &home_;
    QHBoxLayout *row_;
    std::vector<ChoiceButton *> buttons_;               ///< more than are shown, perhaps
    std::vector<int> arranged_;                         ///< the groups of the buttons laid out
    std::optional<std::pair<QPoint, PlyId>> lastClick_; ///< of the mouse, and the moment it led to
    std::vector<std::uint8_t> lastClicked_;             ///< the verbs of what it was
    std::vector<Place> pointedAt_;
};

} // namespace waystone
