#pragma once

#include "board/board_scene.h"
#include "board/mark_item.h"
#include "scenario/lesson/lesson.h"

#include <QObject>
#include <QStringList>

#include <functional>
#include <vector>

namespace waystone {

class GameWords;

/// The marks of a lesson over a board scene. They stay with their places when the table is laid out anew, and follow
/// theme and language. A mark whose place is not shown is left out until it is.
class MarkOverlay final : public QObject {
    Q_OBJECT

public:
    explicit MarkOverlay(BoardScene &scene, QObject *parent = nullptr);
    ~MarkOverlay() override;

    void setMarks(std::vector<LessonMark> marks);
    [[nodiscard]] const std::vector<LessonMark> &marks() const { return marks_; }
    /// Those of the marks, be they shown on the board or not.
    [[nodiscard]] std::vector<Place> places() const;
    /// How a text is read; by default in the program's language.
    void setReading(std::function<QString(const LocalText &)> reading);

    /// From now on a spotlight pales what it leaves out, where on a screen it darkens it: that would waste ink.
    void setOnPaper();

    /// What a mark says to somebody who does not see it; a label with this text.
    [[nodiscard]] static QString description(const LessonMark &mark, const GameWords &words,
                                             const QString &label);
    /// What the marks say to somebody who does not see them, a sentence a mark.
    [[nodiscard]] QStringList descriptions(const GameWords &words) const;
    /// The same of the marks at one place; without naming it.
    [[nodiscard]] QStringList remarksOn(Place place) const;
    /// How many of the marks can be seen, spotlights each for itself.
    [[nodiscard]] int shown() const { return shown_; }
    /// What is written on labels.
    [[nodiscard]] QStringList texts() const;

signals:
    void marksChanged();

private:
    void refresh();
    void clear();
    void addSpotlight();
    void add(const LessonMark &mark, LabelRoom &room);

    BoardScene &scene_;
    std::vector<LessonMark> marks_;
    std::function<QString(const LocalText &)> reading_;
    std::vector<QGraphicsItem *> items_;
    QStringList texts_;
    int shown_ = 0;
    bool isOnPaper_ = false;
};

} // namespace waystone
