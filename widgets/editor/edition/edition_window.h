#pragma once

#include "board/board_view.h"
#include "dialogs/dialogs.h"
#include "edition/edition_document.h"
#include "files/draft_keeper.h"
#include "files/edited_file.h"
#include "files/edition_shelf.h"

#include <QDialog>
#include <QTabWidget>

#include <memory>

class QLabel;
class QLineEdit;
class QListWidget;
class QPushButton;
class QToolButton;

namespace waystone {

/// What an edition's window needs from outside; tests bring their own.
struct EditionServices {
    EditionShelf shelf;
    DraftFolder drafts; ///< where what is edited is kept as it goes
    Dialogs &dialogs;
};

/// Where an owner of the printed game types in what it says: the groups of the edition's data as tables, a map to click
/// on where there is one, and the table as it then looks. It is no modal dialog: the table it is for can be looked at and
/// played with meanwhile.
class EditionWindow final : public QDialog {
    Q_OBJECT

public:
    EditionWindow(const Game &game, int seats, EditionServices services, QWidget *parent = nullptr);
    ~EditionWindow() override;

    [[nodiscard]] EditionDocument &document() { return document_; }
    void setThemeKind(ThemeKind kind);
    /// Takes up the draft of an edition of this game. False if it cannot be read; it stays as it is then.
    [[nodiscard]] bool restore(TakenDraft taken);
    /// Closes, once somebody has decided what becomes of what was typed in and not saved.
    void reject() override;

signals:
    /// Saved, to be taken for what is open in the editor.
    void editionChosen(const std::shared_ptr<const waystone::Game> &game);
    /// Saved, to begin a game with it.
    void gameWanted(const std::shared_ptr<const waystone::Game> &game);

protected:
    void changeEvent(QEvent *event) override;

private:
    void nameParts();
    void layOut();
    void connectParts();
    void retranslate();
    void refresh();
    void showGroup();
    [[nodiscard]] QString nameOf(const std::string &word) const;
    void takeName();
    [[nodiscard]] bool mayClose();
    bool save();
    void saveElsewhere();
    [[nodiscard]] EditionDocument::IsTaken isOnShelf() const;
    [[nodiscard]] QString shelfPath() const;
    void connectDraft();
    [[nodiscard]] std::optional<Draft> unsaved() const;
    /// Tells the other windows and remembers what the file has now.
    void takeFile();

    EditionServices services_;
    EditionDocument document_;
    QString file_;        ///< the edition's own on the shelf; empty before it was saved
    QByteArray fileHash_; ///< hashOf() what that had when it was read or written here last
    DraftKeeper keeper_;
    EditedFile edited_;
    int seats_;
    BoardModel board_;
    BoardScene scene_;
    std::unique_ptr<BoardView> view_; ///< shows the scene
    QLabel *nameLabel_;
    QLineEdit *name_;
    QToolButton *undo_;
    QToolButton *redo_;
    QListWidget *groups_;
    std::unique_ptr<QTabWidget> parts_; ///< show the document
    QLabel *verdict_;
    QPushButton *save_;
    QPushButton *use_;
    QPushButton *play_;
    ThemeKind theme_ = ThemeKind::light;
};

} // namespace waystone
