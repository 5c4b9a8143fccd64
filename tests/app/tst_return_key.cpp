#include "support/test_window.h"

#include <QApplication>
#include <QCheckBox>
#include <QDialog>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>
#include <QTimer>
#include <QToolButton>
#include <QVBoxLayout>

using namespace waystone;

/// Return does what Space does, wherever a button has the keyboard.
class TestReturnKey : public QObject {
    Q_OBJECT

private slots:
    void itStartsAGameFromTheStartPage();
    void itClosesAHint();
    void itPressesEveryKindOfButtonOnce();
    void dialogsKeepItForTheirMainButton();
};

void TestReturnKey::itStartsAGameFromTheStartPage()
{
    TestWindow window;
    // The dialog holds whoever opens it until it is answered.
    QTimer::singleShot(0, [] {
        QWidget *dialog = QApplication::activeModalWidget();
        QVERIFY(dialog != nullptr);
        QCOMPARE(dialog->objectName(), QStringLiteral("newGameDialog"));
        auto *start = dialog->findChild<QWidget *>(QStringLiteral("startGame"));
        QVERIFY(start != nullptr);
        QTest::keyClick(start, Qt::Key_Return);
    });
    QTest::keyClick(window.find<QWidget>("play_province"), Qt::Key_Return);
    QVERIFY(window->controller().hasGame());
}

void TestReturnKey::itClosesAHint()
{
    TestWindow window;
    window.start(2);
    window->hints().climb();
    QTest::keyClick(window.find<QToolButton>("hintCardClose"), Qt::Key_Enter, Qt::KeypadModifier);
    QVERIFY(!window.find<QWidget>("hintCard")->isVisible());
}

void TestReturnKey::itPressesEveryKindOfButtonOnce()
{
    TestWindow window; // which brings it
    QWidget other;
    auto *column = new QVBoxLayout(&other);
    for (QAbstractButton *button :
         std::initializer_list<QAbstractButton *>{new QPushButton, new QToolButton, new QCheckBox}) {
        column->addWidget(button);
        const QSignalSpy clicked(button, &QAbstractButton::clicked);
        QTest::keyClick(button, Qt::Key_Return);
        QCOMPARE(clicked.count(), 1);
        QTest::keyClick(button, Qt::Key_Return, Qt::ControlModifier); // a shortcut, if anything
        QCOMPARE(clicked.count(), 1);
        button->setEnabled(false);
        QTest::keyClick(button, Qt::Key_Return);
        QCOMPARE(clicked.count(), 1);
    }
}

void TestReturnKey::dialogsKeepItForTheirMainButton()
{
    TestWindow window;
    QDialog dialog;
    auto *column = new QVBoxLayout(&dialog);
    auto *box = new QCheckBox;
    auto *main = new QPushButton;
    column->addWidget(box);
    column->addWidget(main);
    main->setDefault(true);
    dialog.show();
    const QSignalSpy clicked(main, &QPushButton::clicked);
    QTest::keyClick(box, Qt::Key_Return);
    QVERIFY(!box->isChecked());
    QCOMPARE(clicked.count(), 1);
}

QTEST_MAIN(TestReturnKey)
#include "tst_return_key.moc"
