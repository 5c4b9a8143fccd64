#pragma once

#include "support/fake_dialogs.h"
#include "support/hasty_windows.h"
#include "window/main_window.h"

#include <QTemporaryDir>

#include <memory>

namespace waystone {

/// A window of its own settings, journal and luck, as a test wants it. The language is English.
class TestWindow {
public:
    /// As another program of the same user, if it is told their folder.
    explicit TestWindow(const QString &folder = {});
    ~TestWindow();

    /// Ends the window and makes a new one with the same settings and journal, as the next start of the program would.
    void restart();
    /// The same after a program that had no time to close anything.
    void restartAfterCrash();

    MainWindow &operator*() { return *window_; }
    MainWindow *operator->() { return window_.get(); }

    [[nodiscard]] QString folder() const { return folder_; }
    [[nodiscard]] QString path(const QString &name) const { return folder_ + QLatin1Char('/') + name; }
    [[nodiscard]] EditionShelf shelf() const { return EditionShelf(path(QStringLiteral("editions"))); }
    [[nodiscard]] DraftFolder drafts() const
    {
        return DraftFolder(path(QStringLiteral("drafts")), std::chrono::milliseconds(0));
    }
    [[nodiscard]] JournalFolder journals() const { return JournalFolder(path(QStringLiteral("games"))); }

    /// The widget of this type and name; fails the test if there is none.
    template <class Widget>
    Widget *find(const char *name)
    {
        auto *widget = window_->findChild<Widget *>(QLatin1String(name));
        if (widget == nullptr)
            qFatal("no widget %s", name);
        return widget;
    }
    /// A click in the middle of the widget.
    void click(const char *name);

    /// Starts a game for so many persons; the first game if none is named.
    void start(int seats, const QString &game = {});
    /// Plays so many actions, each drawn from the legal ones; stops where the game ends.
    void playRandomly(int actions);
    /// Plays a whole game, nearly at random: some would hardly ever end if it were quite so.
    void playToTheEnd(int seats, const QString &game = {});

    LanguageSwitch languages;
    FakeDialogs dialogs;
    /// What windows that are made after it look like.
    static inline ThemeChoice theme = ThemeChoice::system;

private:
    /// Where several act at a time somebody has to be watched.
    void watchSomeone();
    void make();

    HastyWindows hasty_;
    QTemporaryDir temporary_;
    QString folder_;
    std::unique_ptr<Settings> settings_;
    std::unique_ptr<MainWindow> window_;
    std::uint64_t lot_ = 0;
    Rng rng_{7};
};

} // namespace waystone
