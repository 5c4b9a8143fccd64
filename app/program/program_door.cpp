#include "program/program_door.h"

#include "platform/surroundings.h"
#include "program/command_line.h"
#include "program/request_text.h"

#include <QCryptographicHash>
#include <QDir>
#include <QElapsedTimer>
#include <QFileInfo>
#include <QLocalServer>
#include <QLocalSocket>
#include <QSettings>
#include <QStandardPaths>
#include <QThread>

#include <algorithm>

namespace waystone {

namespace {

using std::chrono::milliseconds;

constexpr qint64 longestRequest = 1 << 20; ///< bytes
const QByteArray yes = QByteArrayLiteral("taken\n");

/// Somebody else's would let them in, or us in to them: a program that was started as another user keeps the variable.
bool isOwn(const QString &folder)
{
    return !folder.isEmpty() && QFileInfo(folder).isDir() && QFileInfo(folder).isWritable() &&
           QFileInfo(folder).ownerId() == platform::userNumber();
}

/// Whether the program behind the socket says that it will do it.
bool ask(const QString &path, const QByteArray &request, QElapsedTimer since, milliseconds patience)
{
    const auto left = [&] {
        return static_cast<int>(std::max<qint64>(0, patience.count() - since.elapsed()));
    };
    QLocalSocket socket;
    socket.connectToServer(path);
    if (!socket.waitForConnected(left()))
        return false;
    socket.write(request);
    while (socket.bytesToWrite() > 0)
        if (!socket.waitForBytesWritten(left()))
            return false;
    while (!socket.canReadLine())
        if (!socket.waitForReadyRead(left()))
            return false;
    return socket.readLine() == yes;
}

} // namespace

ProgramDoor::ProgramDoor(const QString &folder, const QString &name, QObject *parent)
    : QObject(parent),
      path_(QDir(folder).filePath(name + QStringLiteral(".socket"))),
      lock_(QDir(folder).filePath(name + QStringLiteral(".lock"))),
      server_(std::make_unique<QLocalServer>())
{
    server_->setSocketOptions(QLocalServer::UserAccessOption);
    connect(server_.get(), &QLocalServer::newConnection, this, &ProgramDoor::welcome);
}

ProgramDoor::~ProgramDoor() = default;

QString ProgramDoor::standardFolder()
{
    if (const QString runtime = qEnvironmentVariable("XDG_RUNTIME_DIR"); isOwn(runtime))
        return runtime;
    const QString cache = QStandardPaths::writableLocation(QStandardPaths::CacheLocation);
    QDir().mkpath(cache);
    return cache;
}

QString ProgramDoor::standardName()
{
    QCryptographicHash hash(QCryptographicHash::Sha1);
    for (const QString &part :
         {qEnvironmentVariable("WAYLAND_DISPLAY"), qEnvironmentVariable("DISPLAY"), QSettings().fileName(),
          QStandardPaths::writableLocation(QStandardPaths::AppDataLocation)})
        hash.addData(part.toUtf8() + '\n');
    return QStringLiteral("waystone-") + QString::fromLatin1(hash.result().toHex().left(12));
}

FileLock ProgramDoor::takeLock()
{
    if (isOurs_)
        return FileLock::ours;
    if (!lock_.isOpen() && !lock_.open(QIODevice::ReadWrite))
        return FileLock::none;
    const FileLock lock = lockFile(lock_);
    isOurs_ = lock == FileLock::ours;
    return lock;
}

bool ProgramDoor::handOver(const CommandLine &line, milliseconds patience)
{
    constexpr int pause = 20; // milliseconds
    const QByteArray request = requestText(line);
    QElapsedTimer since;
    since.start();
    // Who has just begun holds the lock before it listens.
    while (takeLock() == FileLock::elsewhere) {
        if (ask(path_, request, since, patience))
            return true;
        if (since.hasExpired(patience.count()))
            return false;
        QThread::msleep(pause);
    }
    return false;
}

bool ProgramDoor::open()
{
    if (takeLock() != FileLock::ours)
        return false;
    QLocalServer::removeServer(path_); // of a program that was killed
    if (server_->listen(path_))
        return true;
    lock_.close(); // nobody has to wait for an answer
    isOurs_ = false;
    return false;
}

void ProgramDoor::welcome()
{
    while (QLocalSocket *visitor = server_->nextPendingConnection()) {
        connect(visitor, &QLocalSocket::disconnected, visitor, &QObject::deleteLater);
        connect(visitor, &QLocalSocket::readyRead, this, [this, visitor] { listenTo(visitor); });
        listenTo(visitor); // it may have spoken already
    }
}

void ProgramDoor::listenTo(QLocalSocket *visitor)
{
    if (!visitor->canReadLine()) {
        if (visitor->bytesAvailable() > longestRequest)
            visitor->abort();
        return;
    }
    const std::optional<CommandLine> line = readRequest(visitor->readLine());
    if (!line)
        return visitor->abort();
    visitor->write(yes);
    visitor->flush();
    // Not from here: what is opened may ask something, and the visitor leaves meanwhile.
    QMetaObject::invokeMethod(
        this, [this, request = *line] { emit asked(request); }, Qt::QueuedConnection);
}

} // namespace waystone
