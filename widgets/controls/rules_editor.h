#pragma once

#include "core/registry.h"
#include "words/game_words.h"

#include <QWidget>

#include <memory>
#include <vector>

class QComboBox;
class QLabel;
class QRadioButton;

namespace waystone {

/// By which rules a game is played: as one of its printed books has them, or option by option, each a question in a box.
class RulesEditor : public QWidget {
    Q_OBJECT

public:
    explicit RulesEditor(QWidget *parent = nullptr);

    /// `words` are the general ones of that game. Begins with the book in the language of the program.
    void setGame(const GameKind &kind, std::shared_ptr<GameWords> words);

    [[nodiscard]] OptionChoice choice() const;
    void setChoice(const OptionChoice &choice);

    /// As the program proposes it: the book in the language of the program.
    void chooseProposed();
    /// The name of the book that is chosen, or that it is none.
    [[nodiscard]] QString chosenName() const;

    void retranslate();

signals:
    void changed();

protected:
    void changeEvent(QEvent *event) override;

private:
    struct OptionRow {
        QLabel *label;
        QLabel *help;
        std::vector<QRadioButton *> values; ///< in the order of the option's
    };

    void addBox(const OptionInfo &option);
    [[nodiscard]] static std::size_t chosen(const OptionRow &row);

    void usePreset(int index);
    /// Shows the book that has just these rules, if there is one and the one shown is another.
    void findPreset();
    [[nodiscard]] bool agrees(const RulesPreset &preset) const;

    const GameKind *kind_ = nullptr;
    std::shared_ptr<GameWords> words_;
    QLabel *presetLabel_;
    QComboBox *preset_;
    QWidget *options_;
    std::vector<OptionInfo> offered_; ///< the game's options that a new game can choose
    std::vector<OptionRow> rows_;     ///< one for each
};

} // namespace waystone
