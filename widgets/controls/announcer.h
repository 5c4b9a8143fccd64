#pragma once

#include <QStringList>
#include <QWidget>

namespace waystone {

/// Says what has happened to those who hear a window rather than see it. Each text is a message of its own in the
/// accessible tree: a screen reader speaks it when it comes, after what it is saying, and the keyboard stays where it is.
/// It takes no room.
class Announcer final : public QWidget {
    Q_OBJECT

public:
    /// So many of the last messages can be read again.
    static constexpr qsizetype kept = 8;

    explicit Announcer(QWidget *parent);

    /// Empty texts are not said.
    void say(const QString &text);
    /// Takes all messages away: the next at the screen must not hear them.
    void forget();

    /// What can be read again, the last one at the end.
    [[nodiscard]] const QStringList &messages() const { return messages_; }

signals:
    void said(const QString &text);

private:
    QStringList messages_;
};

} // namespace waystone
