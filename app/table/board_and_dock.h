#pragma once

#include <QWidget>

class QHBoxLayout;
class QShortcut;
class QSplitter;

namespace waystone {

class DockRail;
class GameController;
class SideDock;

/// The board and what stands beside it, in the shares that somebody chose. Where the window is narrow for its text, the
/// dock is a drawer instead: a rail at the edge of the board opens it over the board, Escape closes it.
class BoardAndDock final : public QWidget {
    Q_OBJECT

public:
    /// The keyboard goes to the board where the drawer leaves it.
    explicit BoardAndDock(QWidget *board);

    void setDock(const GameController &controller, SideDock &dock);
    /// The shares, to be kept and given back; empty as long as nobody chose them.
    [[nodiscard]] QByteArray state() const;
    void restore(const QByteArray &state);

public slots:
    /// Where the dock is a drawer.
    void closeDrawer();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    /// Drawer or not, as the breadth is.
    void arrange();
    void makeDrawer();
    void putBeside();
    void placeDrawer();
    void share();

    QWidget *board_;
    const GameController *controller_ = nullptr;
    SideDock *dock_ = nullptr;
    DockRail *rail_ = nullptr; ///< null until the dock is a drawer
    QHBoxLayout *row_;
    QSplitter *splitter_;
    QShortcut *escape_;
    QByteArray shares_; ///< as chosen; empty for as usual
};

} // namespace waystone
