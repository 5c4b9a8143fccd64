#pragma once

#include "editor/edition/edition_map.h"

class QLabel;

namespace waystone {

/// A map to click on, its tools, and what a click with the chosen one does.
class EditionMapPage final : public QWidget {
    Q_OBJECT

public:
    EditionMapPage(EditionDocument &document, const EditionDocument::Pointer &map, ThemeKind theme,
                   QWidget *parent = nullptr);

    void setTheme(ThemeKind kind) { picture_->setTheme(kind); }

private:
    void choose(EditionMap::Tool tool);
    [[nodiscard]] static QString name(EditionMap::Tool tool);
    [[nodiscard]] static QString help(EditionMap::Tool tool);

    EditionMap *picture_;
    QLabel *help_;
};

} // namespace waystone
