#pragma once

#include <QLabel>

class QPushButton;

namespace waystone {

/// A label of a lesson's card: plain text in lines as wide as the card. `growth` is by how much its letters are larger
/// than the usual ones.
[[nodiscard]] QLabel *lessonLabel(const char *name, qreal growth = 1, bool bold = false);
/// A button large enough for a finger.
[[nodiscard]] QPushButton *lessonButton(const char *name);
/// Hides the label where there is nothing to tell.
void showText(QLabel *label, const QString &text);

} // namespace waystone
