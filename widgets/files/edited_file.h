#pragma once

#include <QFile>
#include <QFileSystemWatcher>
#include <QObject>

#include <memory>

namespace waystone {

/// The file that a window edits, made known to all other windows, of this program and of others, that edit it too. A
/// kill takes back what was made known.
class EditedFile final : public QObject {
    Q_OBJECT

public:
    /// In `folder` all windows tell each other what they edit.
    explicit EditedFile(QString folder, QObject *parent = nullptr);
    ~EditedFile() override;

    /// Empty for none.
    void setPath(const QString &path);
    [[nodiscard]] const QString &path() const { return path_; }
    /// Another window edits the same file.
    [[nodiscard]] bool isShared() const { return isShared_; }
    /// Looks again: who was killed tells nothing.
    void refresh();

signals:
    void sharedChanged();

private:
    [[nodiscard]] QString signPattern() const;
    void sweep() const;
    void putUpSign();
    void takeDownSign();
    [[nodiscard]] bool findOthers() const;

    QString folder_;
    QString path_;
    std::unique_ptr<QFile> sign_; ///< locked while the file is edited; null for none
    QString signPath_;
    QFileSystemWatcher watcher_;
    bool isShared_ = false;
};

} // namespace waystone
