#pragma once

#include "fitting/fitted_dialog.h"

#include <functional>

class QGroupBox;
class QListWidget;
class QPushButton;
class QStackedWidget;

namespace waystone {

class ChoiceBox;
class CommandBox;
class Commands;
class FlatButton;
class KeyList;
class KeysPage;
class TextSizeBox;
class ThemeBox;

/// Everything that is chosen once for all, on three pages. What is chosen counts at once: nearly all of it is a command of
/// the window, which this dialog repeats in another form.
class SettingsDialog : public FittedDialog {
    Q_OBJECT

public:
    enum class Page { look, play, keys };

    /// `textSize` in percent.
    SettingsDialog(const Commands &commands, KeyList &keys, int textSize, QWidget *parent = nullptr);

    void showPage(Page page);

signals:
    void textSizeChosen(int percent);
    /// The rules that were told in earlier games are to be told again.
    void cardsWanted();
    /// The list of all keys is to become a file.
    void keysPdfWanted();

protected:
    void changeEvent(QEvent *event) override;
    void hideEvent(QHideEvent *event) override;

private:
    using Undo = std::function<void()>;

    QWidget *makeLook(int textSize);
    QWidget *makePlay();
    QWidget *makeFoot();
    /// Chooses the defaults of the page, or takes just that back.
    void resetOrUndo();
    [[nodiscard]] Undo resetPage();
    [[nodiscard]] Undo resetLook();
    [[nodiscard]] Undo resetPlay();
    void setUndo(Undo undo);
    void retranslate();

    const Commands &commands_;
    KeyList &keyList_;
    QListWidget *list_;
    QStackedWidget *pages_;
    ChoiceBox *languages_;
    TextSizeBox *textSize_;
    ThemeBox *themes_;
    CommandBox *reopen_;
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
    Undo undo_; ///< of going back to the defaults, until the page is left
    FlatButton *defaults_ = nullptr;
    QPushButton *done_;
};

} // namespace waystone
