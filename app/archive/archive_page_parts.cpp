#include "archive/archive_list.h"
#include "archive/archive_page.h"
#include "controls/tinted_icon.h"
#include "faces/game_faces.h"
#include "fitting/text_scale.h"
#include "fitting/text_watch.h"
#include "parts/flat_button.h"

#include <QButtonGroup>
#include <QComboBox>
#include <QFrame>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

/// The parts of the page, and what they say.
namespace waystone {

namespace {

constexpr int controlHeight = 36;
constexpr int widestColumn = 1152;
constexpr int wideMargin = 64;
constexpr int narrowMargin = 24;
constexpr int wide = 1180;
constexpr int widestSearch = 340;
constexpr double largestInOneLine = 1.2; ///< size of text

QFont grown(const QFont &font, qreal factor)
{
    QFont result = font;
    result.setPointSizeF(font.pointSizeF() * factor);
    result.setBold(true);
    return result;
}

FlatButton *flatButton(const char *name, const QString &icon = {})
{
    auto *button = new FlatButton(FlatButton::Kind::plain, QLatin1String(name), icon);
    button->setRoom(controlHeight, 7);
    return button;
}

/// Filled where it is chosen: form tells it, not hue.
void showChoice(QToolButton &button)
{
    const QWidget &parent = *button.parentWidget();
    QPalette palette = parent.palette();
    if (button.isChecked()) {
        palette.setColor(QPalette::Button, parent.palette().color(QPalette::Active, QPalette::Text));
        palette.setColor(QPalette::ButtonText, parent.palette().color(QPalette::Active, QPalette::Base));
    }
    button.setPalette(palette);
}

/// Parts of a row that stay together.
QWidget *together(std::initializer_list<QWidget *> parts)
{
    auto *box = new QWidget;
    auto *row = new QHBoxLayout(box);
    row->setContentsMargins({});
    row->setSpacing(8);
    for (QWidget *part : parts)
        row->addWidget(part);
    return box;
}

QLabel *subtleLabel(const char *name)
{
    auto *label = new QLabel;
    label->setObjectName(QLatin1String(name));
    label->setForegroundRole(QPalette::PlaceholderText);
    label->setTextFormat(Qt::PlainText);
    return label;
}

} // namespace

void ArchivePage::makeHead(QBoxLayout &column)
{
    back_ = new QToolButton;
    back_->setObjectName(QStringLiteral("leaveArchive"));
    back_->setIcon(tintedIcon(QStringLiteral("previous")));
    back_->setAutoRaise(true);
    title_ = new QLabel;
    count_ = subtleLabel("archiveCount");
    count_->setContentsMargins(0, 6, 0, 0); // on the line of the title
    count_->setWordWrap(true);
    file_ = flatButton("openFromArchive", QStringLiteral("open"));
    bin_ = flatButton("showBin", QStringLiteral("delete"));
    empty_ = flatButton("emptyBin");
    fitToText(*this, [this] {
        constexpr int icon = 16;
        back_->setFixedSize(besideText(controlHeight), besideText(controlHeight));
        back_->setIconSize({besideText(icon), besideText(icon)});
        // Large words leave a title less room to stand out.
        title_->setFont(grown(font(), textScale() > largestInOneLine ? 1.5 : 1.8));
    });
    auto *row = new QHBoxLayout;
    row->addWidget(back_);
    row->addSpacing(2);
    row->addWidget(title_);
    row->addSpacing(2);
    row->addWidget(count_, 1);
    for (FlatButton *button : {file_, bin_, empty_})
        row->addWidget(button);
    column.addLayout(row);
    connect(back_, &QToolButton::clicked, this, [this] {
        search_->clear();
        goBack();
    });
    connect(file_, &FlatButton::clicked, this, &ArchivePage::fileWanted);
    connect(bin_, &FlatButton::clicked, this, [this] {
        search_->clear();
        show(ArchiveModel::Shelf::bin);
        list_->setFocus();
    });
    connect(empty_, &FlatButton::clicked, this, [this] { askToEmpty(true); });
}

void ArchivePage::makeSearch(QBoxLayout &column)
{
    search_ = new QLineEdit;
    search_->setObjectName(QStringLiteral("archiveSearch"));
    search_->setClearButtonEnabled(true);
    search_->setMinimumHeight(controlHeight);
    search_->addAction(tintedIcon(QStringLiteral("search")), QLineEdit::LeadingPosition);
    search_->installEventFilter(this);
    found_ = subtleLabel("archiveFound");
    auto *group = new QButtonGroup(this);
    QWidget *games = together({});
    const auto addGame = [this, group, games](const QString &id) {
        auto *button = new QToolButton;
        button->setObjectName(QStringLiteral("archiveGame_") + id);
        button->setCheckable(true);
        button->setChecked(id.isEmpty());
        button->setMinimumHeight(controlHeight);
        group->addButton(button);
        games->layout()->addWidget(button);
        games_.emplace_back(id, button);
        connect(button, &QToolButton::clicked, this, [this, id] {
            filter_.setGame(id);
            chooseFirst();
            refresh();
        });
    };
    addGame({});
    for (const GameKind &kind : registry_.kinds())
        if (gameFace(kind.id) != nullptr)
            addGame(QString::fromUtf8(kind.id.data(), static_cast<qsizetype>(kind.id.size())));

    orderLabel_ = subtleLabel("archiveOrderLabel");
    order_ = new QComboBox;
    order_->setObjectName(QStringLiteral("archiveOrder"));
    order_->setMinimumHeight(controlHeight);
    auto *grid = new QGridLayout;
    grid->setColumnStretch(0, 1);
    grid->setHorizontalSpacing(16);
    QWidget *search = together({search_, found_});
    auto *inSearch = static_cast<QHBoxLayout *>(search->layout());
    inSearch->setStretchFactor(search_, 100);
    inSearch->addStretch(1); // what the search does not take is free
    QWidget *order = together({orderLabel_, order_});
    fitToText(*this, [this, grid, search, games, order] {
        search_->setMaximumWidth(besideText(widestSearch));
        // The games have a line of their own where the words are large.
        const bool isLarge = textScale() > largestInOneLine;
        for (QWidget *part : {search, games, order})
            grid->removeWidget(part);
        grid->addWidget(search, 0, 0);
        grid->addWidget(games, isLarge ? 1 : 0, isLarge ? 0 : 1, 1, isLarge ? 3 : 1, Qt::AlignLeft);
        grid->addWidget(order, 0, 2);
    });
    column.addLayout(grid);
    connect(search_, &QLineEdit::textChanged, this, &ArchivePage::search);
    connect(order_, &QComboBox::activated, this, [this](int order) {
        filter_.setOrder(static_cast<ArchiveFilter::Order>(order));
        chooseFirst();
    });
}

void ArchivePage::makeQuestion(QBoxLayout &column)
{
    question_ = new QFrame;
    question_->setObjectName(QStringLiteral("emptyQuestion"));
    question_->setFrameShape(QFrame::StyledPanel);
    questionText_ = new QLabel;
    questionText_->setWordWrap(true);
    really_ = flatButton("reallyEmpty");
    keep_ = flatButton("keepBin");
    auto *row = new QHBoxLayout(question_);
    row->addWidget(questionText_, 1);
    row->addWidget(really_);
    row->addWidget(keep_);
    question_->hide();
    column.addWidget(question_);
    connect(really_, &FlatButton::clicked, this, &ArchivePage::emptyBin);
    connect(keep_, &FlatButton::clicked, this, [this] { askToEmpty(false); });
}

void ArchivePage::makeEmpty(QBoxLayout &column)
{
    nothing_ = new QWidget;
    nothing_->setObjectName(QStringLiteral("archiveNothing"));
    nothingTitle_ = new QLabel;
    nothingTitle_->setFont(grown(nothingTitle_->font(), 1.3));
    nothingTitle_->setAlignment(Qt::AlignCenter);
    nothingText_ = subtleLabel("archiveNothingText");
    nothingText_->setAlignment(Qt::AlignCenter);
    nothingText_->setWordWrap(true);
    nothingButton_ = flatButton("archiveNothingButton");
    auto *box = new QVBoxLayout(nothing_);
    box->addStretch(2);
    box->addWidget(nothingTitle_);
    box->addWidget(nothingText_);
    box->addSpacing(8);
    box->addWidget(nothingButton_, 0, Qt::AlignCenter);
    box->addStretch(3);
    column.addWidget(nothing_, 1);
    connect(nothingButton_, &FlatButton::clicked, this, [this] {
        if (filter_.isSearching() || !games_.front().second->isChecked()) {
            games_.front().second->click();
            search_->clear();
            search_->setFocus();
        } else {
            emit newGameWanted();
        }
    });
}

void ArchivePage::setMargins()
{
    const bool isWide = width() >= besideText(wide);
    const int side = std::max(isWide ? wideMargin : narrowMargin, (width() - besideText(widestColumn)) / 2);
    layout()->setContentsMargins(side, 14, side, 8);
    orderLabel_->setVisible(isWide);
}

QSize ArchivePage::minimumSizeHint() const
{
    // Wide margins are for whoever has the room.
    const QMargins margins = layout()->contentsMargins();
    return layout()->minimumSize() - QSize(margins.left() + margins.right() - 2 * narrowMargin, 0);
}

void ArchivePage::retranslate()
{
    const bool isBin = model_.shelf() == ArchiveModel::Shelf::bin;
    title_->setText(isBin ? tr("Trash") : tr("All games"));
    back_->setToolTip(tr("Back (Esc)"));
    back_->setAccessibleName(tr("Back"));
    file_->setText(tr("Open a File…"));
    empty_->setText(tr("Empty the Trash…"));
    questionText_->setText(tr("All games in the trash will be deleted for good."));
    really_->setText(tr("Delete for Good"));
    keep_->setText(tr("Keep Them"));
    search_->setPlaceholderText(tr("Search for players, games, dates"));
    search_->setAccessibleName(search_->placeholderText());
    orderLabel_->setText(tr("Sort by"));
    order_->setAccessibleName(orderLabel_->text());
    const int order = std::max(0, order_->currentIndex());
    order_->clear();
    order_->addItems({tr("Last played"), tr("Name"), tr("Players")});
    order_->setCurrentIndex(order);
    list_->setAccessibleName(title_->text());
    refresh();
}

void ArchivePage::refresh()
{
    const bool isBin = model_.shelf() == ArchiveModel::Shelf::bin;
    const int binned = model_.folder().bin().count();
    int kept = 0;
    for (int row = 0; row < model_.rowCount(); ++row)
        kept += model_.row(row).isDeleted ? 0 : 1;
    count_->setText(isBin ? tr("%n deleted games, kept until you empty the trash", nullptr, kept)
                          : tr("%n games, kept on this computer", nullptr, kept));
    bin_->setText(tr("Trash (%1)").arg(binned));
    bin_->setVisible(!isBin && binned > 0);
    file_->setVisible(!isBin);
    empty_->setVisible(isBin && binned > 0);
    found_->setVisible(filter_.isSearching());
    found_->setText(tr("%1 of %2", "found, all").arg(filter_.found({})).arg(kept));
    for (const auto &[id, button] : games_) {
        showChoice(*button);
        const GameFace *face = id.isEmpty() ? nullptr : gameFace(id.toStdString());
        button->setText(face == nullptr ? tr("All")
                                        : tr("%1 %2", "game, how many of it")
                                              .arg(face->generalWords()->gameName())
                                              .arg(filter_.found(id)));
    }
    refreshEmpty(filter_.rowCount());
}

void ArchivePage::refreshEmpty(int shown)
{
    const bool isBin = model_.shelf() == ArchiveModel::Shelf::bin;
    const bool isNarrowed = filter_.isSearching() || !games_.front().second->isChecked();
    list_->setVisible(shown > 0);
    nothing_->setVisible(shown == 0);
    nothingTitle_->setText(isNarrowed ? tr("Nothing found")
                           : isBin    ? tr("The trash is empty")
                                      : tr("No games yet"));
    nothingText_->setText(isNarrowed ? tr("Try other words, or another game.")
                          : isBin    ? tr("Games that you delete come here first.")
                                     : tr("Every game you start is kept here from its first action on."));
    nothingButton_->setText(isNarrowed ? tr("Clear the Search") : tr("New Game…"));
    nothingButton_->setVisible(isNarrowed || !isBin);
}

} // namespace waystone
