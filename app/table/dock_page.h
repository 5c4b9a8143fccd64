#pragma once

#include <QWidget>

#include <functional>

class QAction;

namespace waystone {

/// A page of the dock beside the board, with the command that brings it to the front. Its title follows the language.
class DockPage : public QWidget {
    Q_OBJECT

public:
    /// The title is asked for again whenever the language changes.
    DockPage(const QString &name, QWidget *content, std::function<QString()> title);

    [[nodiscard]] QAction *toggleViewAction() const { return action_; }

public slots:
    void open() { emit openWanted(); }
    void shut() { emit shutWanted(); }

signals:
    void openWanted();
    void shutWanted();

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();

    QWidget *content_;
    std::function<QString()> title_;
    QAction *action_;
};

} // namespace waystone
