#include "lessons/library/library_page.h"

#include "controls/announcer.h"
#include "faces/game_faces.h"
#include "lessons/library/intake_bar.h"
#include "lessons/library/set_head.h"
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

LibraryPage::LibraryPage(LessonLibrary &library, SetShelf &sets, LessonIntake &intake,
                         LessonProgress &progress, const Registry &registry, QWidget *parent)
    : QWidget(parent),
      library_(library),
      sets_(sets),
      progress_(progress),
      registry_(registry),
      agenda_(library, progress),
      model_(library, sets, progress, registry),
      shelves_(library, sets, progress, registry)
{
    setObjectName(QStringLiteral("libraryPage"));
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(16, 12, 16, 12);
    row->setSpacing(12);
    makeShelves(*row);
    auto *column = new QVBoxLayout;
    row->addLayout(column, 1);
    makeTop(*column);
    makeList(*column);
    intakeBar_ = new IntakeBar(intake);
    column->addWidget(intakeBar_);
    makeQuestion(*column);
    makeButtons(*column);
    connectSets();
    retranslate();
}

void LibraryPage::find()
{
    search_->setFocus();
}

void LibraryPage::print()
{
    if (const SetShelf::Shelved *set = shownSet(); set != nullptr && !set->set.lessons.empty())
        emit printRequested(QString(set->path));
    else if (set == nullptr && print_->isEnabled())
        emit printRequested(QString(chosen()->path));
}

void LibraryPage::tell(const Sentence &sentence)
{
    sentence_ = sentence;
    refreshNote();
    announcer_->say(note_->text());
}

void LibraryPage::refreshNote()
{
    note_->setText(sentence_ ? sentence_() : QString());
    note_->setVisible(!note_->text().isEmpty());
}

void LibraryPage::setTheme(ThemeKind kind)
{
    model_.pictures().setTheme(kind);
    list_->viewport()->update();
}

void LibraryPage::enter()
{
    tell({});
    isEntered_ = true;
    model_.pictures().setRatio(devicePixelRatioF());
    model_.refresh();
    fillFilters();
    shelfList_->setCurrentIndex(shelves_.indexOf(model_.shelf()));
    refreshSet();
    refreshRepetition();
}

void LibraryPage::setFocusToList()
{
    list_->setFocus();
}

void LibraryPage::showShelf(const ShelfChoice &shelf)
{
    tell({});
    askToDelete(false);
    model_.setShelf(shelf);
    shelfList_->setCurrentIndex(shelves_.indexOf(shelf));
    refreshSet();
    refreshButtons();
}

void LibraryPage::choose(const QString &path)
{
    QModelIndex index = model_.indexOf(path);
    for (int row = 0; row < model_.rowCount() && !index.isValid(); ++row)
        if (model_.flags(model_.index(row)).testFlag(Qt::ItemIsSelectable))
            index = model_.index(row);
    // What lies further down can be scrolled to only when all rows have their places.
    list_->setLayoutMode(index.row() < list_->batchSize() ? QListView::Batched : QListView::SinglePass);
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
    const bool wasAsked = question_->isVisible();
    question_->setVisible(asks && (asksForSet_ ? shownSet() != nullptr : chosen() != nullptr));
    refreshButtons();
    if (asks)
        keep_->setFocus();
    else if (wasAsked)
        delete_->setFocus();
    asksForSet_ = asks && asksForSet_;
}

void LibraryPage::deleteAsked()
{
    const bool isSet = asksForSet_;
    const QString path = isSet ? model_.shelf().path : chosen() == nullptr ? QString() : chosen()->path;
    askToDelete(false);
    if (!isSet)
        emit deleteRequested(path);
    else if (succeeded(path, sets_.remove(path)))
        tell([] { return tr("The set is deleted. Its lessons stay in the library."); });
}

void LibraryPage::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void LibraryPage::fillFilters()
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
    const int level = std::max(0, level_->currentIndex());
    level_->clear();
    level_->addItems(
        {tr("All levels"), tr("For beginners"), tr("For those who know the rules"), tr("For good players")});
    level_->setCurrentIndex(level);
    level_->setAccessibleName(tr("Level"));
    const QVariant chosenTag = tag_->currentData();
    tag_->clear();
    tag_->addItem(tr("All tags"), QString());
    if (isEntered_) // it reads all lessons
        for (const QString &tag : library_.tags())
            tag_->addItem(QLatin1Char('#') + tag, tag);
    tag_->setCurrentIndex(std::max(0, tag_->findData(chosenTag)));
    tag_->setAccessibleName(tr("Tag"));
    tag_->setVisible(tag_->count() > 1);
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
    const bool isSet = model_.shelf().kind == ShelfChoice::Kind::set;
    empty_->setVisible(model_.rowCount() == 0);
    empty_->setText(
        isSet && search_->text().isEmpty()
            ? tr("The set is empty. Drag lessons from the other shelves onto its name, or choose them "
                 "there and press “Add to a Set”.")
            : tr("Nothing found. Try other words, or another game."));
    addToSet_->setEnabled(isLesson);
    print_->setEnabled(isLesson);
    give_->setEnabled(item != nullptr);
    share_->setEnabled(isLesson);
    delete_->setText(isSet ? tr("Ta&ke Out") : tr("&Delete…"));
    delete_->setEnabled(isSet ? list_->currentIndex().isValid() : isOwn);
    delete_->setToolTip(isSet   ? tr("Out of the set; the lesson stays in the library")
                        : isOwn ? tr("Deletes the file")
                                : tr("You can delete only your own"));
    edit_->setEnabled(item != nullptr);
    edit_->setText(isOwn || item == nullptr ? tr("Edi&t") : tr("Edi&t a Copy"));
    edit_->setToolTip(isOwn ? tr("Opens it in the editor")
                            : tr("Opens a copy in the editor; the original stays as it is"));
    again_->setVisible(isBegun);
    open_->setEnabled(item != nullptr);
    open_->setText(item != nullptr && !isLesson ? tr("Pl&ay") : isBegun ? tr("&Continue") : tr("&Start"));
    refreshSet();
    if (asksForSet_ && shownSet() != nullptr) {
        questionText_->setText(tr("The set “%1” will be deleted. Its lessons stay in the library.")
                                   .arg(titleOf(shownSet()->set, programLanguage())));
        return;
    }
    if (item == nullptr || !isOwn)
        question_->hide();
    if (item != nullptr)
        questionText_->setText(
            tr("“%1” will be deleted for good.", "title").arg(item->titleIn(programLanguage())));
}

} // namespace waystone
