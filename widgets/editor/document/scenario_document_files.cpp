#include "editor/document/scenario_document.h"
#include "editor/position/field_text.h"
#include "files/draft.h"
#include "files/durable_file.h"
#include "files/file_content.h"
#include "files/record_players.h"
#include "games.h"
#include "scenario/files/any_file.h"
#include "scenario/files/position_file.h"
#include "scenario/lesson/lesson_file.h"

namespace waystone {

namespace {

std::string_view view(const QByteArray &bytes)
{
    return {bytes.constData(), static_cast<std::size_t>(bytes.size())};
}

/// A game that was played, of which the editor takes a moment and which it leaves alone.
bool isGameFile(std::string_view text)
{
    const std::string format = formatOf(text);
    return format == "waystone/record" || format == "waystone/journal";
}

/// Of the file of a position, of a lesson, or of a game at the moment at which it was saved.
Result<Scenario> readScenario(std::string_view text)
{
    if (isGameFile(text)) {
        const Result<LoadedRecord> loaded = readGameFile(text, games());
        if (!loaded)
            return loaded.problems();
        const Session &session = *loaded->session;
        return Scenario{session.sharedGame(), session.game().setup(session.position()),
                        playersFrom(loaded->players), nullptr, 0};
    }
    if (formatOf(text) != lessonFormat) {
        const Result<LoadedPosition> loaded = readPosition(text, games());
        if (!loaded)
            return loaded.problems();
        return Scenario{loaded->game, loaded->setup, playersFrom(loaded->players), nullptr, 0};
    }
    Result<LoadedLesson> loaded = readLesson(text, games());
    if (!loaded)
        return loaded.problems();
    auto lesson = std::make_shared<const Lesson>(std::move(loaded->lesson));
    std::optional<AnySetup> setup = setupOfStep(*lesson, 0);
    return Scenario{lesson->game, setup ? *std::move(setup) : lesson->game->editing().empty(2),
                    playersFrom(lesson->players), lesson, 0};
}

} // namespace

QByteArray ScenarioDocument::bytes() const
{
    if (!isLesson())
        return QByteArray::fromStdString(writePosition(game(), setup(), recordPlayers(table().players)));
    Lesson lesson = composedLesson(scenario_);
    lesson.players = recordPlayers(table().players);
    return QByteArray::fromStdString(writeLesson(lesson));
}

std::optional<Problems> ScenarioDocument::open(const QString &path)
{
    const Result<QByteArray> bytes = fileContent(path);
    if (!bytes)
        return bytes.problems();
    Result<Scenario> loaded = readScenario(view(*bytes));
    if (!loaded)
        return loaded.problems();
    const bool isGame = isGameFile(view(*bytes));
    fileHashes_[path] = hashOf(*bytes);
    replace(*std::move(loaded), isGame ? QString() : path, [path] { return FieldText::openStep(path); });
    if (!isGame)
        history_.setClean();
    return std::nullopt;
}

std::optional<Problems> ScenarioDocument::paste(const QByteArray &text, EditLabel label)
{
    const QByteArray content = text.trimmed();
    if (content.startsWith('{')) {
        Result<Scenario> loaded = readScenario(view(text));
        if (!loaded)
            return loaded.problems();
        replace(*std::move(loaded), QString(), std::move(label));
        return std::nullopt;
    }
    Result<AnySetup> setup = game().setupFrom(view(content));
    if (!setup)
        return setup.problems();
    replaceSetup(*std::move(setup), std::move(label));
    return std::nullopt;
}

std::optional<Problems> ScenarioDocument::restore(const QByteArray &text, const QString &path,
                                                  EditLabel label)
{
    Result<Scenario> left = readScenario(view(text));
    if (!left)
        return left.problems();
    if (!path.isEmpty())
        (void)open(path); // a file that has gone or cannot be read takes nothing from what was left
    replace(*std::move(left), path, std::move(label));
    return std::nullopt;
}

QString ScenarioDocument::save(const QString &path)
{
    const QByteArray content = bytes();
    const QString error = replaceFile(path, content);
    if (!error.isEmpty())
        return error;
    fileHashes_[path] = hashOf(content);
    path_ = path;
    shownPath_ = path;
    endGesture();
    history_.setClean();
    emit pathChanged();
    return {};
}

} // namespace waystone
