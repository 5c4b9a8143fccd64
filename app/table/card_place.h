#pragma once

#include <QWidget>

#include <vector>

class QAction;
class QGridLayout;
class QLabel;
class QToolButton;

namespace waystone {

/// The reserved place for cards: as long as one may come it is as high as one, so that nothing moves when it does. While
/// there is none it offers a hint, if there is one to give.
class CardPlace final : public QWidget {
    Q_OBJECT

public:
    explicit CardPlace(QAction &hint);

    /// Of its cards one at most is not hidden.
    void add(QWidget *card);
    /// The one that is not hidden; null if there is none.
    [[nodiscard]] QWidget *card() const;
    /// So much height is to be shared with what stands below it.
    void fitInto(int height);

signals:
    /// A card came or went.
    void changed();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void offer();
    void retranslate();

    QGridLayout *cell_;
    std::vector<QWidget *> cards_;
    QWidget *idle_; ///< what stands there while there is no card
    QLabel *offer_;
    QToolButton *hint_;
};

} // namespace waystone
