#include "table/focus_home.h"

#include <QApplication>

namespace waystone {

FocusHome::FocusHome(QWidget &page, QWidget &home) : QObject(&page), page_(page), home_(home)
{
    connect(qApp, &QApplication::focusChanged, this, &FocusHome::follow);
}

void FocusHome::follow(QWidget *old, QWidget *now)
{
    const bool isGone = old != nullptr && page_.isAncestorOf(old) && (!old->isVisible() || !old->isEnabled());
    const bool isElsewhere = now != nullptr && now->window() != page_.window();
    if (isGone && !isElsewhere && now != &home_ && home_.isVisible() && home_.isEnabled())
        home_.setFocus();
}

} // namespace waystone
