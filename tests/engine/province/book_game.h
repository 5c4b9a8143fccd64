#pragma once

#include "province/rules/choices.h"
#include "province/rules/edition.h"

#include <array>
#include <map>
#include <set>
#include <string>
#include <vector>

namespace waystone::province::test {

/// A game of Province told slowly, sentence by sentence from the book and the readings, in words instead of bits: a
/// second opinion on Rules. Actions are in notation. Only the edition's data and the choices are the engine's.
class BookGame {
public:
    BookGame(const Edition &edition, Choices choices, int firstPlayer);

    /// What the player to move, or chance, may do.
    [[nodiscard]] std::set<std::string> options() const;
    /// One of the options.
    void play(const std::string &action);

    struct Player {
        int coins = 0;
        std::set<std::string> built;
        std::set<std::string> goals;
    };
    struct Worker {
        std::string kind;
        std::string zone;
        int hiredBy = -1; ///< of a sailor
        bool hasMoved = false;
    };

    [[nodiscard]] const Player &player(int seat) const { return table_[static_cast<std::size_t>(seat)]; }
    [[nodiscard]] const std::vector<Worker> &workers() const { return workers_; }
    [[nodiscard]] const std::map<std::string, int> &firstBuilders() const { return firstBuilders_; }
    [[nodiscard]] const std::string &ships() const { return ships_; }
    [[nodiscard]] const std::string &goal() const { return goal_; }
    [[nodiscard]] int mover() const { return mover_; }
    [[nodiscard]] int labor() const { return labor_; }
    [[nodiscard]] int lender() const { return lender_; }
    [[nodiscard]] bool isOver() const { return moment_ == Moment::over; }
    [[nodiscard]] bool isChance() const
    {
        return !isOver() && (isRevealing_ || moment_ == Moment::startRoll || moment_ == Moment::endRoll);
    }
    [[nodiscard]] int points(int seat) const;

private:
    enum class Moment { startRoll, work, spend, endRoll, over };

    [[nodiscard]] bool hasEffect(int seat, const std::string &structure) const;
    [[nodiscard]] bool isAccessible(const Worker &worker) const;
    [[nodiscard]] bool canBuild(const std::string &structure) const;
    [[nodiscard]] bool canHire() const;
    [[nodiscard]] bool meets(int seat, const std::string &goal) const;
    [[nodiscard]] const std::string &printedAs(const std::string &structure) const;
    [[nodiscard]] Cost costOf(const std::string &structure) const;
    [[nodiscard]] int pointsOf(const std::string &structure) const;
    [[nodiscard]] int bank() const;
    [[nodiscard]] Player &own() { return table_[static_cast<std::size_t>(mover_)]; }
    [[nodiscard]] const Player &own() const { return table_[static_cast<std::size_t>(mover_)]; }
    [[nodiscard]] const Player &opponent() const { return table_[static_cast<std::size_t>(1 - mover_)]; }

    void gainLabor(int amount);
    void gainCoins(int amount);
    void gainAtTheStart(const std::string &structure);
    void move(Worker &worker);
    void moveAll();
    void build(const std::string &structure);
    void borrow(const std::string &structure);
    void startTurn(int seat);
    void endTurn();
    void checkGoal();
    void checkEnd();

    const Edition &edition_;
    const Choices choices_;
    Moment moment_ = Moment::work;
    bool isRevealing_ = true;
    bool isEnding_ = false;
    int mover_;
    std::array<Player, 2> table_;
    std::vector<Worker> workers_;
    std::map<std::string, int> firstBuilders_;
    std::string ships_;            ///< empty: not rolled yet
    int lender_ = -1;              ///< who holds the lender coin
    std::set<std::string> loaned_; ///< structures whose effect is borrowed
    int borrower_ = -1;
    std::string goal_; ///< that is face up
    std::set<std::string> goalsLeft_{"workers", "labor", "structures", "coins", "twoPoints"};
    int labor_ = 0;
    int laborOfTheTurn_ = 0;
    std::vector<std::string> builtNow_;
    bool hasHired_ = false;
};

} // namespace waystone::province::test
