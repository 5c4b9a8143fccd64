#include "support/pdf_text.h"
#include "test_paths.h"

#include <QDirIterator>
#include <QFile>
#include <QFileInfo>
#include <QImage>
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

struct Run {
    int status = -1;
    QString err;
};

/// The program without a display; `input` comes through a pipe.
Run run(const QStringList &arguments, const QByteArray &input = {})
{
    const QTemporaryDir home;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QStringLiteral("HOME"), home.path());
    environment.insert(QStringLiteral("XDG_CONFIG_HOME"), home.filePath(QStringLiteral("config")));
    environment.insert(QStringLiteral("XDG_DATA_HOME"), home.filePath(QStringLiteral("data")));
    environment.insert(QStringLiteral("XDG_RUNTIME_DIR"), home.path());
    environment.insert(QStringLiteral("LC_ALL"), QStringLiteral("C.UTF-8"));
    for (const char *display : {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"})
        environment.remove(QLatin1String(display));
    QProcess process;
    process.setProcessEnvironment(environment);
    process.start(QStringLiteral(WAYSTONE_PROGRAM), arguments);
    process.write(input);
    process.closeWriteChannel();
    if (!process.waitForFinished(120000))
        qFatal("the program does not end");
    return {process.exitStatus() == QProcess::NormalExit ? process.exitCode() : -1,
            QString::fromUtf8(process.readAllStandardError())};
}

QByteArray contentOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QString lesson(const char *game, const char *name)
{
    return QStringLiteral(WAYSTONE_ROOT_DIR "/resources/lessons/%1/%2.json")
        .arg(QLatin1String(game), QLatin1String(name));
}

QJsonObject jsonOf(const QString &path)
{
    return QJsonDocument::fromJson(contentOf(path)).object();
}

/// All the texts of a language below a JSON value that stand under one of the keys.
void collect(const QJsonValue &value, const QString &language, const QStringList &keys, QStringList &texts)
{
    if (value.isArray())
        for (const QJsonValue &each : value.toArray())
            collect(each, language, keys, texts);
    const QJsonObject object = value.toObject();
    for (auto member = object.begin(); member != object.end(); ++member) {
        if (keys.contains(member.key()) && member->toObject().contains(language))
            texts.append(member->toObject()[language].toString());
    }
}

} // namespace

/// What `--export` writes: pictures and handouts, without a window.
class TestExport : public QObject {
    Q_OBJECT

private slots:
    void everyWalkthroughIsPrinted_data();
    void everyWalkthroughIsPrinted();
    void questionsAndAnswersGoApart();
    void paperCanBeLetter();
    void aFileComesThroughAPipe_data();
    void aFileComesThroughAPipe();
    void aStepIsDrawn_data();
    void aStepIsDrawn();
    void wrongArgumentsAreTold_data();
    void wrongArgumentsAreTold();
    void aBadLessonTellsWhere();
    void theRulesArePrinted_data();
    void theRulesArePrinted();
    void picturesSpeakTheHandoutsLanguages();
    void anUnknownGameHasNoRules();
    void aWorksheetIsPrinted_data();
    void aWorksheetIsPrinted();
    void scoresArePrinted();
    void aPdfTellsWhatItIs();
};

void TestExport::everyWalkthroughIsPrinted_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<QStringList>("languages");
    for (const char *game : {"milestones", "province", "between-two-cities"}) {
        QTest::addRow("%s in English", game)
            << lesson(game, "walkthrough") << QStringList{QStringLiteral("en")};
        QTest::addRow("%s in French and Hungarian", game)
            << lesson(game, "walkthrough") << QStringList{QStringLiteral("fr"), QStringLiteral("hu")};
    }
}

void TestExport::everyWalkthroughIsPrinted()
{
    QFETCH(QString, file);
    QFETCH(QStringList, languages);
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("out.pdf"));
    const Run result = run({QStringLiteral("--export"), path, QStringLiteral("--languages"),
                            languages.join(QLatin1Char(',')), file});
    QVERIFY2(result.status == 0, qPrintable(result.err));
    const PdfText pdf = pdfText(contentOf(path));
    QVERIFY(pdf.pages > 5);
    const QJsonObject json = jsonOf(file);
    int told = 0;
    for (const QString &language : languages) {
        QVERIFY2(
            pdf.text.contains(withoutSpaces(json[QStringLiteral("title")].toObject()[language].toString())),
            qPrintable(pdf.text.left(500)));
        // Every text of every step, with its accents; a page may come in the middle of none of them.
        QStringList texts;
        for (const QJsonValue &step : json[QStringLiteral("steps")].toArray())
            collect(step, language, {QStringLiteral("text"), QStringLiteral("chapter")}, texts);
        for (const QString &text : texts) {
            QVERIFY2(pdf.text.contains(withoutSpaces(text)), qPrintable(text));
            ++told;
        }
    }
    QVERIFY(told >= 20 * languages.size());
}

void TestExport::questionsAndAnswersGoApart()
{
    const QTemporaryDir folder;
    const QString file = lesson("province", "walkthrough");
    QHash<QString, PdfText> parts;
    for (const char *part : {"all", "questions", "answers"}) {
        const QString path = folder.filePath(QLatin1String(part) + QStringLiteral(".pdf"));
        const Run result =
            run({QStringLiteral("--export"), path, QStringLiteral("--part"), QLatin1String(part),
                 QStringLiteral("--languages"), QStringLiteral("en"), file});
        QVERIFY2(result.status == 0, qPrintable(result.err));
        parts[QLatin1String(part)] = pdfText(contentOf(path));
    }
    const PdfText all = parts[QStringLiteral("all")];
    const PdfText questions = parts[QStringLiteral("questions")];
    const PdfText answers = parts[QStringLiteral("answers")];
    QCOMPARE(questions.pages + answers.pages, all.pages);
    QVERIFY(questions.pages > 1);
    QVERIFY(answers.pages > 0);
    // A reason that is told with an answer stands on the pages of answers only.
    for (const QJsonValue &step : jsonOf(file)[QStringLiteral("steps")].toArray())
        for (const QJsonValue &option : step.toObject()[QStringLiteral("options")].toArray()) {
            const QString why = withoutSpaces(
                option.toObject()[QStringLiteral("why")].toObject()[QStringLiteral("en")].toString());
            if (!option.toObject()[QStringLiteral("right")].toBool() || why.isEmpty())
                continue;
            QVERIFY2(answers.text.contains(why), qPrintable(why));
            QVERIFY2(!questions.text.contains(why), qPrintable(why));
        }
}

void TestExport::paperCanBeLetter()
{
    const QTemporaryDir folder;
    const QString file = lesson("milestones", "walkthrough");
    for (const auto &[paper, box] : {std::pair("a4", "0 0 595"), std::pair("letter", "0 0 612")}) {
        const QString path = folder.filePath(QLatin1String(paper) + QStringLiteral(".pdf"));
        const Run result =
            run({QStringLiteral("--export"), path, QStringLiteral("--paper"), QLatin1String(paper),
                 QStringLiteral("--part"), QStringLiteral("answers"), file});
        QVERIFY2(result.status == 0, qPrintable(result.err));
        QVERIFY(contentOf(path).contains(QByteArray("/MediaBox [") + box));
    }
}

void TestExport::aFileComesThroughAPipe_data()
{
    QTest::addColumn<QString>("out");
    QTest::addColumn<QString>("file");
    const QString position = QStringLiteral(WAYSTONE_TESTS_DIR "/corpus/position/file.json");
    const QString game = QStringLiteral(WAYSTONE_TESTS_DIR "/playthroughs/province-2.json");
    for (const char *out : {"out.png", "out.svg", "out.html", "out.pdf"})
        for (const QString &file : {position, game, lesson("province", "bank")})
            QTest::addRow("%s of %s", out, qPrintable(QFileInfo(file).fileName()))
                << QString::fromLatin1(out) << file;
}

void TestExport::aFileComesThroughAPipe()
{
    QFETCH(QString, out);
    QFETCH(QString, file);
    const QTemporaryDir folder;
    const QString path = folder.filePath(out);
    const Run result = run({QStringLiteral("--export"), path, QStringLiteral("-")}, contentOf(file));
    QVERIFY2(result.status == 0, qPrintable(result.err));
    QVERIFY(!contentOf(path).isEmpty());
    const Run bad = run({QStringLiteral("--export"), path, QStringLiteral("-")}, "{");
    QCOMPARE(bad.status, 2);
    QVERIFY2(bad.err.startsWith(QStringLiteral("-: ")), qPrintable(bad.err));
}

void TestExport::aStepIsDrawn_data()
{
    QTest::addColumn<QString>("suffix");
    QTest::newRow("PNG") << QStringLiteral("png");
    QTest::newRow("SVG") << QStringLiteral("svg");
}

void TestExport::aStepIsDrawn()
{
    QFETCH(QString, suffix);
    const QTemporaryDir folder;
    const QString file = lesson("province", "walkthrough");
    const QJsonArray steps = jsonOf(file)[QStringLiteral("steps")].toArray();
    const QString step = steps[steps.size() / 2].toObject()[QStringLiteral("id")].toString();
    const QString path = folder.filePath(QStringLiteral("step.") + suffix);
    const Run result = run({QStringLiteral("--export"), path, QStringLiteral("--step"), step,
                            QStringLiteral("--language"), QStringLiteral("hu"), file});
    QVERIFY2(result.status == 0, qPrintable(result.err));
    if (suffix == QLatin1String("png")) {
        QVERIFY(!QImage(path).isNull());
        return;
    }
    QVERIFY(QString::fromUtf8(contentOf(path))
                .contains(QRegularExpression(QStringLiteral("<text[^>]*>[^<]*[őűáéó]"))));
}

void TestExport::wrongArgumentsAreTold_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<int>("status");
    QTest::newRow("three languages") << QStringList{QStringLiteral("--languages"), QStringLiteral("en,fr,hu")}
                                     << 2;
    QTest::newRow("an unknown language")
        << QStringList{QStringLiteral("--languages"), QStringLiteral("de")} << 2;
    QTest::newRow("an unknown paper") << QStringList{QStringLiteral("--paper"), QStringLiteral("a5")} << 2;
    QTest::newRow("an unknown part") << QStringList{QStringLiteral("--part"), QStringLiteral("middle")} << 2;
    QTest::newRow("no board a page") << QStringList{QStringLiteral("--diagrams"), QStringLiteral("0")} << 2;
    QTest::newRow("five boards a page")
        << QStringList{QStringLiteral("--diagrams"), QStringLiteral("5")} << 2;
    QTest::newRow("a picture as a worksheet") << QStringList{QStringLiteral("--worksheet")} << 2;
    QTest::newRow("a picture in black") << QStringList{QStringLiteral("--black")} << 2;
    QTest::newRow("a score sheet and a file")
        << QStringList{QStringLiteral("--score-sheet"), QStringLiteral("province")} << 2;
    QTest::newRow("an unknown step") << QStringList{QStringLiteral("--step"), QStringLiteral("nowhere")} << 1;
}

void TestExport::wrongArgumentsAreTold()
{
    QFETCH(QStringList, arguments);
    QFETCH(int, status);
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("out.png"));
    const Run result = run(QStringList{QStringLiteral("--export"), path} + arguments +
                           QStringList{lesson("province", "walkthrough")});
    QCOMPARE(result.status, status);
    QVERIFY(!result.err.isEmpty());
    QVERIFY(!QFile::exists(path));
}

void TestExport::aBadLessonTellsWhere()
{
    const QTemporaryDir folder;
    const QString bad = folder.filePath(QStringLiteral("bad.json"));
    QFile file(bad);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("{\n  \"format\": \"waystone/lesson\",\n  \"version\": 1,\n  \"game\": \"chess\"\n}\n");
    file.close();
    const Run result = run({QStringLiteral("--export"), folder.filePath(QStringLiteral("out.pdf")), bad});
    QCOMPARE(result.status, 2);
    QVERIFY2(result.err.contains(QStringLiteral("4")), qPrintable(result.err));
}

void TestExport::theRulesArePrinted_data()
{
    QTest::addColumn<QString>("game");
    QTest::addColumn<QStringList>("languages");
    QTest::addColumn<QString>("paper");
    for (const char *game : {"milestones", "province", "between-two-cities"}) {
        QTest::addRow("%s in French", game)
            << QString::fromLatin1(game) << QStringList{QStringLiteral("fr")} << QStringLiteral("a4");
        QTest::addRow("%s in Hungarian and French", game)
            << QString::fromLatin1(game) << QStringList{QStringLiteral("hu"), QStringLiteral("fr")}
            << QStringLiteral("letter");
    }
}

void TestExport::theRulesArePrinted()
{
    QFETCH(QString, game);
    QFETCH(QStringList, languages);
    QFETCH(QString, paper);
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("rules.pdf"));
    const Run result =
        run({QStringLiteral("--export"), path, QStringLiteral("--rules"), game, QStringLiteral("--languages"),
             languages.join(QLatin1Char(',')), QStringLiteral("--paper"), paper});
    QVERIFY2(result.status == 0, qPrintable(result.err));
    const QByteArray content = contentOf(path);
    QVERIFY(content.contains(paper == QLatin1String("a4") ? "/MediaBox [0 0 595" : "/MediaBox [0 0 612"));
    const PdfText pdf = pdfText(content);
    QVERIFY(pdf.pages > 5);
    QVERIFY2(pdf.pages < 40, qPrintable(QString::number(pdf.pages)));
    const QJsonArray rules =
        jsonOf(
            QStringLiteral(WAYSTONE_ROOT_DIR "/resources/rules/%1.json").arg(game))[QStringLiteral("rules")]
            .toArray();
    QVERIFY(!rules.isEmpty());
    for (const QJsonValue &rule : rules)
        for (const QString &language : languages)
            for (const char *part : {"title", "text", "note"}) {
                const QString text = rule[QLatin1String(part)].toObject()[language].toString();
                QVERIFY2(pdf.text.contains(withoutSpaces(text)), qPrintable(text));
            }
    QVERIFY(!pdf.text.contains(
        withoutSpaces(rules.first()[QStringLiteral("text")].toObject()[QStringLiteral("en")].toString())));
}

void TestExport::picturesSpeakTheHandoutsLanguages()
{
    // A picture is there once, in the first language. The labor zone is named on the board in the rules' pictures and, in
    // French, in many texts; in English and Hungarian nowhere.
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("rules.pdf"));
    const auto textOf = [&](const QString &languages) {
        const Run result = run({QStringLiteral("--export"), path, QStringLiteral("--rules"),
                                QStringLiteral("province"), QStringLiteral("--language"),
                                QStringLiteral("en"), QStringLiteral("--languages"), languages});
        return result.status == 0 ? pdfText(contentOf(path)).text : QString();
    };
    const QString french = textOf(QStringLiteral("fr"));
    QVERIFY(!french.contains(QStringLiteral("Laborzone")));
    QVERIFY(french.contains(QStringLiteral("Zoned’ouvrage")));
    const QString both = textOf(QStringLiteral("fr,hu"));
    QVERIFY(!both.contains(QStringLiteral("Laborzone")));
    QVERIFY(both.contains(QStringLiteral("Zoned’ouvrage")));
    QVERIFY(!both.contains(QStringLiteral("Munkazóna")));
    QVERIFY(textOf(QStringLiteral("hu,fr")).contains(QStringLiteral("Munkazóna")));
}

void TestExport::anUnknownGameHasNoRules()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("rules.pdf"));
    QCOMPARE(
        run({QStringLiteral("--export"), path, QStringLiteral("--rules"), QStringLiteral("chess")}).status,
        2);
    QVERIFY(!QFile::exists(path));
}

void TestExport::aWorksheetIsPrinted_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("asked");
    QTest::addColumn<QStringList>("names"); // as the boards have them
    QTest::addColumn<QString>("diagrams");
    QTest::newRow("Milestones in English")
        << lesson("milestones", "a-marketplace-for-the-mill") << QStringLiteral("en")
        << QStringLiteral("Draw your move on the board")
        << QStringList{QStringLiteral("b7"), QStringLiteral("f12")} << QStringLiteral("4");
    QTest::newRow("Province in French")
        << lesson("province", "bank") << QStringLiteral("fr")
        << QStringLiteral("Dessinez votre coup sur le plateau")
        << QStringList{QStringLiteral("Zone supérieure (ouvrage)")} << QStringLiteral("2");
    QTest::newRow("Between Two Cities in Hungarian")
        << lesson("between-two-cities", "factory-race") << QStringLiteral("hu")
        << QStringLiteral("Rajzold be az akcióidat a táblán")
        << QStringList{QStringLiteral("Tim és Jérémie városa"), QStringLiteral("Anne és Tim városa")}
        << QStringLiteral("1");
}

void TestExport::aWorksheetIsPrinted()
{
    QFETCH(QString, file);
    QFETCH(QString, language);
    QFETCH(QString, asked);
    QFETCH(QStringList, names);
    QFETCH(QString, diagrams);
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("sheet.pdf"));
    const Run result =
        run({QStringLiteral("--export"), path, QStringLiteral("--worksheet"), QStringLiteral("--black"),
             QStringLiteral("--part"), QStringLiteral("questions"), QStringLiteral("--diagrams"), diagrams,
             QStringLiteral("--languages"), language, file});
    QVERIFY2(result.status == 0, qPrintable(result.err));
    const PdfText pdf = pdfText(contentOf(path));
    QVERIFY2(pdf.text.contains(withoutSpaces(asked)), qPrintable(pdf.text));
    for (const QString &name : names)
        QVERIFY2(pdf.text.contains(withoutSpaces(name)), qPrintable(name + pdf.text));
}

void TestExport::scoresArePrinted()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("scores.pdf"));
    const auto textOf = [&](const QStringList &arguments) {
        const Run result = run(QStringList{QStringLiteral("--export"), path, QStringLiteral("--language"),
                                           QStringLiteral("en")} +
                               arguments);
        return result.status == 0 ? pdfText(contentOf(path)) : PdfText();
    };
    const PdfText game = textOf({QStringLiteral(WAYSTONE_TESTS_DIR "/playthroughs/milestones-3.json")});
    QVERIFY2(game.pages > 0 && game.text.contains(QStringLiteral("Total")), qPrintable(game.text));
    const PdfText empty = textOf({QStringLiteral("--score-sheet"), QStringLiteral("milestones")});
    QCOMPARE(empty.pages, 1);
    QVERIFY2(empty.text.contains(QStringLiteral("Total")), qPrintable(empty.text));
    QVERIFY(!empty.text.contains(QLatin1Char('0')));
}

void TestExport::aPdfTellsWhatItIs()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("out.pdf"));
    const Run result = run({QStringLiteral("--export"), path, QStringLiteral("--languages"),
                            QStringLiteral("fr,hu"), QStringLiteral("--rules"), QStringLiteral("province")});
    QVERIFY2(result.status == 0, qPrintable(result.err));
    const QByteArray pdf = contentOf(path);
    QVERIFY(pdf.contains("/Lang <FEFF00660072>"));
    QVERIFY(pdf.contains("<rdf:li>fr</rdf:li><rdf:li>hu</rdf:li>"));
    QVERIFY(pdf.contains("/Type /Outlines"));
    QVERIFY(pdf.contains("/DisplayDocTitle true"));
    // Readers other than ours find all of it, letter by letter.
    QProcess reader;
    reader.start(QStringLiteral("pdftotext"), {path, QStringLiteral("-")});
    if (!reader.waitForFinished() || reader.exitStatus() != QProcess::NormalExit || reader.exitCode() != 0)
        QSKIP("pdftotext is not there");
    const QString text = QString::fromUtf8(reader.readAllStandardOutput());
    QVERIFY(text.contains(QStringLiteral("Sommaire")));
    QVERIFY(reader.readAllStandardError().isEmpty());
    for (char16_t joined = 0xFB00; joined <= 0xFB06; ++joined)
        QVERIFY(!text.contains(QChar(joined)));
}

QTEST_MAIN(TestExport)
#include "tst_export.moc"
