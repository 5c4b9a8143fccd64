#pragma once

#include <QLabel>
#include <QTimer>

namespace waystone {

/// Says for a few seconds at the foot of a window where something was saved. It stops nobody's work: keys and clicks go
/// past it.
class SavedNote final : public QLabel {
    Q_OBJECT

public:
    /// In place of the note before.
    static void show(QWidget &window, const QString &path);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    explicit SavedNote(QWidget &window);
    void tell(const QString &path);
    void place();
    void recolour();

    QTimer end_;
};

} // namespace waystone
