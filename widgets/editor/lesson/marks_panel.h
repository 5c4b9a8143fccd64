#pragma once

#include "scenario/lesson/lesson.h"

#include <QWidget>

#include <optional>

class QComboBox;
class QLabel;
class QListWidget;
class QPushButton;
class QToolButton;

namespace waystone {

class LessonDraft;

/// The marks of the step that is looked at. While "mark" is pressed, clicks on the board set marks of the chosen kind,
/// or take away the one of this kind that is there.
class MarksPanel final : public QWidget {
    Q_OBJECT

public:
    explicit MarksPanel(LessonDraft &draft, QWidget *parent = nullptr);

    [[nodiscard]] bool isMarking() const;
    /// A click on the board; `piece` is what a ghost there is to look like, if there is something in hand.
    void click(Place place, const std::optional<Piece> &piece);
    /// Where an arrow begins that has no end yet.
    [[nodiscard]] std::optional<Place> arrowFrom() const { return arrowFrom_; }

signals:
    void markingChanged(bool marking);
    /// For the board: where an arrow begins is other.
    void arrowChanged();

protected:
    void changeEvent(QEvent *event) override;

private:
    void refresh();
    void retranslate();
    void say();
    void changeMarks(const std::function<void(std::vector<LessonMark> &)> &change);
    [[nodiscard]] LessonMark::Kind kind() const;
    [[nodiscard]] LessonMark::Tone tone() const;

    LessonDraft &draft_;
    QPushButton *mark_;
    QComboBox *kind_, *tone_;
    QLabel *help_;
    QListWidget *list_;
    QToolButton *remove_;
    std::optional<Place> arrowFrom_;
};

} // namespace waystone
