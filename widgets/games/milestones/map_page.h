#pragma once

#include "edition/edition_page.h"
#include "games/milestones/map_picture.h"

class QLabel;

namespace waystone::milestones {

/// A map to click on, its tools, and what a click with the chosen one does.
class MapPage final : public EditionPage {
    Q_OBJECT

public:
    /// Null unless the group is a map.
    [[nodiscard]] static std::unique_ptr<EditionPage> forGroup(EditionDocument &document,
                                                               const std::string &group);

    MapPage(EditionDocument &document, const EditionDocument::Pointer &map);

    [[nodiscard]] QString title() const override { return tr("Map"); }
    void setTheme(ThemeKind kind) override { picture_->setTheme(kind); }

private:
    void choose(MapPicture::Tool tool);
    [[nodiscard]] static QString name(MapPicture::Tool tool);
    [[nodiscard]] static QString help(MapPicture::Tool tool);

    MapPicture *picture_;
    QLabel *help_;
};

} // namespace waystone::milestones
