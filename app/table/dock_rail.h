#pragma once

#include <QFrame>

#include <map>

class QVBoxLayout;

namespace waystone {

class DockPage;
class GameController;
class RailButton;
class SideDock;

/// Stands at the edge of the board where the dock is a drawer: what opens it at its card or at one of its pages.
class DockRail final : public QFrame {
    Q_OBJECT

public:
    DockRail(const GameController &controller, SideDock &dock);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    void refresh();
    /// A card that nobody has opened, and what the others have done that nobody has read in the log yet.
    void countNews();
    void fit();
    RailButton *buttonOf(DockPage *page);

    const GameController &controller_;
    SideDock &dock_;
    QVBoxLayout *column_;
    RailButton *card_;
    std::map<DockPage *, RailButton *> buttons_;
    QString readCard_;
    int read_ = 0; ///< the number of the last move when the log was seen
};

} // namespace waystone
