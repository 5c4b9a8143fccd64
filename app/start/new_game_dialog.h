#pragma once

#include "core/registry.h"
#include "files/edition_shelf.h"
#include "fitting/fitted_dialog.h"
#include "saving/table_setup.h"
#include "settings/settings.h"
#include "words/game_words.h"

#include <memory>
#include <vector>

class QBoxLayout;
class QLabel;

namespace waystone {

class FlatButton;
class GameTile;
class RulesPage;
class SeatsEditor;

/// Asks what a new game is to be played with: the game, who plays, and, on a second page of the same dialog, by which
/// rules and edition. It offers every game of the registry that the widgets have a face for, and remembers what was chosen
/// last.
class NewGameDialog : public FittedDialog {
    Q_OBJECT

public:
    NewGameDialog(const Registry &registry, EditionShelf shelf, Settings &settings,
                  QWidget *parent = nullptr);

    /// As if the user had chosen this game and so many players; as many as last time if the game is not for so many.
    void choose(const QString &game, int seats = 0);
    [[nodiscard]] NewGame newGame() const;

    void accept() override;

signals:
    /// The dialog has been left, to type in an edition that begins with the one chosen.
    void typingInWanted(const waystone::NewGame &game);

protected:
    void changeEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    void addGames(const Registry &registry);
    void connectParts();
    [[nodiscard]] QWidget *makeFoot();
    [[nodiscard]] QWidget *makeMiddle();
    void makeFirstPage(QBoxLayout &column);
    void makeHead(QBoxLayout &column);
    void useGame(int index);
    void showRules(bool isShown);
    void showNotes();
    void refresh();
    void retranslate();
    [[nodiscard]] const GameKind &kind() const { return *kinds_[static_cast<std::size_t>(game_)]; }
    [[nodiscard]] QString kindId() const;
    void remember();
    void recall();

    EditionShelf shelf_;
    Settings &settings_;
    std::vector<const GameKind *> kinds_;
    std::vector<std::shared_ptr<GameWords>> words_;
    int game_ = 0;

    QLabel *gameLabel_;
    std::vector<GameTile *> tiles_;
    SeatsEditor *seats_;
    FlatButton *openRules_;
    RulesPage *rules_;
    QWidget *firstPage_;
    QWidget *secondPage_;
    FlatButton *back_;
    QLabel *rulesTitle_;
    QLabel *promise_;
    FlatButton *cancel_;
    FlatButton *start_;
    FlatButton *proposed_;
    FlatButton *done_;
};

} // namespace waystone
