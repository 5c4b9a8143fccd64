#pragma once

#include "advice/advised.h"
#include "thinking/adviser.h"

#include <QObject>

#include <map>
#include <optional>
#include <thread>

namespace waystone {

/// What would come of one action of the moment that is advised on, beside what is best there: it is thought over by itself, on
/// another thread, however little it promises. Ends with the moment.
class WhatIf final : public QObject {
    Q_OBJECT

public:
    WhatIf(GameController &controller, Adviser &adviser, QObject *parent = nullptr);
    /// Waits for the thought to end, which it does at once.
    ~WhatIf() override;

    /// A legal action of the adviser's subject; nothing to ask no longer.
    void ask(std::optional<Action> action);
    [[nodiscard]] std::optional<Action> asked() const { return asked_; }
    /// How often it is thought over, and so how long it takes at most.
    void setBudget(std::uint64_t iterations) { iterations_ = iterations; }

    /// What was found; nothing as long as it is not known, or if nothing else can be done.
    [[nodiscard]] const std::optional<Comparison> &comparison() const { return comparison_; }
    /// Whether it is the best itself, and compared with the next best.
    [[nodiscard]] bool isBest() const { return isBest_; }

signals:
    void changed();

private:
    void follow();
    void forget();
    void think(const Considered &best);
    void receive(int question, Comparison comparison);
    void stop();

    GameController &controller_;
    Adviser &adviser_;
    std::uint64_t iterations_;
    std::optional<Action> asked_;
    std::optional<Comparison> comparison_;
    bool isBest_ = false;
    std::optional<Action> beside_;        ///< what it is or will be compared with
    int question_ = 0;                    ///< the number of the last one; what comes for others is too late
    std::map<int, std::jthread> threads_; ///< by question; those of old ones run until they have heard of it
};

} // namespace waystone
