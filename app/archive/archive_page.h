#pragma once

#include "archive/archive_filter.h"
#include "archive/archive_model.h"
#include "core/registry.h"

#include <QWidget>

class QBoxLayout;
class QComboBox;
class QFrame;
class QLabel;
class QLineEdit;
class QToolButton;

namespace waystone {

class ArchiveList;
class FlatButton;

/// All games that are kept, in the window: found by words and by game, continued, named, deleted and brought back.
class ArchivePage final : public QWidget {
    Q_OBJECT

public:
    ArchivePage(JournalFolder folder, const Registry &registry, QWidget *parent = nullptr);

    void setTheme(ThemeKind kind);
    /// Lists what is there now; what was deleted before can be brought back from the bin alone. `onTable` is the journal
    /// of the game on this window's table, if there is one.
    void enter(const QString &onTable = {});
    /// Puts the keyboard into the search.
    void find();
    /// Where typing and arrows do the most: call it once the page is shown.
    void enterFocus();
    [[nodiscard]] ArchiveModel &model() { return model_; }
    [[nodiscard]] QUndoStack &undoStack() { return model_.undoStack(); }

    [[nodiscard]] QSize minimumSizeHint() const override;

signals:
    void openWanted(const QString &journal);
    void fileWanted();
    void newGameWanted();
    /// Something could not be done with this file, in the system's words.
    void failed(const QString &path, const QString &reason);
    void left();

protected:
    void changeEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void makeHead(QBoxLayout &column);
    void makeSearch(QBoxLayout &column);
    void makeQuestion(QBoxLayout &column);
    void makeEmpty(QBoxLayout &column);
    void connectList();
    void show(ArchiveModel::Shelf shelf);
    void open(const QModelIndex &index);
    void search(const QString &words);
    [[nodiscard]] int sourceRow(const QModelIndex &index) const;
    void chooseFirst();
    void goBack();
    void askToEmpty(bool asks);
    void emptyBin();
    void retranslate();
    void refresh();
    void refreshEmpty(int shown);
    void setMargins();

    const Registry &registry_;
    ArchiveModel model_;
    ArchiveFilter filter_;
    ArchiveList *list_ = nullptr;
    QLabel *title_;
    QLabel *count_;
    QToolButton *back_;
    FlatButton *file_;
    FlatButton *bin_;
    FlatButton *empty_;
    QLineEdit *search_;
    QLabel *found_;
    std::vector<std::pair<QString, QToolButton *>> games_; ///< by id; empty for all
    QLabel *orderLabel_;
    QComboBox *order_;
    QFrame *question_;
    QLabel *questionText_;
    FlatButton *really_;
    FlatButton *keep_;
    QWidget *nothing_;
    QLabel *nothingTitle_;
    QLabel *nothingText_;
    FlatButton *nothingButton_;
};

} // namespace waystone
