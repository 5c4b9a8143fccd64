#include "games/milestones/map_page.h"

#include <QButtonGroup>
#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>
#include <QVBoxLayout>

#include <array>
#include <utility>

namespace waystone::milestones {

namespace {

using Tool = MapPicture::Tool;

/// The tools and the names of their buttons.
constexpr std::array tools{std::pair(Tool::number, "mapNumbers"), std::pair(Tool::bush, "mapBushes"),
                           std::pair(Tool::corner, "mapCorners"), std::pair(Tool::line, "mapLines")};

} // namespace

std::unique_ptr<EditionPage> MapPage::forGroup(EditionDocument &document, const std::string &group)
{
    const EditionDocument::Pointer root = EditionDocument::Pointer() / group;
    const Json *value = document.find(root);
    if (value == nullptr || !TriangleMap::isMap(*value))
        return nullptr;
    return std::make_unique<MapPage>(document, root);
}

MapPage::MapPage(EditionDocument &document, const EditionDocument::Pointer &map)
    : picture_(new MapPicture(document, map)), help_(new QLabel)
{
    help_->setWordWrap(true);
    auto *row = new QHBoxLayout;
    auto *group = new QButtonGroup(this);
    for (const auto &[tool, objectName] : tools) {
        auto *button = new QToolButton;
        button->setObjectName(QLatin1String(objectName));
        button->setText(name(tool));
        button->setCheckable(true);
        button->setChecked(tool == Tool::number);
        group->addButton(button);
        row->addWidget(button);
        connect(button, &QToolButton::clicked, this, [this, which = tool] { choose(which); });
    }
    row->addStretch(1);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 4, 0, 0);
    layout->addLayout(row);
    layout->addWidget(help_);
    layout->addWidget(picture_, 1);
    choose(Tool::number);
}

void MapPage::choose(MapPicture::Tool tool)
{
    picture_->setTool(tool);
    help_->setText(help(tool));
}

QString MapPage::name(MapPicture::Tool tool)
{
    switch (tool) {
    case Tool::number:
        return tr("Numbers");
    case Tool::bush:
        return tr("Bushes");
    case Tool::corner:
        return tr("Corners");
    case Tool::line:
        break;
    }
    return tr("Lines");
}

QString MapPage::help(MapPicture::Tool tool)
{
    switch (tool) {
    case Tool::number:
        return tr("Click a corner to change its number; right-click to go back.");
    case Tool::bush:
        return tr("Click a triangle to add or remove a bush.");
    case Tool::corner:
        return tr("Click a dot to add a corner, or a corner to remove it.");
    case Tool::line:
        break;
    }
    return tr("Click a line to separate or join its corners.");
}

} // namespace waystone::milestones
