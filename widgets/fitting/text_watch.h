#pragma once

#include <QObject>

#include <functional>

class QWidget;

namespace waystone {

/// Lets a window that is open follow the size of the program's text. Letters that are larger or smaller than those around
/// them keep that proportion; what else is measured by the text is measured again by fitToText().
class TextWatch final : public QObject {
    Q_OBJECT

public:
    /// Lives as long as the application.
    static TextWatch &shared();

    bool eventFilter(QObject *watched, QEvent *event) override;

signals:
    /// The text has another size, and every widget has its letters.
    void changed();

protected:
    void customEvent(QEvent *event) override;

private:
    explicit TextWatch(QObject *parent);
    void growLetters();

    double size_; ///< of the application's text, in points
};

/// Calls `fit` now, and again whenever the text has got another size as long as the widget lives.
void fitToText(QWidget &widget, const std::function<void()> &fit);

} // namespace waystone
