#pragma once

#include "controls/announcer.h"
#include "editor/position/edit_board.h"

#include <QObject>
#include <QTimer>

class QLabel;

namespace waystone {

/// Tells those who hear the editor what was changed or taken back, what is in hand and where it can go, and what the
/// position is worth then.
class EditorSpeech final : public QObject {
    Q_OBJECT

public:
    /// `verdict` says what is wrong with the position. The board owns it.
    EditorSpeech(ScenarioDocument &document, EditBoard &board, const QLabel &verdict, Announcer &announcer);

    void tellSaved(const QString &path);

private:
    void follow(int index);
    void flush();
    void add(const QString &sentence);
    [[nodiscard]] QString inHand() const;

    ScenarioDocument &document_;
    EditBoard &board_;
    const QLabel &verdict_;
    Announcer &announcer_;
    QTimer timer_; ///< what comes of one thing is told together
    QStringList pending_;
    QString lastVerdict_;
    QString lastInHand_;
    int index_;
};

} // namespace waystone
