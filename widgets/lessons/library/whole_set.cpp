#include "lessons/library/whole_set.h"

#include "files/file_content.h"
#include "lessons/library/lesson_library.h"
#include "scenario/shelf/lesson_set_file.h"

#include <vector>

namespace waystone {

Result<QByteArray> wholeSet(const LessonSet &set, const LessonLibrary &library, const Registry &registry)
{
    const auto find = [&library](const LessonSet::Entry &entry) {
        return library.lesson(entry.game, QString::fromStdString(entry.id), entry.isShipped);
    };
    LessonSet whole = set;
    std::erase_if(whole.lessons, [&find](const LessonSet::Entry &entry) { return find(entry) == nullptr; });
    for (LessonSet::Entry &entry : whole.lessons) {
        const Result<QByteArray> content = fileContent(find(entry)->path);
        if (!content)
            return content.problems();
        entry.text = content->toStdString();
    }
    QByteArray bytes = QByteArray::fromStdString(writeSet(whole));
    // Nobody is given what could not be read again, such as a lesson that is not whole.
    if (const Result<LessonSet> again = readSet(bytes.toStdString(), registry); !again)
        return again.problems();
    return bytes;
}

} // namespace waystone
