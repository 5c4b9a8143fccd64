#pragma once

#include "lessons/player/lesson_player.h"

#include <QString>

namespace waystone {

/// The texts of the lesson that is open, as they are read: in the program's language and, if wanted, in a second one.
class LessonTexts {
public:
    explicit LessonTexts(const LessonPlayer &player) : player_(player) {}

    /// ISO 639-1 code; empty for none.
    void setSecondLanguage(const QString &code) { secondLanguage_ = code; }
    [[nodiscard]] QString secondLanguage() const { return secondLanguage_; }

    /// In the program's language, or else in the one the lesson was written in.
    [[nodiscard]] QString first(const LocalText &text) const;
    /// In the second language; empty if there is none, if it has no such text, or if that reads like the first.
    [[nodiscard]] QString second(const LocalText &text) const;
    /// The first and what the second adds to it, a line each.
    [[nodiscard]] QString both(const LocalText &text) const;

private:
    const LessonPlayer &player_;
    QString secondLanguage_;
};

} // namespace waystone
