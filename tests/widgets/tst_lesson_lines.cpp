#include "editor/lesson/line_use.h"

#include <QTest>

using namespace waystone;

/// What becomes of a line that was played on the editor's board.
class TestLessonLines : public QObject {
    Q_OBJECT

private slots:
    void aSolutionBringsItsScript();
    void aRightLineBecomesBranchesOfTheReader();
    void twoRightLinesShareTheirBeginning();
    void aWrongMoveKeepsWhatComesOfIt();
    void aWrongMoveThatTurnsOutRightForgetsItsConsequence();
    void branchesAreRemovedWithWhatFollows();

private:
    static Action action(int number);
    static std::vector<LineStep> sample();
};

Action TestLessonLines::action(int number)
{
    return {static_cast<std::uint8_t>(number), 0, 0, 0};
}

std::vector<LineStep> TestLessonLines::sample()
{
    return {{0, action(1)}, {chanceSeat, action(2)}, {0, action(3)}, {1, action(4)}, {0, action(5)}};
}

void TestLessonLines::aSolutionBringsItsScript()
{
    LessonStep step;
    useLine(step, sample(), LineUse::solution);
    QVERIFY(step.solution == sample());
    QVERIFY((step.script == std::vector<LineStep>{{chanceSeat, action(2)}, {1, action(4)}}));
    QVERIFY(step.branches.empty());
}

void TestLessonLines::aRightLineBecomesBranchesOfTheReader()
{
    LessonStep step;
    useLine(step, sample(), LineUse::rightLine);
    QCOMPARE(step.branches.size(), std::size_t{1});
    QVERIFY(step.branches[0].action == action(1));
    QVERIFY(step.branches[0].then.at(0).action == action(3));
    QVERIFY(step.branches[0].then.at(0).then.at(0).action == action(5));
    QVERIFY(step.branches[0].then.at(0).then.at(0).verdict == Branch::Verdict::right);
}

void TestLessonLines::twoRightLinesShareTheirBeginning()
{
    LessonStep step;
    useLine(step, sample(), LineUse::rightLine);
    useLine(step, {{0, action(1)}, {0, action(9)}}, LineUse::rightLine);
    QCOMPARE(step.branches.size(), std::size_t{1});
    QCOMPARE(step.branches[0].then.size(), std::size_t{2});
}

void TestLessonLines::aWrongMoveKeepsWhatComesOfIt()
{
    LessonStep step;
    useLine(step, {{0, action(1)}}, LineUse::rightLine);
    useLine(step, sample(), LineUse::wrongMove);
    const Branch &right = step.branches.at(0);
    QVERIFY(right.verdict == Branch::Verdict::right);
    const Branch &wrong = right.then.at(0);
    QVERIFY(wrong.action == action(3));
    QVERIFY(wrong.verdict == Branch::Verdict::wrong);
    QVERIFY((wrong.consequence == std::vector<LineStep>{{1, action(4)}, {0, action(5)}}));
}

void TestLessonLines::aWrongMoveThatTurnsOutRightForgetsItsConsequence()
{
    LessonStep step;
    useLine(step, sample(), LineUse::wrongMove);
    QVERIFY(step.branches.at(0).verdict == Branch::Verdict::wrong);
    useLine(step, sample(), LineUse::rightLine);
    QVERIFY(step.branches.at(0).verdict == Branch::Verdict::right);
    QVERIFY(step.branches.at(0).consequence.empty());
}

void TestLessonLines::branchesAreRemovedWithWhatFollows()
{
    LessonStep step;
    useLine(step, sample(), LineUse::rightLine);
    removeBranch(step, {0, 7});
    removeBranch(step, {0, 0});
    QVERIFY(branchAt(step, {0}) != nullptr);
    QVERIFY(branchAt(step, {0, 0}) == nullptr);
    removeBranch(step, {0});
    QVERIFY(step.branches.empty());
}

QTEST_APPLESS_MAIN(TestLessonLines)
#include "tst_lesson_lines.moc"
