#pragma once

#include <QCoreApplication>
#include <QString>

#include <functional>
#include <memory>

class QSettings;
class QVariant;

namespace waystone {

/// What is remembered from one start to the next, in a file that somebody else sees to being written.
class SettingsFile {
    Q_DECLARE_TR_FUNCTIONS(waystone::SettingsFile)

public:
    /// The user's own settings.
    SettingsFile();
    /// An INI file.
    explicit SettingsFile(const QString &path);
    ~SettingsFile();

    [[nodiscard]] QString path() const;
    /// What is in it. Who changes something here tells so by changed().
    [[nodiscard]] QSettings &store() const { return *store_; }
    void set(const QString &key, const QVariant &value);
    void remove(const QString &key);

    /// Called after each change.
    void setFollower(std::function<void()> follower) { follower_ = std::move(follower); }
    void changed();
    /// Writes what was changed. Returns why it could not, empty if it could; whatever was not written is tried again the
    /// next time.
    [[nodiscard]] QString write();

private:
    std::unique_ptr<QSettings> store_;
    std::function<void()> follower_;
};

} // namespace waystone
