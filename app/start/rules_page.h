#pragma once

#include "core/registry.h"
#include "files/edition_shelf.h"
#include "words/game_words.h"

#include <QWidget>

#include <memory>
#include <optional>
#include <vector>

class QBoxLayout;
class QComboBox;
class QLabel;
class QLineEdit;

namespace waystone {

class FlatButton;
class RulesEditor;

/// What a new game is played by beside who plays: the edition with what is to be known of it in two sentences, each
/// question that the rules leave open in a box, and the seed.
class RulesPage final : public QWidget {
    Q_OBJECT

public:
    RulesPage();

    /// `words` are the general ones of that game.
    void setGame(const GameKind &kind, std::shared_ptr<GameWords> words,
                 std::vector<EditionShelf::Entry> editions);

    /// Null if the shelf is empty.
    [[nodiscard]] const EditionShelf::Entry *edition() const;
    void chooseEdition(const QString &id);
    [[nodiscard]] OptionChoice rules() const;
    void setRules(const OptionChoice &choice);
    /// No curtain between the persons at the screen.
    [[nodiscard]] bool isAllOpen() const;
    void setAllOpen(bool isOpen);
    [[nodiscard]] std::optional<std::uint64_t> seed() const;
    /// Everything as the program proposes it.
    void chooseProposed();

    /// All of it in a line.
    [[nodiscard]] QString summary() const;
    void retranslate();

signals:
    void changed();
    /// The whole text about the edition that is chosen.
    void notesWanted();
    void typingInWanted();

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void nameBoxes();
    void makeBoard(QBoxLayout &column);
    void makeSecrets(QBoxLayout &column);
    void makeSeed(QBoxLayout &column);
    void showEdition();
    void showPicture();

    const GameKind *kind_ = nullptr;
    std::vector<EditionShelf::Entry> editions_;
    QLabel *picture_;
    QLabel *editionLabel_;
    QComboBox *edition_;
    QLabel *editionNotes_;
    FlatButton *typeIn_;
    FlatButton *notes_;
    QWidget *secretsBox_;
    QLabel *secretsLabel_;
    QComboBox *secrets_; ///< the data of its items: whether all is open
    RulesEditor *rules_;
    QLabel *seedLabel_;
    QLineEdit *seed_;
};

} // namespace waystone
