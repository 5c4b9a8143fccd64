#pragma once

#include <QListView>
#include <QPersistentModelIndex>

namespace waystone {

class ArchiveFilter;
class ArchiveModel;
class RowTools;

/// The list of all games. The row under the pointer, or else the current one, offers what can be done with it.
class ArchiveList final : public QListView {
    Q_OBJECT

public:
    ArchiveList(ArchiveModel &games, ArchiveFilter &filter, QWidget *parent = nullptr);

    /// The row at whose end the buttons stand; invalid if there is none.
    [[nodiscard]] QModelIndex toolsIndex() const { return toolsIndex_; }
    [[nodiscard]] static QString undoText();

    /// Places the buttons again, after rows or words have changed.
    void placeTools();

signals:
    void openWanted(const QModelIndex &index);
    void deleteWanted(const QModelIndex &index);
    void bringBackWanted(const QModelIndex &index);
    /// A letter was typed, which is to be searched.
    void typed(const QString &text);

public slots:
    void keyboardSearch(const QString &text) override { emit typed(text); }

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void leaveEvent(QEvent *event) override;
    void currentChanged(const QModelIndex &current, const QModelIndex &previous) override;
    void updateGeometries() override;
    void scrollContentsBy(int dx, int dy) override;

private:
    void makeTools();
    void hover(const QModelIndex &index);
    [[nodiscard]] bool isDeleted(const QModelIndex &index) const;

    ArchiveModel &games_;
    QPersistentModelIndex hovered_;
    QPersistentModelIndex toolsIndex_;
    RowTools *tools_;
};

} // namespace waystone
