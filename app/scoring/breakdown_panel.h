#pragma once

#include "models/breakdown_model.h"

#include <QTreeView>

namespace waystone {

/// What everything that a game scores is worth by source. Hidden in games that do not tell, and where each
/// player has one sheet: the score sheet says the same.
class BreakdownPanel : public QTreeView {
    Q_OBJECT

public:
    explicit BreakdownPanel(GameController &controller, QWidget *parent = nullptr);

    [[nodiscard]] QSize sizeHint() const override;

signals:
    /// The pointer or the keyboard is on a number: these places give it. None when they leave.
    void pointedAt(const std::vector<waystone::Place> &places);

protected:
    void changeEvent(QEvent *event) override;
    void currentChanged(const QModelIndex &current, const QModelIndex &previous) override;
    void leaveEvent(QEvent *event) override;

private:
    [[nodiscard]] bool tellsMore() const;
    void follow();

    const GameController &controller_;
    BreakdownModel model_;
};

} // namespace waystone
