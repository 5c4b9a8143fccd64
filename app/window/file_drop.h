#pragma once

#include <QObject>
#include <QStringList>

#include <functional>

class QDropEvent;
class QWidget;

namespace waystone {

/// Lets files be dropped anywhere on a window, and on the windows that belong to it: whatever lies under the pointer there
/// has no say in it. Not while a question waits for its answer.
class FileDrop final : public QObject {
    Q_OBJECT

public:
    using Open = std::function<void(const QStringList &)>;

    /// `open` is called when the drop is over, with the paths of the files. The window owns the drop.
    FileDrop(QWidget &window, Open open);

    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void watch(QWidget &window);
    void take(QDropEvent &drop);

    Open open_;
};

} // namespace waystone
