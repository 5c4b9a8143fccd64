#include "game_table.h"

#include "editor/edition/edition_table_model.h"
#include "files/edition_shelf.h"
#include "games.h"
#include "games/milestones/map_picture.h"
#include "scenario/files/position_file.h"
#include "words/edition_words.h"

#include <QFloat16>
#include <QTemporaryDir>
#include <QTest>

#include <set>

using namespace waystone;
using namespace waystone::test;

namespace {

bool noneIsOwn(const std::string &)
{
    return false;
}

/// Every key and every word of an edition but its head.
void collect(const Json &value, std::set<std::string> &words)
{
    if (value.is_string())
        words.insert(value.get<std::string>());
    if (!value.is_structured())
        return;
    for (const auto &[key, inner] : value.items()) {
        if (value.is_object() && key != "source")
            words.insert(key);
        if (key != "source" && key != "name")
            collect(inner, words);
    }
}

} // namespace

/// Editions are editable by whoever has the printed game.
class TestEditorEdition : public QObject {
    Q_OBJECT

private slots:
    void everyKeyAndWordHasAName_data() { addEveryGame(); }
    void everyKeyAndWordHasAName();
    void everyValueStandsInATable_data() { addEveryGame(); }
    void everyValueStandsInATable();
    void aChangedValueIsMarkedAsOwn();
    void rowsComeAndGoWithTheirMarks();
    void whatIsKnownOfTheDataIsCopiedWithThem_data() { addEveryGame(); }
    void whatIsKnownOfTheDataIsCopiedWithThem();
    void theMapIsClickedInto();
    void anOwnEditionIsOnTheShelfAndWholeInFiles_data() { addEveryGame(); }
    void anOwnEditionIsOnTheShelfAndWholeInFiles();
    void whatTheGameRefusesIsNotPlayedWith();
};

void TestEditorEdition::everyKeyAndWordHasAName()
{
    QFETCH(QByteArray, game);
    for (const std::string &id : games().editions(*games().find(game.toStdString()))) {
        const auto made = games().make(*games().find(game.toStdString()), id, {});
        EditionDocument document(**made, noneIsOwn);
        std::set<std::string> words;
        for (const std::string &group : document.groups()) {
            words.insert(group);
            collect(*document.find(EditionDocument::Pointer() / group), words);
        }
        QVERIFY(words.size() > 20);
        // Corners have the names of the map itself.
        std::erase_if(words, [](const std::string &word) {
            return word.size() <= 3 && word.size() >= 2 && word[0] >= 'a' && word[0] <= 'z' &&
                   word[1] >= '0' && word[1] <= '9';
        });
        for (const char *language : {"en", "fr", "hu"}) {
            QLocale::setDefault(QLocale(QString::fromLatin1(language)));
            for (const std::string &word : words)
                QVERIFY2(!editionWord(game.toStdString(), word).isEmpty() ||
                             !EditionTableModel::name(document, word).isEmpty(),
                         word.c_str());
            for (const std::string &group : document.groups())
                QVERIFY2(!editionWord(game.toStdString(), group).isEmpty(), group.c_str());
        }
        QLocale::setDefault(QLocale(QStringLiteral("en")));
        for (const std::string &word : words)
            if (editionWord(game.toStdString(), word).isEmpty())
                QVERIFY2(EditionTableModel::name(document, word) != QString::fromStdString(word),
                         word.c_str());
    }
}

void TestEditorEdition::everyValueStandsInATable()
{
    QFETCH(QByteArray, game);
    EditionDocument document(*gameTable(game.toStdString(), 2).game, noneIsOwn);
    std::set<QString> shown;
    const auto note = [&shown](const EditionTableModel &model) {
        for (int row = 0; row < model.rowCount(); ++row)
            for (int column = 0; column < model.columnCount(); ++column)
                shown.insert(model.index(row, column).data(EditionTableModel::PointerRole).toString());
    };
    for (const std::string &group : document.groups()) {
        note(EditionTableModel(document, EditionDocument::Pointer() / group));
        for (const EditionDocument::Pointer &array : EditionTableModel::arrays(document, group))
            note(EditionTableModel(document, array));
    }
    const Json flat = document.json().flatten();
    int values = 0;
    for (const auto &[pointer, value] : flat.items()) {
        const QString path = QString::fromStdString(pointer);
        const bool isHead =
            QStringList{QStringLiteral("format"), QStringLiteral("version"), QStringLiteral("game"),
                        QStringLiteral("id"),     QStringLiteral("name"),    QStringLiteral("notes")}
                .contains(path.section(QLatin1Char('/'), 1, 1));
        const bool isEmptyList =
            value.is_null() && document.find(EditionDocument::Pointer(pointer))->is_array();
        if (isHead || path.endsWith(QStringLiteral("/source")) || isEmptyList)
            continue;
        QVERIFY2(shown.contains(path), pointer.c_str());
        ++values;
    }
    QVERIFY(values > 30);
}

void TestEditorEdition::aChangedValueIsMarkedAsOwn()
{
    const std::shared_ptr<const Game> game = gameTable("milestones", 2).game;
    EditionDocument document(*game, noneIsOwn);
    QCOMPARE(document.id(), std::string("milestones-own-1"));
    EditionTableModel model(document, EditionDocument::Pointer("/targets"));
    QCOMPARE(model.rowCount(), 3);
    QVERIFY(model.setData(model.index(0, 0), 70, Qt::EditRole));
    QVERIFY(document.isOwn(EditionDocument::Pointer("/targets/byPlayers/2")));
    QVERIFY(!document.isOwn(EditionDocument::Pointer("/targets/byPlayers/3")));
    QVERIFY(document.game());
    QVERIFY((*document.game())->editionInfo().text.find("\"/targets/byPlayers/2\"") != std::string::npos);
    QVERIFY((*document.game())->editionInfo().hash != game->editionInfo().hash);
    document.history().undo();
    QVERIFY(!document.isOwn(EditionDocument::Pointer("/targets/byPlayers/2")));
    QCOMPARE(model.index(0, 0).data(Qt::EditRole).toInt(), 67);
}

void TestEditorEdition::rowsComeAndGoWithTheirMarks()
{
    EditionDocument document(*gameTable("between-two-cities", 2).game, noneIsOwn);
    const EditionDocument::Pointer tiles("/duplexTiles/tiles");
    EditionTableModel model(document, tiles);
    const int rows = model.rowCount();
    document.set(tiles / 3 / "top", "park");
    model.addRowLike(0);
    QCOMPARE(model.rowCount(), rows + 1);
    QVERIFY(document.isOwn(tiles / 1));
    QVERIFY(document.isOwn(tiles / 4 / "top"));
    QVERIFY(!document.isOwn(tiles / 3 / "top"));
    model.deleteRow(0);
    QVERIFY(document.isOwn(tiles / 0));
    QVERIFY(document.isOwn(tiles / 3 / "top"));
    for (int step = 0; step < 3; ++step)
        document.history().undo();
    QVERIFY(!document.json().contains("own"));
    QCOMPARE(model.rowCount(), rows);
}

/// A copy says of nothing that the book tells it where the original knows better.
void TestEditorEdition::whatIsKnownOfTheDataIsCopiedWithThem()
{
    QFETCH(QByteArray, game);
    int copied = 0;
    for (const std::string &id : games().editions(*games().find(game.toStdString()))) {
        const auto made = *games().make(*games().find(game.toStdString()), id, {});
        const Json original = Json::parse(made->editionInfo().text);
        EditionDocument document(*made, noneIsOwn);
        QVERIFY(!document.json().contains("origins"));
        QVERIFY(document.game());
        // What holds for a part is its own mark, else that of what it belongs to.
        const auto markIn = [](const Json &edition, EditionDocument::Pointer part) {
            while (!part.empty() && !(edition.at(part).is_object() && edition.at(part).contains("source")))
                part.pop_back();
            return part.empty() ? std::string() : edition.at(part).at("source").get<std::string>();
        };
        for (const Json &origin : original.value("origins", Json::array())) {
            const std::string of = origin["of"];
            QVERIFY2(markIn(document.json(), EditionDocument::Pointer(of)) == origin["source"], of.c_str());
            ++copied;
        }
    }
    QVERIFY(copied > 0);
}

void TestEditorEdition::theMapIsClickedInto()
{
    EditionDocument document(*gameTable("milestones", 2).game, noneIsOwn);
    const EditionDocument::Pointer board("/board");
    milestones::MapPicture map(document, board);
    map.resize(900, 500);
    const auto corner = [&](const std::string &name) -> const Json & {
        for (const Json &vertex : document.json()["board"]["vertices"])
            if (vertex["name"] == name)
                return vertex;
        qFatal("no corner");
    };
    const auto click = [&map](QPointF at, Qt::MouseButton button = Qt::LeftButton) {
        QTest::mouseClick(&map, button, {}, at.toPoint());
    };
    const auto place = [&](const std::string &name) {
        return map.pointOf(corner(name)["x"].get<int>(), corner(name)["y"].get<int>());
    };
    const int number = corner("b2")["number"].get<int>();
    click(place("b2"));
    QCOMPARE(corner("b2")["number"].get<int>(), number % 5 + 1);
    click(place("b2"), Qt::RightButton);
    QCOMPARE(corner("b2")["number"].get<int>(), number);

    map.setTool(milestones::MapPicture::Tool::bush);
    const std::size_t bushes = document.json()["board"]["bushes"].size();
    const QPointF middle = (place("a3") + place("a4") + place("b4")) / 3;
    click(middle);
    QCOMPARE(document.json()["board"]["bushes"].size(), bushes - 1);
    click(middle);
    QCOMPARE(document.json()["board"]["bushes"].size(), bushes);

    map.setTool(milestones::MapPicture::Tool::line);
    const QPointF between = (place("b5") + place("b6")) / 2;
    click(between);
    QCOMPARE(document.json()["board"]["removedEdges"].size(), std::size_t{1});
    click(between);
    QCOMPARE(document.json()["board"]["removedEdges"].size(), std::size_t{0});

    // The last corner of a row goes and comes back: the names of the others stay in order, and it can be played.
    map.setTool(milestones::MapPicture::Tool::corner);
    const std::size_t corners = document.json()["board"]["vertices"].size();
    const Json last = document.json()["board"]["vertices"].back();
    const QPointF at = map.pointOf(last["x"].get<int>(), last["y"].get<int>());
    const int steps = document.history().index();
    click(at);
    QCOMPARE(document.json()["board"]["vertices"].size(), corners - 1);
    QCOMPARE(document.history().index(), steps + 1);
    QVERIFY(document.game());
    click(at);
    QCOMPARE(document.json()["board"]["vertices"].size(), corners);
    QCOMPARE(document.json()["board"]["vertices"].back()["name"], last["name"]);
    QVERIFY(document.isOwn(board / "vertices" / (corners - 1)));
    QVERIFY(document.game());
    // In the middle of a row, those to the right of it are named anew, and bushes follow.
    const std::string second = corner("b2")["name"];
    const int x = corner("b3")["x"].get<int>();
    click(place(second));
    QCOMPARE(corner("b2")["x"].get<int>(), x);
    document.history().undo();
    QCOMPARE(corner("b3")["x"].get<int>(), x);
}

void TestEditorEdition::anOwnEditionIsOnTheShelfAndWholeInFiles()
{
    QFETCH(QByteArray, game);
    const QTemporaryDir folder;
    const EditionShelf shelf(folder.filePath(QStringLiteral("editions")));
    const GameKind &kind = *games().find(game.toStdString());
    const std::size_t before = shelf.editions(kind).size();
    const auto isOwn = [&shelf](const std::string &id) { return shelf.has(QString::fromStdString(id)); };
    EditionDocument document(*gameTable(game.toStdString(), 2).game, isOwn);
    document.setName(QStringLiteral("Mine"));
    QCOMPARE(shelf.put(QString::fromStdString(document.id()), QByteArray::fromStdString(document.text())),
             QString());
    const std::vector<EditionShelf::Entry> editions = shelf.editions(kind);
    QCOMPARE(editions.size(), before + 1);
    QCOMPARE(editions.back().info.name.in("hu"), std::string("Mine"));
    QVERIFY(!editions.back().path.isEmpty());
    const auto made = shelf.make(kind, document.id(), {});
    QVERIFY(made);
    // Another edition gets a number of its own; this one keeps its id.
    QCOMPARE(EditionDocument(**made, isOwn).id(), document.id());
    QVERIFY(EditionDocument(*gameTable(game.toStdString(), 2).game, isOwn).id() != document.id());
    // A file carries it whole.
    const std::string file = writePosition(**made, (*made)->start(2, 0), {});
    const auto read = readPosition(file, games());
    QVERIFY(read);
    QCOMPARE(read->game->editionInfo().hash, (*made)->editionInfo().hash);
}

void TestEditorEdition::whatTheGameRefusesIsNotPlayedWith()
{
    EditionDocument document(*gameTable("province", 2).game, noneIsOwn);
    document.set(EditionDocument::Pointer("/goals/points"), -1000);
    QVERIFY(!document.game());
    QVERIFY(document.game().problems().front().argument("line") != nullptr);
    document.history().undo();
    QVERIFY(document.game());
}

QTEST_MAIN(TestEditorEdition)
#include "tst_editor_edition.moc"
