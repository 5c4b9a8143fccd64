#include "editor/edition/edition_window.h"

#include "controls/tinted_icon.h"
#include "dialogs/file_trouble.h"
#include "edition/edition_page.h"
#include "editor/drafts/draft_notices.h"
#include "editor/edition/edition_table_model.h"
#include "editor/edition/edition_table_page.h"
#include "faces/game_faces.h"
#include "faces/problem_sentence.h"
#include "fitting/screen_room.h"
#include "words/foreign_text.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QSplitter>
#include <QTabWidget>
#include <QToolButton>
#include <QVBoxLayout>

namespace waystone {

namespace {

constexpr QSize firstSize(1180, 660);
constexpr int shownProblems = 3;

QToolButton *iconButton(const char *icon, const char *name)
{
    auto *button = new QToolButton;
    button->setObjectName(QLatin1String(name));
    button->setIcon(tintedIcon(QLatin1String(icon)));
    button->setAutoRaise(true);
    return button;
}

} // namespace

EditionWindow::EditionWindow(const Game &game, int seats, EditionServices services, QWidget *parent)
    : QDialog(parent),
      services_(std::move(services)),
      document_(game, isOnShelf()),
      keeper_(services_.drafts, [this] { return unsaved(); }),
      edited_(services_.drafts.openFolder()),
      seats_(seats),
      view_(std::make_unique<BoardView>(scene_)),
      nameLabel_(new QLabel),
      name_(new QLineEdit(document_.name())),
      undo_(iconButton("undo", "editionUndo")),
      redo_(iconButton("redo", "editionRedo")),
      groups_(new QListWidget),
      parts_(std::make_unique<QTabWidget>()),
      verdict_(new QLabel),
      save_(new QPushButton),
      use_(new QPushButton),
      play_(new QPushButton)
{
    setObjectName(QStringLiteral("editionWindow"));
    setWindowFlag(Qt::WindowMaximizeButtonHint);
    scene_.setModel(&board_);
    nameParts();
    layOut();
    connectParts();
    takeFile();
    if (file_.isEmpty()) {
        // Two of one name could not be told apart where an edition is chosen.
        document_.setName(tr("%1, my copy", "an edition").arg(document_.name()));
        document_.history().clear();
        name_->setText(document_.name());
    }
    connectDraft();
    for (const std::string &group : document_.groups())
        groups_->addItem(QString::fromStdString(group));
    resizeOnScreen(*this, firstSize);
    retranslate();
    groups_->setCurrentRow(0);
}

void EditionWindow::nameParts()
{
    name_->setObjectName(QStringLiteral("editionName"));
    nameLabel_->setBuddy(name_);
    groups_->setObjectName(QStringLiteral("editionGroups"));
    parts_->setObjectName(QStringLiteral("editionParts"));
    parts_->setDocumentMode(true);
    verdict_->setObjectName(QStringLiteral("editionVerdict"));
    verdict_->setWordWrap(true);
    verdict_->setTextFormat(Qt::PlainText);
    save_->setObjectName(QStringLiteral("editionSave"));
    use_->setObjectName(QStringLiteral("editionUse"));
    play_->setObjectName(QStringLiteral("editionPlay"));
    view_->setObjectName(QStringLiteral("editionBoard"));
    view_->setFocusPolicy(Qt::NoFocus);
}

void EditionWindow::layOut()
{
    auto *head = new QHBoxLayout;
    head->addWidget(nameLabel_);
    head->addWidget(name_, 1);
    head->addWidget(undo_);
    head->addWidget(redo_);
    auto *splitter = new QSplitter;
    splitter->addWidget(groups_);
    splitter->addWidget(parts_.get());
    splitter->addWidget(view_.get());
    splitter->setStretchFactor(1, 1);
    splitter->setStretchFactor(2, 1);
    splitter->setSizes({170, 520, 460});
    auto *foot = new QHBoxLayout;
    foot->addStretch();
    foot->addWidget(save_);
    foot->addWidget(use_);
    foot->addWidget(play_);
    auto *notices = new DraftNotices(keeper_, edited_);
    connect(notices, &DraftNotices::saveWanted, this, &EditionWindow::saveElsewhere);
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(notices);
    layout->addLayout(head);
    layout->addWidget(splitter, 1);
    layout->addWidget(verdict_);
    layout->addLayout(foot);
}

void EditionWindow::connectParts()
{
    undo_->setShortcut(QKeySequence::Undo);
    redo_->setShortcut(Qt::CTRL | Qt::SHIFT | Qt::Key_Z);
    connect(name_, &QLineEdit::textEdited, this, &EditionWindow::takeName);
    connect(name_, &QLineEdit::editingFinished, &document_, &EditionDocument::endTyping);
    connect(undo_, &QToolButton::clicked, &document_.history(), &QUndoStack::undo);
    connect(redo_, &QToolButton::clicked, &document_.history(), &QUndoStack::redo);
    connect(groups_, &QListWidget::currentRowChanged, this, &EditionWindow::showGroup);
    connect(save_, &QPushButton::clicked, this, &EditionWindow::save);
    const auto onceSaved = [this](const QPushButton *button, auto signal) {
        connect(button, &QPushButton::clicked, this, [this, signal] {
            if (save())
                emit(this->*signal)(*document_.game());
        });
    };
    onceSaved(use_, &EditionWindow::editionChosen);
    onceSaved(play_, &EditionWindow::gameWanted);
    // The history tells of a step when it is done, which is after the document has changed.
    connect(&document_.history(), &QUndoStack::indexChanged, this, &EditionWindow::refresh);
}

EditionWindow::~EditionWindow()
{
    hide(); // the focus leaves while there is still something to take what was typed
    keeper_.keep();
}

void EditionWindow::takeName()
{
    if (!name_->text().trimmed().isEmpty())
        document_.setName(name_->text().trimmed());
}

void EditionWindow::reject()
{
    takeName();
    if (mayClose())
        QDialog::reject();
}

bool EditionWindow::mayClose()
{
    if (document_.history().isClean())
        return true;
    const bool canSave = static_cast<bool>(document_.game());
    const UnsavedChanges changes{tr("The edition “%1” has changes that have not been saved.")
                                     .arg(foreign_text::line(document_.name())),
                                 canSave ? tr("Discarded changes are lost.")
                                         : tr("It cannot be saved as it is, since no game can be played with "
                                              "it. Discarded changes are lost."),
                                 canSave};
    switch (services_.dialogs.aboutUnsaved(this, changes)) {
    case Unsaved::save:
        return save();
    case Unsaved::discard:
        keeper_.discard();
        return true;
    case Unsaved::cancel:
        break;
    }
    return false;
}

void EditionWindow::setThemeKind(ThemeKind kind)
{
    theme_ = kind;
    view_->setThemeKind(kind);
    for (EditionPage *page : parts_->findChildren<EditionPage *>())
        page->setTheme(kind);
}

QString EditionWindow::nameOf(const std::string &word) const
{
    return EditionTableModel::name(document_, word);
}

void EditionWindow::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    if (event->type() == QEvent::ActivationChange)
        edited_.refresh();
    QDialog::changeEvent(event);
}

void EditionWindow::retranslate()
{
    setWindowTitle(tr("Edition"));
    nameLabel_->setText(tr("&Name of the edition:"));
    undo_->setToolTip(tr("Undo"));
    undo_->setAccessibleName(tr("Undo"));
    redo_->setToolTip(tr("Redo"));
    redo_->setAccessibleName(tr("Redo"));
    groups_->setAccessibleName(tr("Parts of the edition"));
    save_->setText(tr("Save"));
    use_->setText(tr("Save and Use in the Editor"));
    use_->setToolTip(tr("Saves the edition and uses it for what is open in the editor; this can be undone"));
    play_->setText(tr("Save and Play with It"));
    play_->setToolTip(
        tr("Saves the edition and starts a game with it; what is open in the editor stays as it is"));
    const std::vector<std::string> groups = document_.groups();
    for (int row = 0; row < groups_->count(); ++row)
        groups_->item(row)->setText(nameOf(groups[static_cast<std::size_t>(row)]));
    showGroup();
    refresh();
}

void EditionWindow::refresh()
{
    undo_->setEnabled(document_.history().canUndo());
    redo_->setEnabled(document_.history().canRedo());
    if (name_->text() != document_.name() && !name_->hasFocus())
        name_->setText(document_.name());
    const Result<std::shared_ptr<const Game>> &game = document_.game();
    save_->setEnabled(static_cast<bool>(game));
    use_->setEnabled(static_cast<bool>(game));
    play_->setEnabled(static_cast<bool>(game));
    if (!game) {
        QStringList lines = problemSentences(game.problems());
        lines.remove(shownProblems, qMax(0, lines.size() - shownProblems));
        verdict_->setText(lines.join(QLatin1Char('\n')));
        return;
    }
    verdict_->setText(tr("The game can be played with this edition."));
    Table table{*game, gameFace((*game)->id())->words(*game), {}};
    for (int seat = 0; seat < seats_; ++seat)
        table.players.push_back({QString(), seat, {}});
    const AnySetup setup = (*game)->editing().empty(seats_);
    std::shared_ptr<BoardLayout> layout = gameFace((*game)->id())->layout(*game);
    layout->setTable(table);
    board_.setTable(table, {(*game)->editing().pieces(setup), (*game)->tallies(setup), Actors::over(),
                            layout->stage(**game, setup, nobody)});
    scene_.setLayout(std::move(layout));
}

void EditionWindow::showGroup()
{
    const int row = groups_->currentRow();
    while (parts_->count() > 0) {
        QWidget *page = parts_->widget(0);
        parts_->removeTab(0);
        delete page;
    }
    if (row < 0)
        return;
    const std::string group = document_.groups()[static_cast<std::size_t>(row)];
    const EditionDocument::Pointer root = EditionDocument::Pointer() / group;
    const auto &ownPage = gameFace(document_.kind().id)->editionPage;
    if (std::unique_ptr<EditionPage> page = ownPage ? ownPage(document_, group) : nullptr) {
        page->setTheme(theme_);
        const QString title = page->title();
        parts_->addTab(page.release(), title);
    }
    if (EditionTableModel(document_, root).rowCount() > 0)
        parts_->addTab(new EditionTablePage(document_, root), tr("Values"));
    for (const EditionDocument::Pointer &array : EditionTableModel::arrays(document_, group))
        parts_->addTab(new EditionTablePage(document_, array), foreign_text::caption(nameOf(array.back())));
}

bool EditionWindow::save()
{
    if (!document_.game())
        return false;
    takeName();
    // Somebody else may have saved one under this id since; both are wanted.
    if (file_ != shelfPath() && isOnShelf()(document_.id()))
        document_.takeFreeId(isOnShelf());
    const QString error = services_.shelf.put(QString::fromStdString(document_.id()),
                                              QByteArray::fromStdString(document_.text()));
    if (!error.isEmpty()) {
        services_.dialogs.showTrouble(this, [&] {
            return fileTrouble(tr("The edition cannot be saved."), FileDeed::write, shelfPath(), {error});
        });
        return false;
    }
    takeFile();
    document_.history().setClean();
    verdict_->setText(tr("The edition is saved; it is offered for new games."));
    return true;
}

} // namespace waystone
