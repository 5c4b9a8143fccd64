#include "lessons/player/lesson_commands.h"

#include <QAction>

namespace waystone {

LessonCommands::LessonCommands(QObject *parent) : QObject(parent)
{
    next = make("lessonNextAction", Qt::Key_PageDown);
    back = make("lessonBackAction", Qt::Key_PageUp);
    skip = make("lessonSkipAction", Qt::SHIFT | Qt::Key_PageDown);
    hint = make("lessonHintAction", Qt::Key_H);
    askReach = make("lessonAskReachAction", Qt::Key_G);
    consequence = make("lessonConsequenceAction", Qt::Key_W);
    tryAgain = make("lessonTryAgainAction", Qt::Key_T);
    replay = make("lessonReplayAction", Qt::Key_R);
    contents = make("lessonContentsAction", Qt::Key_C);
    retranslate();
}

QAction *LessonCommands::make(const char *name, const QKeySequence &key)
{
    auto *action = new QAction(this);
    action->setObjectName(QLatin1String(name));
    action->setShortcut(key);
    action->setAutoRepeat(false);
    // The board beside the card has the keyboard as often as the card.
    action->setShortcutContext(Qt::WindowShortcut);
    all_.push_back(action);
    return action;
}

QString LessonCommands::withKey(const QString &tip, const QAction &command)
{
    const QString key = command.shortcut().toString(QKeySequence::NativeText);
    return key.isEmpty() ? tip : tr("%1 (%2)", "what it does, key").arg(tip, key);
}

void LessonCommands::retranslate()
{
    next->setText(tr("Go to the next step"));
    back->setText(tr("Go to the previous step"));
    skip->setText(tr("Go on without doing the step"));
    hint->setText(tr("Ask for a hint"));
    askReach->setText(tr("Ask whether the goal can still be reached"));
    consequence->setText(tr("See where a wrong move leads"));
    tryAgain->setText(tr("Take a wrong move back"));
    replay->setText(tr("Watch what was shown again"));
    contents->setText(tr("Open the contents"));
}

} // namespace waystone
