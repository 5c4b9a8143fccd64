#include "window/shared_game_dialog.h"

#include "files/record_players.h"
#include "fitting/text_watch.h"
#include "saving/table_setup.h"

#include <QDialogButtonBox>
#include <QEvent>
#include <QLabel>
#include <QListWidget>
#include <QPainter>
#include <QPushButton>
#include <QVBoxLayout>

namespace waystone {

namespace {

constexpr QSize boardSize{640, 360};
constexpr int shownLines = 6;

class SharedBoard : public QWidget {
public:
    SharedBoard(const Table &table, const SeatView &view, ThemeKind theme) : picture_(table)
    {
        setMinimumSize(boardSize);
        picture_.setTheme(theme);
        picture_.setAspect(static_cast<qreal>(boardSize.width()) / boardSize.height());
        picture_.show(view);
    }

protected:
    void paintEvent(QPaintEvent *) override
    {
        QPainter painter(this);
        painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
        picture_.paint(painter, rect());
    }

private:
    PositionPicture picture_;
};

} // namespace

SharedGameDialog::SharedGameDialog(SharedGame game, ThemeKind theme, QWidget *parent)
    : FittedDialog(parent),
      game_(std::move(game)),
      table_(makeTable(game_.game, playersFrom(game_.players), false)),
      note_(new QLabel),
      board_(new SharedBoard(table_, game_.view(), theme)),
      playedLabel_(new QLabel),
      played_(new QListWidget),
      buttons_(new QDialogButtonBox(QDialogButtonBox::Close))
{
    setObjectName(QStringLiteral("sharedGameDialog"));
    note_->setObjectName(QStringLiteral("sharedNote"));
    board_->setObjectName(QStringLiteral("sharedBoard"));
    played_->setObjectName(QStringLiteral("sharedPlies"));
    for (QLabel *label : {note_, playedLabel_}) {
        label->setTextFormat(Qt::PlainText);
        label->setWordWrap(true);
    }
    playedLabel_->setBuddy(played_);
    QStringList names;
    for (const Player &player : table_.players)
        names.append(player.name);
    table_.words->setPlayerNames(names);

    connect(buttons_, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto *middle = new QWidget;
    auto *layout = new QVBoxLayout(middle);
    layout->addWidget(note_);
    layout->addWidget(board_, 1);
    layout->addWidget(playedLabel_);
    layout->addWidget(played_);
    setParts(middle, buttons_);
    retranslate();
    fitToText(*played_, [this] {
        played_->setFixedHeight(shownLines * played_->sizeHintForRow(0) + 2 * played_->frameWidth());
    });
    played_->scrollToBottom();
}

void SharedGameDialog::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    FittedDialog::changeEvent(event);
}

void SharedGameDialog::retranslate()
{
    setWindowTitle(table_.words->gameName());
    note_->setText(
        game_.seenBy == nobody
            ? tr("A shared game, as everybody at the table knows it. It can be looked at but not played "
                 "on: hidden hands and what chance will bring are not in the file.")
            : tr("A shared game, as this player knows it: %1. It can be looked at but not played on: what "
                 "this player cannot know is not in the file.")
                  .arg(table_.words->seatName(game_.seenBy)));
    board_->setAccessibleName(tr("Board"));
    playedLabel_->setText(tr("&What was played, in file notation:"));
    played_->setAccessibleName(playedLabel_->text().remove(QLatin1Char('&')));
    buttons_->button(QDialogButtonBox::Close)->setText(tr("Close"));
    list();
}

void SharedGameDialog::list()
{
    played_->clear();
    for (const SharedGame::SharedPly &ply : game_.plies) {
        // Dozens of draws of which nothing is known would hide what is.
        if (!ply.action && ply.seat == chanceSeat)
            continue;
        const QString name = table_.words->seatName(ply.seat);
        played_->addItem(ply.action
                             ? tr("%1: %2", "player, action")
                                   .arg(name, QString::fromStdString(game_.game->notation(*ply.action)))
                             : tr("%1: in secret", "player").arg(name));
    }
    if (played_->count() == 0)
        played_->addItem(tr("Nothing that can be shown"));
}

} // namespace waystone
