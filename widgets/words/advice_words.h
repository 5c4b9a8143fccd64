#pragma once

#include "advice/comparison.h"
#include "words/game_words.h"

#include <QCoreApplication>
#include <QStringList>

namespace waystone {

/// Says by what one action differs from another, in whole sentences: what is so after the one and after the other.
class AdviceWords {
    Q_DECLARE_TR_FUNCTIONS(waystone::AdviceWords)

public:
    /// `seat` is whose actions they are.
    AdviceWords(const GameWords &words, Seat seat) : words_(words), seat_(seat) {}

    /// Empty for a code that nobody knows.
    [[nodiscard]] QString sentence(const Reason &reason) const;
    /// The two that are to be told, or fewer where fewer things differ; none is empty.
    [[nodiscard]] QStringList sentences(const Comparison &comparison, bool isBetter) const;
    /// What is expected of both in the end; empty where they cannot be told apart.
    [[nodiscard]] QString marginSentence(const Comparison &comparison) const;

private:
    [[nodiscard]] QString held(const Reason &reason) const;
    [[nodiscard]] QString points(const Reason &reason) const;
    [[nodiscard]] QString counted(const std::vector<Counted> &counts) const;
    [[nodiscard]] QString subjectName(Place subject) const;

    const GameWords &words_;
    const Seat seat_;
};

} // namespace waystone
