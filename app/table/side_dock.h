#pragma once

#include <QWidget>

#include <vector>

class QLabel;
class QTabWidget;
class QVBoxLayout;

namespace waystone {

class CardPlace;
class Commands;
class DockPage;
class GameController;

/// What stands beside the board: at the top a reserved place for a card that teaches or helps, pages of which one is seen, and at
/// the foot the steps through the game. Where there is little room it is a drawer, which lies over the board while it is
/// open.
class SideDock : public QWidget {
    Q_OBJECT

public:
    SideDock(GameController &controller, const Commands &commands);
    ~SideDock() override;

    /// Pages are in the order in which they come; the first one is where one returns to. One that is not `lasting` has a
    /// tab only while it is open.
    void add(DockPage *page, bool isLasting = true);
    /// Nothing but this page can be seen, and no other command of a page works; null for all that were there before.
    void setAlone(DockPage *page);
    /// Makes a page the one that is seen. Beside the board the dock appears for it; a drawer stays as it is.
    void bring(DockPage *page);
    /// Into the place at the top. Of all cards one at most is not hidden.
    void addCard(QWidget *card);
    /// The card that is there now, seen or not; null if there is none.
    [[nodiscard]] QWidget *card() const;
    /// What it tells of; empty where there is none.
    [[nodiscard]] QString cardName() const;

    [[nodiscard]] std::vector<DockPage *> pages() const;
    /// Whether the page has a tab now.
    [[nodiscard]] bool isOffered(const DockPage *page) const;

    void setDrawer(bool isDrawer);
    [[nodiscard]] bool isDrawer() const { return isDrawer_; }
    /// Beside the board it is remembered whether it stands there, and so it comes back when it is no drawer any more.
    void setOpen(bool isOpen);
    [[nodiscard]] bool isOpen() const { return !isHidden(); }
    /// Whether it stands beside the board where that has room.
    [[nodiscard]] bool isWanted() const { return isWanted_; }

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

signals:
    /// Other pages, another one in front, a card that came or went; or it was opened or closed.
    void changed();

protected:
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;

private:
    void addSteps(const Commands &commands);
    void open(DockPage *page);
    void shut(DockPage *page, bool isLasting);
    void refreshActions();
    /// There is room for cards while a game goes on in which somebody can be told something.
    void reserve();
    void refreshStep();
    void nameTab(int index);
    void retitle();

    GameController &controller_;
    QVBoxLayout *column_;
    CardPlace *cards_;
    QTabWidget *tabs_;
    QLabel *step_;
    bool isDrawer_ = false;
    bool hasHadPerson_ = false; ///< in the game on the table
    bool isWanted_ = true;
    DockPage *alone_ = nullptr;
    std::vector<DockPage *> away_; ///< whose tabs are hidden while a page is alone
};

} // namespace waystone
