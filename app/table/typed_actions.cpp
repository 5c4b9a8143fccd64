#include "table/typed_actions.h"

#include <algorithm>

namespace waystone {

TypedActions::TypedActions(const GameController &controller) : controller_(controller)
{
    if (!controller.hasGame() || !controller.isPerson(controller.actingSeat()))
        return;
    for (const LegalAction &legal : controller.shown().legal)
        entries_.push_back(
            {legal.action, controller.words().actionText(legal.action, controller.shown().view)});
}

QStringList TypedActions::texts() const
{
    QStringList texts;
    for (const Entry &entry : entries_)
        texts += entry.text;
    texts.sort(Qt::CaseInsensitive);
    return texts;
}

QStringList TypedActions::words(const QString &text)
{
    QString plain;
    // Accents come after their letters there.
    for (const QChar sign : text.normalized(QString::NormalizationForm_KD)) {
        if (sign.isLetterOrNumber())
            plain += sign.toCaseFolded();
        else if (!sign.isMark() && sign.category() != QChar::Other_Format)
            plain += QLatin1Char(' ');
    }
    return plain.split(QLatin1Char(' '), Qt::SkipEmptyParts);
}

bool TypedActions::hasWords(const QString &text, const QString &typed)
{
    const QStringList there = words(text);
    const QStringList wanted = words(typed);
    return std::ranges::all_of(wanted, [&there](const QString &word) {
        return std::ranges::any_of(there, [&word](const QString &each) { return each.startsWith(word); });
    });
}

std::vector<TypedActions::Entry> TypedActions::meant(const QString &typed) const
{
    const QStringList wanted = words(typed);
    if (wanted.isEmpty())
        return {};
    std::vector<Entry> found;
    std::ranges::copy_if(entries_, std::back_inserter(found),
                         [&wanted](const Entry &entry) { return words(entry.text) == wanted; });
    if (!found.empty())
        return found;
    if (const std::optional<Action> action = noted(typed))
        std::ranges::copy_if(entries_, std::back_inserter(found),
                             [&action](const Entry &entry) { return entry.action == *action; });
    if (!found.empty())
        return found;
    std::ranges::copy_if(entries_, std::back_inserter(found),
                         [&typed](const Entry &entry) { return hasWords(entry.text, typed); });
    return found;
}

std::optional<Action> TypedActions::noted(const QString &typed) const
{
    if (!controller_.hasGame())
        return std::nullopt;
    const Result<Action> action = controller_.game().actionFrom(typed.trimmed().toStdString());
    return action ? std::optional(*action) : std::nullopt;
}

} // namespace waystone
