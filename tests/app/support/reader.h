#pragma once

#include <QAccessible>
#include <QObject>
#include <QStringList>

#include <functional>

class QWidget;

namespace waystone {

/// A screen reader as a test wants it: it knows a window by its accessible tree alone, presses what it finds there, and
/// keeps what it was asked to say.
class Reader final : public QObject {
    Q_OBJECT

public:
    explicit Reader(QWidget &window);

    /// What was announced since the last call, in order.
    [[nodiscard]] QStringList heard();
    /// What can still be read of it in the tree.
    [[nodiscard]] QStringList readable() const;

    /// The first that can be seen, has this role, and a name of which this is true; null if there is none.
    template <class Test>
    [[nodiscard]] QAccessibleInterface *find(QAccessible::Role role, Test test) const
    {
        return findIn(root(), role, [&test](const QString &name) { return test(name); });
    }
    /// Presses it; false if it cannot be pressed.
    static bool press(QAccessibleInterface *what);
    /// The first item of a menu that has opened; null if none has.
    [[nodiscard]] static QAccessibleInterface *offered();

private:
    [[nodiscard]] QAccessibleInterface *root() const;
    [[nodiscard]] static QAccessibleInterface *findIn(QAccessibleInterface *in, QAccessible::Role role,
                                                      const std::function<bool(const QString &)> &test);

    QWidget &window_;
    QStringList said_;
};

} // namespace waystone
