#pragma once

#include "core/place.h"

#include <QObject>
#include <QPoint>

#include <optional>

class QAction;
class QMenu;

namespace waystone {

class GameController;
class RulesHelp;
class TablePage;

/// The menu of a board, with a right click or the menu key: what a place is, its rule, why nothing can be done there, and
/// the window's own commands for the moment. Where something is picked or open, a right click lets go of that instead.
class PlaceMenu final : public QObject {
    Q_OBJECT

public:
    /// `commands` stand at the end.
    PlaceMenu(TablePage &table, GameController &controller, RulesHelp &rules, QList<QAction *> commands = {});

    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    /// Whether a right click means something to the board.
    [[nodiscard]] bool isBusy() const;
    void showAt(std::optional<Place> place, QPoint point);
    void addPlace(QMenu &menu, Place place);

    TablePage &table_;
    GameController &controller_;
    RulesHelp &rules_;
    QList<QAction *> commands_;
    bool isOwed_ = true; ///< the press that comes before did nothing else
};

} // namespace waystone
