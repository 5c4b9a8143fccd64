#include "games.h"
#include "support/term_use.h"
#include "test_paths.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>
#include <QXmlStreamReader>

#include <array>
#include <map>
#include <optional>

using namespace waystone;

/// The glossary is the source of the words of interface, rules and lessons: it has to be whole, and what it says is in
/// a rulebook has to be there.
class TestGlossary : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void everyTermIsWhole();
    void whatIsInABookStandsThere_data();
    void whatIsInABookStandsThere();
    void theBoardsSpeakOfTheSameThingsInEveryLanguage();

private:
    QJsonArray terms_;
};

namespace {

const QStringList languages{QStringLiteral("en"), QStringLiteral("fr"), QStringLiteral("hu")};

/// Of the terms that the glossary says are in the book of a game and language, those that are (tests/rulebook_data.py
/// looks them up). Nothing if there is no such book.
std::optional<QSet<QString>> termsInBook(const QString &game, const QString &language)
{
    QFile file(QStringLiteral(WAYSTONE_TESTS_DIR "/data/rulebooks/books.json"));
    if (!file.open(QIODevice::ReadOnly))
        qFatal("%s is not there", qPrintable(file.fileName()));
    const QJsonObject books =
        QJsonDocument::fromJson(file.readAll()).object().value(QStringLiteral("books")).toObject();
    const auto book = books.find(game + QLatin1Char('.') + language);
    if (book == books.end())
        return std::nullopt;
    QSet<QString> terms;
    for (const QJsonValue term : book->toObject().value(QStringLiteral("terms")).toArray())
        terms.insert(term.toString());
    return terms;
}

QStringList forms(const QJsonObject &term)
{
    QStringList forms{term.value(QStringLiteral("term")).toString()};
    for (const auto *key : {"plural", "accusative"})
        if (term.contains(QLatin1String(key)))
            forms.append(term.value(QLatin1String(key)).toString());
    for (const QJsonValue form : term.value(QStringLiteral("bookForms")).toArray())
        forms.append(form.toString());
    return forms;
}

/// A text that is translated: its context, its source, its comment.
using TextKey = std::array<QString, 3>;

/// The texts of a file of translations; of plural forms the last one.
std::map<TextKey, QString> translations(const QString &language)
{
    QFile file(QStringLiteral(WAYSTONE_ROOT_DIR "/translations/waystone_%1.ts").arg(language));
    if (!file.open(QIODevice::ReadOnly))
        return {};
    std::map<TextKey, QString> texts;
    TextKey key;
    QString text;
    for (QXmlStreamReader xml(&file); !xml.atEnd(); xml.readNext()) {
        const QStringView name = xml.name();
        if (xml.isEndElement() && name == QLatin1String("message"))
            texts[key] = text.trimmed();
        if (xml.isStartElement() && name == QLatin1String("message"))
            key[2].clear();
        if (xml.isStartElement() && name == QLatin1String("name"))
            key[0] = xml.readElementText();
        else if (xml.isStartElement() && name == QLatin1String("source"))
            key[1] = xml.readElementText();
        else if (xml.isStartElement() && name == QLatin1String("comment"))
            key[2] = xml.readElementText();
        else if (xml.isStartElement() &&
                 (name == QLatin1String("translation") || name == QLatin1String("numerusform")))
            text.clear();
        else if (xml.isCharacters() && !xml.isWhitespace())
            text += xml.text();
    }
    return texts;
}

/// Of tests/engine/rules/term_exceptions.json: "language term where".
QStringList exceptions()
{
    QFile file(QStringLiteral(WAYSTONE_TESTS_DIR "/engine/rules/term_exceptions.json"));
    QStringList all;
    if (!file.open(QIODevice::ReadOnly))
        return all;
    for (const QJsonValue group :
         QJsonDocument::fromJson(file.readAll()).object()[QStringLiteral("exceptions")].toArray())
        for (const QJsonValue text : group[QStringLiteral("texts")].toArray())
            if (text[0].toString().startsWith(QLatin1String("translations/")))
                all.append(QStringList{text[1].toString(), text[2].toString(), text[0].toString()}.join(
                    QLatin1Char(' ')));
    return all;
}

/// The contexts in which a game speaks.
const std::map<QString, std::string> contexts{{QStringLiteral("MilestonesWords"), "milestones"},
                                              {QStringLiteral("ProvinceWords"), "province"},
                                              {QStringLiteral("TwoCitiesWords"), "between-two-cities"},
                                              {QStringLiteral("TwoCitiesLayout"), "between-two-cities"}};

} // namespace

void TestGlossary::initTestCase()
{
    QFile file(QStringLiteral(WAYSTONE_ROOT_DIR "/resources/glossary.json"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    terms_ = QJsonDocument::fromJson(file.readAll()).object().value(QStringLiteral("terms")).toArray();
    QVERIFY(terms_.size() > 300);
}

void TestGlossary::everyTermIsWhole()
{
    QStringList known{QStringLiteral("common")};
    for (const GameKind &kind : games().kinds())
        known.append(QString::fromUtf8(kind.id.data(), static_cast<qsizetype>(kind.id.size())));
    QSet<QString> ids;
    QSet<QString> games;
    for (const QJsonValue value : std::as_const(terms_)) {
        const QJsonObject term = value.toObject();
        const QString id = term.value(QStringLiteral("id")).toString();
        const QString game = term.value(QStringLiteral("game")).toString();
        QVERIFY2(!ids.contains(id), qPrintable(id));
        QVERIFY2(id.startsWith(game + QLatin1Char('.')), qPrintable(id));
        for (const QString &language : languages)
            QVERIFY2(
                !term.value(language).toObject().value(QStringLiteral("term")).toString().trimmed().isEmpty(),
                qPrintable(id + QLatin1Char(' ') + language));
        ids.insert(id);
        games.insert(game);
    }
    for (const QString &game : std::as_const(known))
        QVERIFY2(games.contains(game), qPrintable(game));
}

void TestGlossary::whatIsInABookStandsThere_data()
{
    QTest::addColumn<QString>("game");
    QTest::addColumn<QString>("language");
    for (const GameKind &kind : games().kinds()) {
        const QString game = QString::fromUtf8(kind.id.data(), static_cast<qsizetype>(kind.id.size()));
        for (const QString &language : languages)
            QTest::addRow("%s in %s", qPrintable(game), qPrintable(language)) << game << language;
    }
}

void TestGlossary::whatIsInABookStandsThere()
{
    QFETCH(QString, game);
    QFETCH(QString, language);
    const std::optional<QSet<QString>> book = termsInBook(game, language);
    QStringList missing;
    int found = 0;
    for (const QJsonValue value : std::as_const(terms_)) {
        const QJsonObject entry = value.toObject();
        const QJsonObject term = entry.value(language).toObject();
        if (entry.value(QStringLiteral("game")) != game || !term.value(QStringLiteral("inBook")).toBool())
            continue;
        const QStringList all = forms(term);
        const bool stands = book && std::any_of(all.begin(), all.end(),
                                                [&](const QString &form) { return book->contains(form); });
        if (stands)
            ++found;
        else
            missing.append(all.first());
    }
    QVERIFY2(missing.isEmpty(), qPrintable(missing.join(QStringLiteral("; "))));
    QVERIFY(!book || found > 20);
}

void TestGlossary::theBoardsSpeakOfTheSameThingsInEveryLanguage()
{
    QFile file(QStringLiteral(WAYSTONE_ROOT_DIR "/resources/glossary.json"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    const Result<std::vector<GlossaryTerm>> glossary = readGlossary(file.readAll().toStdString());
    QVERIFY(glossary);
    const auto english = translations(QStringLiteral("en"));
    const auto hungarian = translations(QStringLiteral("hu"));
    const QStringList allowed = exceptions();
    QSet<QString> used;
    QStringList findings;
    int checks = 0;
    for (const auto &[key, french] : translations(QStringLiteral("fr"))) {
        const auto game = contexts.find(key[0]);
        const auto other = hungarian.find(key);
        if (game == contexts.end() || other == hungarian.end())
            continue;
        // Only plural forms have an English translation: all else is the source.
        const auto own = english.find(key);
        const bool isOwn = own != english.end() && !own->second.isEmpty();
        const test::ParallelText text{(isOwn ? own->second : key[1]).toStdString(), french.toStdString(),
                                      other->second.toStdString()};
        const test::TermUse use(*glossary, game->second);
        for (const test::TermFinding &finding : use.missing(text)) {
            const QString where = QStringLiteral("%1 %2 translations/%3/%4")
                                      .arg(QString::fromStdString(finding.language),
                                           QString::fromStdString(finding.term), key[0], key[1]);
            used.insert(where);
            if (!allowed.contains(where))
                findings.append(where);
        }
        for (const test::TermFinding &finding : use.avoided(text))
            findings.append(QStringLiteral("avoid %1: %2").arg(QString::fromStdString(finding.word), key[1]));
        checks += use.checks();
    }
    QVERIFY2(findings.isEmpty(), qPrintable(findings.join(QLatin1Char('\n'))));
    QVERIFY(checks > 3000);
    for (const QString &exception : allowed)
        QVERIFY2(used.contains(exception), qPrintable(QStringLiteral("no exception any more: ") + exception));
}

QTEST_GUILESS_MAIN(TestGlossary)
#include "tst_glossary.moc"
