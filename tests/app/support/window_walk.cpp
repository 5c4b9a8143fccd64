#include "support/window_walk.h"

#include "parts/flat_button.h"
#include "support/header_faults.h"
#include "support/icon_faults.h"
#include "support/mnemonics.h"

#include <QAbstractItemView>
#include <QAbstractScrollArea>
#include <QAbstractSlider>
#include <QAbstractSpinBox>
#include <QAccessible>
#include <QApplication>
#include <QComboBox>
#include <QDockWidget>
#include <QLineEdit>
#include <QMainWindow>
#include <QPushButton>
#include <QStackedWidget>
#include <QTabBar>
#include <QTest>
#include <QTimer>
#include <QToolBar>

#include <algorithm>

namespace waystone {

namespace {

constexpr QSize smallWindow(960, 600);
constexpr int leastTarget = 24;   ///< pixels that a pointer has to hit
constexpr double largeText = 1.5; ///< up to here windows that are worked in are promised to be small
constexpr QSize screenRoom(1280 - 8, 720 - 32); ///< less a usual frame

QString text(QSize size)
{
    return QStringLiteral("%1×%2").arg(size.width()).arg(size.height());
}

bool fits(QSize size, QSize room)
{
    return size.width() <= room.width() && size.height() <= room.height();
}

/// What scrolls need not be in sight all at once, and an editor's toolbar has a button for what it cannot show.
bool isReachedOtherwise(const QWidget &widget)
{
    for (const QWidget *around = widget.parentWidget(); around != nullptr && !around->isWindow();
         around = around->parentWidget())
        if (qobject_cast<const QAbstractScrollArea *>(around) != nullptr ||
            qobject_cast<const QToolBar *>(around) != nullptr)
            return true;
    return false;
}

/// What somebody presses, chooses from or writes in; not what Qt makes for itself inside of one.
bool isControl(const QWidget &widget)
{
    if (widget.objectName().startsWith(QStringLiteral("qt_")) || widget.focusPolicy() == Qt::NoFocus)
        return false;
    const QWidget *around = widget.parentWidget();
    const bool isPart = qobject_cast<const QComboBox *>(around) != nullptr ||
                        qobject_cast<const QAbstractSpinBox *>(around) != nullptr ||
                        qobject_cast<const QLineEdit *>(around) != nullptr ||
                        qobject_cast<const QTabBar *>(around) != nullptr;
    return !isPart && (qobject_cast<const QAbstractButton *>(&widget) != nullptr ||
                       qobject_cast<const QComboBox *>(&widget) != nullptr ||
                       qobject_cast<const QAbstractSpinBox *>(&widget) != nullptr ||
                       qobject_cast<const QAbstractSlider *>(&widget) != nullptr ||
                       qobject_cast<const QLineEdit *>(&widget) != nullptr ||
                       qobject_cast<const QAbstractItemView *>(&widget) != nullptr);
}

/// What is cut off has to leave more than a beginning.
bool saysSomething(const QString &shown, const QString &whole)
{
    constexpr int leastLetters = 4;
    return shown == whole ||
           std::ranges::count_if(shown, [](QChar sign) { return sign.isLetter(); }) >= leastLetters;
}

/// Qt puts docks that are behind others of their row of tabs outside the window.
bool liesBehind(const QWidget &widget)
{
    for (const QWidget *around = &widget; !around->isWindow(); around = around->parentWidget())
        if (qobject_cast<const QDockWidget *>(around) != nullptr)
            return !around->window()->rect().intersects(around->geometry());
    return false;
}

} // namespace

WindowWalk::WindowWalk(double textSize, Painting painting)
    : textSize_(textSize), painting_(painting), font_(QApplication::font())
{
    constexpr double usualPoints = 9.75; // 13 pixels
    QFont font(QStringLiteral("DejaVu Sans"));
    font.setPointSizeF(usualPoints * textSize);
    QApplication::setFont(font);
}

WindowWalk::~WindowWalk()
{
    QApplication::setFont(font_);
}

void WindowWalk::settle()
{
    // A label that wraps tells its height once it knows its breadth, and so on up to the window.
    for (int round = 0; round < 5; ++round) {
        QCoreApplication::sendPostedEvents();
        QCoreApplication::processEvents();
    }
}

void WindowWalk::lookAt(QWidget &window, const QString &content)
{
    window.setUpdatesEnabled(painting_ == Painting::whole);
    settle();
    const QString kind =
        QString::fromLatin1(window.metaObject()->className()).split(QStringLiteral("::")).last();
    seen_ += {kind, window.objectName()};
    const QString name = QStringLiteral("%1 %2 %3").arg(kind, window.objectName(), content);
    const QSize least = window.minimumSizeHint().expandedTo(window.minimumSize());
    const QSize promised = textSize_ > 1 ? screenRoom : smallWindow;
    if (!fits(least, promised))
        troubles_ += QStringLiteral("%1 needs %2").arg(name, text(least));
    if (!fits(window.size(), screenRoom))
        troubles_ += QStringLiteral("%1 is %2").arg(name, text(window.size()));
    troubles_ += doubleMnemonics(window);
    if (textSize_ <= 1)
        for (const QString &fault : headerFaults(window) + iconFaults(window))
            troubles_ += name + QStringLiteral(": ") + fault;
    lookAtButtons(window, name);
    lookAtControls(window, name);
    const QSize size = window.size();
    // What lies over the board of a window has room where the window has the size that is promised.
    const bool isWorkedIn = qobject_cast<const QMainWindow *>(&window) != nullptr;
    const QSize small = isWorkedIn && textSize_ <= largeText ? smallWindow : promised;
    window.resize(isWorkedIn ? small : least);
    settle();
    if (isWorkedIn && !fits(window.size(), small))
        troubles_ += QStringLiteral("%1 stays at %2").arg(name, text(window.size()));
    lookAtButtons(window, QStringLiteral("%1 at %2").arg(name, text(window.size())));
    window.resize(size);
    settle();
}

void WindowWalk::lookAtButtons(QWidget &window, const QString &name)
{
    for (const QAbstractButton *button : window.findChildren<QAbstractButton *>()) {
        if (!button->isVisible() || button->window() != &window || isReachedOtherwise(*button) ||
            liesBehind(*button))
            continue;
        const QRect box(button->mapTo(&window, QPoint()), button->size());
        // One without a frame stands in a line of text and needs no more than its own.
        const auto *push = qobject_cast<const QPushButton *>(button);
        const QSize needed = push == nullptr  ? QSize()
                             : push->isFlat() ? push->fontMetrics().size(Qt::TextShowMnemonic, push->text())
                                              : push->minimumSizeHint();
        const bool isSquashed = push != nullptr && !fits(needed, button->size());
        if (!window.rect().contains(box) || isSquashed)
            troubles_ += QStringLiteral("%1: button %2 “%3” is at %4, %5 with %6")
                             .arg(name, button->objectName(), button->text())
                             .arg(box.x())
                             .arg(box.y())
                             .arg(text(box.size()));
        const auto *flat = qobject_cast<const FlatButton *>(button);
        if (flat != nullptr && !saysSomething(flat->shownText(), flat->text()))
            troubles_ += QStringLiteral("%1: button %2 says “%3” for “%4”")
                             .arg(name, button->objectName(), flat->shownText(), flat->text());
    }
}

void WindowWalk::lookAtControls(QWidget &window, const QString &name)
{
    for (QStackedWidget *stack : window.findChildren<QStackedWidget *>())
        if (QAccessible::queryAccessibleInterface(stack)->role() == QAccessible::LayeredPane)
            troubles_ += QStringLiteral("%1: readers announce the pages %2").arg(name, stack->objectName());
    for (const QWidget *widget : window.findChildren<QWidget *>()) {
        if (!widget->isVisible() || widget->size().isEmpty() || widget->window() != &window ||
            !isControl(*widget))
            continue;
        const QString what =
            QStringLiteral("%1: %2 %3")
                .arg(name, QString::fromLatin1(widget->metaObject()->className()), widget->objectName());
        const QAccessibleInterface *spoken =
            QAccessible::queryAccessibleInterface(const_cast<QWidget *>(widget));
        if (spoken->text(QAccessible::Name).trimmed().isEmpty())
            troubles_ += what + QStringLiteral(" has no name");
        if (std::min(widget->width(), widget->height()) < leastTarget)
            troubles_ += QStringLiteral("%1 is only %2").arg(what, text(widget->size()));
        const auto *view = qobject_cast<const QAbstractItemView *>(widget);
        const QAbstractItemModel *model = view == nullptr ? nullptr : view->model();
        const QModelIndex first = model == nullptr ? QModelIndex() : model->index(0, 0, view->rootIndex());
        if (first.isValid() && view->visualRect(first).height() < leastTarget)
            troubles_ += QStringLiteral("%1 has rows of only %2")
                             .arg(what, QString::number(view->visualRect(first).height()));
    }
}

void WindowWalk::lookAtDialogOf(const std::function<void()> &command, const QString &content,
                                const std::function<void(QWidget &)> &prepare)
{
    bool isSeen = false;
    QTimer::singleShot(0, qApp, [&] {
        QWidget *dialog = QApplication::activeModalWidget();
        if (dialog == nullptr)
            return;
        isSeen = true;
        if (prepare)
            prepare(*dialog);
        lookAt(*dialog, content);
        dialog->close();
    });
    command();
    settle();
    if (!isSeen)
        troubles_ += QStringLiteral("No dialog: ") + content;
}

} // namespace waystone
