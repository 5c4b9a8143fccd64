#include "controls/qt_parts.h"

#include <QCoreApplication>
#include <QWidget>

namespace waystone {

namespace {

/// A part of a widget of Qt's, and how Qt's own translations call it.
struct Part {
    const char *object;
    const char *context;
    const char *name;
    const char *description; ///< may be null
};

constexpr Part parts[] = {
    {"qt_dockwidget_floatbutton", "QDockWidget", "Float", "Undocks and re-attaches the dock widget"},
    {"qt_dockwidget_closebutton", "QDockWidget", "Close", "Closes the dock widget"},
    {"ScrollLeftButton", "QTabBar", "Scroll Left", nullptr},
    {"ScrollRightButton", "QTabBar", "Scroll Right", nullptr},
};

} // namespace

void retranslateQtParts(QWidget &window)
{
    for (const Part &part : parts) {
        for (QWidget *widget : window.findChildren<QWidget *>(QLatin1String(part.object))) {
            widget->setAccessibleName(QCoreApplication::translate(part.context, part.name));
            if (part.description != nullptr)
                widget->setAccessibleDescription(QCoreApplication::translate(part.context, part.description));
        }
    }
}

} // namespace waystone
