#include "province/book_game.h"

#include <algorithm>

namespace waystone::province::test {

namespace {

const std::vector<std::string> structureWords{"lender", "bank",   "camp",  "village",
                                              "mill",   "smithy", "union", "harbor"};
const std::vector<std::string> zoneWords{"upper", "right", "left"}; // clockwise
const std::vector<std::string> goalWords{"workers", "labor", "structures", "coins", "twoPoints"};

std::size_t indexOf(const std::vector<std::string> &words, const std::string &word)
{
    return static_cast<std::size_t>(std::ranges::find(words, word) - words.begin());
}

/// What follows the word, or nothing if the action begins with another one.
std::string argument(const std::string &action, const std::string &word)
{
    return action.starts_with(word + ' ') ? action.substr(word.size() + 1) : "";
}

} // namespace

BookGame::BookGame(const Edition &edition, Choices choices, int firstPlayer)
    : edition_(edition), choices_(choices), mover_(firstPlayer)
{
    own().coins = edition.startingCoins[0];
    table_[static_cast<std::size_t>(1 - firstPlayer)].coins = edition.startingCoins[1];
    for (const std::string &zone : zoneWords)
        workers_.push_back({"green", zone, -1, false});
}

int BookGame::bank() const
{
    return edition_.totalCoins() - table_[0].coins - table_[1].coins;
}

bool BookGame::hasEffect(int seat, const std::string &structure) const
{
    return player(seat).built.contains(structure) || (borrower_ == seat && loaned_.contains(structure));
}

bool BookGame::isAccessible(const Worker &worker) const
{
    if (worker.kind == "yellow")
        return hasEffect(mover_, "camp");
    if (worker.kind == "orange")
        return hasEffect(mover_, "village");
    return worker.kind == "green" || worker.hiredBy == mover_;
}

/// The structure beside whose name the edition prints what holds for this one.
const std::string &BookGame::printedAs(const std::string &structure) const
{
    static const std::map<std::string, std::string> others{{"mill", "smithy"}, {"smithy", "mill"}};
    const bool isSwapped = choices_.millSmithy == MillSmithy::smithyFirst && others.contains(structure);
    return isSwapped && choices_.revision == Revision::second ? others.at(structure) : structure;
}

Cost BookGame::costOf(const std::string &structure) const
{
    return edition_.costs[indexOf(structureWords, printedAs(structure))];
}

int BookGame::pointsOf(const std::string &structure) const
{
    return edition_.points[indexOf(structureWords, printedAs(structure))];
}

bool BookGame::canBuild(const std::string &structure) const
{
    const auto has = [this](const char *needed) { return own().built.contains(needed); };
    const bool isMillFirst = choices_.millSmithy == MillSmithy::millFirst;
    if ((structure == "bank" && !has("lender")) || (structure == "village" && !has("camp")) ||
        (structure == "smithy" && isMillFirst && !has("mill")) ||
        (structure == "mill" && !isMillFirst && !has("smithy")))
        return false;
    const bool isRoom = builtNow_.empty() || choices_.structuresPerTurn == StructuresPerTurn::asPaid;
    const Cost cost = costOf(structure);
    return isRoom && own().built.size() < 7 && !own().built.contains(structure) && labor_ >= cost.labor &&
           own().coins >= cost.coins;
}

bool BookGame::canHire() const
{
    // Nothing lies there before the first roll, at the end of the turn of the first builder.
    const bool isNew = std::ranges::count(builtNow_, "harbor") != 0;
    const bool hasLoan = borrower_ == mover_ && loaned_.contains("harbor");
    const bool worksNow =
        hasLoan || (own().built.contains("harbor") && (!isNew || choices_.revision == Revision::second));
    const auto hired = std::ranges::count(workers_, "sailor", &Worker::kind);
    return worksNow && ships_ == "mixed" && !hasHired_ && hired < edition_.sailors &&
           own().coins >= edition_.sailorPrice;
}

std::set<std::string> BookGame::options() const
{
    if (isOver())
        return {};
    std::set<std::string> all;
    if (isRevealing_) {
        for (const std::string &goal : goalsLeft_)
            all.insert("goal " + goal);
        return all;
    }
    if (isChance())
        return {"roll white", "roll mixed", "roll black"};
    if (own().built.contains("lender") && lender_ != mover_)
        for (const std::string &structure : opponent().built)
            if (!hasEffect(mover_, structure))
                all.insert("borrow " + structure);
    const bool canRepay = lender_ == mover_ && own().coins >= edition_.loanCoins;
    if (canRepay && (moment_ == Moment::spend || choices_.revision == Revision::second))
        all.insert("repay");
    if (moment_ == Moment::work) {
        int movable = 0;
        bool hasMoved = false;
        for (const Worker &worker : workers_) {
            hasMoved = hasMoved || worker.hasMoved;
            if (isAccessible(worker) && !worker.hasMoved) {
                all.insert("move " + worker.kind + ' ' + worker.zone);
                ++movable;
            }
        }
        if (movable > 1)
            all.insert("move-all");
        if (hasMoved)
            all.insert("finish-work");
        return all;
    }
    for (const std::string &structure : structureWords)
        if (canBuild(structure))
            all.insert("build " + structure);
    if (canHire())
        all.insert("hire");
    if (labor_ >= edition_.grindLabor && bank() > 0)
        all.insert("grind");
    if (hasEffect(mover_, "union") && own().coins >= edition_.unionCoins)
        all.insert("union");
    all.insert("end-turn");
    return all;
}

void BookGame::gainLabor(int amount)
{
    labor_ += amount;
    laborOfTheTurn_ += amount;
}

void BookGame::gainCoins(int amount)
{
    own().coins += std::min(amount, bank());
}

void BookGame::gainAtTheStart(const std::string &structure)
{
    if (structure == "mill")
        gainLabor(edition_.millLabor);
    else if (structure == "smithy")
        gainLabor(edition_.smithyLabor);
    else if (structure == "harbor" && ships_ == "white")
        gainLabor(edition_.whiteLabor);
    else if (structure == "harbor" && ships_ == "black")
        gainCoins(edition_.blackCoins);
}

void BookGame::move(Worker &worker)
{
    const std::size_t to = (indexOf(zoneWords, worker.zone) + 1) % zoneWords.size();
    worker.zone = zoneWords[to];
    worker.hasMoved = true;
    if (edition_.zoneKinds[to] == ZoneKind::labor)
        gainLabor(edition_.zoneLabor);
    else
        gainCoins(hasEffect(mover_, "bank") ? edition_.bankCoins : edition_.zoneCoins);
}

/// Green ones before yellow, orange and sailors, in each kind from the upper zone on.
void BookGame::moveAll()
{
    for (const char *kind : {"green", "yellow", "orange", "sailor"})
        for (const std::string &zone : zoneWords)
            for (Worker &worker : workers_)
                if (worker.kind == kind && worker.zone == zone && !worker.hasMoved && isAccessible(worker)) {
                    move(worker);
                    if (meets(mover_, goal_))
                        return;
                }
}

void BookGame::build(const std::string &structure)
{
    const Cost cost = costOf(structure);
    labor_ -= cost.labor;
    own().coins -= cost.coins;
    own().built.insert(structure);
    builtNow_.push_back(structure);
    if (firstBuilders_.emplace(structure, mover_).second) {
        if (structure == "camp")
            workers_.push_back({"yellow", "upper", -1, false});
        if (structure == "village")
            workers_.push_back({"orange", "upper", -1, false});
    }
    if (own().built.size() >= 7 || firstBuilders_.size() == 8)
        isEnding_ = true;
}

void BookGame::borrow(const std::string &structure)
{
    lender_ = mover_;
    if (choices_.loanDuration == LoanDuration::whileHeld)
        loaned_.clear();
    borrower_ = mover_;
    loaned_.insert(structure);
    gainAtTheStart(structure);
}

bool BookGame::meets(int seat, const std::string &goal) const
{
    const Player &player = this->player(seat);
    if (goal == "labor")
        return seat == mover_ && laborOfTheTurn_ >= 5;
    if (goal == "structures")
        return player.built.size() >= 4;
    if (goal == "coins")
        return player.coins >= 5;
    if (goal == "workers")
        return std::ranges::count(workers_, seat, &Worker::hiredBy) +
                   static_cast<int>(player.built.contains("camp")) +
                   static_cast<int>(player.built.contains("village")) >=
               2;
    if (goal == "twoPoints")
        return std::ranges::count_if(player.built, [this, seat](const std::string &structure) {
                   const bool counts = choices_.twoPointGoal == TwoPointGoal::printedValue ||
                                       firstBuilders_.at(structure) == seat;
                   return counts && pointsOf(structure) == 2;
               }) >= 2;
    return false;
}

/// Looked at for both, since nothing in the book says that only the player to move can meet one.
void BookGame::checkGoal()
{
    for (const int seat : {mover_, 1 - mover_})
        if (meets(seat, goal_)) {
            table_[static_cast<std::size_t>(seat)].goals.insert(goal_);
            goal_.clear();
            break;
        }
    checkEnd();
}

void BookGame::checkEnd()
{
    isRevealing_ = goal_.empty() && !goalsLeft_.empty();
    if (isRevealing_)
        return;
    isEnding_ = isEnding_ || goal_.empty();
    if (isEnding_ && choices_.endTiming == EndTiming::immediate)
        moment_ = Moment::over;
}

void BookGame::startTurn(int seat)
{
    mover_ = seat;
    moment_ = Moment::work;
    for (const char *structure : {"mill", "smithy"})
        if (hasEffect(seat, structure))
            gainAtTheStart(structure);
    if (firstBuilders_.contains("harbor") && firstBuilders_.at("harbor") == seat)
        moment_ = Moment::startRoll;
    else if (hasEffect(seat, "harbor"))
        gainAtTheStart("harbor");
    checkGoal();
}

void BookGame::endTurn()
{
    labor_ = 0;
    laborOfTheTurn_ = 0;
    builtNow_.clear();
    hasHired_ = false;
    for (Worker &worker : workers_)
        worker.hasMoved = false;
    if (choices_.loanDuration == LoanDuration::thisTurn)
        loaned_.clear();
    if (isEnding_)
        moment_ = Moment::over;
    else if (ships_.empty() && firstBuilders_.contains("harbor"))
        moment_ = Moment::endRoll;
    else
        startTurn(1 - mover_);
}

void BookGame::play(const std::string &action)
{
    if (action == "finish-work") {
        moment_ = Moment::spend;
        return;
    }
    if (action == "end-turn")
        return endTurn();
    if (const std::string goal = argument(action, "goal"); !goal.empty()) {
        goalsLeft_.erase(goal);
        if (meets(0, goal) && meets(1, goal))
            return checkEnd();
        goal_ = goal;
        return checkGoal();
    }
    if (const std::string ships = argument(action, "roll"); !ships.empty()) {
        ships_ = ships;
        if (moment_ == Moment::endRoll)
            return startTurn(1 - mover_);
        moment_ = Moment::work;
        gainAtTheStart("harbor");
    } else if (action.starts_with("move ")) {
        move(*std::ranges::find_if(workers_, [&](const Worker &worker) {
            return action == "move " + worker.kind + ' ' + worker.zone && !worker.hasMoved &&
                   isAccessible(worker);
        }));
    } else if (action == "move-all") {
        moveAll();
    } else if (const std::string built = argument(action, "build"); !built.empty()) {
        build(built);
    } else if (const std::string borrowed = argument(action, "borrow"); !borrowed.empty()) {
        borrow(borrowed);
    } else if (action == "hire") {
        own().coins -= edition_.sailorPrice;
        workers_.push_back({"sailor", "upper", mover_, false});
        hasHired_ = true;
    } else if (action == "grind") {
        labor_ -= edition_.grindLabor;
        gainCoins(edition_.grindCoins);
    } else if (action == "union") {
        own().coins -= edition_.unionCoins;
        gainLabor(edition_.unionLabor);
    } else if (action == "repay") {
        own().coins -= edition_.loanCoins;
        lender_ = -1;
        if (choices_.loanDuration == LoanDuration::whileHeld)
            loaned_.clear();
    }
    checkGoal();
}

int BookGame::points(int seat) const
{
    int points = static_cast<int>(player(seat).goals.size());
    for (const auto &[structure, builder] : firstBuilders_)
        if (builder == seat)
            points += pointsOf(structure);
    if (isOver())
        points += player(seat).coins / 5 - (lender_ == seat ? 2 : 0);
    return points;
}

} // namespace waystone::province::test
