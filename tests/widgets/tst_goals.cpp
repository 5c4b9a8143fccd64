#include "editor/lesson/goal_editor.h"
#include "faces/game_faces.h"
#include "files/file_content.h"
#include "game_table.h"
#include "games.h"
#include "lessons/library/lesson_library.h"
#include "lessons/words/goal_text.h"
#include "scenario/lesson/lesson_file.h"
#include "scenario/lesson/lesson_plan.h"
#include "test_paths.h"

#include <QComboBox>
#include <QMenu>
#include <QPushButton>
#include <QRegularExpression>
#include <QTest>
#include <QToolButton>
#include <QTranslator>
#include <QTreeWidget>

#include <algorithm>
#include <memory>

using namespace waystone;
using namespace waystone::test;

/// What goals ask for, as sentences in every language, and as the editor offers it.
class TestGoals : public QObject {
    Q_OBJECT

private slots:
    void standingsReadAsSentences_data();
    void standingsReadAsSentences();
    void theEditorOffersMajoritiesByKind();
    void theEditorOffersTheAscendingSequence();
    void anotherCountForgetsTheKind();
    void theEditorOffersCitiesByType();
    void aCitysPointsReadAsASentence();
    void aNewGoalSpeaksOfTheReader();
    void everyCauseHasAName_data();
    void everyCauseHasAName();
    void tasksAddressTheReader_data();
    void tasksAddressTheReader();
    void theEditorOffersStretchesOfPlay();
    void theEditorAsksWhereSomethingHappens();
    void theEditorWritesWhatItShows();
    void whereAndWhenReadAsSentences_data();
    void whereAndWhenReadAsSentences();
    void placesFollowTheSentence_data();
    void placesFollowTheSentence();
    void noneIsDeniedInEveryKindOfGoal_data() { tasksAddressTheReader_data(); }
    void noneIsDeniedInEveryKindOfGoal();
    void everyGoalOfTheLessonsReadsWell_data();
    void everyGoalOfTheLessonsReadsWell();
    void theStartsAskInSentences_data();
    void theStartsAskInSentences();

private:
    struct Editor {
        explicit Editor(std::string_view id);
        void add(Goal::Kind kind);
        QComboBox &box(const char *name);
        void choose(const char *name, const QString &data);
        void chooseAt(const char *name, int index);
        [[nodiscard]] QStringList offered(const char *name);

        Table table;
        GoalEditor goals;
    };
};

namespace {

Goal tallyGoal(std::string what, std::string variant, std::optional<int> least, std::optional<int> most)
{
    Goal goal;
    goal.kind = Goal::Kind::tally;
    goal.seat = Seat{0};
    goal.what = std::move(what);
    goal.variant = std::move(variant);
    goal.atLeast = least;
    goal.atMost = most;
    return goal;
}

/// One of each that can be asked for, of anybody; without limits.
std::vector<Goal> everyGoal(const GoalTerms &terms)
{
    std::vector<Goal> goals;
    const auto add = [&goals](Goal::Kind kind, const std::string &what, const std::string &variant = {}) {
        for (const std::optional<Seat> seat :
             {std::optional(Seat{0}), std::optional(Seat{1}), std::optional(nobody)}) {
            Goal goal;
            goal.kind = kind;
            goal.seat = seat;
            goal.what = what;
            goal.variant = variant;
            goals.push_back(goal);
        }
    };
    add(Goal::Kind::points, {});
    for (const std::string &source : terms.sources)
        add(Goal::Kind::points, source);
    std::erase_if(goals, [](const Goal &goal) { return goal.seat == nobody; });
    for (const std::vector<std::string> &tallies : {terms.seatTallies, terms.tableTallies})
        for (const std::string &tally : tallies)
            if (!terms.standings.contains(tally)) // games have sentences of their own for them
                add(Goal::Kind::tally, tally);
    for (const auto &[piece, kinds] : terms.pieces) {
        add(Goal::Kind::pieces, piece);
        for (const std::string &kind : kinds)
            add(Goal::Kind::pieces, piece, kind);
    }
    for (const auto event :
         {Event::Kind::moved, Event::Kind::placed, Event::Kind::removed, Event::Kind::gained,
          Event::Kind::paid, Event::Kind::points, Event::Kind::revealed, Event::Kind::declined,
          Event::Kind::phaseBegan, Event::Kind::endTriggered}) {
        std::vector<std::string> whats = terms.eventsOf(event);
        whats.emplace_back();
        const std::size_t first = goals.size();
        for (const std::string &what : whats)
            add(Goal::Kind::happened, what);
        for (std::size_t at = first; at < goals.size(); ++at)
            goals[at].event = event;
    }
    return goals;
}

/// With the names of gameTable().
Table namedTable(std::string_view id)
{
    Table table = gameTable(id, 3);
    QStringList names;
    for (const Player &player : table.players)
        names.append(player.name);
    table.words->setPlayerNames(names);
    return table;
}

} // namespace

TestGoals::Editor::Editor(std::string_view id) : table(namedTable(id))
{
    goals.setContext(GoalTerms::of(*table.game, 3, table.game->start(3, 0)), *table.words);
}

void TestGoals::Editor::add(Goal::Kind kind)
{
    for (QAction *action : goals.findChild<QToolButton *>(QStringLiteral("addGoal"))->menu()->actions())
        if (action->data().isValid() && action->data().toInt() == static_cast<int>(kind))
            return action->trigger();
    qFatal("no such kind is offered");
}

QComboBox &TestGoals::Editor::box(const char *name)
{
    return *goals.findChild<QComboBox *>(QLatin1String(name));
}

void TestGoals::Editor::chooseAt(const char *name, int index)
{
    if (index < 0)
        qFatal("%s does not offer it", name);
    box(name).setCurrentIndex(index);
    emit box(name).activated(index);
}

void TestGoals::Editor::choose(const char *name, const QString &data)
{
    chooseAt(name, box(name).findData(data));
}

QStringList TestGoals::Editor::offered(const char *name)
{
    QStringList data;
    for (int index = 0; index < box(name).count(); ++index)
        data.append(box(name).itemData(index).toString());
    return data;
}

void TestGoals::standingsReadAsSentences_data()
{
    QTest::addColumn<QByteArray>("what");
    QTest::addColumn<QByteArray>("variant");
    QTest::addColumn<QList<int>>("limits"); // at least, at most; -1 for none
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("sentence");
    const auto add = [](const char *what, const char *variant, const QList<int> &limits, const char *english,
                        const char *french, const char *hungarian) {
        const char *const texts[]{english, french, hungarian};
        const char *const languages[]{"en", "fr", "hu"};
        for (int at = 0; at < 3; ++at)
            QTest::addRow("%s %s %d-%d in %s", what, variant, limits[0], limits[1], languages[at])
                << QByteArray(what) << QByteArray(variant) << limits << QString::fromLatin1(languages[at])
                << QString::fromUtf8(texts[at]);
    };
    add("ascendingSequence", "", {1, -1}, "The visible workers of Anna form an ascending sequence.",
        "Chez Anna, les travailleurs visibles sont en ordre croissant.",
        "Anna látható munkásai növekvő sort alkotnak.");
    add("ascendingSequence", "", {-1, 0}, "The visible workers of Anna do not form an ascending sequence.",
        "Chez Anna, les travailleurs visibles ne sont pas en ordre croissant.",
        "Anna látható munkásai nem alkotnak növekvő sort.");
    add("ascendingSequence", "", {5, -1},
        "The visible workers of Anna form an ascending sequence. Number of workers: at least 5.",
        "Chez Anna, les travailleurs visibles sont en ordre croissant. Nombre de travailleurs : au moins 5.",
        "Anna látható munkásai növekvő sort alkotnak. A munkások létszáma: legalább 5.");
    add("ascendingSequence", "", {-1, 3},
        "If the visible workers of Anna form an ascending sequence, their number is at most 3.",
        "Chez Anna, si les travailleurs visibles sont en ordre croissant, il y en a au plus 3.",
        "Ha Anna látható munkásai növekvő sort alkotnak, a létszámuk: legfeljebb 3.");
    add("soleMajority", "quarryman", {1, -1},
        "Anna alone has the majority in this worker category: Quarryman.",
        "Anna détient la majorité sans partage dans cette catégorie de travailleurs : Carrier.",
        "Ennél a munkástípusnál egyedül Anna van többségben: Kőfejtő.");
    add("soleMajority", "quarryman", {-1, 0},
        "Anna does not have the majority alone in this worker category: Quarryman.",
        "Anna ne détient pas la majorité sans partage dans cette catégorie de travailleurs : Carrier.",
        "Ennél a munkástípusnál Anna nincs egyedül többségben: Kőfejtő.");
    add("sharedMajority", "coiner", {1, -1}, "Anna shares the majority in this worker category: Coiner.",
        "Anna partage la majorité dans cette catégorie de travailleurs : Monnayeur.",
        "Ennél a munkástípusnál Anna osztozik a többségen: Pénzverő.");
    add("sharedMajority", "coiner", {-1, 0},
        "Anna does not share the majority in this worker category: Coiner.",
        "Anna ne partage pas la majorité dans cette catégorie de travailleurs : Monnayeur.",
        "Ennél a munkástípusnál Anna nem osztozik a többségen: Pénzverő.");
    add("soleMajority", "", {2, -1}, "Worker categories in which Anna alone has the majority: at least 2.",
        "Catégories de travailleurs où Anna détient la majorité sans partage : au moins 2.",
        "Munkástípusok, amelyeknél Anna egyedül van többségben: legalább 2.");
    add("sharedMajority", "", {-1, 1}, "Worker categories in which Anna shares the majority: at most 1.",
        "Catégories de travailleurs où Anna partage la majorité : au plus 1.",
        "Munkástípusok, amelyeknél Anna osztozik a többségen: legfeljebb 1.");
    // What no sentence of its own was written for has the one for whatever is counted.
    add("soleMajority", "quarryman", {2, 5}, "Anna has from 2 to 5 of this: Majority alone (Quarryman).",
        "Anna a de 2 à 5 de ceci : Majorité sans partage (Carrier).",
        "Anna: 2–5 ebből: Egyedüli többség (Kőfejtő).");
}

void TestGoals::standingsReadAsSentences()
{
    QFETCH(QByteArray, what);
    QFETCH(QByteArray, variant);
    QFETCH(QList<int>, limits);
    QFETCH(QString, language);
    QFETCH(QString, sentence);
    QTranslator translator;
    QVERIFY(translator.load(QStringLiteral(WAYSTONE_TRANSLATIONS "/waystone_%1.qm").arg(language)));
    QCoreApplication::installTranslator(&translator);
    const auto limit = [&limits](int at) {
        return limits[at] < 0 ? std::nullopt : std::optional(limits[at]);
    };
    const Table table = namedTable("milestones");
    const QString text =
        goalSentence(tallyGoal(what.toStdString(), variant.toStdString(), limit(0), limit(1)), *table.words);
    QCOMPARE(QString(text).replace(QChar(0xA0), u' ').replace(QChar(0x202F), u' '), sentence);
}

void TestGoals::theEditorOffersMajoritiesByKind()
{
    Editor editor("milestones");
    editor.add(Goal::Kind::tally);
    QVERIFY(editor.offered("goalWhat").contains(QStringLiteral("sharedMajority")));
    editor.choose("goalWhat", QStringLiteral("soleMajority"));
    QVERIFY(!editor.box("goalVariant").isHidden());
    QCOMPARE(editor.offered("goalVariant").size(), 1 + 5);
    QCOMPARE(editor.goals.goal()->variant, std::string());
    editor.choose("goalVariant", QStringLiteral("quarryman"));
    QCOMPARE(editor.goals.goal()->what, std::string("soleMajority"));
    QCOMPARE(editor.goals.goal()->variant, std::string("quarryman"));
    QVERIFY(editor.goals.goal()->seat == Seat{0});
}

void TestGoals::theEditorOffersTheAscendingSequence()
{
    Editor editor("milestones");
    editor.add(Goal::Kind::tally);
    editor.choose("goalWhat", QStringLiteral("ascendingSequence"));
    // There is nothing to choose, but it keeps its place: the rows below stay under the pointer.
    QVERIFY(!editor.box("goalVariant").isHidden());
    QVERIFY(!editor.box("goalVariant").isEnabled());
    QCOMPARE(editor.goals.goal()->what, std::string("ascendingSequence"));
    // It is of a player, not of the table.
    editor.chooseAt("goalSeat", 0);
    QVERIFY(!editor.goals.goal()->seat);
    QVERIFY(!editor.offered("goalWhat").contains(QStringLiteral("ascendingSequence")));
}

void TestGoals::anotherCountForgetsTheKind()
{
    Editor editor("milestones");
    editor.add(Goal::Kind::tally);
    editor.choose("goalWhat", QStringLiteral("sharedMajority"));
    editor.choose("goalVariant", QStringLiteral("coiner"));
    editor.choose("goalWhat", QStringLiteral("stone"));
    QCOMPARE(editor.goals.goal()->variant, std::string());
}

void TestGoals::theEditorOffersCitiesByType()
{
    Editor editor("between-two-cities");
    editor.add(Goal::Kind::points);
    QComboBox &whose = editor.box("goalSeat");
    QCOMPARE(whose.count(), 3 + 3); // players, then cities
    const Place city =
        editor.table.game->breakdown(*editor.table.game->from(editor.table.game->start(3, 0))).back().subject;
    QCOMPARE(whose.itemText(5), editor.table.words->placeName(city));
    editor.chooseAt("goalSeat", 5);
    QVERIFY(editor.goals.goal()->places == std::vector<Place>{city});
    QVERIFY(!editor.goals.goal()->seat);
    QCOMPARE(whose.currentIndex(), 5);
    for (const char *type : {"shop", "factory", "tavern", "office", "park", "house"}) {
        editor.choose("goalWhat", QLatin1String(type));
        QCOMPARE(editor.goals.goal()->what, std::string(type));
        QVERIFY(editor.goals.goal()->places == std::vector<Place>{city});
    }
    // Back to a player, whose points come from elsewhere.
    editor.chooseAt("goalSeat", 0);
    QVERIFY(editor.goals.goal()->places.empty());
    QVERIFY(!editor.offered("goalWhat").contains(QStringLiteral("shop")));
    QCOMPARE(editor.goals.goal()->what, std::string());
}

void TestGoals::aCitysPointsReadAsASentence()
{
    Editor editor("between-two-cities");
    editor.add(Goal::Kind::points);
    editor.chooseAt("goalSeat", 3);
    editor.choose("goalWhat", QStringLiteral("shop"));
    const QString city = editor.table.words->placeName(editor.goals.goal()->places.front());
    const QString text = goalSentence(*editor.goals.goal(), *editor.table.words);
    QVERIFY2(text.startsWith(city), qPrintable(text));
    QVERIFY2(text.contains(editor.table.words->sourceName("shop")), qPrintable(text));
}

void TestGoals::aNewGoalSpeaksOfTheReader()
{
    Editor editor("milestones");
    editor.goals.setContext(GoalTerms::of(*editor.table.game, 3, editor.table.game->start(3, 0)),
                            *editor.table.words, {Seat{1}, true});
    editor.add(Goal::Kind::points);
    QVERIFY(editor.goals.goal()->seat == Seat{1});
    QCOMPARE(goalSentence(*editor.goals.goal(), *editor.table.words, {Seat{1}, true}),
             QStringLiteral("Reach 1 point(s)."));
}

void TestGoals::everyCauseHasAName_data()
{
    QTest::addColumn<QByteArray>("id");
    for (const char *id : {"milestones", "province", "between-two-cities"})
        QTest::newRow(id) << QByteArray(id);
}

void TestGoals::everyCauseHasAName()
{
    QFETCH(QByteArray, id);
    const Table table = namedTable(id.toStdString());
    Goal goal;
    goal.kind = Goal::Kind::happened;
    goal.event = Event::Kind::gained;
    goal.atLeast = 1;
    for (const std::string_view term : table.game->terms()) {
        goal.cause = term;
        const QString sentence = goalSentence(goal, *table.words);
        QVERIFY2(!sentence.contains(QStringLiteral(": .")), std::string(term).c_str());
    }
}

void TestGoals::tasksAddressTheReader_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("task");
    QTest::addColumn<QString>("condition");
    QTest::addColumn<QString>("none");
    QTest::newRow("en") << QStringLiteral("en") << QStringLiteral("Have at least 2 stone.")
                        << QStringLiteral("You have at least 2 stone.") << QStringLiteral("Have no stone.");
    QTest::newRow("fr") << QStringLiteral("fr") << QStringLiteral("Ayez au moins 2 cubes de pierre.")
                        << QStringLiteral("Vous avez au moins 2 cubes de pierre.")
                        << QStringLiteral("N’ayez aucun cube de pierre.");
    QTest::newRow("hu") << QStringLiteral("hu") << QStringLiteral("Legyen nálad legalább 2 kő!")
                        << QStringLiteral("Nálad legalább 2 kő van.")
                        << QStringLiteral("Ne tarts magadnál egyetlen követ sem!");
}

void TestGoals::tasksAddressTheReader()
{
    QFETCH(QString, language);
    QTranslator translator;
    QVERIFY(translator.load(QStringLiteral(WAYSTONE_TRANSLATIONS "/waystone_%1.qm").arg(language)));
    QCoreApplication::installTranslator(&translator);
    const Table table = namedTable("milestones");
    const Goal goal = tallyGoal("stone", "", 2, std::nullopt);
    QTEST(goalSentence(goal, *table.words, {Seat{0}, true}), "task");
    QTEST(goalSentence(goal, *table.words, {Seat{0}, false}), "condition");
    QTEST(goalSentence(tallyGoal("stone", "", std::nullopt, 0), *table.words, {Seat{0}, true}), "none");
    QVERIFY(goalSentence(goal, *table.words, {Seat{1}, true}).startsWith(QStringLiteral("Anna")));
}

void TestGoals::theEditorOffersStretchesOfPlay()
{
    Editor milestones("milestones");
    milestones.add(Goal::Kind::during);
    QCOMPARE(milestones.goals.goal()->what, std::string("turn"));
    QCOMPARE(milestones.offered("goalStretch"),
             QStringList({QStringLiteral("turn"), QStringLiteral("visit")}));
    milestones.choose("goalStretch", QStringLiteral("visit"));
    QCOMPARE(milestones.goals.goal()->what, std::string("visit"));
    QCOMPARE(milestones.goals.goal()->parts.size(), std::size_t{1});
    // What is added then has to be done in the same stretch.
    milestones.add(Goal::Kind::over);
    QVERIFY(milestones.goals.goal()->kind == Goal::Kind::during);
    QCOMPARE(milestones.goals.goal()->parts.front().parts.size(), std::size_t{2});
    Editor cities("between-two-cities");
    cities.add(Goal::Kind::during);
    QCOMPARE(cities.offered("goalStretch"), QStringList(QStringLiteral("turn")));
}

void TestGoals::theEditorAsksWhereSomethingHappens()
{
    Editor editor("milestones");
    editor.add(Goal::Kind::happened);
    const auto picker = [&editor](const char *name) {
        return editor.goals.findChild<QPushButton *>(QLatin1String(name));
    };
    const std::vector<Place> places = editor.table.game->places(3);
    picker("goalFrom")->setChecked(true);
    QVERIFY(editor.goals.isPickingPlaces());
    editor.goals.togglePlace(places[3]);
    QVERIFY(editor.goals.goal()->from == std::vector{places[3]});
    // Clicks go to one list at a time.
    picker("goalTouching")->setChecked(true);
    QVERIFY(!picker("goalFrom")->isChecked());
    QVERIFY(editor.goals.places().empty());
    editor.goals.togglePlace(places[5]);
    picker("goalPlaces")->setChecked(true);
    editor.goals.togglePlace(places[7]);
    editor.goals.togglePlace(places[8]);
    editor.goals.togglePlace(places[7]);
    QVERIFY(editor.goals.goal()->from == std::vector{places[3]});
    QVERIFY(editor.goals.goal()->touching == std::vector{places[5]});
    QVERIFY(editor.goals.goal()->places == std::vector{places[8]});
    const QString sentence = goalSentence(*editor.goals.goal(), *editor.table.words);
    for (const int place : {3, 5, 8})
        QVERIFY2(sentence.contains(editor.table.words->placeName(places[place])), qPrintable(sentence));
    // Nothing touches anything in Province.
    Editor province("province");
    province.add(Goal::Kind::pieces);
    QVERIFY(
        province.goals.findChild<QPushButton *>(QStringLiteral("goalTouching"))->parentWidget()->isHidden());
}

/// Whoever goes through a goal and chooses everywhere what is chosen changes nothing.
void TestGoals::theEditorWritesWhatItShows()
{
    const LessonLibrary library(games(), {});
    int chosen = 0;
    for (const LibraryItem &item : library.items()) {
        const Result<QByteArray> text = fileContent(item.path);
        QVERIFY(text);
        const auto loaded = readLesson({text->constData(), static_cast<std::size_t>(text->size())}, games());
        QVERIFY(loaded);
        const Lesson &lesson = loaded->lesson;
        const LessonPlan plan(lesson);
        const auto words = gameFace(lesson.game->id())->words(lesson.game);
        const int seats = static_cast<int>(lesson.players.size());
        GoalEditor editor;
        for (std::size_t at = 0; at < lesson.steps.size(); ++at) {
            const LessonStep &step = lesson.steps[at];
            if (!step.goal)
                continue;
            editor.setContext(GoalTerms::of(*lesson.game, seats, plan.steps()[at].setup), *words,
                              {step.seat, true});
            editor.setGoal(step.goal);
            auto *tree = editor.findChild<QTreeWidget *>();
            const int nodes =
                static_cast<int>(tree->findItems(QString(), Qt::MatchContains | Qt::MatchRecursive).size());
            for (int node = 0; node < nodes; ++node) {
                const auto select = [&] {
                    tree->setCurrentItem(
                        tree->findItems(QString(), Qt::MatchContains | Qt::MatchRecursive)[node]);
                };
                select();
                for (QComboBox *box : editor.findChildren<QComboBox *>()) {
                    if (box->isHidden() || box->currentIndex() < 0)
                        continue;
                    emit box->activated(box->currentIndex());
                    select();
                    ++chosen;
                    QVERIFY2(editor.goal() == step.goal,
                             qPrintable(item.id + u' ' + QString::fromStdString(step.id) + u' ' +
                                        box->objectName()));
                }
            }
        }
    }
    QVERIFY(chosen > 500);
}

void TestGoals::whereAndWhenReadAsSentences_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<QStringList>("lines");
    QTest::newRow("en") << QStringLiteral("en")
                        << QStringList{QStringLiteral("Place at least 1 street piece. Starting at: Corner b3 "
                                                      "(number 2)."),
                                       QStringLiteral("Do not cover any worker."),
                                       QStringLiteral("Do it this turn.")};
    QTest::newRow("fr") << QStringLiteral("fr")
                        << QStringList{
                               QStringLiteral("Placez au moins 1 pièce de rue. Point de départ : Sommet b3 "
                                              "(chiffre 2)."),
                               QStringLiteral("Ne couvrez aucun travailleur."),
                               QStringLiteral("Faites-le pendant ce tour.")};
    QTest::newRow("hu") << QStringLiteral("hu")
                        << QStringList{
                               QStringLiteral("Tegyél le legalább 1 útelemet! Kiindulópont: b3 jelű csúcs "
                                              "(szám: 2)."),
                               QStringLiteral("Ne takarj le egyetlen munkást sem!"),
                               QStringLiteral("Még ebben a körben!")};
}

void TestGoals::whereAndWhenReadAsSentences()
{
    QFETCH(QString, language);
    QTranslator translator;
    QVERIFY(translator.load(QStringLiteral(WAYSTONE_TRANSLATIONS "/waystone_%1.qm").arg(language)));
    QCoreApplication::installTranslator(&translator);
    const Table table = namedTable("milestones");
    const std::vector<Place> places = table.game->places(3);
    const auto corner =
        std::ranges::find_if(places, [&table](Place place) { return table.game->placeName(place) == "b3"; });
    Goal street = tallyGoal("street", "", 1, std::nullopt);
    street.kind = Goal::Kind::happened;
    street.event = Event::Kind::placed;
    street.from = {*corner};
    Goal nothing = tallyGoal("", "", std::nullopt, 0);
    nothing.kind = Goal::Kind::happened;
    nothing.event = Event::Kind::removed;
    Goal both;
    both.parts = {street, nothing};
    Goal goal;
    goal.kind = Goal::Kind::during;
    goal.what = "turn";
    goal.parts = {both};
    QStringList told = goalLines(goal, *table.words, {Seat{0}, true});
    for (QString &line : told)
        line.replace(QChar(0xA0), u' ').replace(QChar(0x202F), u' ');
    QTEST(told, "lines");
}

void TestGoals::placesFollowTheSentence_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<QStringList>("sentences");
    QTest::newRow("en") << QStringLiteral("en")
                        << QStringList{QStringLiteral("Move at least 1 green worker. From: Upper zone "
                                                      "(labor). To: Lower right zone (coins) or Lower left "
                                                      "zone (labor)."),
                                       QStringLiteral("Build the Bank."),
                                       QStringLiteral("Borrow this structure: Mill."),
                                       QStringLiteral("Gain at least 2 coins by grinding."),
                                       QStringLiteral("Score at least 2 points in this category: Goals.")};
    QTest::newRow("fr") << QStringLiteral("fr")
                        << QStringList{QStringLiteral("Déplacez au moins 1 ouvrier vert. Depuis : Zone "
                                                      "supérieure (ouvrage). Vers : Zone inférieure droite "
                                                      "(revenu) ou Zone inférieure gauche (ouvrage)."),
                                       QStringLiteral("Construisez la Banque."),
                                       QStringLiteral("Empruntez ce bâtiment : Moulin."),
                                       QStringLiteral("Recevez au moins 2 pièces par des corvées."),
                                       QStringLiteral("Marquez au moins 2 points dans cette catégorie : "
                                                      "Objectifs.")};
    QTest::newRow("hu") << QStringLiteral("hu")
                        << QStringList{
                               QStringLiteral("Mozgass legalább 1 zöld munkást! Honnan: Felső zóna "
                                              "(munkapont). Hová: Jobb alsó zóna (érme) vagy Bal alsó "
                                              "zóna (munkapont)."),
                               QStringLiteral("Építsd meg a Bankot!"),
                               QStringLiteral("Vedd kölcsön ezt az épületet: Malom."),
                               QStringLiteral("Szerezz legalább 2 érmét napszámmal!"),
                               QStringLiteral("Szerezz legalább 2 pontot ebben a kategóriában: "
                                              "Célok.")};
}

void TestGoals::placesFollowTheSentence()
{
    QFETCH(QString, language);
    QTranslator translator;
    QVERIFY(translator.load(QStringLiteral(WAYSTONE_TRANSLATIONS "/waystone_%1.qm").arg(language)));
    QCoreApplication::installTranslator(&translator);
    const Table table = namedTable("province");
    const auto place = [&table](std::string_view name) {
        const std::vector<Place> all = table.game->places(2);
        return *std::ranges::find_if(all, [&](Place each) { return table.game->placeName(each) == name; });
    };
    const auto deed = [](Event::Kind event, std::string what, std::string cause, int least) {
        Goal goal = tallyGoal(std::move(what), "", least, std::nullopt);
        goal.kind = Goal::Kind::happened;
        goal.event = event;
        goal.cause = std::move(cause);
        return goal;
    };
    Goal move = deed(Event::Kind::moved, "green", "", 1);
    move.from = {place("zone.upper")};
    move.places = {place("zone.right"), place("zone.left")};
    Goal build = tallyGoal("structureToken", "bank", 1, std::nullopt);
    build.kind = Goal::Kind::pieces;
    QStringList told;
    for (const Goal &goal :
         {move, build, deed(Event::Kind::moved, "lenderCoin", "mill", 1),
          deed(Event::Kind::gained, "coin", "grind", 2), deed(Event::Kind::points, "", "goals", 2)})
        told.append(goalSentence(goal, *table.words, {Seat{0}, true}).replace(QChar(0xA0), u' '));
    QTEST(told, "sentences");
}

void TestGoals::everyGoalOfTheLessonsReadsWell_data()
{
    tasksAddressTheReader_data();
}

/// Where nothing is asked for there is no number, and a number that is asked for is told.
void TestGoals::noneIsDeniedInEveryKindOfGoal()
{
    QFETCH(QString, language);
    QTranslator translator;
    QVERIFY(translator.load(QStringLiteral(WAYSTONE_TRANSLATIONS "/waystone_%1.qm").arg(language)));
    QCoreApplication::installTranslator(&translator);
    static const QRegularExpression number(QStringLiteral("\\b\\d+\\b"));
    static const QRegularExpression glued(QStringLiteral(": *[.!]|%|  \\S"));
    int told = 0;
    for (const GameKind &kind : games().kinds()) {
        const Table table = namedTable(kind.id);
        const int seats = std::clamp(3, kind.minSeats, kind.maxSeats);
        const GoalTerms terms = GoalTerms::of(*table.game, seats, table.game->start(seats, 0));
        for (Goal goal : everyGoal(terms))
            for (const bool isTask : {true, false}) {
                const GoalVoice voice{Seat{0}, isTask};
                goal.atLeast = std::nullopt;
                goal.atMost = 0;
                const QString none = goalSentence(goal, *table.words, voice);
                QVERIFY2(!none.isEmpty() && !number.match(none).hasMatch() && !glued.match(none).hasMatch(),
                         qPrintable(none));
                goal.atMost = std::nullopt;
                for (const int least : {1, 2, 5}) {
                    goal.atLeast = least;
                    const QString some = goalSentence(goal, *table.words, voice);
                    QVERIFY2(some != none && !glued.match(some).hasMatch(), qPrintable(some));
                    QVERIFY2(least == 1 || goal.event == Event::Kind::endTriggered ||
                                 (goal.event == Event::Kind::phaseBegan && !goal.what.empty()) ||
                                 some.contains(QString::number(least)),
                             qPrintable(some));
                    ++told;
                }
            }
    }
    QVERIFY(told > 1000);
}

void TestGoals::everyGoalOfTheLessonsReadsWell()
{
    QFETCH(QString, language);
    QTranslator translator;
    QVERIFY(translator.load(QStringLiteral(WAYSTONE_TRANSLATIONS "/waystone_%1.qm").arg(language)));
    QCoreApplication::installTranslator(&translator);
    const LessonLibrary library(games(), {});
    static const QRegularExpression glued(
        QStringLiteral(": *\\.|%|\\(\\)|  \\S| 0 of|at most 0|au plus 0|legfeljebb 0"));
    int goals = 0;
    for (const LibraryItem &item : library.items()) {
        const Result<QByteArray> text = fileContent(item.path);
        QVERIFY(text);
        const auto loaded = readLesson({text->constData(), static_cast<std::size_t>(text->size())}, games());
        QVERIFY(loaded);
        const Lesson &lesson = loaded->lesson;
        const auto words = gameFace(lesson.game->id())->words(lesson.game);
        const auto read = [&](const Goal &goal, GoalVoice voice) {
            for (const QString &line : goalLines(goal, *words, voice)) {
                QVERIFY2(!line.trimmed().contains(glued), qPrintable(item.id + u' ' + line));
                QVERIFY2(QStringLiteral(".!:").contains(line.back()), qPrintable(line));
                ++goals;
                if (qEnvironmentVariableIsSet("SHOWGOALS"))
                    fprintf(stderr, "%s: %s\n", qPrintable(item.id), qPrintable(line));
            }
        };
        for (const LessonStep &step : lesson.steps) {
            if (step.goal)
                read(*step.goal, {step.seat, true});
            for (const Mistake &mistake : step.mistakes)
                read(mistake.when, {step.seat, false});
        }
    }
    QVERIFY(goals > 200);
}

void TestGoals::theStartsAskInSentences_data()
{
    tasksAddressTheReader_data();
}

/// What beginners read first is what somebody would say: nothing is listed behind a colon.
void TestGoals::theStartsAskInSentences()
{
    QFETCH(QString, language);
    QTranslator translator;
    QVERIFY(translator.load(QStringLiteral(WAYSTONE_TRANSLATIONS "/waystone_%1.qm").arg(language)));
    QCoreApplication::installTranslator(&translator);
    const LessonLibrary library(games(), {});
    int goals = 0;
    for (const LibraryItem &item : library.items()) {
        const Result<QByteArray> text = fileContent(item.path);
        QVERIFY(text);
        const auto loaded = readLesson({text->constData(), static_cast<std::size_t>(text->size())}, games());
        QVERIFY(loaded);
        const Lesson &lesson = loaded->lesson;
        if (lesson.kind != Lesson::Kind::start)
            continue;
        const auto words = gameFace(lesson.game->id())->words(lesson.game);
        QStringList names;
        for (const RecordPlayer &player : lesson.players)
            names.append(QString::fromStdString(player.name));
        words->setPlayerNames(names);
        for (const LessonStep &step : lesson.steps) {
            if (!step.goal)
                continue;
            for (const QString &line : goalLines(*step.goal, *words, {step.seat, true})) {
                QVERIFY2(!line.contains(u':'), qPrintable(line));
                ++goals;
            }
        }
    }
    QVERIFY(goals >= 30);
}

QTEST_MAIN(TestGoals)
#include "tst_goals.moc"
