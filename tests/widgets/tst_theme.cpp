// The colours of the table: contrast, and whether states are told apart by those who see fewer colours.

#include "board/theme.h"
#include "lessons/player/verdict_colors.h"
#include "support/contrast.h"

#include <QTest>

#include <algorithm>
#include <array>
#include <cmath>

using namespace waystone;

namespace {

using Vector = std::array<double, 3>;
using Matrix = std::array<Vector, 3>;

/// How linear red, green and blue are seen: Machado, Oliveira and Fernandes (2009), severity 1.
constexpr std::array<std::pair<const char *, Matrix>, 4> sights{{
    {"all colors", {{{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}}},
    {"protanopia",
     {{{0.152286, 1.052583, -0.204868}, {0.114503, 0.786281, 0.099216}, {-0.003882, -0.048116, 1.051998}}}},
    {"deuteranopia",
     {{{0.367322, 0.860646, -0.227968}, {0.280085, 0.672501, 0.047413}, {-0.011820, 0.042940, 0.968881}}}},
    {"tritanopia",
     {{{1.255528, -0.076749, -0.178779}, {-0.078411, 0.930809, 0.147602}, {0.004733, 0.691367, 0.303900}}}},
}};

constexpr std::array kinds{ThemeKind::light, ThemeKind::dark, ThemeKind::highContrast};

Vector product(const Matrix &matrix, const Vector &vector)
{
    Vector result{};
    for (std::size_t row = 0; row < 3; ++row)
        for (std::size_t column = 0; column < 3; ++column)
            result[row] += matrix[row][column] * vector[column];
    return result;
}

Vector linear(const QColor &color)
{
    const auto one = [](double value) {
        return value <= 0.04045 ? value / 12.92 : std::pow((value + 0.055) / 1.055, 2.4);
    };
    return {one(color.redF()), one(color.greenF()), one(color.blueF())};
}

/// CIE L*a*b* of a linear colour, white as in D65.
Vector labOf(Vector rgb)
{
    for (double &value : rgb)
        value = std::clamp(value, 0.0, 1.0);
    constexpr Matrix toXyz{{{0.4124564, 0.3575761, 0.1804375},
                            {0.2126729, 0.7151522, 0.0721750},
                            {0.0193339, 0.1191920, 0.9503041}}};
    const Vector xyz = product(toXyz, rgb);
    const auto f = [](double value) {
        return value > 216.0 / 24389 ? std::cbrt(value) : (24389.0 / 27 * value + 16) / 116;
    };
    const double x = f(xyz[0] / 0.95047);
    const double y = f(xyz[1]);
    const double z = f(xyz[2] / 1.08883);
    return {116 * y - 16, 500 * (x - y), 200 * (y - z)};
}

double difference(const QColor &one, const QColor &other, const Matrix &sight)
{
    const Vector a = labOf(product(sight, linear(one)));
    const Vector b = labOf(product(sight, linear(other)));
    return std::hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

} // namespace

class TestTheme : public QObject {
    Q_OBJECT

private slots:
    void possibleAndChosenAreToldApart();
    void everyStateIsSeenOnWhatLiesBelow();
    void marksStandOutFromTheGround();
    void textIsLegible();
    void verdictsAreLegibleOnTheirGrounds();
};

void TestTheme::possibleAndChosenAreToldApart()
{
    for (const ThemeKind kind : kinds) {
        const Theme &theme = Theme::of(kind);
        for (const auto &[name, sight] : sights)
            QVERIFY2(difference(theme.accent, theme.text, sight) >= 20, name);
    }
}

/// Possible and pointed at, chosen and just changed, refused, and where the keyboard is: each on the grounds of the board,
/// those that may be lit on their halo as well.
void TestTheme::everyStateIsSeenOnWhatLiesBelow()
{
    for (const ThemeKind kind : kinds) {
        const Theme &theme = Theme::of(kind);
        for (const auto &[name, sight] : sights) {
            for (const QColor &state : {theme.accent, theme.text, theme.illegal, theme.focus})
                for (const QColor &ground : {theme.boardGround, theme.panel, theme.table})
                    QVERIFY2(difference(state, ground, sight) >= 20,
                             qPrintable(QLatin1String(name) + state.name() + ground.name()));
            for (const QColor &state : {theme.accent, theme.text})
                QVERIFY2(difference(state, theme.halo, sight) >= 20,
                         qPrintable(QLatin1String(name) + state.name() + theme.halo.name()));
        }
    }
}

void TestTheme::marksStandOutFromTheGround()
{
    for (const ThemeKind kind : kinds) {
        const Theme &theme = Theme::of(kind);
        for (const QColor &mark : {theme.accent, theme.text, theme.illegal, theme.focus})
            for (const QColor &ground : {theme.boardGround, theme.panel, theme.table})
                QVERIFY2(contrast(mark, ground) >= 3,
                         qPrintable(mark.name() + QLatin1Char(' ') + ground.name()));
    }
}

void TestTheme::verdictsAreLegibleOnTheirGrounds()
{
    using Kind = VerdictColors::Kind;
    for (const ThemeKind kind : kinds) {
        const Theme &theme = Theme::of(kind);
        for (const Kind verdict : {Kind::right, Kind::wrong, Kind::neither}) {
            const VerdictColors colors = VerdictColors::of(verdict, theme);
            QVERIFY(colors.ground.isValid());
            for (const QColor &text : {colors.ink, theme.text})
                QVERIFY2(contrast(text, colors.ground) >= 4.5,
                         qPrintable(text.name() + QLatin1Char(' ') + colors.ground.name()));
        }
        const bool areGroundsAlike =
            VerdictColors::of(Kind::right, theme).ground == VerdictColors::of(Kind::wrong, theme).ground;
        QCOMPARE(areGroundsAlike, kind == ThemeKind::highContrast); // which keeps to black
    }
}

void TestTheme::textIsLegible()
{
    for (const ThemeKind kind : kinds) {
        const Theme &theme = Theme::of(kind);
        for (const QColor &text : {theme.text, theme.subtleText})
            for (const QColor &ground : {theme.panel, theme.table})
                QVERIFY2(contrast(text, ground) >= 4.5,
                         qPrintable(text.name() + QLatin1Char(' ') + ground.name()));
        QVERIFY(contrast(theme.onAccent, theme.accent) >= 4.5);
    }
}

QTEST_MAIN(TestTheme)
#include "tst_theme.moc"
