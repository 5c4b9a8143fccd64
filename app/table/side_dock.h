#pragma once

#include <QWidget>

#include <vector>

class QLabel;
class QTabWidget;
class QVBoxLayout;

namespace waystone {

class Commands;
class DockPage;
class GameController;

/// What stands beside the board: at the top a reserved place for a card that teaches, pages of which one is seen, and at
/// the foot the steps through the game.
class SideDock : public QWidget {
    Q_OBJECT

public:
    SideDock(GameController &controller, const Commands &commands);

    /// Pages are in the order in which they come; the first one is where one returns to. One that is not `lasting` has a
    /// tab only while it is open.
    void add(DockPage *page, bool isLasting = true);
    /// Nothing but this page can be seen, and no other command of a page works; null for all that were there before.
    void setAlone(DockPage *page);
    /// Into the place at the top.
    void setCard(QWidget *card);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void changeEvent(QEvent *event) override;
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;

private:
    void addSteps(const Commands &commands);
    void open(DockPage *page);
    void shut(DockPage *page, bool isLasting);
    void refreshActions();
    void refreshStep();
    void retitle();

    GameController &controller_;
    QVBoxLayout *column_;
    QTabWidget *tabs_;
    QLabel *step_;
    DockPage *alone_ = nullptr;
    std::vector<DockPage *> away_; ///< whose tabs are hidden while a page is alone
};

} // namespace waystone
