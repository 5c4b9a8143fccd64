#pragma once

#include <QObject>
#include <QSet>

namespace waystone {

/// Fails the test if a widget is shown before it is put where it belongs: it would be a window of its own for a moment,
/// which takes time and flickers.
class HastyWindows final : public QObject {
    Q_OBJECT

public:
    HastyWindows();

    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    QSet<const QObject *> shown_; ///< as windows
};

} // namespace waystone
