#include "support/listener.h"

#include "board/choice_row.h"
#include "core/registry.h"
#include "games.h"
#include "table/prompt_bar.h"

#include <QTest>

namespace waystone {

void addEveryGameToHear()
{
    QTest::addColumn<QString>("game");
    QTest::addColumn<int>("seats");
    for (const GameKind &kind : games().kinds()) {
        const QString id = QString::fromUtf8(kind.id.data(), static_cast<qsizetype>(kind.id.size()));
        QTest::newRow(qPrintable(id)) << id << kind.minSeats;
    }
}

Listener::Listener(TestWindow &window) : window_(window), reader_(*window)
{
    window->show();
    QApplication::setActiveWindow(&*window);
}

QStringList Listener::heard()
{
    QCoreApplication::processEvents();
    return reader_.heard();
}

QAccessibleInterface *Listener::button(const QString &name) const
{
    return reader_.find(QAccessible::Button, [&name](const QString &told) { return told == name; });
}

QAccessibleInterface *Listener::find(Place place)
{
    if (controller().game().areas()[place.area].isControl) {
        for (const ChoiceButton *choice : window_->table().prompt().choiceRow().buttons())
            if (choice->choice().kind.place == place)
                return button(choice->accessibleName());
        return nullptr;
    }
    const QString name = controller().words().placeName(place);
    return reader_.find(QAccessible::ListItem, [&name](const QString &told) {
        return told == name || told.startsWith(name + QStringLiteral(", "));
    });
}

void Listener::liftCurtain()
{
    const auto hangs = [this] { return controller().shown().screen.called != nobody; };
    // Somebody may have drawn it aside, to see what was done.
    for (const char *name : {"lowerCurtain", "liftCurtain"}) {
        auto *shown = window_.find<QWidget>(name);
        if (!hangs() || !shown->isVisible())
            continue;
        QVERIFY(Reader::press(button(QAccessible::queryAccessibleInterface(shown)->text(QAccessible::Name))));
        QTRY_VERIFY(!shown->isVisible());
    }
    QVERIFY(!hangs());
}

void Listener::play(Action action, const std::function<void()> &pressed)
{
    const PlyId before = controller().history().current();
    const auto isPlayed = [&] { return controller().history().current() != before; };
    Route route;
    for (const LegalAction &legal : controller().shown().legal)
        if (legal.action == action)
            route = legal.routes.front();
    for (const Place place : route) {
        if (isPlayed())
            break;
        QAccessibleInterface *there = find(place);
        QVERIFY2(there != nullptr, qPrintable(controller().words().placeName(place)));
        QVERIFY(Reader::press(there));
        // Buttons that a reader presses are down for a moment.
        if (controller().game().areas()[place.area].isControl)
            QTRY_VERIFY(isPlayed() || controller().isConfirming());
        pressed();
    }
    if (!isPlayed() && controller().isConfirming())
        controller().confirm();
    if (!isPlayed() && Reader::offered() != nullptr)
        QVERIFY(Reader::press(Reader::offered()));
    if (!isPlayed())
        pressLast(route.back());
    if (!isPlayed() && controller().isConfirming())
        controller().confirm();
    QTRY_VERIFY(isPlayed());
}

void Listener::pressLast(Place last)
{
    for (const ChoiceButton *choice : window_->table().prompt().choiceRow().buttons())
        if (choice->choice().isMain && choice->choice().isPossible) {
            QVERIFY(Reader::press(button(choice->accessibleName())));
            return;
        }
    QVERIFY(Reader::press(find(last)));
}

Action Listener::chosen()
{
    const Seat seat = controller().actingSeat();
    const SeatView view = controller().game().view(controller().sessionToSave().position(), seat);
    return bot_.choose(controller().game(), view, seat, rng_, {});
}

} // namespace waystone
