#include "window/secrets_notice.h"

#include "controls/notice_bar.h"
#include "desk/game_desk.h"

#include <QAction>
#include <QPushButton>

#include <algorithm>

namespace waystone {

SecretsNotice::SecretsNotice(GameDesk &desk, QAction &share, QObject *parent)
    : QObject(parent), desk_(desk), bar_(nullptr)
{
    // Not before the other members: it asks at once what it is to tell.
    bar_ = new NoticeBar(
        QStringLiteral("secretsSaved"),
        [this] {
            return isShown_ ? tr("The saved file contains everybody’s hidden hands and what chance will "
                                 "bring. To share the game, save a file without them.")
                            : QString();
        },
        [] { return tr("Save for Sharing…"); });
    bar_->button()->setObjectName(QStringLiteral("shareInstead"));
    connect(bar_->button(), &QPushButton::clicked, &share, &QAction::trigger);
    connect(&share, &QAction::triggered, this, &SecretsNotice::end);
    connect(&desk.file(), &GameFile::saved, this, &SecretsNotice::tell);
    connect(&desk.file(), &GameFile::tableChanged, this, [this] {
        wasShown_ = false;
        end();
    });
    connect(&desk.controller(), &GameController::viewChanged, this, [this](const ViewChange &change) {
        if (change.reason == ViewChange::Reason::played)
            end();
    });
}

void SecretsNotice::tell()
{
    const std::vector<Player> &players = desk_.controller().table().players;
    if (wasShown_ || !desk_.file().holdsSecrets() || std::ranges::count_if(players, &Player::isPerson) < 2)
        return;
    wasShown_ = true;
    isShown_ = true;
    bar_->refresh();
}

void SecretsNotice::end()
{
    isShown_ = false;
    bar_->refresh();
}

} // namespace waystone
