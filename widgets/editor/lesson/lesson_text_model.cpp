#include "editor/lesson/lesson_text_model.h"

#include "editor/lesson/lesson_draft.h"
#include "editor/lesson/lesson_names.h"
#include "words/foreign_text.h"
#include "words/program_language.h"

#include <algorithm>

namespace waystone {

namespace {

constexpr int mostWords = 40; ///< targets: texts that are read at a glance

/// Numbers for LessonDraft::change that nothing else uses.
constexpr int firstMerging = 1000;
constexpr int mergings = 100'000;

} // namespace

LessonTextModel::LessonTextModel(LessonDraft &draft, Scope scope, QObject *parent)
    : QAbstractTableModel(parent), draft_(draft), scope_(scope)
{
    connect(&draft, &LessonDraft::changed, this, &LessonTextModel::refresh);
    refresh();
}

void LessonTextModel::refresh()
{
    std::vector<TextKey> keys;
    QStringList languages;
    if (draft_.isLesson()) {
        const Lesson &lesson = draft_.lesson();
        if (scope_ == Scope::step)
            keys = stepTextKeys(lesson, draft_.step());
        else
            keys = {{TextKey::Part::title, -1, 0, {}}, {TextKey::Part::summary, -1, 0, {}}};
        languages.append(QString::fromStdString(lesson.language));
        for (const std::string &language : lesson.languages)
            if (language != lesson.language)
                languages.append(QString::fromStdString(language));
    }
    if (keys == keys_ && languages == languages_) {
        // An editor that is open stays where it is.
        if (rowCount() > 0 && columnCount() > 0) {
            emit dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
            emit headerDataChanged(Qt::Vertical, 0, rowCount() - 1);
        }
        return;
    }
    if (languages == languages_ && changesRows(keys))
        return;
    beginResetModel();
    keys_ = std::move(keys);
    languages_ = languages;
    endResetModel();
}

bool LessonTextModel::changesRows(const std::vector<TextKey> &keys)
{
    // Of another step all is another; of the same one rows come and go in one place while somebody is writing.
    if (keys.empty() || keys_.empty() || keys.front() != keys_.front())
        return false;
    const auto [before, after] = std::ranges::mismatch(keys_, keys);
    const auto first = static_cast<int>(before - keys_.begin());
    const auto difference = static_cast<int>(keys.size()) - static_cast<int>(keys_.size());
    if (difference > 0 && std::equal(before, keys_.end(), after + difference, keys.end())) {
        beginInsertRows({}, first, first + difference - 1);
        keys_ = keys;
        endInsertRows();
    } else if (difference < 0 && std::equal(before - difference, keys_.end(), after, keys.end())) {
        beginRemoveRows({}, first, first - difference - 1);
        keys_ = keys;
        endRemoveRows();
    } else {
        return false;
    }
    emit dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
    emit headerDataChanged(Qt::Vertical, 0, rowCount() - 1);
    return true;
}

int LessonTextModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(keys_.size());
}

int LessonTextModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(languages_.size());
}

LessonTextModel::State LessonTextModel::state(const QModelIndex &index) const
{
    if (!draft_.isLesson())
        return State::fine;
    const TextKey &key = keys_[static_cast<std::size_t>(index.row())];
    const LocalText *text = textAt(draft_.lesson(), key);
    const std::string language = languages_[index.column()].toStdString();
    if (text == nullptr)
        return State::fine;
    const auto found = text->texts.find(language);
    if (found == text->texts.end() || found->second.empty())
        return !text->isEmpty() || isWanted(key) ? State::missing : State::fine;
    if (text->outdated.contains(language))
        return State::outdated;
    return wordCount(found->second) > mostWords ? State::tooLong : State::fine;
}

QString LessonTextModel::stateText(const QModelIndex &index) const
{
    switch (state(index)) {
    case State::missing:
        return tr("This text is missing.");
    case State::outdated:
        return tr("The original has changed since this was written.");
    case State::tooLong:
        return tr("%n word(s): readers skip texts of more than 40.", nullptr, data(index, WordsRole).toInt());
    default:
        return {};
    }
}

QVariant LessonTextModel::data(const QModelIndex &index, int role) const
{
    // Whoever hears that the texts of the step have gone asks for those of the lesson, which goes as well.
    if (!draft_.isLesson())
        return {};
    const LocalText *text = textAt(draft_.lesson(), keys_[static_cast<std::size_t>(index.row())]);
    if (text == nullptr)
        return {};
    const auto found = text->texts.find(languages_[index.column()].toStdString());
    const QString written = found == text->texts.end() ? QString() : QString::fromStdString(found->second);
    switch (role) {
    case Qt::EditRole:
        return written;
    case Qt::DisplayRole:
        return written.isEmpty() && state(index) == State::missing ? tr("missing", "a text")
                                                                   : foreign_text::paragraphs(written);
    case Qt::ToolTipRole:
        return foreign_text::tip(stateText(index));
    case Qt::AccessibleDescriptionRole:
        return stateText(index);
    case StateRole:
        return static_cast<int>(state(index));
    case WordsRole:
        return wordCount(written.toStdString());
    default:
        return {};
    }
}

QVariant LessonTextModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    // A header may ask while the lesson is going.
    if (!draft_.isLesson())
        return {};
    if (role != Qt::DisplayRole)
        return {};
    if (orientation == Qt::Horizontal)
        return section == 0 ? tr("%1 (original)", "a language").arg(languageName(languages_[section]))
                            : languageName(languages_[section]);
    return LessonNames::text(draft_.lesson(), keyAt(section), draft_.document().words(), draft_.beginning());
}

Qt::ItemFlags LessonTextModel::flags(const QModelIndex &index) const
{
    if (!index.isValid())
        return Qt::NoItemFlags;
    return Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsEditable;
}

bool LessonTextModel::setData(const QModelIndex &index, const QVariant &value, int role)
{
    if (role != Qt::EditRole || !index.isValid())
        return false;
    const TextKey key = keyAt(index.row());
    const std::string language = languages_[index.column()].toStdString();
    const std::string text = value.toString().trimmed().toStdString();
    const QString name = headerData(index.column(), Qt::Horizontal).toString();
    // Every letter is kept at once; those of one text are one step of the history.
    const auto merging =
        static_cast<int>(qHash(name, static_cast<size_t>(index.row()) + 1) % mergings) + firstMerging;
    draft_.change(
        [name, row = headerData(index.row(), Qt::Vertical).toString(), step = key.step] {
            return step < 0 ? tr("Text: %1, %2", "which text and in which language").arg(row, name)
                            : tr("Text of step %1: %2, %3", "which step, text and language")
                                  .arg(step + 1)
                                  .arg(row, name);
        },
        [&](Lesson &lesson) { setText(lesson, key, language, text); }, merging * 1000 + key.step + 1);
    return true;
}

void LessonTextModel::accept(const QModelIndex &index)
{
    const TextKey key = keyAt(index.row());
    const std::string language = languages_[index.column()].toStdString();
    draft_.change([] { return tr("Translation still fits"); },
                  [&](Lesson &lesson) { setUpToDate(lesson, key, language); });
}

} // namespace waystone
