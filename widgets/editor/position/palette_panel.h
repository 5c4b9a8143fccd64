#pragma once

#include "editor/position/edit_board.h"

#include <QTreeWidget>
#include <QWidget>

class QLineEdit;

namespace waystone {

/// The entries of the palette in groups: picture, name, and how many are left in the supply. They can be dragged.
class PaletteTree final : public QTreeWidget {
    Q_OBJECT

public:
    static constexpr int entryRole = Qt::UserRole; ///< number of the palette's entry; invalid for a heading

    explicit PaletteTree(QWidget *parent = nullptr);

protected:
    [[nodiscard]] QStringList mimeTypes() const override;
    [[nodiscard]] QMimeData *mimeData(const QList<QTreeWidgetItem *> &items) const override;
};

/// What can be put on the table: a click on an entry takes it in hand, a drag carries one to the board.
class PalettePanel final : public QWidget {
    Q_OBJECT

public:
    PalettePanel(ScenarioDocument &document, EditBoard &board, QWidget *parent = nullptr);

protected:
    void changeEvent(QEvent *event) override;

private:
    /// Everything anew: another table, language or theme.
    void rebuild();
    void scheduleRebuild();
    /// What is left in the supply.
    void refresh();
    void filter();
    void pick(QTreeWidgetItem *item);
    void showTool();
    [[nodiscard]] QString sortName(const EditPiece &piece) const;
    [[nodiscard]] QList<QTreeWidgetItem *> entries() const;

    ScenarioDocument &document_;
    EditBoard &board_;
    QLineEdit *search_;
    PaletteTree *tree_;
    ThemeKind theme_ = ThemeKind::light; ///< of the pictures
    bool isStale_ = false;
};

} // namespace waystone
