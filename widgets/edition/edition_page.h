#pragma once

#include "board/theme.h"

#include <QWidget>

namespace waystone {

/// A page that a game has of its own for a group of its edition's data, beside the tables: a map to click on.
class EditionPage : public QWidget {
    Q_OBJECT

public:
    using QWidget::QWidget;

    /// In the language of the moment.
    [[nodiscard]] virtual QString title() const = 0;
    virtual void setTheme(ThemeKind kind) = 0;
};

} // namespace waystone
