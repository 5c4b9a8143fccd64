#include "settings/settings.h"

#include "bots/bots.h"
#include "core/seat.h"
#include "protocol/program_name.h"

#include <QSettings>
#include <QStandardPaths>

#include <algorithm>

namespace waystone {

namespace {

/// Raised when docks or toolbars change so much that an old window state no longer fits.
constexpr int windowVersion = 1;

QString gameKey(const QString &game, const QString &key)
{
    return QStringLiteral("games/%1/%2").arg(game, key);
}

} // namespace

Settings::Settings() : store_(std::make_unique<QSettings>()) {}

Settings::Settings(const QString &file) : store_(std::make_unique<QSettings>(file, QSettings::IniFormat)) {}

Settings::~Settings() = default;

QString Settings::language() const
{
    return store_->value(QStringLiteral("language")).toString();
}

void Settings::setLanguage(const QString &code)
{
    store_->setValue(QStringLiteral("language"), code);
}

QString Settings::secondLanguage() const
{
    return store_->value(QStringLiteral("secondLanguage")).toString();
}

void Settings::setSecondLanguage(const QString &code)
{
    store_->setValue(QStringLiteral("secondLanguage"), code);
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
    const int value = store_->value(key).toInt(&isNumber);
    return isNumber && value >= 0 && value < count ? value : fallback;
}

void Settings::setChoice(const QString &key, int value)
{
    store_->setValue(key, value);
}

std::vector<Player> Settings::players() const
{
    std::vector<Player> players;
    const int size = store_->beginReadArray(QStringLiteral("players"));
    for (int index = 0; index < size && index < maxSeats; ++index) {
        store_->setArrayIndex(index);
        const int colour = store_->value(QStringLiteral("colour")).toInt();
        const std::string bot = store_->value(QStringLiteral("bot")).toString().toStdString();
        players.push_back({store_->value(QStringLiteral("name")).toString(),
                           colour >= 0 && colour < playerColours ? colour : index,
                           std::ranges::count(botIds(), bot) > 0 || commandOf(bot) ? bot : std::string()});
    }
    store_->endArray();
    return players;
}

void Settings::setPlayers(const std::vector<Player> &players)
{
    // Whoever is not at the table today keeps name and colour for the next larger game.
    std::vector<Player> all = players;
    const std::vector<Player> before = this->players();
    for (std::size_t index = all.size(); index < before.size(); ++index)
        all.push_back(before[index]);

    store_->beginWriteArray(QStringLiteral("players"), static_cast<int>(all.size()));
    for (std::size_t index = 0; index < all.size(); ++index) {
        store_->setArrayIndex(static_cast<int>(index));
        store_->setValue(QStringLiteral("name"), all[index].name);
        store_->setValue(QStringLiteral("colour"), all[index].colour);
        store_->setValue(QStringLiteral("bot"), QString::fromStdString(all[index].bot));
    }
    store_->endArray();
}

QString Settings::gameValue(const QString &game, const QString &key) const
{
    return store_->value(gameKey(game, key)).toString();
}

void Settings::setGameValue(const QString &game, const QString &key, const QString &value)
{
    store_->setValue(gameKey(game, key), value);
}

QStringList Settings::knownRules() const
{
    return store_->value(QStringLiteral("knownRules")).toStringList();
}

void Settings::setKnownRules(const QStringList &rules)
{
    store_->setValue(QStringLiteral("knownRules"), rules);
}

QString Settings::folder() const
{
    const QString documents = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    return store_->value(QStringLiteral("folder"), documents).toString();
}

void Settings::setFolder(const QString &folder)
{
    store_->setValue(QStringLiteral("folder"), folder);
}

QString Settings::editorFile() const
{
    return store_->value(QStringLiteral("editor/file")).toString();
}

void Settings::setEditorFile(const QString &path)
{
    store_->setValue(QStringLiteral("editor/file"), path);
}

QByteArray Settings::windowGeometry() const
{
    return store_->value(QStringLiteral("window/geometry")).toByteArray();
}

QByteArray Settings::windowState() const
{
    if (store_->value(QStringLiteral("window/version")).toInt() != windowVersion)
        return {};
    return store_->value(QStringLiteral("window/state")).toByteArray();
}

void Settings::setWindow(const QByteArray &geometry, const QByteArray &state)
{
    store_->setValue(QStringLiteral("window/geometry"), geometry);
    store_->setValue(QStringLiteral("window/state"), state);
    store_->setValue(QStringLiteral("window/version"), windowVersion);
}

} // namespace waystone
