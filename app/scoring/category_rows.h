#pragma once

#include "controls/calm_view.h"
#include "scoring/category_model.h"

#include <QListView>

namespace waystone {

/// The categories of the final scoring one below the other. While they are told, choosing one that has been told goes
/// back to it; once all is told, choosing one looks at it, until it is chosen again or the focus goes elsewhere.
class CategoryRows : public CalmView<QListView> {
    Q_OBJECT

public:
    explicit CategoryRows(GameController &controller, QWidget *parent = nullptr);

    /// Takes what is shown now; nothing unless a game's end is shown.
    void follow();
    /// The row of the category that is being told or looked at; empty if there is none.
    [[nodiscard]] QRect current() const;

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return {0, sizeHint().height()}; }

signals:
    /// Null when none is any more.
    void lookedAt(const waystone::ToldCategory *category);

protected:
    void currentChanged(const QModelIndex &current, const QModelIndex &previous) override;
    void mousePressEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;

private:
    void choose(int row);
    void lookAway();

    GameController &controller_;
    CategoryModel model_;
    bool isFollowing_ = false;
};

} // namespace waystone
