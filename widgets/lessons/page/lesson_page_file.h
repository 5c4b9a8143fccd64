#pragma once

#include "print/print_document.h"
#include "scenario/lesson/lesson.h"

#include <QByteArray>
#include <QStringList>

namespace waystone {

/// The lesson as one web page (HTML) that plays it in a browser, from a file, without a server or a network: the first of
/// the languages first, the others to choose from. What it cannot know it calls unknown, never wrong. Takes seconds.
[[nodiscard]] QByteArray lessonPage(const Lesson &lesson, const QStringList &languages, const Speak &speak);

/// The languages in which the lesson wants to be complete, as far as the program speaks them, this one first.
[[nodiscard]] QStringList pageLanguages(const Lesson &lesson, const QString &first);

} // namespace waystone
