#pragma once

#include <QElapsedTimer>

#include <map>

namespace waystone {

/// What a reader has done at the steps of a lesson since it was opened, as far as it is told afterwards.
class TaskLog {
public:
    struct Task {
        bool isDone = false; ///< nothing is added any more
        int wrong = 0;       ///< moves and answers that did not lead there
        int hints = 0;       ///< different ones
        qint64 milliseconds = 0;
    };

    /// Another lesson: nothing is known of it.
    void clear();
    /// Time counts for this step from now on.
    void enter(int step);
    /// The reader has gone: time counts for none.
    void leave();
    void err()
    {
        change([](Task &task) { ++task.wrong; });
    }
    void hint(int told);
    void finish();

    [[nodiscard]] Task task(int step) const;
    [[nodiscard]] qint64 milliseconds() const { return milliseconds_ + running(); }

private:
    template <class Change>
    void change(const Change &change)
    {
        if (Task &task = tasks_[step_]; !task.isDone)
            change(task);
    }
    [[nodiscard]] qint64 running() const { return clock_.isValid() ? clock_.elapsed() : 0; }

    std::map<int, Task> tasks_; ///< by step
    int step_ = -1;             ///< the one that the reader is at
    QElapsedTimer clock_;       ///< since the time was counted last; invalid for nobody there
    qint64 milliseconds_ = 0;   ///< of all steps, until then
};

} // namespace waystone
