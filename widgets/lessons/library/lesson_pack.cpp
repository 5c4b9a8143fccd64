#include "lessons/library/lesson_pack.h"

#include "files/file_name.h"
#include "lessons/library/set_shelf.h"

namespace waystone {

QString LessonPack::fileName(const QString &language) const
{
    if (!set)
        return QString::fromStdString(lessons.front().id);
    const QString name = fileNameFrom(titleOf(*set, language));
    return name.isEmpty() ? QString::fromStdString(set->id) : name;
}

} // namespace waystone
