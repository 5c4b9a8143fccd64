// What is filled in has an edge that can be seen, whatever the theme.

#include "controls/tinted_icon.h"
#include "settings/appearance.h"
#include "settings/outlined_style.h"
#include "support/contrast.h"
#include "support/icon_faults.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QPainter>
#include <QProgressBar>
#include <QPushButton>
#include <QRadioButton>
#include <QSlider>
#include <QSpinBox>
#include <QStyleOption>
#include <QStyleOptionButton>
#include <QTabBar>
#include <QTableWidget>
#include <QTest>
#include <QToolButton>

#include <utility>
#include <vector>

using namespace waystone;

class TestOutlinedStyle : public QObject {
    Q_OBJECT

private slots:
    void theEdgeStandsOut_data();
    void theEdgeStandsOut();
    void everyBoxHasIt_data();
    void everyBoxHasIt();
    void aSliderIsSeen_data();
    void aSliderIsSeen();
    void cellsAndListsHaveLines_data();
    void cellsAndListsHaveLines();
    void aMenuStandsOutFromWhatLiesBelow_data();
    void aMenuStandsOutFromWhatLiesBelow();
    void aPictureThatIsHardlySeenIsFound_data();
    void aPictureThatIsHardlySeenIsFound();
    void theTabInFrontIsTold_data();
    void theTabInFrontIsTold();
    void theCrossOfASearchIsSeen_data();
    void theCrossOfASearchIsSeen();
    void aMainButtonThatIsDisabledLooksIt_data();
    void aMainButtonThatIsDisabledLooksIt();
    void theKeyboardIsSeenOnEveryFace_data();
    void theKeyboardIsSeenOnEveryFace();
    void wordsStandOutOnEveryFace_data();
    void wordsStandOutOnEveryFace();
    void textIsLegibleInEveryRole_data();
    void textIsLegibleInEveryRole();
    void marksOfChoicesAreSeen_data();
    void marksOfChoicesAreSeen();

private:
    static void themes();
};

namespace {

/// The colour in the middle of the left edge.
QColor edgeOf(QWidget &box, const QPalette &palette)
{
    box.setPalette(palette);
    box.resize(120, 32);
    const QImage image = box.grab().toImage();
    return image.pixelColor(0, image.height() / 2);
}

} // namespace

void TestOutlinedStyle::themes()
{
    QTest::addColumn<int>("kind");
    QTest::newRow("light") << static_cast<int>(ThemeKind::light);
    QTest::newRow("dark") << static_cast<int>(ThemeKind::dark);
    QTest::newRow("high contrast") << static_cast<int>(ThemeKind::highContrast);
}

void TestOutlinedStyle::theEdgeStandsOut_data()
{
    themes();
}

void TestOutlinedStyle::theEdgeStandsOut()
{
    QFETCH(int, kind);
    const QPalette palette = windowPalette(Theme::of(static_cast<ThemeKind>(kind)));
    const QColor edge = OutlinedStyle::edgeColor(palette);
    for (const QPalette::ColorRole ground : {QPalette::Base, QPalette::Window, QPalette::Button})
        QVERIFY(contrast(edge, palette.color(ground)) >= 3);
}

void TestOutlinedStyle::everyBoxHasIt_data()
{
    themes();
}

void TestOutlinedStyle::aMainButtonThatIsDisabledLooksIt_data()
{
    themes();
}

void TestOutlinedStyle::everyBoxHasIt()
{
    QFETCH(int, kind);
    const Theme &theme = Theme::of(static_cast<ThemeKind>(kind));
    applyTheme(theme);
    const QPalette palette = windowPalette(theme);
    QLineEdit line;
    QComboBox choice;
    QSpinBox number;
    QPushButton button;
    for (QWidget *box : std::initializer_list<QWidget *>{&line, &choice, &number, &button})
        QCOMPARE(edgeOf(*box, palette).rgb(), OutlinedStyle::edgeColor(palette).rgb());
    QProgressBar empty;
    QVERIFY(contrast(edgeOf(empty, palette), palette.color(QPalette::Window)) >= 3);
}

void TestOutlinedStyle::aSliderIsSeen_data()
{
    themes();
}

void TestOutlinedStyle::aSliderIsSeen()
{
    QFETCH(int, kind);
    const Theme &theme = Theme::of(static_cast<ThemeKind>(kind));
    applyTheme(theme);
    const QPalette palette = windowPalette(theme);
    QSlider slider(Qt::Horizontal);
    slider.setPalette(palette);
    slider.resize(120, 32);
    slider.setValue(slider.maximum());
    const QImage image = slider.grab().toImage();
    int ofGroove = 0;
    int ofHandle = 0;
    for (int y = 0; y < image.height(); ++y) {
        ofGroove +=
            contrast(image.pixelColor(image.width() / 2, y), palette.color(QPalette::Window)) >= 3 ? 1 : 0;
        for (int x = image.width() - 20; x < image.width(); ++x)
            ofHandle += contrast(image.pixelColor(x, y), palette.color(QPalette::Window)) >= 3 ? 1 : 0;
    }
    QVERIFY(ofGroove >= 2);
    QVERIFY(ofHandle >= 20);
}

void TestOutlinedStyle::cellsAndListsHaveLines_data()
{
    themes();
}

void TestOutlinedStyle::cellsAndListsHaveLines()
{
    QFETCH(int, kind);
    const Theme &theme = Theme::of(static_cast<ThemeKind>(kind));
    applyTheme(theme);
    const QPalette palette = windowPalette(theme);
    QListWidget list;
    QVERIFY(contrast(edgeOf(list, palette), palette.color(QPalette::Base)) >= 3);
    QTableWidget table(2, 2);
    table.setPalette(palette);
    table.resize(300, 120);
    QStyleOptionViewItem option;
    option.initFrom(&table);
    const QColor line = QColor::fromRgb(
        static_cast<QRgb>(table.style()->styleHint(QStyle::SH_Table_GridLineColor, &option, &table)));
    QVERIFY(contrast(line, palette.color(QPalette::Base)) >= 3);
    const QImage image = table.viewport()->grab().toImage();
    QCOMPARE(image.pixelColor(table.columnWidth(0) - 1, 4).rgb(), line.rgb());
}

void TestOutlinedStyle::aMenuStandsOutFromWhatLiesBelow_data()
{
    themes();
}

void TestOutlinedStyle::aMenuStandsOutFromWhatLiesBelow()
{
    QFETCH(int, kind);
    const Theme &theme = Theme::of(static_cast<ThemeKind>(kind));
    applyTheme(theme);
    const QPalette palette = windowPalette(theme);
    QMenu menu;
    menu.addAction(QStringLiteral("Copy"));
    menu.setActiveAction(menu.actions().front());
    menu.setPalette(palette);
    menu.resize(menu.sizeHint());
    const QImage image = menu.grab().toImage();
    for (const QPoint &at : {QPoint(0, image.height() / 2), QPoint(image.width() - 1, image.height() / 2),
                             QPoint(image.width() / 2, 0), QPoint(image.width() / 2, image.height() - 1)})
        for (const QColor &ground : {palette.color(QPalette::Window), theme.panel, theme.boardGround})
            QVERIFY(contrast(image.pixelColor(at), ground) >= 3);
    QVERIFY(menu.style()->styleHint(QStyle::SH_EtchDisabledText, nullptr, &menu) == 0);
    QVERIFY(menu.style()->styleHint(QStyle::SH_DialogButtonBox_ButtonsHaveIcons, nullptr, &menu) == 0);
}

void TestOutlinedStyle::aPictureThatIsHardlySeenIsFound_data()
{
    themes();
}

/// By what looks at all windows.
void TestOutlinedStyle::aPictureThatIsHardlySeenIsFound()
{
    QFETCH(int, kind);
    const Theme &theme = Theme::of(static_cast<ThemeKind>(kind));
    applyTheme(theme);
    QWidget window;
    auto *good = new QPushButton(&window);
    good->setIcon(tintedIcon(QStringLiteral("close")));
    auto *raised = new QToolButton(&window);
    raised->setAutoRaise(true);
    raised->setIcon(tintedIcon(QStringLiteral("close")));
    QCOMPARE(iconFaults(window), QStringList());
    QPixmap faint(16, 16);
    faint.fill(windowPalette(theme).color(QPalette::Window));
    auto *bad = new QToolButton(&window);
    bad->setIcon(QIcon(faint));
    QCOMPARE(iconFaults(window).size(), 1);
}

void TestOutlinedStyle::theTabInFrontIsTold_data()
{
    themes();
}

void TestOutlinedStyle::theTabInFrontIsTold()
{
    QFETCH(int, kind);
    const Theme &theme = Theme::of(static_cast<ThemeKind>(kind));
    applyTheme(theme);
    const QPalette palette = windowPalette(theme);
    for (const QTabBar::Shape shape : {QTabBar::RoundedNorth, QTabBar::RoundedSouth, QTabBar::RoundedEast}) {
        QTabBar tabs;
        tabs.setPalette(palette);
        tabs.setShape(shape);
        tabs.addTab(QStringLiteral("One"));
        tabs.addTab(QStringLiteral("Two"));
        tabs.resize(tabs.sizeHint());
        const QImage image = tabs.grab().toImage();
        QStyleOptionTab option;
        option.shape = shape;
        option.rect = tabs.tabRect(0);
        const QColor front = image.pixelColor(OutlinedStyle::selectionBar(option).center());
        option.rect = tabs.tabRect(1);
        // Where the bar would be, beside the line round the tab.
        const QColor behind = image.pixelColor(OutlinedStyle::selectionBar(option).center());
        QVERIFY(contrast(front, behind) >= 3);
        QVERIFY(contrast(front, palette.color(QPalette::Window)) >= 3);
    }
}

void TestOutlinedStyle::theCrossOfASearchIsSeen_data()
{
    themes();
}

void TestOutlinedStyle::theCrossOfASearchIsSeen()
{
    QFETCH(int, kind);
    const Theme &theme = Theme::of(static_cast<ThemeKind>(kind));
    applyTheme(theme);
    QLineEdit search;
    const QIcon cross = search.style()->standardIcon(QStyle::SP_LineEditClearButton, nullptr, &search);
    const QImage image = cross.pixmap(32).toImage();
    const QColor ground = windowPalette(theme).color(QPalette::Base);
    const double strongest = contrast(image, ground);
    QVERIFY2(strongest >= 3, qPrintable(QString::number(strongest)));
}

void TestOutlinedStyle::aMainButtonThatIsDisabledLooksIt()
{
    QFETCH(int, kind);
    const Theme &theme = Theme::of(static_cast<ThemeKind>(kind));
    applyTheme(theme);
    const QPalette palette = windowPalette(theme);
    QPushButton main;
    main.setDefault(true);
    QPushButton other;
    QCOMPARE(edgeOf(main, palette).rgb(), theme.accent.rgb());
    main.setEnabled(false);
    other.setEnabled(false);
    QCOMPARE(edgeOf(main, palette).rgb(), edgeOf(other, palette).rgb());
}

void TestOutlinedStyle::theKeyboardIsSeenOnEveryFace_data()
{
    themes();
}

/// An edge in the accent's colour is not seen around what is filled with it.
void TestOutlinedStyle::theKeyboardIsSeenOnEveryFace()
{
    QFETCH(int, kind);
    const Theme &theme = Theme::of(static_cast<ThemeKind>(kind));
    applyTheme(theme);
    QPalette filled = windowPalette(theme);
    filled.setColor(QPalette::Button, filled.color(QPalette::Active, QPalette::Highlight));
    filled.setColor(QPalette::ButtonText, filled.color(QPalette::Active, QPalette::HighlightedText));
    QPushButton button;
    button.setPalette(filled);
    button.resize(120, 32);
    QImage image(button.size(), QImage::Format_RGB32);
    QPainter painter(&image);
    QStyleOptionButton option;
    option.initFrom(&button);
    option.palette = filled;
    option.state |= QStyle::State_HasFocus | QStyle::State_Enabled;
    button.style()->drawPrimitive(QStyle::PE_PanelButtonCommand, &option, &painter, &button);
    painter.end();
    double strongest = 0;
    for (int x = 0; x < 6; ++x)
        strongest = std::max(strongest, contrast(image.pixelColor(x, 16), image.pixelColor(20, 16)));
    QVERIFY2(strongest >= 3, qPrintable(QString::number(strongest)));
}

void TestOutlinedStyle::wordsStandOutOnEveryFace_data()
{
    themes();
}

/// Of buttons as they are, and of those that are filled with the accent's colour.
void TestOutlinedStyle::wordsStandOutOnEveryFace()
{
    QFETCH(int, kind);
    const Theme &theme = Theme::of(static_cast<ThemeKind>(kind));
    applyTheme(theme);
    const QPalette plain = windowPalette(theme);
    QPalette filled = plain;
    filled.setColor(QPalette::Button, plain.color(QPalette::Active, QPalette::Highlight));
    filled.setColor(QPalette::ButtonText, plain.color(QPalette::Active, QPalette::HighlightedText));
    for (const QPalette &palette : {plain, filled}) {
        for (const bool isDown : {false, true}) {
            QPushButton button;
            button.setPalette(palette);
            button.setDown(isDown);
            button.resize(120, 32);
            const QImage image = button.grab().toImage();
            constexpr int edge = 3;
            for (int y = edge; y < image.height() - edge; ++y) {
                const QColor face = image.pixelColor(image.width() / 2, y);
                QVERIFY2(contrast(face, palette.color(QPalette::ButtonText)) >= 4.5, qPrintable(face.name()));
            }
        }
    }
}

void TestOutlinedStyle::textIsLegibleInEveryRole_data()
{
    themes();
}

/// The palette that windows really have, each text on every ground on which it is written.
void TestOutlinedStyle::textIsLegibleInEveryRole()
{
    QFETCH(int, kind);
    const QPalette palette = windowPalette(Theme::of(static_cast<ThemeKind>(kind)));
    using Role = QPalette::ColorRole;
    const std::vector<std::pair<Role, std::vector<Role>>> written{
        {QPalette::WindowText, {QPalette::Window, QPalette::Base, QPalette::Button}},
        {QPalette::Text, {QPalette::Base, QPalette::AlternateBase, QPalette::Window}},
        {QPalette::ButtonText, {QPalette::Button, QPalette::Window}},
        {QPalette::ToolTipText, {QPalette::ToolTipBase}},
        {QPalette::PlaceholderText, {QPalette::Base}},
        {QPalette::Link, {QPalette::Base, QPalette::Window}},
        {QPalette::LinkVisited, {QPalette::Base, QPalette::Window}},
        {QPalette::BrightText, {QPalette::Base, QPalette::Window}},
        {QPalette::HighlightedText, {QPalette::Highlight}},
    };
    for (const auto group : {QPalette::Active, QPalette::Inactive})
        for (const auto &[text, grounds] : written)
            for (const Role ground : grounds) {
                const double ratio = contrast(palette.color(group, text), palette.color(group, ground));
                QVERIFY2(ratio >= 4.5, qPrintable(QStringLiteral("%1 on %2: %3")
                                                      .arg(QVariant::fromValue(text).toString(),
                                                           QVariant::fromValue(ground).toString())
                                                      .arg(ratio)));
            }
    for (int color = 0; color < 7; ++color) {
        const Theme &theme = Theme::of(static_cast<ThemeKind>(kind));
        QVERIFY(contrast(theme.seat(color).ink, theme.seat(color).fill) >= 4.5);
        for (const QColor &ground : {theme.panel, theme.table})
            QVERIFY2(contrast(theme.seat(color).onGround, ground) >= 4.5, qPrintable(ground.name()));
    }
}

void TestOutlinedStyle::marksOfChoicesAreSeen_data()
{
    themes();
}

/// What is chosen differs from what is not by enough points of the box that stand out from it.
void TestOutlinedStyle::marksOfChoicesAreSeen()
{
    QFETCH(int, kind);
    const Theme &theme = Theme::of(static_cast<ThemeKind>(kind));
    applyTheme(theme);
    const QPalette palette = windowPalette(theme);
    QRadioButton radio;
    QCheckBox check;
    for (QAbstractButton *button : std::initializer_list<QAbstractButton *>{&radio, &check}) {
        button->setPalette(palette);
        button->setCheckable(true);
        button->resize(button->sizeHint());
        const QImage off = button->grab().toImage();
        button->setChecked(true);
        const QImage on = button->grab().toImage();
        int seen = 0;
        for (int y = 0; y < on.height(); ++y)
            for (int x = 0; x < on.width(); ++x)
                seen += contrast(on.pixelColor(x, y), off.pixelColor(x, y)) >= 3 ? 1 : 0;
        QVERIFY2(seen >= 16, qPrintable(QString::number(seen)));
    }
}

QTEST_MAIN(TestOutlinedStyle)
#include "tst_outlined_style.moc"
