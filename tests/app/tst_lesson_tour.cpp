#include "board/choice_row.h"
#include "games.h"
#include "learning/lesson_desk.h"
#include "support/test_window.h"

#include <QAction>
#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTest>

#include <optional>

using namespace waystone;

/// Every lesson that the program brings, read to its end in the real window with the moves that its author intends.
class TestLessonTour : public QObject {
    Q_OBJECT

private slots:
    void everyLessonRunsToItsEnd_data();
    void everyLessonRunsToItsEnd();

    void cleanup() { QLocale::setDefault(QLocale(QStringLiteral("en"))); }
};

namespace {

LessonPlayer &playerOf(TestWindow &window)
{
    return window->lessons().player();
}

void switchTo(TestWindow &window, const QString &code)
{
    window->findChild<QAction *>(QStringLiteral("language_") + code)->trigger();
    QCoreApplication::processEvents();
    QCoreApplication::sendPostedEvents();
}

QString labelText(TestWindow &window, const char *name)
{
    return window.find<QLabel>(name)->text();
}

/// Plays the action as the reader would and waits for what is said to it.
void play(TestWindow &window, Action action)
{
    GameController &controller = window->lessons().lessonPage().controller();
    if (!controller.propose(action, GameController::Proposer::confirmed))
        qFatal("the reader may not play this");
    // What is said comes when the board has been shown.
    QCoreApplication::processEvents();
}

/// Does what the step asks for; false if nobody knows what that is.
bool doStep(TestWindow &window)
{
    LessonPlayer &player = playerOf(window);
    const LessonStep &step = player.step();
    switch (step.kind) {
    case LessonStep::Kind::choose:
        for (std::size_t option = 0; option < step.options.size(); ++option)
            if (step.options[option].isRight && player.stage() == LessonPlayer::Stage::asked)
                window.click(qPrintable(QStringLiteral("option%1").arg(option)));
        return true;
    case LessonStep::Kind::predict:
        window.find<QSpinBox>("predictedPoints")->setValue(player.run().rightNumber());
        window.click("checkPrediction");
        return true;
    case LessonStep::Kind::playOn:
        window.click("stopPlaying");
        return true;
    case LessonStep::Kind::act:
        if (const std::optional<LineStep> intended = player.run().intendedStep();
            intended && player.run().awaitsReader() && intended->seat == step.seat) {
            play(window, intended->action);
            return true;
        }
        return false;
    default:
        return false;
    }
}

} // namespace

void TestLessonTour::everyLessonRunsToItsEnd_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<QString>("language");
    const LessonLibrary library(games(), QString());
    for (const LibraryItem &item : library.items())
        for (const char *language : {"en", "fr", "hu"})
            QTest::addRow("%s, %s", qPrintable(item.key()), language) << item.path << QString(language);
}

void TestLessonTour::everyLessonRunsToItsEnd()
{
    QFETCH(QString, path);
    QFETCH(QString, language);
    TestWindow window;
    switchTo(window, language);
    // What is painted is the same in every language; it takes most of the time.
    window->setUpdatesEnabled(language == QStringLiteral("en"));
    LessonPlayer &player = playerOf(window);
    QSignalSpy finished(&player, &LessonPlayer::finished);
    QVERIFY(window->lessons().openLesson(path));
    const std::string code = language.toStdString();
    const GameController &controller = window->lessons().lessonPage().controller();
    int seen = 0;
    std::optional<Position> before;
    while (finished.isEmpty()) {
        const LessonStep step = player.step();
        const QByteArray where = QByteArray::fromStdString(step.id);
        QCOMPARE(player.stepIndex(), seen);
        QVERIFY2(step.text.texts.contains(code), where);
        QCOMPARE(labelText(window, "lessonText"), QString::fromStdString(step.text.texts.at(code)));
        // Nobody is to wonder where their pieces have gone.
        const std::optional<Position> &first =
            player.run().plan().steps()[static_cast<std::size_t>(seen)].position;
        const bool isAnother = before && !controller.game().same(first.value(), *before);
        QVERIFY2(window.find<QLabel>("lessonAnotherTable")->isVisible() == isAnother, where);
        QCOMPARE(window->lessons().lessonPage().marks().marks().size(), step.marks.size());
        const MarkOverlay &marks = window->lessons().lessonPage().marks();
        const ChoiceRow &choices = window->lessons().lessonPage().table().prompt().choiceRow();
        const bool isPointed = choices.isVisible() && choices.isPointedAt();
        QVERIFY2(step.marks.empty() || marks.shown() > 0 || isPointed, where);
        QVERIFY2(marks.texts().size() ==
                     std::ranges::count(step.marks, LessonMark::Kind::label, &LessonMark::kind),
                 where + ": a label is at no place that is shown");
        for (int action = 0; !player.canGoOn() && action < 60; ++action) {
            QTRY_VERIFY(player.stage() != LessonPlayer::Stage::showing);
            if (player.stage() == LessonPlayer::Stage::asked)
                QVERIFY2(doStep(window), where);
            QVERIFY2(player.stage() != LessonPlayer::Stage::judged, where);
        }
        QVERIFY2(player.canGoOn(), where);
        if (player.feedback())
            QVERIFY2(player.feedback()->verdict == Judgement::Verdict::right, where);
        ++seen;
        before = controller.openPosition().value();
        window.click("lessonNext");
    }
    QVERIFY(seen > 2);
    const LibraryItem *item = window->lessons().library().find(path);
    QCOMPARE(window->lessons().progress().doneSteps(item->key()).size(), item->steps.size());
    QVERIFY(window->lessons().progress().lastStep(item->key()).isEmpty());
}

QTEST_MAIN(TestLessonTour)
#include "tst_lesson_tour.moc"
