#pragma once

#include "lessons/rules/rule_reader.h"

#include <QTextBrowser>
#include <QTreeWidget>

namespace waystone::test {

/// The part of this name; it must be there.
template <class Part>
Part *part(RuleReader &reader, const char *name)
{
    auto *found = reader.findChild<Part *>(QLatin1String(name));
    if (found == nullptr)
        qFatal("%s", name);
    return found;
}

inline QString shownText(RuleReader &reader)
{
    return part<QTextBrowser>(reader, "ruleText")->toPlainText();
}

/// Of the rules listed, in their order.
inline QStringList ids(RuleReader &reader)
{
    QStringList found;
    const auto *tree = part<QTreeWidget>(reader, "ruleTree");
    for (int row = 0; row < tree->topLevelItemCount(); ++row)
        found.append(tree->topLevelItem(row)->data(0, Qt::UserRole).toString());
    return found;
}

} // namespace waystone::test
