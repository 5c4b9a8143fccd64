#pragma once

#include <QWidget>

class QLabel;
class QToolButton;

namespace waystone {

/// A recorded line as text, with the ways to record it anew and to clear it.
class LineBox final : public QWidget {
    Q_OBJECT

public:
    explicit LineBox(const char *name, QWidget *parent = nullptr);

    /// `none` is shown where there is no line.
    void show(const QStringList &line, const QString &none);
    void setHeading(const QString &heading);
    void retranslate();

signals:
    void recordWanted();
    void clearWanted();

private:
    QLabel *heading_;
    QLabel *text_;
    QToolButton *record_;
    QToolButton *clear_;
};

} // namespace waystone
