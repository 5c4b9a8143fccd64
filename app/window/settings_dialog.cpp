#include "window/settings_dialog.h"

#include "board/animator.h"
#include "board/play_board.h"
#include "commands/commands.h"
#include "controls/tinted_icon.h"
#include "fitting/text_scale.h"
#include "settings/languages.h"
#include "settings/settings.h"
#include "settings/text_size.h"
#include "window/choice_box.h"
#include "window/keys_page.h"

#include <QComboBox>
#include <QEvent>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QListWidget>
#include <QPushButton>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>
#include <vector>

namespace waystone {

namespace {

constexpr int charactersWide = 100;
constexpr double largestInColumns = 1.25; ///< size of text up to which two columns have room

int rowWidth(const QListWidget &list, int row)
{
    const QFontMetrics metrics = list.fontMetrics();
    return list.iconSize().width() + metrics.horizontalAdvance(list.item(row)->text()) +
           metrics.averageCharWidth() * 3;
}

/// In two columns while the text is small enough, else in one.
void lay(QGridLayout &grid, const std::vector<QWidget *> &boxes)
{
    const int columns = textScale() <= largestInColumns ? 2 : 1;
    for (int index = 0; QWidget * box : boxes) {
        grid.removeWidget(box);
        grid.addWidget(box, index / columns, index % columns);
        ++index;
    }
    grid.setColumnStretch(0, 1);
    grid.setColumnStretch(1, columns - 1);
    grid.setRowStretch(static_cast<int>(boxes.size()), 1);
}

} // namespace

SettingsDialog::SettingsDialog(const Commands &commands, int textSize, QWidget *parent)
    : FittedDialog(parent), commands_(commands), list_(new QListWidget), pages_(new QStackedWidget)
{
    setObjectName(QStringLiteral("settingsDialog"));
    list_->setObjectName(QStringLiteral("settingsPages"));
    list_->setIconSize({besideText(18), besideText(18)});
    list_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    keys_ = new KeysPage(commands);
    for (const auto &[page, icon] : {std::pair(makeLook(textSize), "settings"), std::pair(makePlay(), "play"),
                                     std::pair(static_cast<QWidget *>(keys_), "log")}) {
        list_->addItem(new QListWidgetItem(tintedIcon(QLatin1String(icon)), QString()));
        pages_->addWidget(page);
    }
    connect(list_, &QListWidget::currentRowChanged, pages_, &QStackedWidget::setCurrentIndex);
    connect(list_, &QListWidget::currentRowChanged, this,
            [this](int row) { defaults_->setEnabled(row != static_cast<int>(Page::keys)); });
    auto *middle = new QWidget;
    auto *row = new QHBoxLayout(middle);
    row->addWidget(list_);
    row->addWidget(pages_, 1);
    setParts(middle, makeFoot(), charactersWide);
    retranslate();
    showPage(Page::look);
}

QWidget *SettingsDialog::makeLook(int textSize)
{
    languages_ = new ChoiceBox(*commands_.languages);
    text_ = new QGroupBox;
    textSize_ = new QComboBox;
    textSize_->setObjectName(QStringLiteral("textSize"));
    for (int percent = smallestText; percent <= largestText; percent += textSizeStep)
        textSize_->addItem(QString(), percent);
    textSize_->setCurrentIndex(std::max(0, textSize_->findData(textSize)));
    auto *inText = new QVBoxLayout(text_);
    inText->addWidget(textSize_, 0, Qt::AlignLeft);
    themes_ = new ChoiceBox(*commands_.themes);
    connect(textSize_, &QComboBox::currentIndexChanged, this, [this](int index) {
        if (index >= 0)
            emit textSizeChosen(textSize_->itemData(index).toInt());
    });
    auto *page = new QWidget;
    auto *column = new QVBoxLayout(page);
    column->setContentsMargins({});
    for (QWidget *box : std::initializer_list<QWidget *>{languages_, text_, themes_})
        column->addWidget(box);
    column->addStretch(1);
    return page;
}

QWidget *SettingsDialog::makePlay()
{
    speeds_ = new ChoiceBox(*commands_.speeds);
    highlights_ = new ChoiceBox(*commands_.highlights);
    confirmModes_ = new ChoiceBox(*commands_.confirmModes);
    secrets_ = new CommandBox(*commands_.confirmSecrets);
    confirmModes_->layout()->addWidget(secrets_);
    hints_ = new CommandBox(*commands_.offerHints);
    cards_ = new CommandBox(*commands_.guide);
    forced_ = new CommandBox(*commands_.forced);
    cardsAgain_ = new QPushButton;
    cardsAgain_->setObjectName(QStringLiteral("cardsAgain"));
    cardsAgain_->setAutoDefault(false);
    connect(cardsAgain_, &QPushButton::clicked, this, &SettingsDialog::cardsWanted);
    help_ = new QGroupBox;
    auto *inHelp = new QVBoxLayout(help_);
    for (QWidget *box : std::initializer_list<QWidget *>{hints_, cards_})
        inHelp->addWidget(box);
    inHelp->addWidget(cardsAgain_, 0, Qt::AlignLeft);
    inHelp->addWidget(forced_);
    auto *page = new QWidget;
    auto *grid = new QGridLayout(page);
    grid->setContentsMargins({});
    return page;
}

QWidget *SettingsDialog::makeFoot()
{
    defaults_ = new QPushButton;
    defaults_->setObjectName(QStringLiteral("settingsDefaults"));
    defaults_->setAutoDefault(false);
    done_ = new QPushButton;
    done_->setObjectName(QStringLiteral("settingsDone"));
    done_->setDefault(true);
    connect(defaults_, &QPushButton::clicked, this, &SettingsDialog::resetPage);
    connect(done_, &QPushButton::clicked, this, &QDialog::accept);
    auto *foot = new QWidget;
    auto *row = new QHBoxLayout(foot);
    row->setContentsMargins({});
    row->addWidget(defaults_);
    row->addStretch(1);
    row->addWidget(done_);
    return foot;
}

void SettingsDialog::showPage(Page page)
{
    list_->setCurrentRow(static_cast<int>(page));
}

void SettingsDialog::resetPage()
{
    if (list_->currentRow() == static_cast<int>(Page::look)) {
        languages_->choose(LanguageSwitch::bestMatch({}));
        textSize_->setCurrentIndex(0);
        themes_->choose(static_cast<int>(ThemeChoice::system));
        return;
    }
    speeds_->choose(static_cast<int>(Animator::Speed::normal));
    highlights_->choose(static_cast<int>(PlayBoard::Highlight::always));
    confirmModes_->choose(static_cast<int>(GameController::Confirm::off));
    for (CommandBox *box : {secrets_, hints_, cards_, forced_})
        box->choose(true);
}

void SettingsDialog::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::FontChange)
        retranslate();
    FittedDialog::changeEvent(event);
}

void SettingsDialog::retranslate()
{
    if (done_ == nullptr)
        return;
    setWindowTitle(tr("Settings"));
    list_->setAccessibleName(tr("Pages"));
    list_->item(0)->setText(tr("Language and Look"));
    list_->item(1)->setText(tr("Motion and Play"));
    list_->item(2)->setText(tr("Keys"));
    for (int row = 0; row < list_->count(); ++row)
        list_->item(row)->setSizeHint({rowWidth(*list_, row), fontMetrics().lineSpacing() * 2});
    list_->setFixedWidth(list_->sizeHintForColumn(0) + 4 * list_->frameWidth());
    languages_->setTitle(tr("Language"));
    text_->setTitle(tr("Text Size"));
    textSize_->setAccessibleName(tr("Text Size"));
    for (int index = 0; index < textSize_->count(); ++index)
        textSize_->setItemText(index, tr("%1 %", "size").arg(textSize_->itemData(index).toInt()));
    themes_->setTitle(tr("Theme"));
    lay(*static_cast<QGridLayout *>(pages_->widget(static_cast<int>(Page::play))->layout()),
        {speeds_, confirmModes_, highlights_, help_});
    speeds_->setTitle(tr("Motion"));
    highlights_->setTitle(tr("Highlighting"));
    confirmModes_->setTitle(tr("What Is to Be Confirmed"));
    help_->setTitle(tr("Help While Playing"));
    cardsAgain_->setText(tr("Show All Cards Again"));
    cardsAgain_->setToolTip(tr("Cards with rules that were told in earlier games come again"));
    keys_->retranslate();
    defaults_->setText(tr("Back to the Defaults"));
    defaults_->setToolTip(tr("Chooses on this page what was chosen at first"));
    done_->setText(tr("Done"));
}

} // namespace waystone
