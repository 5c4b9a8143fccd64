#pragma once

#include "core/registry.h"
#include "files/edition_shelf.h"
#include "fitting/fitted_dialog.h"
#include "saving/table_setup.h"
#include "settings/settings.h"
#include "words/game_words.h"

#include <memory>
#include <vector>

class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;

namespace waystone {

class RulesEditor;
class SeatsEditor;

/// Asks what a new game is to be played with. It offers every game of the registry that the widgets have a face for,
/// and remembers what was chosen last.
class NewGameDialog : public FittedDialog {
    Q_OBJECT

public:
    NewGameDialog(const Registry &registry, EditionShelf shelf, Settings &settings,
                  QWidget *parent = nullptr);

    /// As if the user had chosen this game and so many players.
    void choose(const QString &game, int seats);
    [[nodiscard]] NewGame newGame() const;

    void accept() override;

protected:
    void changeEvent(QEvent *event) override;

private:
    void addGames(const Registry &registry);
    void nameBoxes();
    [[nodiscard]] QWidget *makeButtons();
    [[nodiscard]] QWidget *makeMiddle();
    void useGame(int index);
    void showEdition();
    void retranslate();
    [[nodiscard]] const GameKind &kind() const { return *kinds_[static_cast<std::size_t>(game_)]; }
    [[nodiscard]] QString kindId() const;
    void remember();
    void recall();

    EditionShelf shelf_;
    Settings &settings_;
    std::vector<const GameKind *> kinds_;
    std::vector<std::shared_ptr<GameWords>> words_;
    std::vector<EditionShelf::Entry> editions_; ///< of the game chosen
    int game_ = 0;

    QLabel *gameLabel_;
    QComboBox *gameBox_;
    SeatsEditor *seats_;
    RulesEditor *rules_;
    QWidget *rulesLine_; ///< above the rules, where a game leaves any open
    QLabel *secretsLabel_;
    QComboBox *secrets_; ///< the data of its items: whether all is open
    QLabel *editionLabel_;
    QComboBox *edition_;
    QLabel *editionNotes_;
    QLabel *seedLabel_;
    QLineEdit *seed_;
    QPushButton *alone_;
    QPushButton *start_;
    QPushButton *cancel_;
};

} // namespace waystone
