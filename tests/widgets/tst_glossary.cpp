#include "games.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QTest>

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

private:
    QJsonArray terms_;
};

namespace {

const QStringList languages{QStringLiteral("en"), QStringLiteral("fr"), QStringLiteral("hu")};

/// Lower case, with one kind of space, apostrophe and hyphen, and words that a line end had parted put together.
QString plain(QString text)
{
    text.replace(QChar(0x2019), QLatin1Char('\''));
    text.replace(QRegularExpression(QStringLiteral("(\\w)-\\s*\\n\\s*(\\w)")), QStringLiteral("\\1\\2"));
    text.replace(QRegularExpression(QStringLiteral("[\\s\u00A0\u202F]+")), QStringLiteral(" "));
    return text.normalized(QString::NormalizationForm_C).toLower();
}

QString rulebook(const QString &game, const QString &language)
{
    return QDir(QStringLiteral(WAYSTONE_ROOT_DIR))
        .filePath(QStringLiteral("../shared/rules/rulebooks/%1.%2.txt").arg(game, language));
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
    QFile file(rulebook(game, language));
    if (!file.open(QIODevice::ReadOnly))
        QSKIP("The rulebook is not here (shared/rules/rulebooks).");
    const QString book = plain(QString::fromUtf8(file.readAll()));
    QStringList missing;
    int found = 0;
    for (const QJsonValue value : std::as_const(terms_)) {
        const QJsonObject entry = value.toObject();
        const QJsonObject term = entry.value(language).toObject();
        if (entry.value(QStringLiteral("game")) != game || !term.value(QStringLiteral("inBook")).toBool())
            continue;
        const QStringList all = forms(term);
        const bool stands = std::any_of(all.begin(), all.end(),
                                        [&book](const QString &form) { return book.contains(plain(form)); });
        if (stands)
            ++found;
        else
            missing.append(all.first());
    }
    QVERIFY2(missing.isEmpty(), qPrintable(missing.join(QStringLiteral("; "))));
    QVERIFY(found > 20);
}

QTEST_GUILESS_MAIN(TestGlossary)
#include "tst_glossary.moc"
