#pragma once

#include "fitting/fitted_dialog.h"

#include <QString>

class QComboBox;
class QGroupBox;
class QListWidget;
class QPushButton;
class QStackedWidget;

namespace waystone {

class ChoiceBox;
class CommandBox;
class Commands;
class KeysPage;

/// Everything that is chosen once for all, on three pages. What is chosen counts at once: nearly all of it is a command of
/// the window, which this dialog repeats in another form.
class SettingsDialog : public FittedDialog {
    Q_OBJECT

public:
    enum class Page { look, play, keys };

    /// `textSize` in percent.
    SettingsDialog(const Commands &commands, int textSize, QWidget *parent = nullptr);

    void showPage(Page page);

signals:
    void textSizeChosen(int percent);
    /// The rules that were told in earlier games are to be told again.
    void cardsWanted();

protected:
    void changeEvent(QEvent *event) override;

private:
    QWidget *makeLook(int textSize);
    QWidget *makePlay();
    QWidget *makeFoot();
    void resetPage();
    void retranslate();

    const Commands &commands_;
    QListWidget *list_;
    QStackedWidget *pages_;
    ChoiceBox *languages_;
    QGroupBox *text_;
    QComboBox *textSize_;
    ChoiceBox *themes_;
    ChoiceBox *speeds_;
    ChoiceBox *highlights_;
    ChoiceBox *confirmModes_;
    CommandBox *secrets_;
    CommandBox *hints_;
    CommandBox *cards_;
    CommandBox *forced_;
    QGroupBox *help_;
    QPushButton *cardsAgain_;
    KeysPage *keys_;
    QPushButton *defaults_;
    QPushButton *done_;
};

} // namespace waystone
