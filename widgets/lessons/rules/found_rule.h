#pragma once

#include "lessons/rules/marked_text.h"

#include <QMetaType>
#include <QString>

namespace waystone {

/// A line of what a search has found: the rule, and why it is there.
struct FoundRule {
    QString chapter; ///< above it; empty where it is that of the line before
    MarkedText title;
    MarkedText why;
};

} // namespace waystone

Q_DECLARE_METATYPE(waystone::FoundRule)
