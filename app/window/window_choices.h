#pragma once

#include "board/animator.h"
#include "parts/on_demand.h"

#include <QObject>

namespace waystone {

class ArchivePage;
class Commands;
class EditorAccess;
class GameDesk;
class LessonDesk;
class RulesHelp;
class TablePage;
struct Services;

/// What the user has chosen once for all: language, theme, speed, highlighting, when to ask before a move. Commands set
/// it, the settings keep it, and all parts of the window follow it.
class WindowChoices : public QObject {
    Q_OBJECT

public:
    struct Followers {
        GameDesk &desk;
        TablePage &table;
        LessonDesk &lessons;
        RulesHelp &rules;
        EditorAccess &editor;
        OnDemand<ArchivePage> &archive;
    };

    WindowChoices(const Commands &commands, Services &services, const Followers &followers);

    /// As the settings have it.
    void restore();
    /// The same, if another window has changed them.
    void follow();
    /// In percent, as the settings have it.
    [[nodiscard]] int textSize() const;
    void chooseTextSize(int percent);
    /// The system has another theme.
    void followSystemTheme();

signals:
    void hintsOffered(bool offer);

private:
    void connectCommands();
    [[nodiscard]] bool isBehind() const;
    void restoreChoices();
    void restoreSwitches();
    void setSpeed(Animator::Speed speed);
    void setConfirmsSecrets(bool confirms);
    void applyTheme();

    const Commands &commands_;
    Services &services_;
    Followers follow_;
};

} // namespace waystone
