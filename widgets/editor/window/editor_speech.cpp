#include "editor/window/editor_speech.h"

#include "words/foreign_text.h"

#include <QFileInfo>
#include <QLabel>

#include <utility>

namespace waystone {

EditorSpeech::EditorSpeech(ScenarioDocument &document, EditBoard &board, const QLabel &verdict,
                           Announcer &announcer)
    : QObject(&board),
      document_(document),
      board_(board),
      verdict_(verdict),
      announcer_(announcer),
      index_(document.history().index())
{
    timer_.setSingleShot(true);
    timer_.setInterval(0);
    connect(&timer_, &QTimer::timeout, this, &EditorSpeech::flush);
    connect(&document.history(), &QUndoStack::indexChanged, this, &EditorSpeech::follow);
    connect(&board, &EditBoard::refused, this, &EditorSpeech::add);
    connect(&board, &EditBoard::handChanged, this, [this] {
        // Another piece may be called the same.
        if (board_.hasInHand())
            lastInHand_.clear();
        timer_.start();
    });
}

void EditorSpeech::tellSaved(const QString &path)
{
    add(tr("Saved: %1.", "a file").arg(foreign_text::line(QFileInfo(path).fileName())));
}

void EditorSpeech::add(const QString &sentence)
{
    pending_ += sentence;
    timer_.start();
}

void EditorSpeech::follow(int index)
{
    const QUndoStack &history = document_.history();
    const int before = std::exchange(index_, index);
    if (index < before)
        pending_ += tr("Taken back: %1.", "what was changed").arg(history.text(index));
    else if (index > 0)
        pending_ += tr("%1.", "what was changed").arg(history.text(index - 1));
    timer_.start();
}

QString EditorSpeech::inHand() const
{
    const GameWords &words = *document_.sharedWords();
    const QString piece = board_.tool()   ? words.paletteName(*board_.tool())
                          : board_.held() ? words.pieceName(*board_.held())
                                          : QString();
    if (piece.isEmpty())
        return {};
    return tr("In hand: %1. It can go to %n place(s).", "a piece",
              static_cast<int>(board_.view().board().marked(Mark::target).size()))
        .arg(piece);
}

void EditorSpeech::flush()
{
    QStringList sentences = std::exchange(pending_, {});
    if (!announcer_.isVisible())
        return; // nobody has heard the verdict yet, either
    const QString inHand = this->inHand();
    if (inHand != lastInHand_)
        sentences += inHand.isEmpty() ? tr("Nothing is in hand now.") : inHand;
    lastInHand_ = inHand;
    if (verdict_.text() != lastVerdict_)
        sentences += verdict_.text();
    lastVerdict_ = verdict_.text();
    sentences.removeAll(QString());
    announcer_.say(sentences.join(QLatin1Char(' ')));
}

} // namespace waystone
