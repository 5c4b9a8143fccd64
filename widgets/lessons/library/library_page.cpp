#include "lessons/library/library_page.h"

#include "controls/calm_view.h"
#include "faces/game_faces.h"
#include "fitting/text_scale.h"
#include "fitting/text_watch.h"
#include "lessons/library/library_delegate.h"
#include "words/program_language.h"

#include <QComboBox>
#include <QEvent>
#include <QFrame>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QPushButton>
#include <QVBoxLayout>

namespace waystone {

namespace {

int buttonHeight()
{
    return besideText(36);
}

QPushButton *button(const char *name)
{
    auto *button = new QPushButton;
    button->setObjectName(QLatin1String(name));
    fitToText(*button, [button] { button->setMinimumHeight(buttonHeight()); });
    return button;
}

} // namespace

LibraryPage::LibraryPage(LessonLibrary &library, LessonProgress &progress, const Registry &registry,
                         QWidget *parent)
    : QWidget(parent),
      library_(library),
      progress_(progress),
      registry_(registry),
      agenda_(library, progress),
      model_(library, progress, registry)
{
    setObjectName(QStringLiteral("libraryPage"));
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(18, 12, 18, 12);
    makeTop(column);

    list_ = new CalmView<QListView>;
    list_->setObjectName(QStringLiteral("libraryList"));
    list_->setModel(&model_);
    list_->setItemDelegate(new LibraryDelegate(list_));
    list_->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    list_->setResizeMode(QListView::Adjust);
    list_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    column->addWidget(list_, 1);
    empty_ = new QLabel;
    empty_->setObjectName(QStringLiteral("libraryEmpty"));
    empty_->setWordWrap(true);
    empty_->setAlignment(Qt::AlignCenter);
    column->addWidget(empty_);
    makeButtons(column);

    connect(list_, &QListView::activated, this, [this] { open(false); });
    connect(list_->selectionModel(), &QItemSelectionModel::currentChanged, this, [this] {
        if (chosen() != nullptr)
            chosenPath_ = chosen()->path;
        refreshButtons();
    });
    connect(&model_, &QAbstractItemModel::modelReset, this, [this] { choose(chosenPath_); });
    retranslate();
}

void LibraryPage::makeTop(QVBoxLayout *column)
{
    title_ = new QLabel;
    QFont font = title_->font();
    font.setPointSizeF(font.pointSizeF() * 1.8);
    font.setBold(true);
    title_->setFont(font);
    search_ = new QLineEdit;
    search_->setObjectName(QStringLiteral("librarySearch"));
    search_->setClearButtonEnabled(true);
    game_ = new QComboBox;
    game_->setObjectName(QStringLiteral("libraryGame"));
    fitToText(*this, [this] {
        search_->setMinimumHeight(buttonHeight());
        game_->setMinimumHeight(buttonHeight());
    });
    auto *top = new QHBoxLayout;
    top->addWidget(title_);
    top->addSpacing(20);
    top->addWidget(search_, 1);
    top->addWidget(game_);
    column->addLayout(top);
    connect(search_, &QLineEdit::textChanged, this, [this](const QString &words) {
        model_.setSearch(words);
        if (const QModelIndex titled = model_.titled(); titled.isValid())
            list_->setCurrentIndex(titled);
    });
    connect(search_, &QLineEdit::returnPressed, this, [this] { list_->setFocus(); });
    connect(game_, &QComboBox::activated, this,
            [this](int index) { model_.setGame(game_->itemData(index).toString().toStdString()); });
}

void LibraryPage::find()
{
    search_->setFocus();
}

void LibraryPage::makeButtons(QVBoxLayout *column)
{
    question_ = new QFrame;
    question_->setObjectName(QStringLiteral("deleteQuestion"));
    question_->setFrameShape(QFrame::StyledPanel);
    questionText_ = new QLabel;
    questionText_->setTextFormat(Qt::PlainText);
    questionText_->setWordWrap(true);
    questionText_->setMinimumWidth(1); // a title may be one endless word
    really_ = button("reallyDelete");
    keep_ = button("keepItem");
    auto *asked = new QHBoxLayout(question_);
    asked->addWidget(questionText_, 1);
    asked->addWidget(really_);
    asked->addWidget(keep_);
    question_->hide();
    column->addWidget(question_);

    back_ = button("leaveLibrary");
    import_ = button("importItem");
    export_ = button("exportItem");
    delete_ = button("deleteItem");
    edit_ = button("editItem");
    repeat_ = button("repeatDue");
    again_ = button("openFromStart");
    open_ = button("openItem");
    QFont bold = open_->font();
    bold.setBold(true);
    open_->setFont(bold);
    auto *row = new QHBoxLayout;
    for (QPushButton *one : {back_, import_, export_, delete_, edit_})
        row->addWidget(one);
    row->addStretch();
    row->addWidget(repeat_);
    row->addWidget(again_);
    row->addWidget(open_);
    column->addLayout(row);

    const auto path = [this] { return chosen() == nullptr ? QString() : chosen()->path; };
    connect(back_, &QPushButton::clicked, this, &LibraryPage::left);
    connect(import_, &QPushButton::clicked, this, &LibraryPage::importRequested);
    connect(export_, &QPushButton::clicked, this, [this, path] { emit exportRequested(path()); });
    connect(edit_, &QPushButton::clicked, this, [this, path] { emit editRequested(path()); });
    connect(open_, &QPushButton::clicked, this, [this] { open(false); });
    connect(again_, &QPushButton::clicked, this, [this] { open(true); });
    connect(repeat_, &QPushButton::clicked, this, &LibraryPage::repetitionWanted);
    connect(delete_, &QPushButton::clicked, this, [this] { askToDelete(true); });
    connect(keep_, &QPushButton::clicked, this, [this] { askToDelete(false); });
    connect(really_, &QPushButton::clicked, this, [this, path] {
        const QString chosenPath = path();
        askToDelete(false);
        emit deleteRequested(chosenPath);
    });
}

void LibraryPage::setTheme(ThemeKind kind)
{
    model_.pictures().setTheme(kind);
    list_->viewport()->update();
}

void LibraryPage::enter()
{
    model_.pictures().setRatio(devicePixelRatioF());
    model_.refresh();
    refreshRepetition();
}

void LibraryPage::setFocusToList()
{
    list_->setFocus();
}

void LibraryPage::choose(const QString &path)
{
    QModelIndex index = model_.indexOf(path);
    for (int row = 0; row < model_.rowCount() && !index.isValid(); ++row)
        if (model_.item(model_.index(row)) != nullptr)
            index = model_.index(row);
    list_->setCurrentIndex(index);
    if (index.isValid())
        list_->scrollTo(index);
    refreshButtons();
}

const LibraryItem *LibraryPage::chosen() const
{
    return model_.item(list_->currentIndex());
}

void LibraryPage::open(bool fromStart)
{
    const LibraryItem *item = chosen();
    if (item == nullptr)
        return;
    if (item->isLesson())
        emit lessonChosen(item->path, fromStart);
    else
        emit positionChosen(item->path);
}

void LibraryPage::askToDelete(bool asks)
{
    question_->setVisible(asks && chosen() != nullptr);
    refreshButtons();
    (asks ? keep_ : delete_)->setFocus();
}

void LibraryPage::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void LibraryPage::fillGames()
{
    const QVariant chosenGame = game_->currentData();
    game_->clear();
    game_->addItem(tr("All games"), QString());
    for (const GameKind &kind : registry_.kinds())
        if (const GameFace *face = gameFace(kind.id))
            game_->addItem(face->generalWords()->gameName(),
                           QString::fromUtf8(kind.id.data(), static_cast<qsizetype>(kind.id.size())));
    game_->setCurrentIndex(std::max(0, game_->findData(chosenGame)));
    game_->setAccessibleName(tr("Game"));
}

void LibraryPage::retranslate()
{
    title_->setText(tr("Learn"));
    search_->setPlaceholderText(tr("Search in titles, summaries and rules"));
    search_->setAccessibleName(search_->placeholderText());
    list_->setAccessibleName(tr("Walkthroughs, lessons and positions"));
    fillGames();
    back_->setText(tr("&Back"));
    import_->setText(tr("&Import…"));
    import_->setToolTip(tr("Copies a lesson or a position from a file into the library"));
    export_->setText(tr("E&xport…"));
    export_->setToolTip(tr("Saves a copy of it in a file"));
    delete_->setText(tr("&Delete…"));
    really_->setText(tr("Delete"));
    keep_->setText(tr("Keep"));
    again_->setText(tr("&From the Beginning"));
    if (isVisible()) // it reads all lessons; enter() does it before the page is seen
        refreshRepetition();
    refreshButtons();
}

void LibraryPage::refreshRepetition()
{
    const int due = agenda_.dueTasks();
    repeat_->setText(tr("&Repeat %n Task(s)", nullptr, due));
    repeat_->setToolTip(tr("Tasks you did not get right on the first try and that are due again"));
    repeat_->setVisible(due > 0);
}

void LibraryPage::refreshButtons()
{
    const LibraryItem *item = chosen();
    const bool isLesson = item != nullptr && item->isLesson();
    const bool isBegun = isLesson && !progress_.lastStep(item->key()).isEmpty();
    const bool isOwn = item != nullptr && item->isOwn;
    empty_->setVisible(model_.rowCount() == 0);
    empty_->setText(tr("Nothing found. Try other words, or another game."));
    export_->setEnabled(item != nullptr);
    delete_->setEnabled(isOwn);
    delete_->setToolTip(isOwn ? tr("Deletes the file") : tr("You can delete only your own"));
    edit_->setEnabled(item != nullptr);
    edit_->setText(isOwn || item == nullptr ? tr("Edi&t") : tr("Edi&t a Copy"));
    edit_->setToolTip(isOwn ? tr("Opens it in the editor")
                            : tr("Opens a copy in the editor; the original stays as it is"));
    again_->setVisible(isBegun);
    open_->setEnabled(item != nullptr);
    open_->setText(item != nullptr && !isLesson ? tr("Pl&ay") : isBegun ? tr("&Continue") : tr("&Start"));
    if (item == nullptr || !isOwn)
        question_->hide();
    if (item != nullptr)
        questionText_->setText(
            tr("“%1” will be deleted for good.", "title").arg(item->titleIn(programLanguage())));
}

} // namespace waystone
