#pragma once

#include "scenario/shelf/lesson_set.h"

#include <QFrame>

class QLabel;
class QLineEdit;
class QMenu;
class QPushButton;
class QToolButton;

namespace waystone {

/// What stands above the lessons of a set: its title and summary, which can be written there, how far the reader is, and what
/// can be done with the whole set and with the order of its lessons.
class SetHead final : public QFrame {
    Q_OBJECT

public:
    explicit SetHead(QWidget *parent = nullptr);

    /// `progress` is a sentence.
    void show(const LessonSet &set, const QString &progress);
    /// The chosen lesson can go up or down.
    void setMovable(bool up, bool down);
    /// For a set that was made just now.
    void beginTitle();

signals:
    /// In the language in which the set was written, or the program's if it is written anew.
    void changed(const QString &title, const QString &summary);
    void printRequested();
    void shareRequested(); ///< as a web page
    void exportRequested();
    void deleteRequested();
    void moveRequested(int by);

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();

    QLineEdit *title_;
    QLineEdit *summary_;
    QLabel *progress_;
    QToolButton *up_;
    QToolButton *down_;
    QPushButton *print_;
    QPushButton *give_;
    QAction *share_;
    QAction *export_;
    QPushButton *delete_;
};

} // namespace waystone
