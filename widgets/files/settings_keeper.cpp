#include "files/settings_keeper.h"

#include "files/settings_file.h"

namespace waystone {

SettingsKeeper::SettingsKeeper(SettingsFile &settings, QObject *parent) : QObject(parent), settings_(settings)
{
    soon_.setSingleShot(true);
    soon_.setInterval(0);
    connect(&soon_, &QTimer::timeout, this, &SettingsKeeper::keep);
    settings_.setFollower([this] { soon_.start(); });
}

SettingsKeeper::~SettingsKeeper()
{
    settings_.setFollower({});
}

void SettingsKeeper::keep()
{
    soon_.stop();
    const QString reason = settings_.write();
    const bool isNews = !reason.isEmpty() && !isTold_;
    // Before it is told: the answer may change settings, too.
    isTold_ = !reason.isEmpty();
    if (isNews)
        emit failed(settings_.path(), reason);
}

} // namespace waystone
