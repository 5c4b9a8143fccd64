#include "support/program_texts.h"
#include "support/translation_file.h"
#include "test_paths.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QMap>
#include <QProcess>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QTest>

using namespace waystone;

/// What the program says is written as the languages' own authors write: their spaces and quotation marks, one word for a
/// thing, one way of addressing the reader, no misspelled words.
class TestTexts : public QObject {
    Q_OBJECT

private slots:
    void everyTextIsFound();
    void frenchHasItsSpaces();
    void quotationMarksComeInPairs_data();
    void quotationMarksComeInPairs();
    void noAvoidedWordIsUsed_data();
    void noAvoidedWordIsUsed();
    void theSameIsSaidTheSameWay_data();
    void theSameIsSaidTheSameWay();
    void allWordsAreSpelledRight_data();
    void allWordsAreSpelledRight();
};

namespace {

const QChar wide(0x00a0);   ///< the no-break space before a colon and inside quotation marks
const QChar narrow(0x202f); ///< that before ; ? and !

QList<ProgramText> texts(const QString &language)
{
    return programTexts(QStringLiteral(WAYSTONE_ROOT_DIR), language);
}

QString located(const ProgramText &text, const QString &trouble)
{
    return QStringLiteral("%1: “%2” (%3)").arg(text.where, text.said, trouble);
}

QJsonDocument textData(const QString &name)
{
    QFile file(QStringLiteral(WAYSTONE_TESTS_DIR "/data/texts/") + name);
    return file.open(QIODevice::ReadOnly) ? QJsonDocument::fromJson(file.readAll()) : QJsonDocument();
}

void addLanguages()
{
    QTest::addColumn<QString>("language");
    for (const char *language : {"en", "fr", "hu"})
        QTest::newRow(language) << QString::fromLatin1(language);
}

void verifyNone(const QStringList &troubles)
{
    for (const QString &trouble : troubles)
        qWarning().noquote() << trouble;
    QVERIFY2(troubles.isEmpty(), qPrintable(troubles.join(QLatin1Char('\n'))));
}

/// A mark of this kind ends a word of the sentence; in "*.pdf;;*.png" and "12:30" it does not.
bool endsAWord(const QString &said, qsizetype at)
{
    const QString after = said.mid(at + 1, 1);
    return after.isEmpty() || QStringLiteral(" \n»)…").contains(after) || after == wide || after == narrow;
}

QString spaceTrouble(const QString &said)
{
    for (qsizetype at = 0; at < said.size(); ++at) {
        const QChar mark = said[at];
        const QChar before = at > 0 ? said[at - 1] : QChar();
        if (mark == u'«' && said.mid(at + 1, 1) != QString(wide))
            return QStringLiteral("a no-break space after «");
        if (mark == u'»' && before != wide)
            return QStringLiteral("a no-break space before »");
        if (!endsAWord(said, at))
            continue;
        if (mark == u':' && before != wide)
            return QStringLiteral("a no-break space before the colon");
        if ((mark == u';' || mark == u'?' || mark == u'!') && before != narrow && before != mark)
            return QStringLiteral("a narrow no-break space before ") + mark;
    }
    return {};
}

QStringList lines(const QByteArray &text)
{
    QStringList all = QString::fromUtf8(text).split(QLatin1Char('\n'), Qt::SkipEmptyParts);
    all.removeDuplicates();
    return all;
}

/// Every word that the program says in this language, once; commands, placeholders, file names and whatever has digits are
/// no words.
QStringList spelledWords(const QString &language)
{
    static const QRegularExpression noWord(
        QStringLiteral(
            "waystone-cli "
            ".*|<[^>]*>|%[Ln0-9]+|\\*\\.\\w+|--\\w+|\\S*\\d\\S*|\\b\\w+\\.(pdf|py|json|png|svg)\\b"),
        QRegularExpression::UseUnicodePropertiesOption);
    static const QRegularExpression word(QStringLiteral("[\\p{L}\\p{M}]+(['-][\\p{L}\\p{M}]+)*"));
    static const QRegularExpression possessive(QStringLiteral("'s\\b"));
    QSet<QString> words;
    for (const ProgramText &text : texts(language)) {
        QString said = text.said;
        said.replace(noWord, QStringLiteral(" "))
            .remove(QLatin1Char('&'))
            .remove(QChar(QChar::SoftHyphen))
            .replace(QStringLiteral("’"), QStringLiteral("'"));
        if (language == QLatin1String("en"))
            said.remove(possessive);
        QRegularExpressionMatchIterator match = word.globalMatch(said);
        while (match.hasNext())
            words += match.next().captured();
    }
    return words.values();
}

} // namespace

void TestTexts::everyTextIsFound()
{
    const qsizetype english = texts(QStringLiteral("en")).size();
    QVERIFY(english > 4000);
    for (const char *language : {"fr", "hu"})
        QVERIFY(texts(QLatin1String(language)).size() > english - 500);
}

void TestTexts::frenchHasItsSpaces()
{
    QCOMPARE(spaceTrouble(QStringLiteral("Voici\u00a0: «\u00a0ceci\u00a0»\u202f; et\u202f?")), QString());
    QVERIFY(!spaceTrouble(QStringLiteral("Voici : ceci")).isEmpty());
    QVERIFY(!spaceTrouble(QStringLiteral("Voici\u00a0?")).isEmpty());
    QStringList troubles;
    for (const ProgramText &text : texts(QStringLiteral("fr")))
        if (const QString trouble = spaceTrouble(text.said); !trouble.isEmpty())
            troubles += located(text, trouble);
    verifyNone(troubles);
}

void TestTexts::quotationMarksComeInPairs_data()
{
    addLanguages();
}

void TestTexts::quotationMarksComeInPairs()
{
    QFETCH(QString, language);
    const QMap<QString, QString> marks{{QStringLiteral("en"), QStringLiteral("“”")},
                                       {QStringLiteral("fr"), QStringLiteral("«»")},
                                       {QStringLiteral("hu"), QStringLiteral("„”")}};
    const QString pair = marks.value(language);
    QStringList troubles;
    for (const ProgramText &text : texts(language))
        if (text.said.count(pair[0]) != text.said.count(pair[1]))
            troubles += located(text, pair);
    verifyNone(troubles);
}

void TestTexts::noAvoidedWordIsUsed_data()
{
    addLanguages();
}

void TestTexts::noAvoidedWordIsUsed()
{
    QFETCH(QString, language);
    const QList<ProgramText> all = texts(language);
    QStringList troubles;
    int rules = 0;
    for (const QJsonValue value : textData(QStringLiteral("avoided.json")).array()) {
        const QJsonObject rule = value.toObject();
        if (rule[QStringLiteral("language")].toString() != language)
            continue;
        ++rules;
        const auto pattern = [&rule](const char *key, const char *otherwise) {
            return QRegularExpression(rule[QLatin1String(key)].toString(QLatin1String(otherwise)),
                                      QRegularExpression::UseUnicodePropertiesOption);
        };
        const QRegularExpression avoided = pattern("pattern", "");
        const QRegularExpression only = pattern("only", "");
        const QRegularExpression except = pattern("except", "^$");
        QVERIFY2(avoided.isValid() && only.isValid() && except.isValid(), qPrintable(avoided.pattern()));
        for (const ProgramText &text : all)
            if (only.match(text.where).hasMatch() && !except.match(text.where).hasMatch() &&
                avoided.match(text.said).hasMatch())
                troubles += located(text, QStringLiteral("say: ") + rule[QStringLiteral("say")].toString());
    }
    QVERIFY(rules > 0);
    verifyNone(troubles);
}

void TestTexts::theSameIsSaidTheSameWay_data()
{
    QTest::addColumn<QString>("language");
    QTest::newRow("fr") << QStringLiteral("fr");
    QTest::newRow("hu") << QStringLiteral("hu");
}

void TestTexts::theSameIsSaidTheSameWay()
{
    QFETCH(QString, language);
    const QJsonArray otherwise = textData(QStringLiteral("said-otherwise.json")).object()[language].toArray();
    const auto plain = [](QString text) { return text.remove(QLatin1Char('&')); };
    // Each game has its own words; the program has one for all.
    static const QRegularExpression ofAGame(QStringLiteral("^(\\w+)(Words|Layout|Building)$"));
    QMap<QString, QString> said;
    QSet<QString> needed;
    QStringList troubles;
    for (const TranslatedMessage &message : translatedMessages(QStringLiteral(WAYSTONE_ROOT_DIR), language)) {
        const QRegularExpressionMatch game = ofAGame.match(message.context);
        const QString source = plain(message.source);
        const QString key =
            QStringList{game.hasMatch() ? game.captured(1) : QString(), source, message.comment}.join(
                QLatin1Char('|'));
        const QString translation = plain(message.translations.join(QStringLiteral(" / ")));
        if (!said.contains(key)) {
            said.insert(key, translation);
        } else if (said.value(key) != translation) {
            needed += source;
            if (!otherwise.contains(source))
                troubles +=
                    QStringLiteral("“%1”: %2, but also %3").arg(message.source, said.value(key), translation);
        }
    }
    verifyNone(troubles);
    for (const QJsonValue exception : otherwise)
        QVERIFY2(needed.contains(exception.toString()), qPrintable(exception.toString()));
}

void TestTexts::allWordsAreSpelledRight_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("dictionary");
    QTest::newRow("en") << QStringLiteral("en") << QStringLiteral("en_US");
    QTest::newRow("fr") << QStringLiteral("fr") << QStringLiteral("fr");
    QTest::newRow("hu") << QStringLiteral("hu") << QStringLiteral("hu_HU");
}

void TestTexts::allWordsAreSpelledRight()
{
    QFETCH(QString, language);
    QFETCH(QString, dictionary);
    if (QStandardPaths::findExecutable(QStringLiteral("hunspell")).isEmpty()) {
        qWarning() << "SPELLING IS NOT CHECKED: hunspell is missing; tests/run.sh installs it";
        QSKIP("hunspell is missing");
    }
    const QStringList words = spelledWords(language);
    QProcess hunspell;
    hunspell.start(QStringLiteral("hunspell"), {QStringLiteral("-l"), QStringLiteral("-i"),
                                                QStringLiteral("UTF-8"), QStringLiteral("-d"), dictionary});
    hunspell.write(words.join(QLatin1Char('\n')).toUtf8());
    hunspell.closeWriteChannel();
    QVERIFY(hunspell.waitForFinished(60000));
    const QString complaint = QString::fromUtf8(hunspell.readAllStandardError());
    if (complaint.contains(QStringLiteral("dictionary"))) {
        qWarning() << "SPELLING IS NOT CHECKED:" << complaint;
        QSKIP("a dictionary is missing; tests/run.sh installs it");
    }
    const QStringList unknown = lines(hunspell.readAllStandardOutput());
    QFile file(QStringLiteral(WAYSTONE_TESTS_DIR "/data/texts/words.%1.txt").arg(language));
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QStringList known = lines(file.readAll());
    for (const QString &word : unknown)
        QVERIFY2(known.contains(word), qPrintable(word + QStringLiteral(" is misspelled or new")));
    for (const QString &word : known)
        QVERIFY2(unknown.contains(word), qPrintable(word + QStringLiteral(" is in the list for nothing")));
}

QTEST_GUILESS_MAIN(TestTexts)
#include "tst_texts.moc"
