#include "support/editor_desk.h"

#include <QApplication>
#include <QComboBox>
#include <QPushButton>
#include <QSpinBox>
#include <QTest>
#include <QTimer>

namespace waystone {

EditorDesk::EditorDesk(const QString &game, int seats)
{
    window.click("openEditor");
    const GameKind &kind = *games().find(game.toStdString());
    QTimer::singleShot(0, qApp, [&kind, seats] {
        auto *dialog = QApplication::activeModalWidget();
        auto *games = dialog->findChild<QComboBox *>(QStringLiteral("scenarioGame"));
        for (int index = 0; index < static_cast<int>(waystone::games().kinds().size()); ++index)
            if (waystone::games().kinds()[static_cast<std::size_t>(index)].id == kind.id) {
                games->setCurrentIndex(index);
                emit games->activated(index);
            }
        dialog->findChild<QSpinBox *>(QStringLiteral("scenarioSeats"))
            ->setValue(seats == 0 ? kind.minSeats : seats);
        dialog->findChild<QComboBox *>(QStringLiteral("scenarioTable"))->setCurrentIndex(0); // an empty one
        QTest::mouseClick(dialog->findChild<QPushButton *>(QStringLiteral("startScenario")), Qt::LeftButton);
    });
    editor().commands().newScenario->trigger();
    settle();
}

void EditorDesk::settle()
{
    QCoreApplication::processEvents();
    QCoreApplication::sendPostedEvents();
}

void EditorDesk::clickOn(Place place, Qt::MouseButton button)
{
    QTest::mouseClick(view().viewport(), button, {}, view().viewportPoint(place));
    settle();
}

void EditorDesk::drag(Place from, Place to)
{
    QWidget *viewport = view().viewport();
    const QPoint start = view().viewportPoint(from);
    const QPoint end = view().viewportPoint(to);
    QTest::mousePress(viewport, Qt::LeftButton, {}, start);
    for (const QPoint at : {start + QPoint(0, 15), (start + end) / 2, end}) {
        QMouseEvent move(QEvent::MouseMove, at, viewport->mapToGlobal(at), Qt::NoButton, Qt::LeftButton,
                         Qt::NoModifier);
        QCoreApplication::sendEvent(viewport, &move);
    }
    QTest::mouseRelease(viewport, Qt::LeftButton, {}, end);
    settle();
}

QList<QTreeWidgetItem *> EditorDesk::entries()
{
    QList<QTreeWidgetItem *> entries;
    auto *tree = find<QTreeWidget>(QStringLiteral("palette"));
    for (int group = 0; group < tree->topLevelItemCount(); ++group)
        for (int row = 0; row < tree->topLevelItem(group)->childCount(); ++row)
            entries.append(tree->topLevelItem(group)->child(row));
    return entries;
}

void EditorDesk::pick(QTreeWidgetItem *entry)
{
    auto *tree = find<QTreeWidget>(QStringLiteral("palette"));
    tree->scrollToItem(entry);
    QTest::mouseClick(tree->viewport(), Qt::LeftButton, {}, tree->visualItemRect(entry).center());
    settle();
}

std::vector<Place> EditorDesk::targets()
{
    std::vector<Place> reachable;
    for (const Place place : editor().scene().marked(Mark::legal))
        if (editor().scene().placeAt(view().mapToScene(view().viewportPoint(place))) == place)
            reachable.push_back(place);
    return reachable;
}

Place EditorDesk::placeOfLast(const AnySetup &before)
{
    const Editing &editing = document().editing();
    const std::vector<Piece> added = addedPieces(editing.pieces(before), editing.pieces(document().setup()));
    for (const Piece &piece : added)
        if (editing.taken(document().setup(), piece) &&
            editor().scene().placeAt(view().mapToScene(view().viewportPoint(piece.place))) == piece.place)
            return piece.place;
    return added.front().place;
}

void EditorDesk::set(AnySetup setup)
{
    document().replaceSetup(std::move(setup), [] { return QStringLiteral("x"); });
    settle();
}

void addGames()
{
    QTest::addColumn<QString>("game");
    for (const GameKind &kind : games().kinds())
        QTest::addRow("%s", std::string(kind.id).c_str())
            << QString::fromUtf8(kind.id.data(), static_cast<qsizetype>(kind.id.size()));
}

} // namespace waystone
