#pragma once

#include <QObject>

#include <memory>

class QWidget;

namespace waystone {

class GameDesk;
class LessonDesk;
struct HandoutChoice;
struct LessonPack;
struct PrintDocument;
struct Services;

/// What the window puts on paper: the game on the table with its score sheet, the lesson that is open, or lessons of the
/// library. It asks how and where; what goes wrong is shown.
class Printing : public QObject {
    Q_OBJECT

public:
    Printing(QWidget &window, Services &services, GameDesk &desk, LessonDesk &lessons);

    void printGame();
    void printLesson();
    /// Lessons that are not open.
    void printPack(const LessonPack &pack);

private:
    enum class Content { game, lesson };
    void ask(Content content);
    void print(Content content, const HandoutChoice &choice);
    [[nodiscard]] PrintDocument pages(Content content, const HandoutChoice &choice) const;
    [[nodiscard]] PrintDocument gamePages(bool isBlack) const;
    void save(Content content, const HandoutChoice &choice, const PrintDocument &pages);

    QWidget &window_;
    Services &services_;
    GameDesk &desk_;
    LessonDesk &lessons_;
    std::shared_ptr<const LessonPack> pack_; ///< that was asked for last; null for none
};

} // namespace waystone
