#pragma once

#include "commands/key_bindings.h"

#include <QWidget>

class QKeyEvent;
class QLabel;
class QLineEdit;
class QTreeWidget;
class QTreeWidgetItem;

namespace waystone {

class FlatButton;
class KeyList;

/// All keys, by place of use, with a search for what they do or for the key itself. Whoever clicks a command presses the
/// key that it is to have.
class KeysPage : public QWidget {
    Q_OBJECT

public:
    explicit KeysPage(KeyList &keys, QWidget *parent = nullptr);

    /// In the language of the moment.
    void retranslate();

signals:
    void pdfWanted();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void hideEvent(QHideEvent *event) override;

private:
    void layOut();
    void fill();
    void search(const QString &words);
    /// A key that is pressed in the search is searched for, if nobody could have meant to write.
    bool searchKey(const QKeyEvent &event);

    // Changing a key
    [[nodiscard]] const QAction *commandOf(const QTreeWidgetItem *item) const;
    void listen(QTreeWidgetItem *item);
    void stopListening();
    void hear(const QKeyEvent &event);
    void take();
    void tell(const QString &text, bool isTaken);

    KeyList &list_;
    QLineEdit *search_;
    FlatButton *pdf_;
    QTreeWidget *keys_;
    QLabel *nothing_;
    QLabel *told_;
    FlatButton *take_;
    FlatButton *keep_;
    const QAction *listening_ = nullptr; ///< the command that is to have another key
    QKeySequence wanted_;                ///< which somebody else has
};

} // namespace waystone
