#include "files/file_kinds.h"
#include "test_paths.h"

#include <QFile>
#include <QMap>
#include <QRegularExpression>
#include <QTest>
#include <QXmlStreamReader>

using namespace waystone;

/// What a desktop is told of our files fits what the program writes.
class TestFileTypes : public QObject {
    Q_OBJECT

private slots:
    void everyKindHasItsType_data();
    void everyKindHasItsType();
    void typesAreNamedInAllLanguages();
    void theProgramOpensEveryType();
};

namespace {

struct FileType {
    QStringList globs;
    QStringList magic; ///< what a file of it begins with, somewhere in its first bytes
    QStringList languages;
};

QString content(const QString &name)
{
    QFile file(QStringLiteral(WAYSTONE_ROOT_DIR "/app/install/") + name);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

QMap<QString, FileType> types()
{
    QMap<QString, FileType> types;
    QString type;
    QXmlStreamReader xml(content(QStringLiteral("waystone-mime.xml")));
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement)
            continue;
        const QXmlStreamAttributes attributes = xml.attributes();
        if (xml.name() == QLatin1String("mime-type"))
            type = attributes.value(QStringLiteral("type")).toString();
        else if (xml.name() == QLatin1String("glob"))
            types[type].globs.append(attributes.value(QStringLiteral("pattern")).toString());
        else if (xml.name() == QLatin1String("match"))
            types[type].magic.append(attributes.value(QStringLiteral("value")).toString());
        else if (xml.name() == QLatin1String("comment"))
            types[type].languages.append(attributes.value(QStringLiteral("xml:lang")).toString());
    }
    return types;
}

} // namespace

void TestFileTypes::everyKindHasItsType_data()
{
    QTest::addColumn<int>("kind");
    QTest::addColumn<QString>("format");
    QTest::newRow("game") << static_cast<int>(FileKind::game) << QStringLiteral("record");
    QTest::newRow("shared") << static_cast<int>(FileKind::shared) << QStringLiteral("shared");
    QTest::newRow("position") << static_cast<int>(FileKind::position) << QStringLiteral("position");
    QTest::newRow("lesson") << static_cast<int>(FileKind::lesson) << QStringLiteral("lesson");
    QTest::newRow("set") << static_cast<int>(FileKind::set) << QStringLiteral("set");
    QTest::newRow("result") << static_cast<int>(FileKind::result) << QStringLiteral("result");
    QTest::newRow("edition") << static_cast<int>(FileKind::edition) << QStringLiteral("edition");
}

void TestFileTypes::everyKindHasItsType()
{
    QFETCH(int, kind);
    QFETCH(QString, format);
    const QString ending = fileEnding(static_cast<FileKind>(kind));
    const FileType type = types().value(QStringLiteral("application/x-waystone-") + format);
    QCOMPARE(type.globs, QStringList(QStringLiteral("*.") + ending));
    for (const char *colon : {"\": \"", "\":\""})
        QVERIFY(type.magic.contains(QStringLiteral("\"format") + QLatin1String(colon) +
                                    QStringLiteral("waystone/%1\"").arg(format)));
    QVERIFY(filePatterns().contains(QStringLiteral("*.") + ending));
}

void TestFileTypes::typesAreNamedInAllLanguages()
{
    const QMap<QString, FileType> all = types();
    QCOMPARE(all.size(), 8);
    for (const FileType &type : all)
        QCOMPARE(type.languages, (QStringList{QString(), QStringLiteral("fr"), QStringLiteral("hu")}));
}

void TestFileTypes::theProgramOpensEveryType()
{
    static const QRegularExpression line(QStringLiteral("^MimeType=(.*)$"),
                                         QRegularExpression::MultilineOption);
    QStringList opened = line.match(content(QStringLiteral("waystone.desktop")))
                             .captured(1)
                             .split(QLatin1Char(';'), Qt::SkipEmptyParts);
    opened.sort();
    QCOMPARE(opened, types().keys());
}

QTEST_MAIN(TestFileTypes)
#include "tst_file_types.moc"
