#include "lessons/player/lesson_player.h"
#include "support/lesson_sample.h"

#include <QTemporaryDir>
#include <QTest>

#include <functional>

using namespace waystone;

namespace {

/// The step of the sample in which the reader is to get a second coin; the trading house brings it.
constexpr std::size_t step = 2;

/// What is told after the reader has gone there.
LessonPlayer::Feedback toldOf(const std::function<void(LessonStep &)> &change)
{
    const QTemporaryDir folder;
    Lesson lesson = test::sampleOf(test::sampleLesson());
    change(lesson.steps[step]);
    GameController controller;
    LessonProgress progress(folder.filePath(QStringLiteral("progress.ini")));
    LessonPlayer player(controller, progress);
    player.setPause(0);
    const QString id = QString::fromStdString(lesson.steps[step].id);
    player.open(std::move(lesson), QStringLiteral("sample"), id);
    if (player.stage() != LessonPlayer::Stage::asked ||
        !controller.propose(*player.lesson().game->actionFrom("move trading-house")))
        qFatal("the reader may not go there");
    QCoreApplication::processEvents(); // what is said comes when the board has been shown
    if (player.stage() != LessonPlayer::Stage::done || !player.feedback())
        qFatal("the step is not done");
    return *player.feedback();
}

} // namespace

/// What a reader is told when they have reached the goal of a step.
class TestLessonReached : public QObject {
    Q_OBJECT

private slots:
    void aForeseenMoveHasItsOwnText()
    {
        const LessonPlayer::Feedback told = toldOf([](LessonStep &) {});
        QCOMPARE(told.text.in("en", "en"), std::string("The trading house pays."));
    }

    void anotherWayHasTheTextOfTheStep()
    {
        const LessonPlayer::Feedback told = toldOf([](LessonStep &deed) { deed.branches.clear(); });
        QVERIFY(told.verdict == Judgement::Verdict::right);
        QCOMPARE(told.text.in("en", "en"), std::string("A coin all the same."));
        QCOMPARE(told.text.in("fr", "en"), std::string("Une pièce quand même."));
    }

    void withoutSuchATextTheVerdictAloneIsTold()
    {
        const LessonPlayer::Feedback told = toldOf([](LessonStep &deed) {
            deed.branches.clear();
            deed.reached = {};
        });
        QVERIFY(told.verdict == Judgement::Verdict::right);
        QVERIFY(told.text.isEmpty());
    }
};

QTEST_MAIN(TestLessonReached)
#include "tst_lesson_reached.moc"
