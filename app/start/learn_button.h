#pragma once

#include "lessons/library/course.h"
#include "parts/flat_button.h"

namespace waystone {

/// Leads to what a reader learns of a game next, and shows how much of it is done.
class LearnButton final : public FlatButton {
    Q_OBJECT

public:
    explicit LearnButton(const QString &name);

    /// Nothing is counted before something is done.
    void setCourse(const Course &course);
    /// Where it begins or goes on, in half a sentence; empty as long as nothing is known.
    [[nodiscard]] QString place() const;
    void retranslate();

protected:
    [[nodiscard]] int extraWidth() const override;
    void paintExtra(QPainter &painter, const QRect &room) override;

private:
    [[nodiscard]] QString count() const;
    [[nodiscard]] QString words() const;

    Course course_{Course::Kind::start, {}, 0, 0, 0, {}, {}};
};

} // namespace waystone
