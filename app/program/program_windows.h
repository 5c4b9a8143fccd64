#pragma once

#include "program/command_line.h"
#include "window/services.h"

#include <QObject>
#include <QTimer>

#include <deque>
#include <functional>
#include <memory>
#include <vector>

class QWindow;

namespace waystone {

class MainWindow;

/// The program's windows, each with a table of its own. What somebody opens from outside comes into one in which nothing
/// is going on, or else into a new one.
class ProgramWindows final : public QObject {
    Q_OBJECT

public:
    /// Every window has settings of its own to write to; what they hold is the same.
    struct Makers {
        std::function<std::unique_ptr<Settings>()> settings;
        std::function<Services(Settings &)> services;
    };

    /// Shows the first window.
    explicit ProgramWindows(Makers makers);
    ~ProgramWindows() override;

    /// Never none.
    [[nodiscard]] std::vector<MainWindow *> windows() const;

    /// Does what the line asks for, as soon as no question waits for its answer.
    void take(const CommandLine &line);
    /// Opens what was open when the program ended, if somebody has chosen so.
    void restoreSession();

private:
    struct Opened {
        std::unique_ptr<Settings> settings;
        std::unique_ptr<MainWindow> window;
    };

    MainWindow &make();
    void remove(const MainWindow *window);
    /// The one that was used last.
    [[nodiscard]] MainWindow &current() const;
    void takeNext();
    void openFile(const QString &path, const QString &activation);
    [[nodiscard]] MainWindow &freeWindow();
    void follow(const QWindow *focus);
    /// The window is about to close; what is open in the last one, or in all when they go together, is kept.
    void letGo(const MainWindow &window);
    void keepSession();
    void quit();

    Makers makers_;
    std::vector<Opened> opened_; ///< the one that was used last at the end
    std::deque<CommandLine> waiting_;
    QTimer again_;
    bool isQuitting_ = false;
};

} // namespace waystone
