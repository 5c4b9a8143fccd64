#pragma once

#include <QObject>

class QAction;

namespace waystone {

class GameDesk;
class NoticeBar;

/// Tells, once a game, those who share a screen with a curtain between them that the file which was just saved holds
/// the secrets of all, and offers one without. It goes with the next action.
class SecretsNotice final : public QObject {
    Q_OBJECT

public:
    /// `share` saves the other file.
    SecretsNotice(GameDesk &desk, QAction &share, QObject *parent = nullptr);

    /// It belongs to whoever lays it out.
    [[nodiscard]] NoticeBar *bar() { return bar_; }

private:
    void tell();
    void end();

    GameDesk &desk_;
    NoticeBar *bar_;
    bool isShown_ = false;
    bool wasShown_ = false; ///< in this game
};

} // namespace waystone
