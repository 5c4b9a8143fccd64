#pragma once

#include "session/game_controller.h"

#include <QString>
#include <QStringList>

#include <vector>

namespace waystone {

/// What may be done now as it is typed: in the words of the log, or a part of them that means nothing else, or in the
/// notation of records. Large and small letters, accents and signs between words make no difference.
class TypedActions {
public:
    explicit TypedActions(const GameController &controller);

    struct Entry {
        Action action{};
        QString text; ///< what it would do, as a command
    };

    /// In the order of the rules; none where no person is asked.
    [[nodiscard]] const std::vector<Entry> &all() const { return entries_; }
    /// The texts in the order of their letters.
    [[nodiscard]] QStringList texts() const;

    /// The actions that are meant: the one that is called so, or else all in which every word occurs.
    [[nodiscard]] std::vector<Entry> meant(const QString &typed) const;
    /// Of the text that is written in notation, whether legal or not.
    [[nodiscard]] std::optional<Action> noted(const QString &typed) const;

    /// Whether each word that was typed begins one of the text's.
    [[nodiscard]] static bool hasWords(const QString &text, const QString &typed);

private:
    [[nodiscard]] static QStringList words(const QString &text);

    const GameController &controller_;
    std::vector<Entry> entries_;
};

} // namespace waystone
