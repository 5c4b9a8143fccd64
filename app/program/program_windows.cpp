#include "program/program_windows.h"

#include "files/file_content.h"
#include "fitting/screen_room.h"
#include "program/beginning.h"
#include "scenario/files/any_file.h"
#include "window/main_window.h"

#include <QApplication>
#include <QSettings>
#include <QWindow>

#include <algorithm>

namespace waystone {

namespace {

const QString sessionKey = QStringLiteral("session");
const QString windowWord = QStringLiteral("window"); ///< what follows is open in one more

constexpr int waitForAnswer = 100; ///< milliseconds until it is seen whether a question is answered

void present(MainWindow &window, const QString &activation)
{
    // Wayland lets nobody come to the front but by this; Qt takes it from there.
    if (!activation.isEmpty())
        qputenv("XDG_ACTIVATION_TOKEN", activation.toUtf8());
    window.setWindowState(window.windowState() & ~Qt::WindowMinimized);
    window.show();
    window.raise();
    window.activateWindow();
    QApplication::alert(&window); // where the desktop lets nobody come to the front
}

} // namespace

ProgramWindows::ProgramWindows(Makers makers) : makers_(std::move(makers))
{
    again_.setSingleShot(true);
    again_.setInterval(waitForAnswer);
    connect(&again_, &QTimer::timeout, this, &ProgramWindows::takeNext);
    connect(qApp, &QGuiApplication::focusWindowChanged, this, &ProgramWindows::follow);
    make();
}

ProgramWindows::~ProgramWindows() = default;

std::vector<MainWindow *> ProgramWindows::windows() const
{
    std::vector<MainWindow *> windows;
    for (const Opened &opened : opened_)
        windows.push_back(opened.window.get());
    return windows;
}

MainWindow &ProgramWindows::make()
{
    constexpr QPoint aside(32, 32); // so that the one below is seen
    Opened opened{makers_.settings(), nullptr};
    Services services = makers_.services(*opened.settings);
    services.isFirst = opened_.empty();
    opened.window = std::make_unique<MainWindow>(std::move(services));
    MainWindow *window = opened.window.get();
    connect(window, &MainWindow::closed, this, [this, window] {
        QMetaObject::invokeMethod(
            this, [this, window] { remove(window); }, Qt::QueuedConnection);
    });
    connect(window, &MainWindow::closing, this, [this, window] { letGo(*window); });
    connect(window, &MainWindow::quitWanted, this, &ProgramWindows::quit);
    connect(window, &MainWindow::filesWanted, this, [this](const QStringList &files) {
        for (const QString &file : files)
            openFile(file, {});
    });
    connect(&window->keys(), &KeyBindings::changed, this, [this, window] {
        for (const Opened &each : opened_)
            each.window->keys().setChosen(window->keys().chosen());
    });
    if (!opened_.empty())
        window->move(current().pos() + aside);
    opened_.push_back(std::move(opened));
    window->show();
    bringOnScreen(*window); // on a small screen there is no room aside
    return *window;
}

void ProgramWindows::remove(const MainWindow *window)
{
    const auto gone = std::ranges::find_if(opened_, [window](const Opened &each) {
        return each.window.get() == window && !window->isVisible();
    });
    // The last one goes with the program.
    if (opened_.size() == 1 || gone == opened_.end())
        return;
    // Assigning another one to it would take its settings before its window.
    std::rotate(gone, gone + 1, opened_.end());
    opened_.pop_back();
}

MainWindow &ProgramWindows::current() const
{
    return *opened_.back().window;
}

void ProgramWindows::take(const CommandLine &line)
{
    waiting_.push_back(line);
    takeNext();
}

void ProgramWindows::takeNext()
{
    while (!waiting_.empty()) {
        const QString activation = waiting_.front().activation;
        if (QApplication::activeModalWidget() != nullptr || QApplication::activePopupWidget() != nullptr) {
            present(current(), activation); // the question is seen that is to be answered first
            again_.start();
            return;
        }
        const CommandLine line = std::move(waiting_.front());
        waiting_.pop_front();
        if (line.files.isEmpty() || line.begin != CommandLine::Begin::startPage) {
            present(current(), activation);
            begin(current(), line);
            continue;
        }
        for (const QString &file : line.files)
            openFile(file, activation);
    }
}

void ProgramWindows::openFile(const QString &path, const QString &activation)
{
    for (MainWindow *window : windows())
        if (window->hasOpen(path))
            return present(*window, activation);
    const std::size_t before = opened_.size();
    // An edition has a window of its own anyway.
    MainWindow &window = current().isFree() || formatOfFile(path) == editionFormat ? current() : freeWindow();
    const bool isNew = opened_.size() > before;
    present(window, activation);
    if (!window.openFile(path) && isNew)
        window.close();
}

MainWindow &ProgramWindows::freeWindow()
{
    const auto free = std::ranges::find_if(opened_, [](const Opened &each) { return each.window->isFree(); });
    return free == opened_.end() ? make() : *free->window;
}

void ProgramWindows::follow(const QWindow *focus)
{
    const auto used = std::ranges::find_if(opened_, [focus](const Opened &each) {
        return focus != nullptr && each.window->windowHandle() == focus;
    });
    if (used == opened_.end())
        return;
    used->window->followChoices();
    std::rotate(used, used + 1, opened_.end());
}

void ProgramWindows::letGo(const MainWindow &window)
{
    const bool isLast = std::ranges::none_of(opened_, [&window](const Opened &each) {
        return each.window.get() != &window && each.window->isVisible();
    });
    if (isLast && !isQuitting_)
        keepSession();
}

void ProgramWindows::keepSession()
{
    QStringList session;
    for (const Opened &opened : opened_)
        if (opened.window->isVisible())
            session += QStringList(windowWord) + opened.window->openThings();
    opened_.back().settings->file().set(sessionKey, session);
}

void ProgramWindows::quit()
{
    keepSession();
    isQuitting_ = true;
    QApplication::closeAllWindows(); // one after the other; somebody may think better of it
    isQuitting_ = false;
}

void ProgramWindows::restoreSession()
{
    const Settings &settings = *opened_.front().settings;
    if (settings.choice(QStringLiteral("reopen"), 2, 0) == 0)
        return;
    const QStringList session = opened_.front().settings->file().store().value(sessionKey).toStringList();
    for (qsizetype index = 0; index < session.size(); ++index) {
        if (session[index] != windowWord)
            current().reopen(session[index]);
        else if (index > 0)
            make();
    }
}

} // namespace waystone
