#pragma once

#include "core/rng.h"
#include "reference.h"
#include "tally.h"

#include <memory>
#include <optional>

namespace waystone::faults {

class Child;

/// The library that lets calls fail, as it is when this is first asked; empty if there is none.
[[nodiscard]] QString failingCalls();

/// Trials of one kind of work: it is killed at a random moment, or one of its calls to the system fails, and what the
/// next start of the program finds is held against what the user could see.
class Bench {
public:
    Bench(const WorkKind &kind, quint64 seed);
    ~Bench();

    void tryKill();
    void tryFault();

    /// Too much is broken: more trials would only say it again.
    [[nodiscard]] bool hasGivenUp() const;

    [[nodiscard]] const QString &name() const { return kind_.name; }
    [[nodiscard]] const Tally &tally() const { return tally_; }

private:
    /// Another one from time to time.
    const Reference &reference();
    [[nodiscard]] QStringList victim(const QString &folder, const QString &ending) const;
    /// What is found in the folder; nothing if the program cannot be started there.
    [[nodiscard]] std::optional<QByteArray> found(const QString &folder);
    /// The calls that a victim makes which nothing disturbs, each by its name. None if it fails, which is then told.
    [[nodiscard]] const QList<QByteArray> &callsOfAVictim();
    /// Whether a process ended in good order; if not, it is told. It has ended.
    bool isSound(Child &child, bool endedItself, const QString &what);
    void judgeFault(const Child &victim, const QString &folder, const QString &fault);
    [[nodiscard]] QString where() const;

    const WorkKind &kind_;
    Rng rng_;
    quint64 nextSeed_;
    int uses_ = 0;            ///< of the reference
    QList<QByteArray> calls_; ///< of a victim of the reference; none before they were counted
    std::unique_ptr<Reference> reference_;
    Tally tally_;
};

} // namespace waystone::faults
