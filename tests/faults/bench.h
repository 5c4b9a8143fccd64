#pragma once

#include "core/rng.h"
#include "reference.h"
#include "tally.h"

#include <memory>
#include <optional>

namespace waystone::faults {

class Child;

/// Trials of one kind of work: it is killed at a random moment, or one of its calls to the system fails, and what the
/// next start of the program finds is held against what the user could see.
class Bench {
public:
    Bench(const WorkKind &kind, quint64 seed);
    ~Bench();

    void tryKill();
    void tryFault();

    [[nodiscard]] const QString &name() const { return kind_.name; }
    [[nodiscard]] const Tally &tally() const { return tally_; }

private:
    /// Another one from time to time.
    const Reference &reference();
    [[nodiscard]] QStringList victim(const QString &folder, const QString &ending) const;
    /// What is found in the folder; nothing if the program cannot be started there.
    [[nodiscard]] std::optional<QByteArray> found(const QString &folder);
    /// The calls that a victim makes which nothing disturbs.
    [[nodiscard]] int callsOfAVictim();
    void judgeFault(const Child &victim, const QString &folder, const QString &fault);
    [[nodiscard]] QString where() const;

    const WorkKind &kind_;
    Rng rng_;
    quint64 nextSeed_;
    int uses_ = 0;  ///< of the reference
    int calls_ = 0; ///< of a victim of the reference; 0 before they were counted
    std::unique_ptr<Reference> reference_;
    Tally tally_;
};

} // namespace waystone::faults
