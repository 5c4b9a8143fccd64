#include "editor/edition_window.h"

#include "desk/problem_sentence.h"
#include "desk/tinted_icon.h"
#include "editor/edition_delegate.h"
#include "editor/edition_map.h"
#include "editor/edition_table_model.h"
#include "games/game_faces.h"

#include <QButtonGroup>
#include <QEvent>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QSplitter>
#include <QTabWidget>
#include <QTableView>
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

EditionWindow::EditionWindow(const Game &game, int seats, EditionShelf shelf, Dialogs &dialogs,
                             QWidget *parent)
    : QDialog(parent),
      document_(game, [&shelf](const std::string &id) { return shelf.has(QString::fromStdString(id)); }),
      shelf_(std::move(shelf)),
      dialogs_(dialogs),
      seats_(seats),
      view_(new BoardView(scene_)),
      nameLabel_(new QLabel),
      name_(new QLineEdit(document_.name())),
      undo_(iconButton("undo", "editionUndo")),
      redo_(iconButton("redo", "editionRedo")),
      groups_(new QListWidget),
      parts_(new QTabWidget),
      verdict_(new QLabel),
      save_(new QPushButton),
      use_(new QPushButton)
{
    setObjectName(QStringLiteral("editionWindow"));
    setWindowFlag(Qt::WindowMaximizeButtonHint);
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
    view_->setObjectName(QStringLiteral("editionBoard"));
    view_->setFocusPolicy(Qt::NoFocus);

    auto *head = new QHBoxLayout;
    head->addWidget(nameLabel_);
    head->addWidget(name_, 1);
    head->addWidget(undo_);
    head->addWidget(redo_);
    auto *splitter = new QSplitter;
    splitter->addWidget(groups_);
    splitter->addWidget(parts_);
    splitter->addWidget(view_);
    splitter->setStretchFactor(1, 1);
    splitter->setStretchFactor(2, 1);
    splitter->setSizes({170, 520, 460});
    auto *foot = new QHBoxLayout;
    foot->addWidget(verdict_, 1);
    foot->addWidget(save_);
    foot->addWidget(use_);
    auto *layout = new QVBoxLayout(this);
    layout->addLayout(head);
    layout->addWidget(splitter, 1);
    layout->addLayout(foot);

    connect(name_, &QLineEdit::editingFinished, this, [this] {
        if (!name_->text().trimmed().isEmpty())
            document_.setName(name_->text().trimmed());
    });
    connect(undo_, &QToolButton::clicked, &document_.history(), &QUndoStack::undo);
    connect(redo_, &QToolButton::clicked, &document_.history(), &QUndoStack::redo);
    connect(groups_, &QListWidget::currentRowChanged, this, &EditionWindow::showGroup);
    connect(save_, &QPushButton::clicked, this, &EditionWindow::save);
    connect(use_, &QPushButton::clicked, this, [this] {
        if (!save())
            return;
        emit editionChosen(*document_.game());
        accept();
    });
    connect(&document_, &EditionDocument::changed, this, &EditionWindow::refresh);
    if (!shelf_.has(QString::fromStdString(document_.id()))) {
        // Two of one name could not be told apart where an edition is chosen.
        document_.setName(tr("%1, my copy", "an edition").arg(document_.name()));
        document_.history().clear();
        name_->setText(document_.name());
    }
    for (const std::string &group : document_.groups())
        groups_->addItem(QString::fromStdString(group));
    resize(firstSize);
    retranslate();
    groups_->setCurrentRow(0);
}

EditionWindow::~EditionWindow()
{
    // The view has to go before the scene that it shows, and the tables before the document.
    delete parts_;
    delete view_;
}

void EditionWindow::setThemeKind(ThemeKind kind)
{
    theme_ = kind;
    view_->setThemeKind(kind);
    for (EditionMap *map : findChildren<EditionMap *>())
        map->setTheme(kind);
}

QString EditionWindow::nameOf(const std::string &word) const
{
    return EditionTableModel::name(document_, word);
}

void EditionWindow::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
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
    use_->setText(tr("Save and Play with It"));
    use_->setToolTip(tr("Saves the edition and takes it for the scenario"));
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
    scene_.setTable(table, gameFace((*game)->id())->layout(*game));
    scene_.show({(*game)->editing().pieces(setup), gameFace((*game)->id())->setupTallies(**game, setup),
                 scene_.layout()->stage(**game, setup, nobody)},
                false);
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
    if (EditionMap::isMap(*document_.find(root)))
        parts_->addTab(makeMap(root), tr("Map"));
    if (EditionTableModel(document_, root).rowCount() > 0)
        parts_->addTab(makeTable(root), tr("Values"));
    for (const EditionDocument::Pointer &array : EditionTableModel::arrays(document_, group))
        parts_->addTab(makeTable(array), nameOf(array.back()));
}

QWidget *EditionWindow::makeTable(const EditionDocument::Pointer &part)
{
    auto *page = new QWidget;
    auto *view = new QTableView;
    auto *model = new EditionTableModel(document_, part, page);
    auto *delegate = new EditionDelegate(page);
    delegate->nameOf = [this](const QString &word) { return nameOf(word.toStdString()); };
    view->setObjectName(QStringLiteral("editionTable:") + QString::fromStdString(part.to_string()));
    view->setModel(model);
    view->setItemDelegate(delegate);
    view->setEditTriggers(QAbstractItemView::AllEditTriggers);
    view->setAlternatingRowColors(true);
    view->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    view->verticalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    auto *layout = new QVBoxLayout(page);
    layout->setContentsMargins(0, 4, 0, 0);
    layout->addWidget(view, 1);
    if (!model->isArray())
        return page;
    auto *add = new QPushButton(tr("Add a Row"));
    add->setObjectName(QStringLiteral("addRow"));
    auto *remove = new QPushButton(tr("Remove the Row"));
    remove->setObjectName(QStringLiteral("removeRow"));
    connect(add, &QPushButton::clicked, view,
            [view, model] { model->addRowLike(view->currentIndex().row()); });
    connect(remove, &QPushButton::clicked, view,
            [view, model] { model->deleteRow(view->currentIndex().row()); });
    auto *buttons = new QHBoxLayout;
    buttons->addWidget(add);
    buttons->addWidget(remove);
    buttons->addStretch(1);
    layout->addLayout(buttons);
    return page;
}

QWidget *EditionWindow::makeMap(const EditionDocument::Pointer &map)
{
    auto *page = new QWidget;
    auto *picture = new EditionMap(document_, map);
    picture->setTheme(theme_);
    auto *help = new QLabel(tr("Click on a corner to change its number, with the right button to go back."));
    help->setWordWrap(true);
    auto *tools = new QHBoxLayout;
    auto *group = new QButtonGroup(page);
    const struct {
        EditionMap::Tool tool;
        const char *name;
        QString text;
        QString help;
    } choices[] = {
        {EditionMap::Tool::number, "mapNumbers", tr("Numbers"), help->text()},
        {EditionMap::Tool::bush, "mapBushes", tr("Bushes"),
         tr("Click on a triangle to put a bush there or to take it away.")},
        {EditionMap::Tool::corner, "mapCorners", tr("Corners"),
         tr("Click on a dot to add a corner, on a corner to take it away.")},
        {EditionMap::Tool::line, "mapLines", tr("Lines"),
         tr("Click on a line to part its corners or to join them.")},
    };
    for (const auto &choice : choices) {
        auto *button = new QToolButton;
        button->setObjectName(QLatin1String(choice.name));
        button->setText(choice.text);
        button->setCheckable(true);
        button->setChecked(choice.tool == EditionMap::Tool::number);
        group->addButton(button);
        tools->addWidget(button);
        connect(button, &QToolButton::clicked, picture,
                [picture, help, tool = choice.tool, text = choice.help] {
                    picture->setTool(tool);
                    picture->update();
                    help->setText(text);
                });
    }
    tools->addStretch(1);
    auto *layout = new QVBoxLayout(page);
    layout->setContentsMargins(0, 4, 0, 0);
    layout->addLayout(tools);
    layout->addWidget(help);
    layout->addWidget(picture, 1);
    return page;
}

bool EditionWindow::save()
{
    if (!document_.game())
        return false;
    const QString error =
        shelf_.put(QString::fromStdString(document_.id()), QByteArray::fromStdString(document_.text()));
    if (!error.isEmpty())
        dialogs_.showTrouble(this, [error] { return Trouble{tr("The edition cannot be saved."), {error}}; });
    else
        verdict_->setText(tr("The edition is saved; it is offered for new games."));
    return error.isEmpty();
}

} // namespace waystone
