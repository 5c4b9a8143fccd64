#include "saving/game_file.h"

#include "files/durable_file.h"
#include "files/file_content.h"
#include "files/file_lock.h"
#include "games.h"
#include "scenario/files/any_file.h"
#include "scenario/files/shared_game.h"

#include <QScopedValueRollback>

#include <algorithm>

namespace waystone {

namespace {

std::string_view view(const QByteArray &bytes)
{
    return {bytes.constData(), static_cast<std::size_t>(bytes.size())};
}

} // namespace

GameFile::GameFile(GameController &controller, JournalFolder folder, std::function<std::uint64_t()> lots,
                   QObject *parent)
    : QObject(parent), controller_(controller), folder_(std::move(folder)), lots_(std::move(lots))
{
    connect(&controller, &GameController::logReordered, this, [this] { seen_.reset(); });
    connect(&controller, &GameController::logChanged, this, &GameFile::recordLog);
    connect(&controller, &GameController::playersChanged, this, &GameFile::record);
    connect(&controller, &GameController::playersChanged, this, &GameFile::seat);
}

GameFile::~GameFile()
{
    putAway();
}

std::optional<Problems> GameFile::start(const NewGame &game)
{
    Result<LaidTable> table = layTable(game, games(), lots_());
    if (!table)
        return table.problems();
    put(*std::move(table));
    return std::nullopt;
}

std::optional<Problems> GameFile::startAgain()
{
    Table again = controller_.table();
    again.players = seated_;
    Result<LaidTable> table = layTableAgain(again, lots_());
    if (!table)
        return table.problems();
    put(*std::move(table));
    return std::nullopt;
}

void GameFile::put(LaidTable table)
{
    endTrial();
    putAway();
    {
        const QScopedValueRollback loading(isLoading_, true);
        controller_.start(std::move(table.table), std::move(table.position), table.seed);
    }
    seed_ = table.seed;
    seated_ = controller_.table().players;
    path_.clear();
    isOpen_ = true;
    journal_ = std::make_unique<JournalWriter>(folder_);
    keep();
    emit tableChanged();
    setModified(true);
}

std::optional<Problems> GameFile::open(const QString &path)
{
    const Result<QByteArray> bytes = fileContent(path);
    if (!bytes)
        return bytes.problems();
    const bool isJournal = formatOf(view(*bytes)) == journalFormat;
    if (isJournal && folder_.holds(path))
        return resume(path);
    Result<LoadedRecord> record = readGameFile(view(*bytes), games());
    if (!record)
        return record.problems();
    LoadedRecord loaded = std::move(record).value();

    endTrial();
    putAway();
    {
        const QScopedValueRollback loading(isLoading_, true);
        Table table = makeTable(loaded.session->sharedGame(), playersFrom(loaded.players), loaded.allOpen);
        controller_.load(std::move(table), std::move(*loaded.session));
    }
    seed_ = loaded.seed;
    seated_ = controller_.table().players;
    path_ = isJournal ? QString() : path;
    isOpen_ = true;
    journal_ = std::make_unique<JournalWriter>(folder_);
    keep();
    emit tableChanged();
    setModified(isJournal);
    if (!loaded.notes.empty())
        emit noted(loaded.notes);
    offerPrograms(loaded.players);
    return std::nullopt;
}

std::optional<Problems> GameFile::resume(const QString &journal)
{
    // Locked before it is read: nobody else may add to it from here on.
    auto file = std::make_unique<QFile>(journal);
    const bool isOurs = file->open(QIODevice::ReadWrite) && lockFile(*file) != FileLock::elsewhere;
    const Result<QByteArray> bytes = fileContent(journal);
    if (!bytes)
        return bytes.problems();
    Result<LoadedJournal> read = readJournal(view(*bytes), games());
    if (!read)
        return read.problems();
    LoadedJournal loaded = std::move(read).value();
    keepWhatIsLeftOut(journal, loaded);

    endTrial();
    putAway();
    Table table = makeTable(loaded.record.session->sharedGame(), playersFrom(loaded.record.players),
                            loaded.record.allOpen);
    seed_ = loaded.record.seed;
    // The writer knows the game as the journal tells it: a draw that was cut off is drawn again and told again. What
    // cannot be gone on with is kept whole in a journal of its own.
    const KeptGame told{*loaded.record.session, recordPlayers(table.players), loaded.record.allOpen, seed_};
    journal_ = isOurs ? std::make_unique<JournalWriter>(folder_, std::move(file), loaded.soundBytes, told)
                      : std::make_unique<JournalWriter>(folder_);
    {
        const QScopedValueRollback loading(isLoading_, true);
        controller_.load(std::move(table), std::move(*loaded.record.session));
    }
    seated_ = playersFrom(loaded.seated);
    path_.clear();
    isOpen_ = true;
    record();
    emit tableChanged();
    if (!loaded.record.notes.empty())
        emit noted(loaded.record.notes);
    offerPrograms(loaded.record.players);
    return std::nullopt;
}

void GameFile::keepWhatIsLeftOut(const QString &journal, LoadedJournal &loaded) const
{
    for (Problem &note : loaded.record.notes)
        if (note.code == journal_problem::brokenLine)
            note.arguments.push_back({"copy", folder_.keepDamaged(journal).toStdString()});
}

void GameFile::offerPrograms(const std::vector<RecordPlayer> &players)
{
    if (const std::vector<OfferedProgram> programs = offeredPrograms(players); !programs.empty())
        emit programsOffered(programs);
}

void GameFile::endTrial()
{
    while (isOpen_ && controller_.history().waiting())
        controller_.backToNow();
}

void GameFile::close()
{
    endTrial();
    putAway();
    emit tableChanged();
    setModified(false);
}

/// Whoever has sat there is meant to sit there again, though the computer has played on for them.
void GameFile::seat()
{
    const std::vector<Player> &players = controller_.table().players;
    for (std::size_t seat = 0; seat < std::min(seated_.size(), players.size()); ++seat)
        if (!seated_[seat].isPerson() || players[seat].isPerson())
            seated_[seat] = players[seat];
}

void GameFile::putAway()
{
    journal_.reset();
    isOpen_ = false;
    path_.clear();
}

bool GameFile::isAllOpen() const
{
    return controller_.table().secrets == Secrets::open;
}

KeptGame GameFile::kept() const
{
    return {controller_.sessionToSave(), recordPlayers(controller_.table().players), isAllOpen(), seed_};
}

void GameFile::keep()
{
    const bool wasKept = journal_->isKept();
    journal_->update(kept());
    if (wasKept && !isKept())
        emit journalFailed(journal_->error());
    if (!wasKept && isKept())
        emit journalMended();
}

void GameFile::record()
{
    if (isLoading_ || !isOpen_)
        return;
    keep();
    setModified(true);
}

void GameFile::recordLog()
{
    const GameHistory &history = controller_.history();
    const std::pair now(history.now(), history.size());
    if (std::exchange(seen_, now) != now)
        record();
}

QString GameFile::save(const QString &path)
{
    const std::string text = writeRecord(controller_.sessionToSave(),
                                         recordPlayers(controller_.table().players), seed_, isAllOpen());
    QString error = replaceFile(path, QByteArray::fromStdString(text));
    if (error.isEmpty()) {
        path_ = path;
        setModified(false);
        emit saved();
    }
    return error;
}

bool GameFile::holdsSecrets() const
{
    return controller_.table().secrets == Secrets::curtain && !controller_.isOver();
}

QString GameFile::saveShared(const QString &path, Seat seat) const
{
    const std::string text =
        writeShared(controller_.sessionToSave(), recordPlayers(controller_.table().players), seed_,
                    isAllOpen(), controller_.table().secrets != Secrets::none, seat);
    return replaceFile(path, QByteArray::fromStdString(text));
}

void GameFile::setModified(bool modified)
{
    isModified_ = modified;
    emit changed();
}

} // namespace waystone
