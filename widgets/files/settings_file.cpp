#include "files/settings_file.h"

#include <QSaveFile>
#include <QSettings>

namespace waystone {

SettingsFile::SettingsFile() : store_(std::make_unique<QSettings>()) {}

SettingsFile::SettingsFile(const QString &path)
    : store_(std::make_unique<QSettings>(path, QSettings::IniFormat))
{}

SettingsFile::~SettingsFile() = default;

QString SettingsFile::path() const
{
    return store_->fileName();
}

void SettingsFile::set(const QString &key, const QVariant &value)
{
    store_->setValue(key, value);
    changed();
}

void SettingsFile::remove(const QString &key)
{
    store_->remove(key);
    changed();
}

void SettingsFile::changed()
{
    if (follower_)
        follower_();
}

QString SettingsFile::write()
{
    // The status of a QSettings is that of its first trouble for ever; another one of the same file writes what all of
    // them have changed.
    QSettings writer(path(), store_->format());
    writer.sync();
    if (writer.status() == QSettings::NoError)
        return {};
    // It does not say why. Whoever tries the same may hear it.
    QSaveFile file(path());
    if (!file.open(QIODevice::WriteOnly))
        return file.errorString();
    file.cancelWriting();
    return writer.status() == QSettings::FormatError ? tr("The contents of the file cannot be read.")
                                                     : tr("The disk may be full.");
}

} // namespace waystone
