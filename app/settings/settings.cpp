#include "settings/settings.h"

#include "bots/bots.h"
#include "core/seat.h"
#include "protocol/program_name.h"

#include <QSettings>
#include <QStandardPaths>

#include <algorithm>

namespace waystone {

namespace {

const QString keysGroup = QStringLiteral("keys");

QString gameKey(const QString &game, const QString &key)
{
    return QStringLiteral("games/%1/%2").arg(game, key);
}

} // namespace

QString Settings::language() const
{
    return file_.store().value(QStringLiteral("language")).toString();
}

void Settings::setLanguage(const QString &code)
{
    file_.set(QStringLiteral("language"), code);
}

QString Settings::secondLanguage() const
{
    return file_.store().value(QStringLiteral("secondLanguage")).toString();
}

void Settings::setSecondLanguage(const QString &code)
{
    file_.set(QStringLiteral("secondLanguage"), code);
}

ThemeChoice Settings::theme() const
{
    return static_cast<ThemeChoice>(choice(QStringLiteral("theme"), 4, 0));
}

void Settings::setTheme(ThemeChoice theme)
{
    setChoice(QStringLiteral("theme"), static_cast<int>(theme));
}

int Settings::choice(const QString &key, int count, int fallback) const
{
    bool isNumber = false;
    const int value = file_.store().value(key).toInt(&isNumber);
    return isNumber && value >= 0 && value < count ? value : fallback;
}

void Settings::setChoice(const QString &key, int value)
{
    file_.set(key, value);
}

std::vector<Player> Settings::players() const
{
    std::vector<Player> players;
    QSettings &store = file_.store();
    const int size = store.beginReadArray(QStringLiteral("players"));
    for (int index = 0; index < size && index < maxSeats; ++index) {
        store.setArrayIndex(index);
        const int colour = store.value(QStringLiteral("colour")).toInt();
        const std::string bot = store.value(QStringLiteral("bot")).toString().toStdString();
        players.push_back({store.value(QStringLiteral("name")).toString(),
                           colour >= 0 && colour < playerColours ? colour : index,
                           std::ranges::count(botIds(), bot) > 0 || commandOf(bot) ? bot : std::string()});
    }
    store.endArray();
    return players;
}

void Settings::setPlayers(const std::vector<Player> &players)
{
    // Whoever is not at the table today keeps name and colour for the next larger game.
    std::vector<Player> all = players;
    const std::vector<Player> before = this->players();
    for (std::size_t index = all.size(); index < before.size(); ++index)
        all.push_back(before[index]);

    QSettings &store = file_.store();
    store.beginWriteArray(QStringLiteral("players"), static_cast<int>(all.size()));
    for (std::size_t index = 0; index < all.size(); ++index) {
        store.setArrayIndex(static_cast<int>(index));
        store.setValue(QStringLiteral("name"), all[index].name);
        store.setValue(QStringLiteral("colour"), all[index].colour);
        store.setValue(QStringLiteral("bot"), QString::fromStdString(all[index].bot));
    }
    store.endArray();
    file_.changed();
}

QString Settings::gameValue(const QString &game, const QString &key) const
{
    return file_.store().value(gameKey(game, key)).toString();
}

void Settings::setGameValue(const QString &game, const QString &key, const QString &value)
{
    file_.set(gameKey(game, key), value);
}

QStringList Settings::knownRules() const
{
    return file_.store().value(QStringLiteral("knownRules")).toStringList();
}

void Settings::setKnownRules(const QStringList &rules)
{
    file_.set(QStringLiteral("knownRules"), rules);
}

QMap<QString, QStringList> Settings::chosenKeys() const
{
    QMap<QString, QStringList> keys;
    QSettings &store = file_.store();
    store.beginGroup(keysGroup);
    for (const QString &command : store.allKeys())
        keys[command] = store.value(command).toStringList();
    store.endGroup();
    return keys;
}

void Settings::setChosenKeys(const QMap<QString, QStringList> &keys)
{
    QSettings &store = file_.store();
    store.remove(keysGroup);
    for (auto one = keys.begin(); one != keys.end(); ++one)
        store.setValue(keysGroup + QLatin1Char('/') + one.key(), one.value());
    file_.changed();
}

QString Settings::folder() const
{
    const QString documents = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    return file_.store().value(QStringLiteral("folder"), documents).toString();
}

void Settings::setFolder(const QString &folder)
{
    file_.set(QStringLiteral("folder"), folder);
}

QString Settings::editorFile() const
{
    return file_.store().value(QStringLiteral("editor/file")).toString();
}

void Settings::setEditorFile(const QString &path)
{
    file_.set(QStringLiteral("editor/file"), path);
}

QByteArray Settings::windowGeometry() const
{
    return file_.store().value(QStringLiteral("window/geometry")).toByteArray();
}

QByteArray Settings::dockState() const
{
    return file_.store().value(QStringLiteral("window/dock")).toByteArray();
}

void Settings::setDockState(const QByteArray &state)
{
    file_.set(QStringLiteral("window/dock"), state);
}

void Settings::setWindowGeometry(const QByteArray &geometry)
{
    file_.set(QStringLiteral("window/geometry"), geometry);
}

} // namespace waystone
