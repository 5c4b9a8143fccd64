#pragma once

#include "files/record_players.h"
#include "protocol/program_pool.h"
#include "thinking/bot_runner.h"

#include <QObject>
#include <QString>

#include <memory>

class QWidget;

namespace waystone {

class ProgramBox;

/// Makes the bots of the table: those of the program, and programs from outside, which wait in the pool between their
/// questions.
[[nodiscard]] BotRunner::Maker tableBots(std::shared_ptr<ProgramPool> pool);

/// Why a program on a seat does not go on (program_problem), as a sentence.
[[nodiscard]] QString programTrouble(const Problem &problem);

/// Asks what is to become of seats that programs from outside hold: of one whose program has failed, and of those that a
/// file gives to programs, which start only if it is wanted.
class TablePrograms : public QObject {
    Q_OBJECT

public:
    TablePrograms(GameController &controller, BotRunner &bots, QWidget *window);

    void askAboutFailure(Seat seat, const Problem &problem);
    void askAboutOffer(const std::vector<OfferedProgram> &programs);

private:
    void handOver(Seat seat, const std::string &bot);
    /// A question above the window; it deletes itself. There is one at a time.
    [[nodiscard]] ProgramBox *newBox(const QString &name, const QString &title, const QString &text);
    void dismiss();

    GameController &controller_;
    BotRunner &bots_;
    QWidget *window_;
    ProgramBox *box_ = nullptr; ///< the one that is open
};

} // namespace waystone
