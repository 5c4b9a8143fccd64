#include "board/gain_text.h"

#include <QLocale>

#include <algorithm>
#include <utility>
#include <vector>

namespace waystone {

QString GainText::counted(const Preview &preview, Seat seat, Event::Kind kind, const GameWords &words)
{
    std::vector<std::pair<std::string_view, int>> amounts;
    for (const Event &event : preview.events) {
        if (event.kind != kind || event.seat != seat || event.amount == 0)
            continue;
        const auto known = std::find_if(amounts.begin(), amounts.end(),
                                        [&](const auto &entry) { return entry.first == event.what; });
        if (known == amounts.end())
            amounts.emplace_back(event.what, event.amount);
        else
            known->second += event.amount;
    }
    QStringList texts;
    for (const auto &[what, amount] : amounts)
        texts.append(words.countedTerm(what, amount));
    return texts.join(QStringLiteral(", "));
}

QString GainText::points(const Preview &preview, Seat seat, const GameWords &words)
{
    struct Group {
        std::string_view source;
        QStringList amounts;
    };
    std::vector<Group> groups;
    int total = 0;
    int terms = 0;
    for (const Event &event : preview.events) {
        if (event.kind != Event::Kind::points || event.seat != seat || event.amount == 0)
            continue;
        if (groups.empty() || groups.back().source != event.cause)
            groups.push_back({event.cause, {}});
        groups.back().amounts.append(QString::number(event.amount));
        total += event.amount;
        ++terms;
    }
    if (terms == 0)
        return {};
    if (terms == 1)
        return QString::number(total);
    QStringList texts;
    for (const Group &group : groups) {
        const QString sum = group.amounts.join(QStringLiteral(" + "));
        texts.append(&group == &groups.front() ? sum
                                               : words.sourceName(group.source) + QLatin1Char(' ') + sum);
    }
    return texts.join(QStringLiteral(", ")) + QStringLiteral(" = ") + QString::number(total);
}

QStringList GainText::lines(const Preview &preview, Seat seat, const GameWords &words, bool withPoints)
{
    QStringList lines;
    if (const QString costs = counted(preview, seat, Event::Kind::paid, words); !costs.isEmpty())
        lines.append(tr("Cost: %1").arg(costs));
    if (const QString gains = counted(preview, seat, Event::Kind::gained, words); !gains.isEmpty())
        lines.append(tr("Gain: %1").arg(gains));
    if (const QString sum = withPoints ? points(preview, seat, words) : QString(); !sum.isEmpty())
        lines.append(tr("Victory points: %1").arg(sum));
    if (preview.isFinal)
        lines.append(tr("This cannot be undone."));
    return lines;
}

} // namespace waystone
