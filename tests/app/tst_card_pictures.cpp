#include "board/position_picture.h"
#include "core/json/json.h"
#include "files/record_players.h"
#include "games.h"
#include "saving/table_setup.h"
#include "scenario/files/record.h"
#include "settings/languages.h"
#include "start/game_card_data.h"
#include "test_paths.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QFile>
#include <QImageReader>
#include <QJsonDocument>
#include <QJsonObject>
#include <QPainter>
#include <QTest>
#include <QTranslator>

using namespace waystone;

namespace {

/// The picture belongs to every language: nothing but numbers is written on it.
class Wordless final : public QTranslator {
public:
    [[nodiscard]] QString translate(const char *, const char *, const char *, int) const override
    {
        return QStringLiteral("");
    }
    [[nodiscard]] bool isEmpty() const override { return false; }
};

const QString sourceKey = QStringLiteral("Source");
constexpr std::array themes{ThemeKind::light, ThemeKind::dark, ThemeKind::highContrast};

QByteArray content(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        qFatal("cannot read %s", qPrintable(path));
    return file.readAll();
}

/// The games of which the pictures show a moment: `waystone-cli simulate --bot expert --seed 5 --max-turns 24`.
QByteArray record(std::string_view game)
{
    return content(QStringLiteral(WAYSTONE_TESTS_DIR "/data/cards/%1.json").arg(QLatin1String(game.data())));
}

/// The part that is shown: its middle in units of the scene, and how many pixels a unit takes.
struct Crop {
    QPointF middle;
    qreal zoom;
};

Crop cropOf(std::string_view game)
{
    const Json crops =
        Json::parse(content(QStringLiteral(WAYSTONE_TESTS_DIR "/data/cards/crops.json")).toStdString());
    const Json &crop = crops.at(std::string(game));
    return {{crop["x"].get<double>(), crop["y"].get<double>()}, crop["zoom"].get<double>()};
}

/// Tells the game and the part that a picture shows.
QString sourceOf(std::string_view game)
{
    QCryptographicHash hash(QCryptographicHash::Sha1);
    hash.addData(record(game));
    const Crop crop = cropOf(game);
    hash.addData(
        QStringLiteral("%1 %2 %3").arg(crop.middle.x()).arg(crop.middle.y()).arg(crop.zoom).toUtf8());
    return QString::fromLatin1(hash.result().toHex());
}

QImage drawn(std::string_view game, ThemeKind theme, int times)
{
    const QByteArray text = record(game);
    const Result<LoadedRecord> loaded = readRecord(text.toStdString(), games());
    if (!loaded)
        qFatal("the record cannot be read");
    const Session &session = *loaded->session;
    const Table table = makeTable(session.sharedGame(), playersFrom(loaded->players), true);
    PositionPicture picture(table);
    picture.setTheme(theme);
    picture.show(session.game().view(session.position(), nobody));
    const Crop crop = cropOf(game);
    const qreal scale = crop.zoom * times;
    const QSizeF whole = picture.scene().sceneRect().size() * scale;
    QImage image(game_card::artSize * times, QImage::Format_RGB32);
    image.fill(Theme::of(theme).table);
    QPainter painter(&image);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    const QPointF middle(image.width() / 2.0, image.height() / 2.0);
    picture.paint(painter, QRectF(middle - crop.middle * scale, whole));
    painter.end();
    image.setText(sourceKey, sourceOf(game));
    return image;
}

} // namespace

/// The pictures on the cards of the games are drawn by the program's own board. They are shipped, so that the start page
/// need not draw a table before it is seen. `WAYSTONE_DRAW_CARDS=1 tst_card_pictures` draws them anew.
class TestCardPictures : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void everyGameHasItsPictures();
    void theBoardDrawsThem();
    void aCardTellsItsGame();
    void picturesAreCutToMeasure();
};

void TestCardPictures::initTestCase()
{
    if (!qEnvironmentVariableIsSet("WAYSTONE_DRAW_CARDS"))
        return;
    Wordless wordless;
    QCoreApplication::installTranslator(&wordless);
    for (const GameKind &kind : games().kinds())
        for (const ThemeKind theme : themes)
            for (const int times : {1, 2}) {
                const QString file = game_card::artFile(kind.id, theme, times);
                QVERIFY(drawn(kind.id, theme, times)
                            .save(QStringLiteral(WAYSTONE_ROOT_DIR "/resources") + file.mid(1), "PNG"));
            }
    QCoreApplication::removeTranslator(&wordless);
}

void TestCardPictures::everyGameHasItsPictures()
{
    for (const GameKind &kind : games().kinds())
        for (const ThemeKind theme : themes)
            for (const int times : {1, 2}) {
                // Those of the sources: the program may have been built before they were drawn anew.
                const QString file = QStringLiteral(WAYSTONE_ROOT_DIR "/resources") +
                                     game_card::artFile(kind.id, theme, times).mid(1);
                QImageReader reader(file);
                QCOMPARE(reader.size(), game_card::artSize * times);
                QVERIFY2(reader.text(sourceKey) == sourceOf(kind.id), qPrintable(file));
            }
}

void TestCardPictures::theBoardDrawsThem()
{
    Wordless wordless;
    QCoreApplication::installTranslator(&wordless);
    for (const GameKind &kind : games().kinds()) {
        const QImage image = drawn(kind.id, ThemeKind::light, 1);
        QCOMPARE(image.size(), game_card::artSize);
        // Pieces lie in the part that every card shows, however narrow: there is more than ground.
        QSet<QRgb> colours;
        for (int x = image.width() / 4; x < image.width() * 3 / 4; ++x)
            for (int y = 0; y < image.height(); ++y)
                colours.insert(image.pixel(x, y));
        QVERIFY(colours.size() > 100);
    }
    QCoreApplication::removeTranslator(&wordless);
}

void TestCardPictures::aCardTellsItsGame()
{
    LanguageSwitch languages;
    QSet<QString> blurbs;
    for (const char *language : {"en", "fr", "hu"}) {
        languages.set(QLatin1String(language));
        for (const GameKind &kind : games().kinds()) {
            QVERIFY(!game_card::blurb(kind.id).isEmpty());
            blurbs.insert(game_card::blurb(kind.id));
        }
    }
    QCOMPARE(blurbs.size(), 3 * static_cast<qsizetype>(games().kinds().size()));
    languages.set(QStringLiteral("en"));
    for (const GameKind &kind : games().kinds()) {
        QVERIFY(game_card::facts(kind).contains(QString::number(kind.maxSeats)));
        // How long it takes is told of every game: as the rulebook says or, where none does, as an estimate.
        const QJsonValue minutes =
            QJsonDocument::fromJson(content(QStringLiteral(WAYSTONE_ROOT_DIR "/resources/cards/%1.json")
                                                .arg(QLatin1String(kind.id.data()))))
                .object()[QLatin1String("minutes")];
        QVERIFY(game_card::facts(kind).endsWith(QStringLiteral("min")));
        const QString source = minutes[QLatin1String("source")].toString();
        QVERIFY(source == QStringLiteral("rulebook") || source == QStringLiteral("estimate"));
        QVERIFY(game_card::facts(kind).contains(QStringLiteral("about")));
        if (source == QStringLiteral("rulebook")) {
            QVERIFY(minutes[QLatin1String("line")].toInt() > 0);
            QVERIFY(!minutes[QLatin1String("book")].toString().isEmpty());
        } else {
            QVERIFY(!minutes[QLatin1String("basis")].toString().isEmpty());
        }
    }
}

void TestCardPictures::picturesAreCutToMeasure()
{
    const std::string_view game = games().kinds().front().id;
    for (const QSize size :
         {QSize(373, 148), QSize(232, 68), QSize(900, 148), QSize(560, 222), QSize(900, 296)})
        for (const qreal ratio : {1.0, 2.0}) {
            const QPixmap picture = game_card::art(game, ThemeKind::dark, size, ratio);
            QCOMPARE(picture.size(), size * ratio);
            QCOMPARE(picture.deviceIndependentSize().toSize(), size);
        }
    QVERIFY(game_card::art("nothing", ThemeKind::light, QSize(300, 148), 1).isNull());
}

QTEST_MAIN(TestCardPictures)
#include "tst_card_pictures.moc"
