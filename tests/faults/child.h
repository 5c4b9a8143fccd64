#pragma once

#include "victim.h"

#include <QProcess>

namespace waystone::faults {

/// A process of this program that does some work or looks for it.
class Child {
public:
    /// `environment` is added to the own one.
    Child(const QStringList &arguments, const QStringList &environment = {});
    ~Child();

    /// Why there is no such process; empty if there is, or was.
    [[nodiscard]] const QString &notStarted() const { return notStarted_; }
    [[nodiscard]] bool hasEnded() const { return process_.state() == QProcess::NotRunning; }

    /// Reads what it acknowledges until so much time has gone by or it has ended.
    void listen(int milliseconds);
    /// Waits for its end; false if it has to be killed for that.
    bool finish();
    void kill();

    [[nodiscard]] const QList<Acknowledged> &acknowledged() const { return acknowledged_; }
    [[nodiscard]] bool hasCrashed() const { return process_.exitStatus() == QProcess::CrashExit; }
    /// All that it said but for acknowledgements.
    [[nodiscard]] const QByteArray &output() const { return output_; }
    [[nodiscard]] QString errors() { return QString::fromUtf8(process_.readAllStandardError()).trimmed(); }

private:
    void read();

    QProcess process_;
    QString notStarted_;
    QList<Acknowledged> acknowledged_;
    QByteArray output_;
};

} // namespace waystone::faults
