#pragma once

#include "core/game.h"
#include "words/game_words.h"

#include <QCoreApplication>

namespace waystone {

/// Fields of a position and the steps that change them, in the reader's language.
class FieldText {
    Q_DECLARE_TR_FUNCTIONS(FieldText)

public:
    /// A value of the field as a control shows it.
    [[nodiscard]] static QString value(const Field &field, int value, const GameWords &words);
    /// "Stone (Anna): 3"
    [[nodiscard]] static QString step(const Field &field, int value, const GameWords &words);
    [[nodiscard]] static QString playerStep(Seat seat);
    [[nodiscard]] static QString openStep(const QString &path);
};

} // namespace waystone
