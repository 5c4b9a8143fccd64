#include "table/focus_home.h"

#include <QApplication>

#include <utility>

namespace waystone {

FocusHome::FocusHome(QWidget &page, std::function<QWidget *()> home)
    : QObject(&page), page_(page), home_(std::move(home))
{
    connect(qApp, &QApplication::focusChanged, this, &FocusHome::follow);
}

void FocusHome::follow(QWidget *old, QWidget *now)
{
    const auto isHere = [this](const QWidget *part) { return part != nullptr && page_.isAncestorOf(part); };
    const bool isGone = isHere(old) && (!old->isVisible() || !old->isEnabled());
    const bool isNowhere = isHere(old) && now == nullptr && page_.isActiveWindow();
    const bool isUnseen = isHere(now) && !now->isVisible();
    const bool isElsewhere = now != nullptr && now->window() != page_.window();
    if (isElsewhere || !(isGone || isNowhere || isUnseen))
        return;
    QWidget *home = home_();
    if (!home->isVisible() || !home->isEnabled())
        return;
    if (now != home)
        home->setFocus();
    emit cameHome();
}

} // namespace waystone
