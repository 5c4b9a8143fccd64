#pragma once

#include "core/edition/reconstruction.h"

#include <QWidget>

#include <vector>

class QAction;
class QMenu;
class QToolButton;

namespace waystone {

class Commands;
class FlatButton;

/// At the right of the menus: what is used at the table all the time, and how much of its board is a reconstruction.
/// Where the row is short, words go first; then tools move into a menu behind the last button.
class ToolRow final : public QWidget {
    Q_OBJECT

public:
    explicit ToolRow(const Commands &commands);

    /// All tools, or only those that have a use on every page.
    void setTable(bool isTable);
    /// `about` is what a tool tip tells of it.
    void setReconstruction(Reconstruction reconstruction, const QString &about);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    struct Tool {
        QToolButton *button = nullptr;
        int stays = 0; ///< those with less go first
        bool hasWord = false;
        bool isEverywhere = false;
    };

    void add(QAction *action, int stays);
    /// Beside its picture, as long as there is room.
    void giveWord(const QAction *action);
    void addLine();
    void fitIcons();
    /// Decides what has room.
    void fit();
    void moveOut(const std::vector<Tool> &tools);
    void retranslate();
    [[nodiscard]] int wholeWidth() const;
    [[nodiscard]] int wordWidth(const Tool &tool) const;
    [[nodiscard]] bool isOffered(const Tool &tool) const { return isTable_ || tool.isEverywhere; }

    FlatButton *reconstructed_;
    std::vector<Tool> tools_;
    std::vector<QWidget *> lines_; ///< between unlike tools
    QToolButton *more_;
    QMenu *rest_; ///< behind it
    Reconstruction reconstruction_ = Reconstruction::none;
    bool isTable_ = false;
};

} // namespace waystone
