#pragma once

#include "scenario/lesson/reach_table.h"

#include <QObject>

#include <map>
#include <memory>
#include <optional>
#include <thread>

namespace waystone {

/// Knows ahead of the reader of a task where its goal can still be reached: that is found out off the GUI thread, and
/// what is known is told at once. A later question ends an earlier one without waiting for it.
class ReachFinder final : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;
    ~ReachFinder() override;

    /// The task that the run is at; what was known of another is forgotten.
    void begin(const LessonRun &run);
    void end();
    /// The reader stands there now: what matters to them next is found out first.
    void look(const LessonRun &run);
    /// Likewise, and found() is to tell of this point before all else.
    void ask(const LessonRun &run);
    /// At once. Nothing if it is still being found out; unknown where there is nothing to be found out.
    [[nodiscard]] std::optional<Reach> find(const LessonRun &run);
    /// Of the point that was asked for last.
    [[nodiscard]] std::optional<Reach> answer();
    /// Where the goal has been lost: see mostPointsLeft(). Nothing if that is not known.
    [[nodiscard]] std::optional<int> mostPoints(const LessonRun &run) const;

signals:
    /// More is known.
    void found();

private:
    struct Search;
    using Found = std::vector<std::pair<LessonRun, Reach>>;

    void requestStop();
    /// `asked` comes before all else.
    void start(const std::optional<LessonRun> &asked, const LessonRun &run);
    void receive(int task, const Found &found);
    void receivePoints(int task, const std::vector<LineStep> &played, std::optional<int> points);

    std::shared_ptr<Search> search_; ///< null where there is nothing to be found out
    std::optional<ReachTable> table_;
    std::optional<LessonRun> asked_;
    std::pair<std::vector<LineStep>, std::optional<int>> points_; ///< left where so much has been played
    std::map<int, std::jthread> threads_; ///< by question; those of old ones run until they have heard of it
    int question_ = 0;
    int task_ = 0;
};

} // namespace waystone
