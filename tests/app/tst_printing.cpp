#include "learning/rules_export_dialog.h"
#include "lessons/handout/handout_dialog.h"
#include "support/editor_desk.h"
#include "support/pdf_text.h"
#include "support/test_window.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFile>
#include <QPushButton>
#include <QTest>
#include <QTimer>

using namespace waystone;

/// What the windows put on paper: the printer, its preview and a PDF file get the same pages.
class TestPrinting : public QObject {
    Q_OBJECT

private slots:
    void theGameOnTheTable();
    void theLessonThatIsOpen();
    void theRules();
    void whatIsInTheEditor();
    void nothingIsPrintedByWhoThinksBetter();
};

namespace {

PdfText textOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? pdfText(file.readAll()) : PdfText();
}

void choose(QDialog &dialog, const char *box, const QString &data)
{
    auto *combo = dialog.findChild<QComboBox *>(QLatin1String(box));
    combo->setCurrentIndex(combo->findData(data));
}

/// Calls the dialog up, in each of three ways, and looks at what came of it: the same text everywhere.
template <class Ask>
PdfText everywhere(TestWindow &window, const Ask &ask)
{
    PdfText first;
    for (const char *button : {"savePages", "printPages", "previewPages"}) {
        const QString path = window.path(QLatin1String(button) + QStringLiteral(".pdf"));
        window.dialogs.save = window.dialogs.printTo = path;
        ask(button);
        const PdfText text = textOf(path);
        if (first.pages == 0)
            first = text;
        if (text.pages == 0 || text.pages != first.pages || text.text != first.text) {
            qWarning("%s: %d pages instead of %d", button, text.pages, first.pages);
            return {};
        }
    }
    return first;
}

HandoutDialog *handout(QWidget &window)
{
    for (auto *dialog : window.findChildren<HandoutDialog *>())
        if (dialog->isVisible())
            return dialog;
    return nullptr;
}

} // namespace

void TestPrinting::theGameOnTheTable()
{
    TestWindow window;
    QVERIFY(!window->commands().print->isEnabled());
    window.start(2, QStringLiteral("province"));
    QVERIFY(window->commands().print->isEnabled());
    const PdfText pages = everywhere(window, [&](const char *button) {
        window->commands().print->trigger();
        HandoutDialog *dialog = handout(*window);
        dialog->findChild<QCheckBox *>(QStringLiteral("handoutBlack"))->setChecked(true);
        choose(*dialog, "handoutLanguage", QStringLiteral("fr"));
        QTest::mouseClick(dialog->findChild<QPushButton *>(QLatin1String(button)), Qt::LeftButton);
    });
    QVERIFY(pages.pages >= 1);
    QCOMPARE(window.dialogs.printersAsked, 1);
    QCOMPARE(window.dialogs.previews, 1);
    QVERIFY(window.dialogs.troubles.empty());
    QCOMPARE(window.languages.current(), QStringLiteral("en"));
    // The board names its zones as words do, and the points stand below it.
    QVERIFY2(pages.text.contains(withoutSpaces(QStringLiteral("Zone supérieure (ouvrage)"))),
             qPrintable(pages.text));
    QVERIFY2(pages.text.contains(QStringLiteral("Total")), qPrintable(pages.text));
}

void TestPrinting::theLessonThatIsOpen()
{
    TestWindow window;
    QVERIFY(window->lessons().openLesson(QStringLiteral(":/lessons/province/bank.json")));
    QVERIFY(window->commands().print->isEnabled());
    const PdfText pages = everywhere(window, [&](const char *button) {
        window->commands().print->trigger();
        HandoutDialog *dialog = handout(*window);
        dialog->findChild<QComboBox *>(QStringLiteral("handoutLook"))->setCurrentIndex(1);
        choose(*dialog, "handoutSecondLanguage", QStringLiteral("hu"));
        QTest::mouseClick(dialog->findChild<QPushButton *>(QLatin1String(button)), Qt::LeftButton);
    });
    QVERIFY(pages.pages > 1);
    QVERIFY2(pages.text.contains(withoutSpaces(QStringLiteral("Draw your move on the board"))),
             qPrintable(pages.text));
    QVERIFY(pages.text.contains(withoutSpaces(QStringLiteral("Rajzold be"))));
    QCOMPARE(window.languages.current(), QStringLiteral("en"));
}

void TestPrinting::theRules()
{
    TestWindow window;
    const PdfText pages = everywhere(window, [&](const char *button) {
        QTimer::singleShot(0, [&] {
            auto *dialog = window->findChild<RulesExportDialog *>();
            choose(*dialog, "exportGame", QStringLiteral("between-two-cities"));
            choose(*dialog, "exportFirstLanguage", QStringLiteral("hu"));
            QTest::mouseClick(dialog->findChild<QPushButton *>(QLatin1String(button)), Qt::LeftButton);
        });
        window->commands().exportRules->trigger();
    });
    QVERIFY(pages.pages > 5);
    QVERIFY2(pages.text.contains(QStringLiteral("Tartalom")), qPrintable(pages.text.left(300)));
    QCOMPARE(window.languages.current(), QStringLiteral("en"));
}

void TestPrinting::whatIsInTheEditor()
{
    EditorDesk desk(QStringLiteral("milestones"));
    const PdfText pages = everywhere(desk.window, [&](const char *button) {
        desk.find<QAction>(QStringLiteral("handoutAction"))->trigger();
        HandoutDialog *dialog = handout(desk.editor());
        QTest::mouseClick(dialog->findChild<QPushButton *>(QLatin1String(button)), Qt::LeftButton);
    });
    QCOMPARE(pages.pages, 1);
    QVERIFY2(pages.text.contains(QStringLiteral("b7")), qPrintable(pages.text));
}

void TestPrinting::nothingIsPrintedByWhoThinksBetter()
{
    TestWindow window;
    window.start(2, QStringLiteral("province"));
    window->commands().print->trigger();
    QTest::mouseClick(handout(*window)->findChild<QPushButton *>(QStringLiteral("printPages")),
                      Qt::LeftButton);
    QCOMPARE(window.dialogs.printersAsked, 1);
    window->commands().print->trigger();
    QTest::mouseClick(handout(*window)->findChild<QPushButton *>(QStringLiteral("cancelPages")),
                      Qt::LeftButton);
    QCOMPARE(window.dialogs.printersAsked, 1);
    QVERIFY(window.dialogs.troubles.empty());
    // A file that cannot be written is told.
    window.dialogs.save = window.path(QStringLiteral("no/such/folder.pdf"));
    window->commands().print->trigger();
    QTest::mouseClick(handout(*window)->findChild<QPushButton *>(QStringLiteral("savePages")),
                      Qt::LeftButton);
    QCOMPARE(window.dialogs.troubles.size(), std::size_t{1});
}

QTEST_MAIN(TestPrinting)
#include "tst_printing.moc"
