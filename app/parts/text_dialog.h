#pragma once

#include <QDialog>

#include <functional>

class QTextBrowser;

namespace waystone {

/// Shows a text that is made anew in every language; the board behind it can be used meanwhile.
class TextDialog : public QDialog {
    Q_OBJECT

public:
    /// `html` must have escaped what comes from files or players.
    TextDialog(const QString &name, std::function<QString()> title, std::function<QString()> html,
               QWidget *parent = nullptr);

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();

    std::function<QString()> title_;
    std::function<QString()> html_;
    QTextBrowser *text_;
};

} // namespace waystone
