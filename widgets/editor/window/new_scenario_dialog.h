#pragma once

#include "editor/document/scenario.h"
#include "files/edition_shelf.h"
#include "fitting/fitted_dialog.h"
#include "words/game_words.h"

class QComboBox;
class QLabel;
class QPushButton;
class QSpinBox;

namespace waystone {

class RulesEditor;

/// With which game, edition and rules a scenario begins, for how many players, and from which table.
class NewScenarioDialog final : public FittedDialog {
    Q_OBJECT

public:
    /// `seed` is what chance starts from where the table is not empty.
    NewScenarioDialog(const EditionShelf &shelf, const Game &like, int seats, std::uint64_t seed,
                      QWidget *parent = nullptr);

    /// As it was chosen; the players are left to the caller. Nothing if the edition cannot be used.
    [[nodiscard]] std::optional<Scenario> scenario() const;

protected:
    void changeEvent(QEvent *event) override;

private:
    void useGame(int index);
    void retranslate();
    [[nodiscard]] const GameKind &kind() const;
    [[nodiscard]] AnySetup firstTable(const Game &game) const;

    const EditionShelf &shelf_;
    const std::uint64_t seed_;
    std::vector<std::shared_ptr<GameWords>> words_; ///< by game
    std::vector<EditionShelf::Entry> editions_;
    QLabel *gameLabel_;
    QComboBox *game_;
    QLabel *editionLabel_;
    QComboBox *edition_;
    QLabel *seatsLabel_;
    QSpinBox *seats_;
    QLabel *tableLabel_;
    QComboBox *table_;
    RulesEditor *rules_;
    QPushButton *start_ = nullptr;
};

} // namespace waystone
