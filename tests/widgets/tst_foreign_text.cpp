#include "words/foreign_text.h"

#include <QTest>
#include <QTextDocument>

using namespace waystone;

/// What files and people have written, on its way to the screen.
class TestForeignText : public QObject {
    Q_OBJECT

private slots:
    void ordinaryNamesStayAsTheyAre();
    void aLineIsALine();
    void marksThatNobodySeesAreLeftOut();
    void whatMakesLettersIsKept();
    void namesFromRightToLeftStandApart();
    void noLetterIsCutInTwo();
    void nothingIsWithoutEnd();
    void aTipIsNoMarkup_data();
    void aTipIsNoMarkup();
    void captionsAndTitlesHaveNoPlaceholders();
};

void TestForeignText::ordinaryNamesStayAsTheyAre()
{
    for (const char *name : {"Anna", "Béla & Söhne", "小林", "2 < 3", "Ça va\u00A0?", "O’Neill"}) {
        const QString text = QString::fromUtf8(name);
        QCOMPARE(foreign_text::line(text), text);
        QCOMPARE(foreign_text::paragraphs(text), text);
        QCOMPARE(foreign_text::tip(text), text);
    }
    QCOMPARE(foreign_text::line(QString()), QString());
}

void TestForeignText::aLineIsALine()
{
    QCOMPARE(foreign_text::line(QStringLiteral(" one\ntwo\tthree\u2028four\x07 ")),
             QStringLiteral("one two three four"));
    QCOMPARE(foreign_text::paragraphs(QStringLiteral("one\ntwo")), QStringLiteral("one\ntwo"));
}

void TestForeignText::marksThatNobodySeesAreLeftOut()
{
    QCOMPARE(foreign_text::line(QStringLiteral("A\u202Enn\u202C\u200Ba\uFEFF\u2067")),
             QStringLiteral("Anna"));
    QCOMPARE(foreign_text::line(QStringLiteral("\u200B\u202E\n")), QString());
    QCOMPARE(foreign_text::paragraphs(QStringLiteral("\u202EA\u200F\nb")), QStringLiteral("A\nb"));
}

void TestForeignText::whatMakesLettersIsKept()
{
    const QString family =
        QStringLiteral("\U0001F469\u200D\U0001F467 \u0645\u06CC\u200C\u062E\u0648\u0627\u0647\u0645");
    QVERIFY(foreign_text::line(family).contains(family));
    QCOMPARE(foreign_text::paragraphs(family), family);
}

void TestForeignText::namesFromRightToLeftStandApart()
{
    const QString name = QStringLiteral("\u05E9\u05DC\u05D5\u05DD");
    QCOMPARE(foreign_text::line(name), QChar(0x2068) + name + QChar(0x2069));
    const QString tip = foreign_text::tip(QStringLiteral("%1: 7").arg(foreign_text::line(name)));
    QCOMPARE(tip, QChar(0x2068) + name + QChar(0x2069) + QStringLiteral(": 7"));
}

void TestForeignText::noLetterIsCutInTwo()
{
    const QString woman = QStringLiteral("\U0001F469\u200D\U0001F467");
    QCOMPARE(foreign_text::line(QStringLiteral("Anna") + woman, 4), QStringLiteral("Anna…"));
    for (int longest = 5; longest < 4 + woman.size(); ++longest)
        QCOMPARE(foreign_text::line(QStringLiteral("Anna") + woman, longest), QStringLiteral("Anna…"));
    QCOMPARE(foreign_text::line(QStringLiteral("Anna") + woman, 4 + static_cast<int>(woman.size())),
             QStringLiteral("Anna") + woman);
}

void TestForeignText::nothingIsWithoutEnd()
{
    const QString endless(100'000, QLatin1Char('W'));
    QCOMPARE(foreign_text::line(endless).size(), foreign_text::longestName + 1);
    QVERIFY(foreign_text::paragraphs(endless).size() < 5000);
    QVERIFY(foreign_text::tip(endless).size() < 5000);
    // Letters above letters are one letter to the eye, and no place to cut.
    const QString heap = QStringLiteral("a") + QString(100'000, QChar(0x301));
    QVERIFY(foreign_text::line(heap).size() <= foreign_text::longestName + 1);
}

void TestForeignText::aTipIsNoMarkup_data()
{
    QTest::addColumn<QString>("text");
    for (const char *text : {"<img src=\"/a/b.png\">", "Anna: <b>x</b>", "&lt;b&gt;", "<!DOCTYPE html>x",
                             "<?xml?><b>x</b>", "\n\n<p>two</p>\nlines", "2 < 3 & 4 > 1", "&amp;"})
        QTest::newRow(text) << QString::fromUtf8(text);
}

void TestForeignText::aTipIsNoMarkup()
{
    QFETCH(QString, text);
    const QString tip = foreign_text::tip(text);
    QTextDocument document;
    if (Qt::mightBeRichText(tip))
        document.setHtml(tip);
    else
        document.setPlainText(tip);
    QCOMPARE(document.toPlainText().simplified(), text.simplified());
}

void TestForeignText::captionsAndTitlesHaveNoPlaceholders()
{
    QCOMPARE(foreign_text::caption(QStringLiteral("A&B && C")), QStringLiteral("A&&B &&&& C"));
    QCOMPARE(foreign_text::title(QStringLiteral("a[*]b")), QStringLiteral("a[*][*]b"));
}

QTEST_MAIN(TestForeignText)
#include "tst_foreign_text.moc"
