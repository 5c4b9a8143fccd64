#include "core/json/json.h"
#include "files/durable_file.h"
#include "games.h"
#include "lessons/library/lesson_library.h"
#include "scenario/lesson/lesson_file.h"
#include "scenario/shelf/language_share.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace waystone;

/// What the library remembers of files.
class TestLibraryIndex : public QObject {
    Q_OBJECT

private slots:
    void init();

    void whatIsKnownIsNotReadAgain();
    void aChangedFileIs();
    void aBrokenIndexIsMadeAnew();
    void itemsTellTheLanguagesAsTheCheckDoes();

private:
    QString put(const QString &name, const QByteArray &content, int secondsAgo = 60) const;
    [[nodiscard]] LessonLibrary library() const
    {
        return LessonLibrary(games(), folder_->path(), folder_->filePath(QStringLiteral("none")));
    }

    std::unique_ptr<QTemporaryDir> folder_;
};

namespace {

QByteArray lesson(const char *title)
{
    return QByteArray(
               R"({"format": "waystone/lesson", "version": 4, "game": "milestones", "id": "x", "language": "en",
        "languages": ["en", "hu"], "tags": ["5b"], "title": {"en": ")") +
           title +
           R"("}, "steps": [{"id": "a", "kind": "do", "rules": ["r.s"], "text": {"en": "x", "hu": "y"}}]})";
}

} // namespace

void TestLibraryIndex::init()
{
    folder_ = std::make_unique<QTemporaryDir>();
}

QString TestLibraryIndex::put(const QString &name, const QByteArray &content, int secondsAgo) const
{
    QString path = folder_->filePath(name);
    if (!replaceFile(path, content).isEmpty())
        qFatal("cannot write");
    QFile file(path);
    if (!file.open(QIODevice::ReadWrite) ||
        !file.setFileTime(QDateTime::currentDateTime().addSecs(-secondsAgo),
                          QFileDevice::FileModificationTime))
        qFatal("cannot set the time");
    return path;
}

/// A file that looks the same from outside is taken for what it was: that shows that nobody has looked inside.
void TestLibraryIndex::whatIsKnownIsNotReadAgain()
{
    const QString path = put(QStringLiteral("a.waylesson"), lesson("One"));
    const QDateTime then = QFileInfo(path).lastModified();
    const LibraryItem first = library().items().front();
    QVERIFY(QFile::exists(folder_->filePath(QStringLiteral(".index"))));
    put(QStringLiteral("a.waylesson"), lesson("Two"));
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadWrite));
    QVERIFY(file.setFileTime(then, QFileDevice::FileModificationTime));
    file.close();
    LessonLibrary again = library();
    QCOMPARE(again.items().size(), std::size_t{1});
    const LibraryItem &item = again.items().front();
    QCOMPARE(item.titleIn(QStringLiteral("en")), QStringLiteral("One"));
    QCOMPARE(item.path, path);
    QVERIFY(item.isOwn);
    QCOMPARE(item.tags, QStringList(QStringLiteral("5b")));
    QCOMPARE(item.shares, first.shares);
    QCOMPARE(item.steps.front().rules, first.steps.front().rules);
    QVERIFY(item.steps.front().isPlayed);
    QCOMPARE(item.key(), first.key());
}

void TestLibraryIndex::aChangedFileIs()
{
    put(QStringLiteral("a.waylesson"), lesson("One"), 60);
    QCOMPARE(library().items().front().titleIn(QStringLiteral("en")), QStringLiteral("One"));
    put(QStringLiteral("a.waylesson"), lesson("Two"), 50);
    QCOMPARE(library().items().front().titleIn(QStringLiteral("en")), QStringLiteral("Two"));
    // Of the same length and within one tick of the clock: what was written just now is not trusted.
    put(QStringLiteral("a.waylesson"), lesson("Six"), 0);
    QCOMPARE(library().items().front().titleIn(QStringLiteral("en")), QStringLiteral("Six"));
    const QDateTime now = QFileInfo(folder_->filePath(QStringLiteral("a.waylesson"))).lastModified();
    put(QStringLiteral("a.waylesson"), lesson("Ten"), 0);
    QFile file(folder_->filePath(QStringLiteral("a.waylesson")));
    QVERIFY(file.open(QIODevice::ReadWrite) && file.setFileTime(now, QFileDevice::FileModificationTime));
    file.close();
    QCOMPARE(library().items().front().titleIn(QStringLiteral("en")), QStringLiteral("Ten"));
    QVERIFY(QFile::remove(folder_->filePath(QStringLiteral("a.waylesson"))));
    QVERIFY(library().items().empty());
}

/// Cut at any place, or filled with anything.
void TestLibraryIndex::aBrokenIndexIsMadeAnew()
{
    put(QStringLiteral("a.waylesson"), lesson("One"));
    QCOMPARE(library().items().size(), std::size_t{1});
    const QString index = folder_->filePath(QStringLiteral(".index"));
    QFile file(index);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray whole = file.readAll();
    file.close();
    for (qsizetype length = 0; length < whole.size(); length += 7) {
        QByteArray broken = whole.left(length);
        QCOMPARE(replaceFile(index, broken), QString());
        QCOMPARE(library().items().size(), std::size_t{1});
        broken = whole;
        broken[length] = static_cast<char>(broken[length] ^ 0x7F);
        QCOMPARE(replaceFile(index, broken), QString());
        QVERIFY(library().items().size() <= 1);
    }
}

/// Two ways to count: by every object of the file that has languages for its keys, and by the lesson's texts.
void TestLibraryIndex::itemsTellTheLanguagesAsTheCheckDoes()
{
    LessonLibrary shipped(games(), folder_->path());
    int lessons = 0;
    for (const LibraryItem &item : shipped.items()) {
        QFile file(item.path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        Json json = Json::parse(file.readAll().toStdString());
        json["title"].erase("hu");
        const std::string text = json.dump();
        const auto loaded = readLesson(text, games());
        QVERIFY(static_cast<bool>(loaded));
        const auto found = libraryItemFrom(QByteArray::fromStdString(text), item.id, false);
        QVERIFY2(found->shares == languageShares(loaded->lesson), qPrintable(item.path));
        QVERIFY(
            std::ranges::any_of(found->shares, [](const LanguageShare &share) { return !share.isWhole(); }));
        ++lessons;
    }
    QVERIFY(lessons > 35);
}

QTEST_GUILESS_MAIN(TestLibraryIndex)
#include "tst_library_index.moc"
