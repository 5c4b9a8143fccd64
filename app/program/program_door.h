#pragma once

#include "files/file_lock.h"

#include <QFile>
#include <QObject>

#include <chrono>
#include <memory>

class QLocalServer;
class QLocalSocket;

namespace waystone {

struct CommandLine;

/// Where further starts of the program knock, so that one program shows everything that is opened. It is a local socket
/// of this user alone. Whoever holds the lock beside it is the one that runs, however the one before has ended.
class ProgramDoor final : public QObject {
    Q_OBJECT

public:
    /// `name` tells programs apart that are not to know of each other, for example those of two displays.
    ProgramDoor(const QString &folder, const QString &name, QObject *parent = nullptr);

    ~ProgramDoor() override;

    /// Private to the user; on this machine alone where the system has such a folder.
    [[nodiscard]] static QString standardFolder();
    /// Of this display and these settings.
    [[nodiscard]] static QString standardName();

    /// Asks the program that runs to do what the line says. False if there is none, or if it does not answer for so long:
    /// whoever wants something opened does not wait for a program that hangs.
    [[nodiscard]] bool handOver(const CommandLine &line,
                                std::chrono::milliseconds patience = std::chrono::seconds(3));
    /// Lets others ask from now on. False if a program that runs has the door already, or if there can be none.
    bool open();

signals:
    /// It has been told that this will be done.
    void asked(const waystone::CommandLine &line);

private:
    /// Ours if this program is the one that runs.
    [[nodiscard]] FileLock takeLock();
    void welcome();
    void listenTo(QLocalSocket *visitor);

    QString path_; ///< of the socket
    QFile lock_;   ///< as long as this is open
    bool isOurs_ = false;
    std::unique_ptr<QLocalServer> server_;
};

} // namespace waystone
