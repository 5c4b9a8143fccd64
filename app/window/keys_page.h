#pragma once

#include <QWidget>

class QLabel;
class QLineEdit;
class QTreeWidget;

namespace waystone {

class Commands;

/// All keys, by place of use, with a search for what they do or for the key itself.
class KeysPage : public QWidget {
    Q_OBJECT

public:
    explicit KeysPage(const Commands &commands, QWidget *parent = nullptr);

    /// In the language of the moment.
    void retranslate();

private:
    void search(const QString &words);

    const Commands &commands_;
    QLineEdit *search_;
    QTreeWidget *keys_;
    QLabel *nothing_;
};

} // namespace waystone
