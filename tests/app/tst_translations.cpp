#include "support/translation_file.h"
#include "test_paths.h"

#include <QRegularExpression>
#include <QTest>

using namespace waystone;

/// No text is left out, unfinished or broken in a translation. English texts stand in the sources; its file holds the
/// plurals alone.
class TestTranslations : public QObject {
    Q_OBJECT

private slots:
    void everyMessageIsTranslated_data();
    void everyMessageIsTranslated();
    void theLanguagesHaveTheSameMessages();
};

namespace {

QList<TranslatedMessage> readMessages(const QString &language)
{
    return translatedMessages(QStringLiteral(WAYSTONE_ROOT_DIR), language);
}

QStringList placeholders(const QString &text)
{
    static const QRegularExpression placeholder(QStringLiteral("%L?[0-9n]"));
    QStringList found;
    for (auto match = placeholder.globalMatch(text); match.hasNext();)
        found.append(match.next().captured());
    found.removeDuplicates();
    found.sort();
    return found;
}

} // namespace

void TestTranslations::everyMessageIsTranslated_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<int>("pluralForms");
    QTest::newRow("English") << QStringLiteral("en") << 2;
    QTest::newRow("French") << QStringLiteral("fr") << 2;
    QTest::newRow("Hungarian") << QStringLiteral("hu") << 1;
}

void TestTranslations::everyMessageIsTranslated()
{
    QFETCH(QString, language);
    QFETCH(int, pluralForms);
    const QList<TranslatedMessage> messages = readMessages(language);
    QVERIFY(messages.size() > 20);
    for (const TranslatedMessage &message : messages) {
        QVERIFY2(!message.isUnfinished, qPrintable(message.key()));
        // A source that lupdate misreads gives its texts to the namespace; the program would not find them there.
        QVERIFY2(message.context != QStringLiteral("waystone"), qPrintable(message.key()));
        QVERIFY2(message.translations.size() == (message.isPlural ? pluralForms : 1),
                 qPrintable(message.key()));
        for (const QString &translation : message.translations) {
            QVERIFY2(!translation.trimmed().isEmpty() || message.source.trimmed().isEmpty(),
                     qPrintable(message.key()));
            QStringList wanted = placeholders(message.source);
            QStringList got = placeholders(translation);
            // "One point" may do without its number.
            if (message.isPlural) {
                wanted.removeAll(QStringLiteral("%n"));
                got.removeAll(QStringLiteral("%n"));
            }
            QVERIFY2(wanted == got, qPrintable(message.key()));
        }
    }
}

void TestTranslations::theLanguagesHaveTheSameMessages()
{
    QStringList french;
    QStringList hungarian;
    QStringList plurals;
    QStringList english;
    for (const TranslatedMessage &message : readMessages(QStringLiteral("fr"))) {
        french.append(message.key());
        if (message.isPlural)
            plurals.append(message.key());
    }
    for (const TranslatedMessage &message : readMessages(QStringLiteral("hu")))
        hungarian.append(message.key());
    for (const TranslatedMessage &message : readMessages(QStringLiteral("en")))
        english.append(message.key());
    for (QStringList *keys : {&french, &hungarian, &plurals, &english})
        keys->sort();
    QCOMPARE(hungarian, french);
    QCOMPARE(english, plurals);
}

QTEST_GUILESS_MAIN(TestTranslations)
#include "tst_translations.moc"
