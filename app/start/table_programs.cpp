#include "start/table_programs.h"

#include "bots/bots.h"
#include "protocol/program_bot.h"
#include "protocol/program_name.h"
#include "protocol/program_problem.h"
#include "start/program_box.h"
#include "words/command_text.h"
#include "words/problem_arguments.h"

#include <QPushButton>
#include <QStringList>

#include <utility>

namespace waystone {

namespace {

const QString failureBox = QStringLiteral("programFailed");

} // namespace

BotRunner::Maker tableBots(std::shared_ptr<ProgramPool> pool)
{
    return [pool = std::move(pool)](std::string_view bot, MoreTime moreTime) -> std::unique_ptr<Bot> {
        if (const std::optional<std::string_view> command = commandOf(bot))
            return std::make_unique<ProgramBot>(std::string(*command), pool);
        return makeBot(bot, std::move(moreTime));
    };
}

QString programTrouble(const Problem &problem)
{
    const ProblemArguments is(problem.arguments, nullptr);
    const std::string_view code = problem.code;
    if (code == program_problem::cannotStart)
        return TablePrograms::tr("It cannot be started.");
    if (code == program_problem::ended && is.has("status"))
        return TablePrograms::tr("It ended with status %1.").arg(is.text("status"));
    if (code == program_problem::ended)
        return TablePrograms::tr("It has ended.");
    if (code == program_problem::silent)
        return TablePrograms::tr("It did not answer within %n seconds.", nullptr,
                                 std::get<int>(problem.argument("seconds")->value));
    if (code == program_problem::tooMuch)
        return TablePrograms::tr("Its answer is too long.");
    if (code == program_problem::garbage)
        return TablePrograms::tr("Its answer cannot be read: %1").arg(is.text("answer"));
    if (code == program_problem::gaveUp)
        return TablePrograms::tr("It answered with an error: %1").arg(is.text("answer"));
    if (code == program_problem::illegal)
        return TablePrograms::tr("It chose an illegal action: %1").arg(is.text("action"));
    return {};
}

TablePrograms::TablePrograms(GameController &controller, BotRunner &bots, QWidget *window)
    : QObject(window), controller_(controller), bots_(bots), window_(window)
{
    connect(&bots, &BotRunner::failed, this, &TablePrograms::askAboutFailure);
    // Whether to go on is of no interest any more once something else has happened.
    connect(&controller, &GameController::viewChanged, this, [this] {
        if (box_ != nullptr && box_->objectName() == failureBox)
            dismiss();
    });
}

void TablePrograms::dismiss()
{
    if (box_ == nullptr)
        return;
    // Later: it may be a button of its own that led here.
    ProgramBox *box = std::exchange(box_, nullptr);
    box->hide();
    box->deleteLater();
}

ProgramBox *TablePrograms::newBox(const QString &name, const QString &title, const QString &text)
{
    dismiss();
    box_ = new ProgramBox(name, title, text, window_);
    connect(box_, &QObject::destroyed, this, [this](const QObject *gone) {
        if (gone == box_)
            box_ = nullptr;
    });
    return box_;
}

void TablePrograms::handOver(Seat seat, const std::string &bot)
{
    Player player = controller_.player(seat);
    player.bot = bot;
    controller_.setPlayer(seat, player);
}

void TablePrograms::askAboutFailure(Seat seat, const Problem &problem)
{
    const std::optional<std::string_view> command = commandOf(controller_.player(seat).bot);
    ProgramBox *box = newBox(failureBox, tr("Program in a Seat"),
                             tr("The program that plays %1 has stopped. %2", "player, reason")
                                     .arg(controller_.words().seatName(seat), programTrouble(problem)) +
                                 QStringLiteral("\n\n") + plainCommand(command.value_or("")));
    const auto add = [&](const QString &text, const char *name, auto act) {
        connect(box->addButton(text, name), &QPushButton::clicked, this, act);
    };
    add(tr("Ask Again"), "askAgain", [this] { bots_.askAgain(); });
    add(tr("A Person Plays On"), "personPlaysOn", [this, seat] { handOver(seat, {}); });
    add(tr("The Computer Plays On"), "computerPlaysOn",
        [this, seat] { handOver(seat, std::string(botIds().back())); });
    box->addButton(tr("Decide Later"), "decideLater");
    box->open();
}

void TablePrograms::askAboutOffer(const std::vector<OfferedProgram> &programs)
{
    QStringList lines;
    for (const OfferedProgram &program : programs)
        lines += tr("%1: %2", "player, command line")
                     .arg(controller_.words().seatName(program.seat),
                          plainCommand(commandOf(program.bot).value_or("")));
    ProgramBox *box =
        newBox(QStringLiteral("programsOffered"), tr("Programs in Seats"),
               tr("In this game, programs hold seats. Until they are started, people hold them. A program "
                  "can do anything on this computer that you can: start only programs you know.") +
                   QStringLiteral("\n\n") + lines.join(QLatin1Char('\n')));
    const QPushButton *start = box->addButton(tr("Start the Programs"), "startPrograms");
    connect(start, &QPushButton::clicked, this, [this, programs] {
        for (const OfferedProgram &program : programs)
            handOver(program.seat, program.bot);
    });
    box->setDefaultButton(box->addButton(tr("People Play"), "personsPlay"));
    box->open();
}

} // namespace waystone
