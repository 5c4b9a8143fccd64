#pragma once

#include "core/problem.h"
#include "dialogs/dialogs.h"

#include <QObject>

#include <functional>
#include <memory>
#include <optional>

namespace waystone {

class BoardScene;
class Game;
class GameDesk;
class LessonDesk;
class RulesHelp;
struct PrintDocument;
struct RulesExportChoice;
struct Services;

/// Games begun anew, and games, positions, lessons and pictures as files: what New, Open, Save and Export do. What goes
/// wrong is shown, and the game on the table stays.
class GameDocuments : public QObject {
    Q_OBJECT

public:
    /// `scene` is what an exported picture shows.
    GameDocuments(QWidget &window, Services &services, GameDesk &desk, BoardScene &scene, LessonDesk &lessons,
                  RulesHelp &rules);

    /// Proposes this game; else that on the table, or the last one.
    void startNewGame(const QString &game = {});
    void rematch();
    void continueLast();
    void resume(const QString &journal);

    void chooseFile();
    /// A saved game or its journal, a position (to be played), a lesson, or an edition, which the editor opens: by what is
    /// in it.
    bool openFile(const QString &path);
    bool playPosition(const QString &path);
    bool save();
    bool saveAs();
    /// A file to be given to others, without anybody's secrets but those that are on the screen.
    void saveShared();
    void exportPng();
    void exportSvg();
    void exportRules();
    /// Writes the list of keys to a PDF file.
    void exportKeys(const PrintDocument &keys);

    /// Shows what is wrong; the rules it names can be opened from there.
    void tell(std::function<Trouble()> trouble);

signals:
    /// A file was opened or saved.
    void used(const QString &path);
    /// Somebody wants to type in an edition that begins with this game's.
    void editionWanted(const std::shared_ptr<const waystone::Game> &game);

private:
    /// Shows the problems, which are those of the file at `path` if there is one; says whether there were none.
    bool succeeded(const std::optional<Problems> &problems, QString (*text)(), const QString &path = {});
    bool show(const QString &path);
    bool saveTo(const QString &path);
    /// Shows why a file could not be written; says whether it could.
    bool isWritten(const QString &error, QString (*text)(), const QString &path);
    void exportAs(const QString &suffix, const QString &filter);
    /// The program speaks the first of the languages then.
    [[nodiscard]] PrintDocument rulePages(const RulesExportChoice &choice) const;
    void printRules(const RulesExportChoice &choice);
    [[nodiscard]] QString writeRules(const RulesExportChoice &choice, const QString &path);
    bool showShared(const QString &path);
    bool showEdition(const QString &path);
    /// What a file of the game on the table could be called.
    [[nodiscard]] QString proposal(const QString &suffix) const;

    QWidget &window_;
    Services &services_;
    GameDesk &desk_;
    BoardScene &scene_;
    LessonDesk &lessons_;
    RulesHelp &rules_;
};

} // namespace waystone
