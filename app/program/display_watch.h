#pragma once

#include <QStringList>
#include <QtGlobal>

namespace waystone {

/// While the application is being made: that no window can be opened is told in the language of whoever started the
/// program, which ends with status 2. Left to itself Qt aborts it. There is one at a time.
class DisplayWatch {
public:
    /// The arguments are read when they are needed: Qt takes out its own first.
    DisplayWatch(int &argc, char **argv);
    DisplayWatch(const DisplayWatch &) = delete;
    DisplayWatch &operator=(const DisplayWatch &) = delete;
    /// What Qt has said meanwhile is told now.
    ~DisplayWatch();

private:
    static void hear(QtMsgType type, const QMessageLogContext &context, const QString &text);
    [[noreturn]] void giveUp() const;

    int &argc_;
    char **argv_;
    QStringList said_; ///< by Qt
    QtMessageHandler before_;
};

} // namespace waystone
