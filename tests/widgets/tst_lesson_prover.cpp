#include "bots/steady_bot.h"
#include "editor/lesson/lesson_prover.h"
#include "scenario/lesson/lesson_check.h"
#include "support/lesson_sample.h"

#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace waystone;

/// Proofs that are kept in a file.
class TestLessonProver : public QObject {
    Q_OBJECT

private slots:
    void whatIsKeptIsNotProvedAgain();
    void aDamagedFileIsProvedAgain();

private:
    /// Positions that were looked at for the one task of the sample.
    static std::uint64_t nodesOf(LessonProver &prover);
    static QByteArray contentOf(const QString &path);
    static void write(const QString &path, const QByteArray &content);
};

std::uint64_t TestLessonProver::nodesOf(LessonProver &prover)
{
    std::uint64_t nodes = 0;
    bool isFinished = false;
    const auto listening = connect(&prover, &LessonProver::finished, &prover,
                                   [&](const std::shared_ptr<const LessonReport> &report) {
                                       nodes = report->proofs.at(0).result->nodes;
                                       isFinished = true;
                                   });
    prover.start(test::sampleOf(test::sampleLesson()), {});
    if (!QTest::qWaitFor([&isFinished] { return isFinished; }))
        qFatal("the proof does not end");
    disconnect(listening);
    return nodes;
}

QByteArray TestLessonProver::contentOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void TestLessonProver::write(const QString &path, const QByteArray &content)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(content), content.size());
}

void TestLessonProver::whatIsKeptIsNotProvedAgain()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("proofs"));
    LessonProver prover(path);
    const std::uint64_t nodes = nodesOf(prover);
    ProofMemory memory = ProofMemory::from(contentOf(path).toStdString());
    QCOMPARE(memory.size(), std::size_t{1});
    QVERIFY(nodesOf(prover) == nodes);
    QCOMPARE(QString::fromStdString(memory.text()), QString::fromUtf8(contentOf(path)));

    // What another window finds there it takes.
    const LessonPlan plan(test::sampleOf(test::sampleLesson()), steadyAnswer);
    const std::string key = ProofMemory::keyOf(plan, 2, {});
    QVERIFY(memory.find(key) != nullptr);
    TaskProof known = *memory.find(key);
    known.result.nodes = nodes + 1000;
    memory.add(key, known);
    write(path, QByteArray::fromStdString(memory.text()));
    LessonProver other(path);
    QVERIFY(nodesOf(other) == nodes + 1000);
}

void TestLessonProver::aDamagedFileIsProvedAgain()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("proofs"));
    LessonProver prover(path);
    const std::uint64_t nodes = nodesOf(prover);
    const QByteArray sound = contentOf(path);
    for (const QByteArray &damaged :
         {sound.left(sound.size() / 2), sound.mid(10), QByteArray("\xff\x00{", 3)}) {
        write(path, damaged);
        LessonProver other(path);
        QVERIFY(nodesOf(other) == nodes);
        QCOMPARE(contentOf(path), sound);
    }
    // Nowhere to keep them is no reason not to prove.
    LessonProver nowhere(folder.filePath(QStringLiteral("missing/proofs")));
    QVERIFY(nodesOf(nowhere) == nodes);
}

QTEST_MAIN(TestLessonProver)
#include "tst_lesson_prover.moc"
