// A lesson as a web page, as `--export` writes it without a window. What it does in a browser is tried by tests/page.

#include "support/pdf_text.h"
#include "test_paths.h"

#include <QCryptographicHash>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QProcessEnvironment>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

using namespace waystone;

namespace {

QByteArray contentOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QString lesson(const char *name)
{
    return QStringLiteral(WAYSTONE_ROOT_DIR "/resources/lessons/%1.json").arg(QLatin1String(name));
}

/// What stands between the two, once.
QByteArray between(const QByteArray &text, const char *begin, const char *end)
{
    const qsizetype from = text.indexOf(begin);
    const qsizetype first = from + static_cast<qsizetype>(qstrlen(begin));
    return from < 0 ? QByteArray() : text.mid(first, text.indexOf(end, first) - first);
}

/// What the script reads.
QJsonObject dataOf(const QByteArray &page)
{
    const QByteArray packed =
        QByteArray::fromBase64(between(page, "<script type=\"text/plain\" class=\"data\">", "</script>"));
    // qUncompress wants a length ahead; too small a one makes it look for more room.
    return QJsonDocument::fromJson(qUncompress(QByteArray("\0\0\0\1", 4) + packed)).object();
}

} // namespace

class TestPageExport : public QObject {
    Q_OBJECT

private slots:
    void isOneFileThatAsksNobody();
    void isTheSameEachTime();
    void speaksTheLanguagesNamed();
    void foreignTextsStayText();
    void aPositionIsAPage();
    void lessonsShareAPage();
    void aSetIsAPage();
    void unfinishedLessonsAreNoTrouble();

private:
    struct Run {
        int status = -1;
        QString err;
    };
    Run run(const QStringList &arguments) const;
    /// The page of a lesson that comes with the program.
    QByteArray pageOf(const QString &file, const QStringList &options = {}) const;

    QTemporaryDir folder_;
};

TestPageExport::Run TestPageExport::run(const QStringList &arguments) const
{
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    for (const char *name : {"HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_RUNTIME_DIR"})
        environment.insert(QLatin1String(name), folder_.path());
    environment.insert(QStringLiteral("LC_ALL"), QStringLiteral("C.UTF-8"));
    environment.insert(QStringLiteral("DISPLAY"), QStringLiteral(":987")); // nobody is there
    environment.remove(QStringLiteral("QT_QPA_PLATFORM"));
    QProcess process;
    process.setProcessEnvironment(environment);
    process.start(QStringLiteral(WAYSTONE_PROGRAM), arguments);
    if (!process.waitForFinished(120000))
        qFatal("the program does not end");
    return {process.exitStatus() == QProcess::NormalExit ? process.exitCode() : -1,
            QString::fromUtf8(process.readAllStandardError())};
}

QByteArray TestPageExport::pageOf(const QString &file, const QStringList &options) const
{
    const QString path = folder_.filePath(QStringLiteral("page.html"));
    QFile::remove(path);
    const Run done = run(QStringList{QStringLiteral("--export"), path} + options + QStringList{file});
    if (done.status != 0 || !done.err.isEmpty())
        qWarning("%d: %s", done.status, qPrintable(done.err));
    return contentOf(path);
}

void TestPageExport::isOneFileThatAsksNobody()
{
    const QByteArray page = pageOf(lesson("province/bank"));
    QVERIFY(page.startsWith("<!DOCTYPE html>"));
    QVERIFY(page.size() < 300'000);
    const QByteArray policy = between(page, "http-equiv=\"Content-Security-Policy\" content=\"", "\"");
    QVERIFY(policy.startsWith("default-src 'none';"));
    for (const auto &[begin, end] : {std::pair("<style>", "</style>"), std::pair("<script>", "</script>")}) {
        const QByteArray source = between(page, begin, end);
        QVERIFY(source.size() > 1000);
        QVERIFY(policy.contains(QCryptographicHash::hash(source, QCryptographicHash::Sha256).toBase64()));
    }
    static const QRegularExpression outside(QStringLiteral("(src|href)=\"(?!#)"));
    QVERIFY(!QString::fromUtf8(page).contains(outside));

    const QJsonObject data = dataOf(page);
    QCOMPARE(data[QStringLiteral("id")].toString(), QStringLiteral("province-bank"));
    QCOMPARE(data[QStringLiteral("languages")].toArray().size(), 3);
    QCOMPARE(data[QStringLiteral("steps")].toArray().size(), 3);
    for (const QJsonValue &row : data[QStringLiteral("texts")].toArray())
        QCOMPARE(row.toArray().size(), 3);
}

void TestPageExport::isTheSameEachTime()
{
    const QByteArray page = pageOf(lesson("province/bank"));
    QVERIFY(!page.isEmpty());
    QVERIFY(pageOf(lesson("province/bank")) == page);
}

void TestPageExport::speaksTheLanguagesNamed()
{
    const QByteArray page =
        pageOf(lesson("province/bank"), {QStringLiteral("--languages"), QStringLiteral("hu,en")});
    QVERIFY(page.contains("<html lang=\"hu\">"));
    const QJsonArray languages = dataOf(page)[QStringLiteral("languages")].toArray();
    QCOMPARE(languages.size(), 2);
    QCOMPARE(languages[0].toArray()[0].toString(), QStringLiteral("hu"));
    QVERIFY(page.contains("JavaScript és"));
}

void TestPageExport::foreignTextsStayText()
{
    const QByteArray hostile =
        "</title></script><script>alert(1)</script><img src=x onerror=alert(2)>@script@";
    QJsonObject json = QJsonDocument::fromJson(contentOf(lesson("province/bank"))).object();
    json[QStringLiteral("title")] = QJsonObject{{QStringLiteral("en"), QString::fromUtf8(hostile)}};
    const QString path = folder_.filePath(QStringLiteral("hostile.json"));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(QJsonDocument(json).toJson());
    file.close();
    const QByteArray page = pageOf(path, {QStringLiteral("--languages"), QStringLiteral("en")});
    QVERIFY(!page.isEmpty());
    QVERIFY(!page.contains("alert(1)</script>"));
    QVERIFY(!page.contains("<img"));
    const QJsonObject data = dataOf(page);
    const int title = data[QStringLiteral("title")].toInt(-1);
    QCOMPARE(data[QStringLiteral("texts")].toArray()[title].toArray()[0].toString().toUtf8(), hostile);
}

/// With the names of its places and what is counted, and nothing to be played.
void TestPageExport::aPositionIsAPage()
{
    const QString path = folder_.filePath(QStringLiteral("game.html"));
    const Run written =
        run({QStringLiteral("--export"), path, QStringLiteral("--language"), QStringLiteral("en"),
             QStringLiteral(WAYSTONE_TESTS_DIR "/corpus/record/game.json")});
    QVERIFY2(written.status == 0, qPrintable(written.err));
    const QJsonObject data = dataOf(contentOf(path));
    const auto text = [&data](const QJsonValue &number) {
        return data[QStringLiteral("texts")].toArray()[number.toInt(-1)].toArray()[0].toString();
    };
    QVERIFY(data[QStringLiteral("places")].toArray().size() > 50);
    const QJsonArray sheet = data[QStringLiteral("sheet")].toArray();
    QVERIFY(sheet.size() > 5);
    QCOMPARE(text(sheet[0].toArray()[1]), QStringLiteral("Ágnes"));
    QCOMPARE(data[QStringLiteral("languages")].toArray().size(), 3);
    // Where something lies, that is told.
    const QJsonArray contents = data[QStringLiteral("contents")].toArray();
    QVERIFY(contents.size() > 10);
    for (const QJsonValue &each : contents) {
        const int place = each[0].toInt(-1);
        const QString name = text(data[QStringLiteral("places")][place][0]);
        QVERIFY2(text(each[1]).startsWith(name) && text(each[1]) != name, qPrintable(text(each[1])));
    }
    const Run rules =
        run({QStringLiteral("--export"), path, QStringLiteral("--rules"), QStringLiteral("province")});
    QCOMPARE(rules.status, 2);
    QVERIFY2(rules.err.contains(QLatin1String("writes rules and score sheets as .pdf")),
             qPrintable(rules.err));
}

void TestPageExport::lessonsShareAPage()
{
    const QString path = folder_.filePath(QStringLiteral("set.html"));
    const QStringList lessons{lesson("province/bank"), lesson("between-two-cities/two-halves")};
    const Run written = run(QStringList{QStringLiteral("--export"), path} + lessons);
    QVERIFY2(written.status == 0, qPrintable(written.err));
    const QByteArray page = contentOf(path);
    QCOMPARE(page.count("<script type=\"text/plain\" class=\"data\">"), 2);
    QCOMPARE(page.count("<li><a href=\"#"), 2);
    // Nothing else shares one.
    const Run mixed = run(
        QStringList{QStringLiteral("--language"), QStringLiteral("en"), QStringLiteral("--export"), path} +
        lessons + QStringList{QStringLiteral(WAYSTONE_TESTS_DIR "/corpus/record/game.json")});
    QCOMPARE(mixed.status, 2);
    QVERIFY2(mixed.err.contains(QLatin1String("game.json is no lesson")), qPrintable(mixed.err));
    const Run pictures =
        run(QStringList{QStringLiteral("--export"), folder_.filePath(QStringLiteral("a.png"))} + lessons);
    QCOMPARE(pictures.status, 2);
    QVERIFY2(pictures.err.contains(QLatin1String("Only one file")), qPrintable(pictures.err));
}

/// With its title, its summary and its order, whether its lessons come with it or are in the library.
void TestPageExport::aSetIsAPage()
{
    const QString path = folder_.filePath(QStringLiteral("class.html"));
    const QString file = folder_.filePath(QStringLiteral("class.wayset"));
    const auto exported = [&](const QJsonArray &lessons, const QString &to) {
        const QJsonObject set{
            {QStringLiteral("format"), QStringLiteral("waystone/set")},
            {QStringLiteral("version"), 1},
            {QStringLiteral("id"), QStringLiteral("first-class")},
            {QStringLiteral("language"), QStringLiteral("en")},
            {QStringLiteral("title"), QJsonObject{{QStringLiteral("en"), QStringLiteral("<i>First")}}},
            {QStringLiteral("summary"), QJsonObject{{QStringLiteral("en"), QStringLiteral("Slow & sure")}}},
            {QStringLiteral("lessons"), lessons}};
        QFile out(file);
        if (!out.open(QIODevice::WriteOnly))
            qFatal("no file");
        out.write(QJsonDocument(set).toJson());
        out.close();
        QFile::remove(path);
        return run(
            {QStringLiteral("--language"), QStringLiteral("en"), QStringLiteral("--export"), to, file});
    };
    const auto named = [](const char *game, const char *id) {
        return QJsonObject{{QStringLiteral("game"), QLatin1String(game)},
                           {QStringLiteral("id"), QLatin1String(id)},
                           {QStringLiteral("program"), true}};
    };
    const QJsonObject brought{
        {QStringLiteral("text"), QString::fromUtf8(contentOf(lesson("province/bank")))}};
    const QJsonObject shipped = named("between-two-cities", "two-halves");
    const Run written = exported({shipped, brought}, path);
    QVERIFY2(written.status == 0, qPrintable(written.err));
    const QByteArray page = contentOf(path);
    QVERIFY(page.contains("<title>&lt;i&gt;First</title>"));
    QVERIFY(page.contains("<p>Slow &amp; sure</p>"));
    const qsizetype first = page.indexOf("data-key=\"two-halves/");
    const qsizetype second = page.indexOf("data-key=\"province-bank/");
    QVERIFY(first > 0 && second > first);

    const Run missing = exported({named("province", "nobody-wrote-it"), brought}, path);
    QCOMPARE(missing.status, 2);
    QVERIFY2(missing.err.contains(QStringLiteral("class.wayset: The lesson “nobody-wrote-it” is not in")),
             qPrintable(missing.err));
    QVERIFY(!QFile::exists(path));
    const Run broken = exported({QJsonObject{{QStringLiteral("text"), QStringLiteral("{")}}}, path);
    QCOMPARE(broken.status, 2);
    QVERIFY2(broken.err.contains(QLatin1String("class.wayset: ")), qPrintable(broken.err));
    QVERIFY(exported({}, path).err.contains(QLatin1String("There is no lesson in this set")));
    // On paper as well, but not as a picture.
    const QString pages = folder_.filePath(QStringLiteral("a.pdf"));
    const Run printed = exported({shipped, brought}, pages);
    QVERIFY2(printed.status == 0, qPrintable(printed.err));
    const PdfText text = pdfText(contentOf(pages));
    QVERIFY2(text.text.contains(QStringLiteral("<i>First")) &&
                 text.text.contains(QStringLiteral("Slow&sure")),
             qPrintable(text.text.left(300)));
    QVERIFY(exported({brought}, folder_.filePath(QStringLiteral("a.png")))
                .err.contains(QLatin1String("web page")));
}

/// What an author has not come to yet is left out, and an empty lesson is no page.
void TestPageExport::unfinishedLessonsAreNoTrouble()
{
    const QJsonObject whole = QJsonDocument::fromJson(contentOf(lesson("province/bank"))).object();
    const QString path = folder_.filePath(QStringLiteral("unfinished.json"));
    const auto write = [&path](const QJsonObject &json) {
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(QJsonDocument(json).toJson());
    };
    QJsonObject json = whole;
    QJsonArray steps;
    for (const QJsonValue &value : whole[QStringLiteral("steps")].toArray()) {
        QJsonObject step = value.toObject();
        for (const char *key : {"goal", "solution", "branches", "line", "options", "hints", "text"})
            step.remove(QLatin1String(key));
        steps.append(step);
    }
    json[QStringLiteral("steps")] = steps;
    write(json);
    QCOMPARE(dataOf(pageOf(path))[QStringLiteral("steps")].toArray().size(), steps.size());

    json[QStringLiteral("steps")] = QJsonArray();
    write(json);
    const Run failed = run({QStringLiteral("--export"), folder_.filePath(QStringLiteral("none.html")),
                            QStringLiteral("--language"), QStringLiteral("en"), path});
    QVERIFY(failed.status == 1 || failed.status == 2);
    QVERIFY2(!failed.err.isEmpty(), "nothing told");
}

QTEST_MAIN(TestPageExport)
#include "tst_page_export.moc"
