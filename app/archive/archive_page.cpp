#include "archive/archive_page.h"

#include "archive/archive_list.h"
#include "parts/flat_button.h"

#include <QButtonGroup>
#include <QComboBox>
#include <QEvent>
#include <QFrame>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace waystone {

ArchivePage::ArchivePage(JournalFolder folder, const Registry &registry, QWidget *parent)
    : QWidget(parent), registry_(registry), model_(std::move(folder)), filter_(model_)
{
    setObjectName(QStringLiteral("archivePage"));
    auto *column = new QVBoxLayout(this);
    makeHead(*column);
    makeSearch(*column);
    makeQuestion(*column);
    list_ = new ArchiveList(model_, filter_);
    column->addWidget(list_, 1);
    makeEmpty(*column);
    connectList();
    retranslate();
}

void ArchivePage::connectList()
{
    connect(list_, &ArchiveList::openWanted, this, &ArchivePage::open);
    connect(list_, &ArchiveList::deleteWanted, this, [this](const QModelIndex &index) {
        if (index.isValid())
            model_.deleteGame(sourceRow(index));
    });
    connect(list_, &ArchiveList::bringBackWanted, this,
            [this](const QModelIndex &index) { model_.bringBack(sourceRow(index)); });
    connect(list_, &ArchiveList::typed, this, [this](const QString &text) {
        search_->setFocus();
        search_->insert(text);
    });
    connect(&model_, &ArchiveModel::failed, this, &ArchivePage::failed);
    connect(&model_, &QAbstractItemModel::modelReset, this, &ArchivePage::refresh);
    // A look into a game may find what is searched.
    connect(&filter_, &QAbstractItemModel::rowsInserted, this, &ArchivePage::refresh);
    connect(&filter_, &QAbstractItemModel::rowsRemoved, this, &ArchivePage::refresh);
    connect(&model_.undoStack(), &QUndoStack::indexChanged, this, &ArchivePage::refresh);
}

void ArchivePage::setTheme(ThemeKind kind)
{
    model_.glances().setTheme(kind);
    list_->placeTools();
    list_->viewport()->update();
}

void ArchivePage::find()
{
    search_->setFocus();
}

void ArchivePage::enter(const QString &onTable)
{
    model_.setOnTable(onTable);
    model_.glances().setRatio(devicePixelRatioF());
    games_.front().second->click();
    search_->clear();
    show(ArchiveModel::Shelf::games);
}

void ArchivePage::enterFocus()
{
    search_->setFocus();
}

void ArchivePage::show(ArchiveModel::Shelf shelf)
{
    askToEmpty(false);
    model_.load(shelf);
    retranslate();
    chooseFirst();
}

int ArchivePage::sourceRow(const QModelIndex &index) const
{
    return filter_.mapToSource(index).row();
}

void ArchivePage::chooseFirst()
{
    list_->setCurrentIndex(filter_.index(0, 0));
    list_->scrollToTop();
}

void ArchivePage::open(const QModelIndex &index)
{
    if (!index.isValid())
        return;
    if (model_.shelf() == ArchiveModel::Shelf::bin)
        model_.bringBack(sourceRow(index));
    else
        emit openWanted(index.data(ArchiveModel::PathRole).toString());
}

void ArchivePage::search(const QString &words)
{
    filter_.setWords(words);
    chooseFirst();
    refresh();
}

void ArchivePage::goBack()
{
    if (!search_->text().isEmpty())
        search_->clear();
    else if (model_.shelf() == ArchiveModel::Shelf::bin)
        show(ArchiveModel::Shelf::games);
    else
        emit left();
}

void ArchivePage::askToEmpty(bool asks)
{
    question_->setVisible(asks);
    if (asks)
        keep_->setFocus();
}

void ArchivePage::emptyBin()
{
    const QString error = model_.folder().bin().empty();
    show(ArchiveModel::Shelf::bin);
    if (!error.isEmpty())
        emit failed(model_.folder().path(), error);
}

void ArchivePage::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    if (event->type() == QEvent::PaletteChange && list_ != nullptr)
        refresh();
    QWidget::changeEvent(event);
}

void ArchivePage::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape)
        goBack();
    else
        QWidget::keyPressEvent(event);
}

void ArchivePage::resizeEvent(QResizeEvent *event)
{
    setMargins();
    QWidget::resizeEvent(event);
}

bool ArchivePage::eventFilter(QObject *watched, QEvent *event)
{
    if (watched != search_ || event->type() != QEvent::KeyPress)
        return QWidget::eventFilter(watched, event);
    // The list is gone through, and a game opened, without leaving the search.
    const auto *key = static_cast<QKeyEvent *>(event);
    switch (key->key()) {
    case Qt::Key_Delete:
        if (search_->hasSelectedText() || search_->cursorPosition() < search_->text().size())
            return false; // there is something to delete in the field
        [[fallthrough]];
    case Qt::Key_F2:
    case Qt::Key_Up:
    case Qt::Key_Down:
    case Qt::Key_PageUp:
    case Qt::Key_PageDown:
        QCoreApplication::sendEvent(list_, event);
        return true;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        open(list_->currentIndex());
        return true;
    default:
        return QWidget::eventFilter(watched, event);
    }
}

} // namespace waystone
