#include "controls/announcer.h"
#include "controls/calm_view.h"
#include "fitting/card_layout.h"
#include "fitting/text_scale.h"
#include "fitting/text_watch.h"
#include "lessons/library/intake_bar.h"
#include "lessons/library/library_delegate.h"
#include "lessons/library/library_list.h"
#include "lessons/library/library_page.h"
#include "lessons/library/set_head.h"

#include <QComboBox>
#include <QFrame>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QMenu>
#include <QPushButton>
#include <QVBoxLayout>

// How the page of the library is put together, and its words.

namespace waystone {

namespace {

constexpr int shelfWidth = 196;
constexpr int leastButton = 172;
constexpr int mostButtons = 5;
constexpr int gap = 6;
constexpr int toolHeight = 28;
constexpr int firstRows = 300;
constexpr int leastList = 24;

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

QComboBox *filter(const char *name)
{
    auto *box = new QComboBox;
    box->setObjectName(QLatin1String(name));
    box->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    fitToText(*box, [box] { box->setMinimumHeight(buttonHeight()); });
    return box;
}

} // namespace

void LibraryPage::makeShelves(QBoxLayout &row)
{
    title_ = new QLabel;
    QFont font = title_->font();
    font.setPointSizeF(font.pointSizeF() * 1.8);
    font.setBold(true);
    title_->setFont(font);
    shelfList_ = new CalmView<QListView>;
    shelfList_->setObjectName(QStringLiteral("libraryShelves"));
    shelfList_->setModel(&shelves_);
    shelfList_->setAcceptDrops(true);
    shelfList_->setDragDropMode(QAbstractItemView::DragDrop);
    shelfList_->setDefaultDropAction(Qt::CopyAction);
    shelfList_->setTextElideMode(Qt::ElideRight);
    shelfList_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    shelfList_->setSpacing(2);
    newSet_ = button("newSet");
    import_ = button("importItem");
    back_ = button("leaveLibrary");
    auto *holder = new QWidget;
    fitToText(*holder, [holder] { holder->setFixedWidth(besideText(shelfWidth)); });
    auto *column = new QVBoxLayout(holder);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(title_);
    column->addWidget(shelfList_, 1);
    column->addWidget(newSet_);
    column->addWidget(import_);
    column->addWidget(back_);
    row.addWidget(holder);
    connect(shelfList_->selectionModel(), &QItemSelectionModel::currentChanged, this,
            [this](const QModelIndex &index) {
                if (index.isValid() && shelves_.choice(index) != model_.shelf())
                    showShelf(shelves_.choice(index));
            });
    connect(back_, &QPushButton::clicked, this, &LibraryPage::left);
    connect(import_, &QPushButton::clicked, this, &LibraryPage::importRequested);
}

void LibraryPage::makeTop(QBoxLayout &column)
{
    search_ = new QLineEdit;
    search_->setObjectName(QStringLiteral("librarySearch"));
    search_->setClearButtonEnabled(true);
    fitToText(*this, [this] { search_->setMinimumHeight(buttonHeight()); });
    game_ = filter("libraryGame");
    level_ = filter("libraryLevel");
    tag_ = filter("libraryTag");
    auto *top = new QHBoxLayout;
    top->addWidget(search_, 1);
    for (QComboBox *box : {game_, level_, tag_})
        top->addWidget(box);
    column.addLayout(top);
    connect(search_, &QLineEdit::textChanged, this, [this](const QString &words) {
        model_.setSearch(words);
        if (const QModelIndex titled = model_.titled(); titled.isValid())
            list_->setCurrentIndex(titled);
    });
    connect(search_, &QLineEdit::returnPressed, this, [this] { list_->setFocus(); });
    connect(game_, &QComboBox::activated, this,
            [this](int index) { model_.setGame(game_->itemData(index).toString().toStdString()); });
    connect(level_, &QComboBox::activated, this, [this](int index) { model_.setLevel(index); });
    connect(tag_, &QComboBox::activated, this,
            [this](int index) { model_.setTag(tag_->itemData(index).toString()); });
}

void LibraryPage::makeList(QBoxLayout &column)
{
    head_ = new SetHead;
    head_->hide();
    column.addWidget(head_);
    list_ = new LibraryList;
    list_->setObjectName(QStringLiteral("libraryList"));
    list_->setModel(&model_);
    list_->setItemDelegate(new LibraryDelegate(list_));
    list_->setSelectionMode(QAbstractItemView::ExtendedSelection);
    list_->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    list_->setResizeMode(QListView::Adjust);
    list_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    list_->setDragDropMode(QAbstractItemView::DragDrop);
    list_->setDefaultDropAction(Qt::CopyAction);
    list_->setDropIndicatorShown(true);
    // Of thousands of rows the first ones are there at once.
    list_->setLayoutMode(QListView::Batched);
    list_->setBatchSize(firstRows);
    list_->setMinimumHeight(leastList);
    column.addWidget(list_, 1);
    empty_ = new QLabel;
    empty_->setObjectName(QStringLiteral("libraryEmpty"));
    empty_->setWordWrap(true);
    empty_->setAlignment(Qt::AlignCenter);
    column.addWidget(empty_);
    connect(list_, &QListView::activated, this, [this] { open(false); });
    connect(list_->selectionModel(), &QItemSelectionModel::currentChanged, this, [this] {
        if (chosen() != nullptr)
            chosenPath_ = chosen()->path;
        refreshButtons();
    });
    connect(list_->selectionModel(), &QItemSelectionModel::selectionChanged, this,
            [this] { refreshButtons(); });
    connect(&model_, &QAbstractItemModel::modelReset, this, [this] { choose(chosenPath_); });
}

void LibraryPage::makeQuestion(QBoxLayout &column)
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
    column.addWidget(question_);
    note_ = new QLabel;
    note_->setObjectName(QStringLiteral("libraryNote"));
    note_->setTextFormat(Qt::PlainText);
    note_->setWordWrap(true);
    note_->setMinimumWidth(1);
    note_->hide();
    column.addWidget(note_);
    announcer_ = new Announcer(this);
    connect(keep_, &QPushButton::clicked, this, [this] { askToDelete(false); });
    connect(really_, &QPushButton::clicked, this, &LibraryPage::deleteAsked);
}

void LibraryPage::makeButtons(QBoxLayout &column)
{
    edit_ = button("editItem");
    addToSet_ = button("addToSet");
    setMenu_ = new QMenu(addToSet_);
    setMenu_->setObjectName(QStringLiteral("setMenu"));
    addToSet_->setMenu(setMenu_);
    print_ = button("printItem");
    give_ = button("giveItem");
    auto *ways = new QMenu(give_);
    ways->setObjectName(QStringLiteral("giveItemMenu"));
    ways->setToolTipsVisible(true);
    share_ = ways->addAction(QString());
    share_->setObjectName(QStringLiteral("shareItem"));
    export_ = ways->addAction(QString());
    export_->setObjectName(QStringLiteral("exportItem"));
    give_->setMenu(ways);
    delete_ = button("deleteItem");
    repeat_ = button("repeatDue");
    again_ = button("openFromStart");
    open_ = button("openItem");
    QFont bold = open_->font();
    bold.setBold(true);
    open_->setFont(bold);
    auto *tools = new CardLayout(leastButton, mostButtons, gap);
    for (QPushButton *one : {edit_, addToSet_, print_, give_, delete_}) {
        fitToText(*one, [one] { one->setMinimumHeight(besideText(toolHeight)); });
        tools->addWidget(one);
    }
    column.addLayout(tools);
    auto *row = new QHBoxLayout;
    row->addStretch();
    for (QPushButton *one : {repeat_, again_, open_})
        row->addWidget(one);
    column.addLayout(row);

    const auto path = [this] { return chosen() == nullptr ? QString() : chosen()->path; };
    connect(share_, &QAction::triggered, this, [this, path] { emit shareRequested(path()); });
    connect(export_, &QAction::triggered, this, [this, path] { emit exportRequested(path()); });
    connect(print_, &QPushButton::clicked, this, [this, path] { emit printRequested(path()); });
    connect(edit_, &QPushButton::clicked, this, [this, path] { emit editRequested(path()); });
    connect(open_, &QPushButton::clicked, this, [this] { open(false); });
    connect(again_, &QPushButton::clicked, this, [this] { open(true); });
    connect(repeat_, &QPushButton::clicked, this, &LibraryPage::repetitionWanted);
    connect(delete_, &QPushButton::clicked, this, [this] {
        asksForSet_ = false;
        if (shownSet() != nullptr)
            takeOut();
        else
            askToDelete(true);
    });
}

void LibraryPage::retranslate()
{
    title_->setText(tr("Learn"));
    shelfList_->setAccessibleName(tr("Shelves of the library"));
    newSet_->setText(tr("&New Set"));
    newSet_->setToolTip(tr("Puts lessons in an order, for a course or a class"));
    search_->setPlaceholderText(tr("Search in titles, summaries and rules"));
    search_->setAccessibleName(search_->placeholderText());
    list_->setAccessibleName(tr("Walkthroughs, lessons and positions"));
    fillFilters();
    back_->setText(tr("&Back"));
    import_->setText(tr("&Import…"));
    import_->setToolTip(
        tr("Copies lessons, positions or a set from a file into the library; you can also drop files here"));
    addToSet_->setText(tr("Add t&o a Set"));
    print_->setText(tr("Print…"));
    print_->setToolTip(tr("On paper, as a handout or a worksheet"));
    give_->setText(tr("Share"));
    give_->setToolTip(tr("In a file, to be given to others"));
    share_->setText(tr("As a &Web Page…"));
    share_->setToolTip(tr("Plays the lesson in any browser, on a phone as well"));
    export_->setText(tr("As a &File for Waystone…"));
    export_->setToolTip(tr("Saves a copy of it in a file"));
    really_->setText(tr("Delete"));
    keep_->setText(tr("Keep"));
    again_->setText(tr("&From the Beginning"));
    refreshNote();
    if (isVisible()) // it reads all lessons; enter() does it before the page is seen
        refreshRepetition();
    refreshButtons();
}

} // namespace waystone
