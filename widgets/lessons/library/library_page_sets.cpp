#include "controls/announcer.h"
#include "lessons/library/library_page.h"
#include "lessons/library/set_head.h"
#include "scenario/lesson/local_text.h"
#include "words/foreign_text.h"
#include "words/program_language.h"

#include <QLabel>
#include <QListView>
#include <QMenu>
#include <QPushButton>
#include <QShortcut>

#include <algorithm>

// Sets on the page of the library: made, written, filled, put in order, given away.

namespace waystone {

void LibraryPage::connectSets()
{
    connect(newSet_, &QPushButton::clicked, this, [this] { makeSet({}); });
    connect(&shelves_, &ShelfModel::dropped, this,
            [this](const QStringList &paths, const QString &set) { addTo(set, paths); });
    connect(&model_, &LibraryModel::dropped, this, &LibraryPage::drop);
    connect(head_, &SetHead::changed, this, &LibraryPage::writeHead);
    connect(head_, &SetHead::moveRequested, this, &LibraryPage::moveChosen);
    connect(head_, &SetHead::printRequested, this, &LibraryPage::print);
    connect(head_, &SetHead::shareRequested, this, [this] { emit shareRequested(model_.shelf().path); });
    connect(head_, &SetHead::exportRequested, this, [this] { emit exportSetRequested(model_.shelf().path); });
    connect(head_, &SetHead::deleteRequested, this, [this] {
        asksForSet_ = true;
        askToDelete(true);
    });
    connect(setMenu_, &QMenu::aboutToShow, this, &LibraryPage::fillSetMenu);
    connect(&sets_, &SetShelf::failed, this, &LibraryPage::failed);
    connect(&sets_, &SetShelf::stepped, this, [this](const QString &path) {
        // What has changed is seen, also where somebody has gone to another shelf meanwhile.
        if (sets_.find(path) != nullptr && model_.shelf().path != path)
            showShelf({ShelfChoice::Kind::set, path});
        tell({});
    });
    connect(&sets_, &SetShelf::changed, this, [this] {
        // The set that was looked at may have gone, or have another place among the shelves.
        if (model_.shelf().kind == ShelfChoice::Kind::set && shownSet() == nullptr)
            showShelf({});
        else
            shelfList_->setCurrentIndex(shelves_.indexOf(model_.shelf()));
        refreshSet();
    });
}

const SetShelf::Shelved *LibraryPage::shownSet() const
{
    return model_.shelf().kind == ShelfChoice::Kind::set ? sets_.find(model_.shelf().path) : nullptr;
}

bool LibraryPage::succeeded(const QString &path, const QString &error)
{
    if (!error.isEmpty())
        emit failed(path, error);
    return error.isEmpty();
}

std::vector<LessonSet::Entry> LibraryPage::entriesOf(const QStringList &paths) const
{
    std::vector<LessonSet::Entry> entries;
    for (const QString &path : paths)
        if (const LibraryItem *item = library_.find(path); item != nullptr && item->isLesson())
            entries.push_back(entryOf(*item));
    return entries;
}

QStringList LibraryPage::chosenPaths() const
{
    QModelIndexList rows = list_->selectionModel()->selectedRows();
    std::ranges::sort(rows, {}, &QModelIndex::row);
    QStringList paths;
    for (const QModelIndex &row : rows)
        if (const LibraryItem *item = model_.item(row))
            paths.append(item->path);
    return paths;
}

void LibraryPage::refreshSet()
{
    const SetShelf::Shelved *set = shownSet();
    head_->setVisible(set != nullptr);
    if (set == nullptr)
        return;
    QString progress = shelves_.progressText(set->set);
    if (model_.missing() > 0)
        progress =
            tr("%1. %n of them cannot be found in the library.", nullptr, model_.missing()).arg(progress);
    head_->show(set->set, progress);
    const int place = list_->currentIndex().data(LibraryModel::PlaceRole).toInt();
    const bool isOne = list_->currentIndex().isValid();
    head_->setMovable(isOne && place > 0, isOne && place + 1 < static_cast<int>(set->set.lessons.size()));
}

void LibraryPage::fillSetMenu()
{
    setMenu_->clear();
    for (const SetShelf::Shelved &set : sets_.sets()) {
        QAction *action = setMenu_->addAction(foreign_text::caption(titleOf(set.set, programLanguage())));
        connect(action, &QAction::triggered, this, [this, path = set.path] { addTo(path, chosenPaths()); });
    }
    if (!sets_.sets().empty())
        setMenu_->addSeparator();
    QAction *fresh = setMenu_->addAction(tr("A &new set"));
    fresh->setObjectName(QStringLiteral("addToNewSet"));
    connect(fresh, &QAction::triggered, this, [this] { makeSet(chosenPaths()); });
}

void LibraryPage::makeSet(const QStringList &paths)
{
    LessonSet set;
    set.language = programLanguage().toStdString();
    set.title.texts[set.language] = tr("New set").toStdString();
    set.lessons = entriesOf(paths);
    QString path;
    if (!succeeded(library_.ownFolder(), sets_.create(std::move(set), &path)))
        return;
    showShelf({ShelfChoice::Kind::set, path});
    head_->beginTitle();
}

void LibraryPage::addTo(const QString &set, const QStringList &paths)
{
    const SetShelf::Shelved *before = sets_.find(set);
    if (before == nullptr)
        return;
    const std::size_t had = before->set.lessons.size();
    if (!succeeded(set, sets_.add(set, entriesOf(paths))))
        return;
    const SetShelf::Shelved *after = sets_.find(set);
    const auto added = after == nullptr ? 0 : static_cast<int>(after->set.lessons.size() - had);
    const LessonSet told = after == nullptr ? LessonSet() : after->set;
    tell([added, told] {
        const QString title = titleOf(told, programLanguage());
        return added > 0 ? tr("%n lesson(s) put into “%1”.", nullptr, added).arg(title)
                         : tr("“%1” has what you chose already.").arg(title);
    });
}

void LibraryPage::writeHead(const QString &title, const QString &summary)
{
    const SetShelf::Shelved *shown = shownSet();
    if (shown == nullptr)
        return;
    LessonSet set = shown->set;
    // Whoever reads it in another language than it was written in changes that text.
    const auto write = [&set](LocalText &text, const QString &words) {
        const std::string language = programLanguage().toStdString();
        if (words.trimmed().isEmpty())
            text.texts.erase(language);
        else if (text.in(language, set.language) != words.toStdString())
            text.texts[language] = words.trimmed().toStdString();
    };
    write(set.title, title);
    write(set.summary, summary);
    const QString path = shown->path; // the sets are read anew
    succeeded(path, sets_.replace(path, set));
}

void LibraryPage::drop(const QStringList &paths, int before)
{
    const QString path = model_.shelf().path;
    const std::vector<LessonSet::Entry> entries = entriesOf(paths);
    if (!entries.empty() && succeeded(path, sets_.put(path, entries, before)))
        choose(paths.back());
}

void LibraryPage::moveChosen(int by)
{
    const SetShelf::Shelved *set = shownSet();
    if (!list_->currentIndex().isValid() || set == nullptr)
        return;
    const int place = list_->currentIndex().data(LibraryModel::PlaceRole).toInt();
    if (place + by < 0 || place + by >= static_cast<int>(set->set.lessons.size()))
        return;
    const QString file = set->path; // the sets are read anew
    if (!succeeded(file, sets_.move(file, place, by > 0 ? place + 2 : place - 1)))
        return;
    list_->setCurrentIndex(model_.atPlace(place + by));
    announcer_->say(tr("Now number %1 of the set.").arg(place + by + 1));
}

void LibraryPage::takeOut()
{
    const SetShelf::Shelved *set = shownSet();
    const QModelIndex index = list_->currentIndex();
    if (set == nullptr || !index.isValid())
        return;
    const QString missing = index.data().toString();
    const auto item = chosen() == nullptr ? std::nullopt : std::optional(*chosen());
    const QString path = set->path; // the sets are read anew
    if (succeeded(path, sets_.takeOut(path, index.data(LibraryModel::PlaceRole).toInt())))
        tell([item, missing] {
            return item ? tr("“%1” is no longer in the set. It stays in the library.")
                              .arg(item->titleIn(programLanguage()))
                        : tr("“%1” is no longer in the set.").arg(missing);
        });
}

} // namespace waystone
