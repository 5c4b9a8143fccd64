#include "words/problem_arguments.h"

#include "words/foreign_text.h"
#include "words/game_words.h"
#include "words/general_words.h"

#include <QLocale>

#include <algorithm>

namespace waystone {

const Argument *ProblemArguments::find(std::string_view name) const
{
    const auto found = std::ranges::find(arguments_, name, &Argument::name);
    return found == arguments_.end() ? nullptr : &*found;
}

QString ProblemArguments::text(std::string_view name) const
{
    const Argument *argument = find(name);
    if (argument == nullptr)
        return {};
    struct Teller {
        const GameWords *words;

        QString operator()(int number) const { return QLocale().toString(number); }
        QString operator()(const Term &term) const
        {
            const QString general = general_words::termName(term.name);
            return general.isEmpty() && words != nullptr ? words->termName(term.name) : general;
        }
        QString operator()(Place place) const
        {
            return words == nullptr ? QString() : words->placeName(place);
        }
        QString operator()(const std::string &text) const
        {
            return foreign_text::line(QString::fromStdString(text), foreign_text::longestLine);
        }
    };
    return std::visit(Teller{words_}, argument->value);
}

int ProblemArguments::number(std::string_view name) const
{
    const Argument *argument = find(name);
    const int *value = argument == nullptr ? nullptr : std::get_if<int>(&argument->value);
    return value == nullptr ? 0 : *value;
}

std::string_view ProblemArguments::term(std::string_view name) const
{
    const Argument *argument = find(name);
    const Term *value = argument == nullptr ? nullptr : std::get_if<Term>(&argument->value);
    return value == nullptr ? std::string_view() : std::string_view(value->name);
}

} // namespace waystone
