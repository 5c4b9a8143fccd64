#include "edition/edition_document.h"

#include "core/json/json_document.h"
#include "core/json/json_writer.h"
#include "games.h"
#include "words/program_language.h"

#include <QRegularExpression>
#include <QUndoCommand>

#include <algorithm>
#include <array>

namespace waystone {

namespace {

constexpr std::array<std::string_view, 8> headKeys{"format", "version", "game",    "id",
                                                   "name",   "notes",   "origins", "own"};

/// The pointers of the values below this array in rows from `row` on move by so many rows; those of a row that goes
/// are dropped.
void moveMarks(Json &own, const std::string &array, std::size_t row, int by)
{
    Json moved = Json::array();
    for (const Json &mark : own) {
        const std::string pointer = mark.get<std::string>();
        const std::string below = array + '/';
        std::size_t digits = 0;
        if (pointer.starts_with(below))
            while (below.size() + digits < pointer.size() && pointer[below.size() + digits] >= '0' &&
                   pointer[below.size() + digits] <= '9')
                ++digits;
        if (digits == 0) {
            moved.push_back(pointer);
            continue;
        }
        const std::size_t at = std::stoul(pointer.substr(below.size(), digits));
        if (by < 0 && at == row)
            continue;
        const std::size_t to = at >= row ? at + static_cast<std::size_t>(by) : at;
        moved.push_back(below + std::to_string(to) + pointer.substr(below.size() + digits));
    }
    own = std::move(moved);
}

/// The marks of the origins take the place of those in the data. The origins themselves go: they name the data by places
/// that move with the rows.
void writeOrigins(Json &edition)
{
    for (const Json &origin : edition.value("origins", Json::array())) {
        const Json::json_pointer of(origin["of"].get<std::string>());
        if (edition.contains(of) && edition.at(of).contains("source"))
            edition.at(of)["source"] = origin["source"];
    }
    edition.erase("origins");
}

} // namespace

/// Exchanges the whole edition: it is small, and a gesture may touch much of it.
class EditionStep final : public QUndoCommand {
public:
    EditionStep(EditionDocument &document, Json other, int typing)
        : document_(document), other_(std::move(other)), typing_(typing)
    {}

    void undo() override { exchange(); }
    void redo() override { exchange(); }
    [[nodiscard]] int id() const override { return typing_ == 0 ? -1 : 1; }
    bool mergeWith(const QUndoCommand *next) override
    {
        return static_cast<const EditionStep *>(next)->typing_ == typing_;
    }

private:
    void exchange()
    {
        other_["id"] = document_.json_["id"];
        std::swap(document_.json_, other_);
        document_.refresh();
    }

    EditionDocument &document_;
    Json other_;
    int typing_;
};

/// Whether there is all that this class looks for itself; what else it lacks the game tells.
bool isEdition(const Json &json, std::string_view game)
{
    const auto isText = [&json](const char *key) { return json.contains(key) && json[key].is_string(); };
    const auto areTexts = [](const Json &values) {
        return std::ranges::all_of(values, [](const Json &value) { return value.is_string(); });
    };
    static const QRegularExpression plainId(QStringLiteral("^[A-Za-z0-9][A-Za-z0-9_-]*$"));
    return json.is_object() && isText("id") && isText("game") && json["game"].get<std::string>() == game &&
           plainId.match(QString::fromStdString(json["id"].get<std::string>())).hasMatch() &&
           json.contains("name") && json["name"].is_object() && json["name"].contains(fallbackLanguage) &&
           areTexts(json["name"]) &&
           (!json.contains("own") || (json["own"].is_array() && areTexts(json["own"])));
}

EditionDocument::EditionDocument(const Game &game, const IsTaken &isOwn, QObject *parent)
    : QObject(parent),
      kind_(*games().find(game.id())),
      choice_(game.choice()),
      json_(Json::parse(game.editionInfo().text))
{
    if (isOwn(id()))
        return;
    takeFreeId(isOwn);
    writeOrigins(json_);
}

void EditionDocument::takeFreeId(const IsTaken &isTaken)
{
    int number = 1;
    const auto numbered = [&] { return std::string(kind_.id) + "-own-" + std::to_string(number); };
    while (isTaken(numbered()))
        ++number;
    json_["id"] = numbered();
    refresh();
}

bool EditionDocument::restore(const std::string &text)
{
    const Result<JsonDocument> document = JsonDocument::parse(text);
    if (!document || !isEdition(document->root(), kind_.id))
        return false;
    json_["id"] = document->root()["id"];
    push(document->root());
    refresh();
    return true;
}

EditionDocument::~EditionDocument()
{
    history_.disconnect();
    history_.clear();
}

const Json *EditionDocument::find(const Pointer &pointer) const
{
    return json_.contains(pointer) ? &json_.at(pointer) : nullptr;
}

std::vector<std::string> EditionDocument::groups() const
{
    std::vector<std::string> groups;
    for (const auto &[key, value] : json_.items())
        if (std::ranges::find(headKeys, key) == headKeys.end())
            groups.push_back(key);
    return groups;
}

QString EditionDocument::name() const
{
    const std::string language = programLanguage().toStdString();
    const Json &names = json_["name"];
    return QString::fromStdString(
        (names.contains(language) ? names[language] : names[fallbackLanguage]).get<std::string>());
}

void EditionDocument::setName(const QString &name)
{
    Json next = json_;
    for (const Language &language : programLanguages)
        next["name"][language.code] = name.toStdString();
    push(std::move(next), typing_);
}

bool EditionDocument::isOwn(const Pointer &pointer) const
{
    const auto own = json_.find("own");
    if (own == json_.end())
        return false;
    const std::string text = pointer.to_string();
    return std::ranges::any_of(*own, [&text](const Json &mark) {
        const std::string marked = mark.get<std::string>();
        return text == marked || text.starts_with(marked + '/');
    });
}

void EditionDocument::markOwn(Json &json, const Pointer &pointer) const
{
    if (!json.contains("own"))
        json["own"] = Json::array();
    const std::string text = pointer.to_string();
    if (std::ranges::find(json["own"], Json(text)) == json["own"].end())
        json["own"].push_back(text);
}

void EditionDocument::set(const Pointer &pointer, Json value)
{
    change({{pointer, std::move(value)}});
}

void EditionDocument::erase(const Pointer &pointer)
{
    Json next = json_;
    if (!next.contains(pointer))
        return;
    next.at(pointer.parent_pointer()).erase(pointer.back());
    markOwn(next, pointer.parent_pointer());
    push(std::move(next));
}

void EditionDocument::change(const std::vector<std::pair<Pointer, Json>> &values, Marking marking)
{
    Json next = json_;
    for (const auto &[pointer, value] : values) {
        if (next.contains(pointer) && next.at(pointer) == value)
            continue;
        next[pointer] = value;
        if (marking == Marking::own)
            markOwn(next, pointer);
    }
    push(std::move(next));
}

void EditionDocument::insertRow(const Pointer &array, std::size_t row, Json value)
{
    Json next = json_;
    Json &rows = next.at(array);
    row = std::min(row, rows.size());
    rows.insert(rows.begin() + static_cast<Json::difference_type>(row), std::move(value));
    if (next.contains("own"))
        moveMarks(next["own"], array.to_string(), row, 1);
    markOwn(next, array / row);
    push(std::move(next));
}

void EditionDocument::removeRow(const Pointer &array, std::size_t row)
{
    Json next = json_;
    Json &rows = next.at(array);
    if (row >= rows.size())
        return;
    rows.erase(row);
    if (next.contains("own"))
        moveMarks(next["own"], array.to_string(), row, -1);
    push(std::move(next));
}

void EditionDocument::push(Json next, int typing)
{
    if (next != json_)
        history_.push(new EditionStep(*this, std::move(next), typing));
}

void EditionDocument::refresh()
{
    game_.reset();
    emit changed();
}

std::string EditionDocument::text() const
{
    return writeJson(json_);
}

const Result<std::shared_ptr<const Game>> &EditionDocument::game() const
{
    if (!game_)
        game_ = kind_.make(text(), choice_);
    return *game_;
}

} // namespace waystone
