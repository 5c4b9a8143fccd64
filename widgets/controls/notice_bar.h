#pragma once

#include <QFrame>

#include <functional>

class QLabel;
class QPushButton;

namespace waystone {

/// A line at the top of a window that tells something for as long as it is so, without stopping anybody's work. What is
/// told is plain text.
class NoticeBar final : public QFrame {
    Q_OBJECT

public:
    using Text = std::function<QString()>;

    /// `notice` makes the sentence in the language of the moment, an empty one when there is nothing to tell; `action` what
    /// stands on the button, if there is one. The label is called after the bar, with "Text" behind.
    NoticeBar(const QString &name, Text notice, Text action = {}, QWidget *parent = nullptr);

    /// What is told may be something else now.
    void refresh();
    [[nodiscard]] QPushButton *button() { return button_; }

protected:
    void changeEvent(QEvent *event) override;

private:
    Text notice_;
    Text action_;
    QLabel *text_;
    QPushButton *button_; ///< null for none
};

} // namespace waystone
