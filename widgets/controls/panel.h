#pragma once

#include <QDockWidget>

#include <functional>

namespace waystone {

/// A dock whose title follows the language.
class Panel : public QDockWidget {
    Q_OBJECT

public:
    /// `name` also tells saved window states apart. The title is asked for again whenever the language changes.
    Panel(const QString &name, QWidget *content, std::function<QString()> title, QWidget *parent = nullptr);

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();

    std::function<QString()> title_;
};

} // namespace waystone
