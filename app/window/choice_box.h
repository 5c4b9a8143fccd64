#pragma once

#include <QCheckBox>
#include <QGroupBox>

#include <vector>

class QAction;
class QActionGroup;
class QRadioButton;

namespace waystone {

/// The choices of a group of commands as radio buttons: they say what the commands say, and clicking one triggers it.
class ChoiceBox : public QGroupBox {
    Q_OBJECT

public:
    explicit ChoiceBox(QActionGroup &group, QWidget *parent = nullptr);

private:
    void follow();

    QActionGroup &group_;
    std::vector<QRadioButton *> buttons_; ///< by action
};

/// A command that is on or off, as a box to tick.
class CommandBox : public QCheckBox {
    Q_OBJECT

public:
    explicit CommandBox(QAction &action, QWidget *parent = nullptr);

    void choose(bool on);

private:
    void follow();

    QAction &action_;
};

} // namespace waystone
