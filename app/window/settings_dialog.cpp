#include "window/settings_dialog.h"

#include "board/animator.h"
#include "board/play_board.h"
#include "commands/commands.h"
#include "controls/tinted_icon.h"
#include "fitting/text_scale.h"
#include "fitting/text_watch.h"
#include "parts/flat_button.h"
#include "settings/languages.h"
#include "settings/settings.h"
#include "settings/text_size.h"
#include "window/choice_box.h"
#include "window/key_list.h"
#include "window/keys_page.h"
#include "window/text_size_box.h"
#include "window/theme_box.h"

#include <QActionGroup>
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

QVariant chosenIn(const QActionGroup &group)
{
    const QAction *chosen = group.checkedAction();
    return chosen == nullptr ? QVariant() : chosen->data();
}

void choose(const QActionGroup &group, const QVariant &data)
{
    for (QAction *action : group.actions())
        if (action->data() == data && !action->isChecked())
            action->trigger();
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

SettingsDialog::SettingsDialog(const Commands &commands, KeyList &keys, int textSize, QWidget *parent)
    : FittedDialog(parent),
      commands_(commands),
      keyList_(keys),
      list_(new QListWidget),
      pages_(new QStackedWidget),
      keys_(new KeysPage(keys))
{
    setObjectName(QStringLiteral("settingsDialog"));
    list_->setObjectName(QStringLiteral("settingsPages"));
    list_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    connect(keys_, &KeysPage::pdfWanted, this, &SettingsDialog::keysPdfWanted);
    for (const auto &[page, icon] : {std::pair(makeLook(textSize), "settings"), std::pair(makePlay(), "play"),
                                     std::pair(static_cast<QWidget *>(keys_), "log")}) {
        list_->addItem(new QListWidgetItem(tintedIcon(QLatin1String(icon)), QString()));
        pages_->addWidget(page);
    }
    connect(list_, &QListWidget::currentRowChanged, pages_, &QStackedWidget::setCurrentIndex);
    connect(list_, &QListWidget::currentRowChanged, this,
            [this] { setUndo({}); }); // what was done on a page is undone there
    auto *middle = new QWidget;
    auto *row = new QHBoxLayout(middle);
    row->addWidget(list_);
    row->addWidget(pages_, 1);
    setParts(middle, makeFoot(), charactersWide);
    fitToText(*this, [this] {
        list_->setIconSize({besideText(18), besideText(18)});
        retranslate();
    });
    showPage(Page::look);
}

QWidget *SettingsDialog::makeLook(int textSize)
{
    languages_ = new ChoiceBox(*commands_.languages);
    textSize_ = new TextSizeBox(textSize);
    themes_ = new ThemeBox(*commands_.themes);
    connect(textSize_, &TextSizeBox::chosen, this, &SettingsDialog::textSizeChosen);
    auto *page = new QWidget;
    auto *column = new QVBoxLayout(page);
    column->setContentsMargins({});
    for (QWidget *box : std::initializer_list<QWidget *>{languages_, textSize_, themes_})
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
    reopen_ = new CommandBox(*commands_.reopen);
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
    defaults_ = new FlatButton(FlatButton::Kind::link, QStringLiteral("settingsDefaults"));
    defaults_->setAutoDefault(false);
    done_ = new QPushButton;
    done_->setObjectName(QStringLiteral("settingsDone"));
    done_->setDefault(true);
    connect(defaults_, &FlatButton::clicked, this, &SettingsDialog::resetOrUndo);
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

void SettingsDialog::setUndo(Undo undo)
{
    undo_ = std::move(undo);
    const bool isKeys = list_->currentRow() == static_cast<int>(Page::keys);
    defaults_->setText(undo_    ? tr("Undo: Back to the Defaults")
                       : isKeys ? tr("Back to the Usual Keys")
                                : tr("Back to the Defaults"));
    defaults_->setToolTip(undo_ ? tr("Restores the previous choices on this page")
                                : tr("Restores the default choices on this page"));
}

void SettingsDialog::resetOrUndo()
{
    if (const Undo undo = std::exchange(undo_, {})) {
        undo();
        setUndo({});
        return;
    }
    setUndo(resetPage());
}

SettingsDialog::Undo SettingsDialog::resetPage()
{
    if (list_->currentRow() == static_cast<int>(Page::look))
        return resetLook();
    if (list_->currentRow() == static_cast<int>(Page::play))
        return resetPlay();
    KeyBindings &bindings = keyList_.bindings();
    const KeyBindings::Chosen chosen = bindings.chosen();
    bindings.setChosen({});
    return [&bindings, chosen] { bindings.setChosen(chosen); };
}

SettingsDialog::Undo SettingsDialog::resetLook()
{
    const QVariant language = chosenIn(*commands_.languages);
    const QVariant theme = chosenIn(*commands_.themes);
    const int size = textSize_->percent();
    choose(*commands_.languages, LanguageSwitch::bestMatch({}));
    choose(*commands_.themes, static_cast<int>(ThemeChoice::system));
    textSize_->choose(smallestText);
    return [this, language, theme, size] {
        choose(*commands_.languages, language);
        choose(*commands_.themes, theme);
        textSize_->choose(size);
    };
}

SettingsDialog::Undo SettingsDialog::resetPlay()
{
    const std::vector<std::pair<QActionGroup *, int>> usual{
        {commands_.speeds, static_cast<int>(Animator::Speed::normal)},
        {commands_.highlights, static_cast<int>(PlayBoard::Highlight::always)},
        {commands_.confirmModes, static_cast<int>(GameController::Confirm::off)}};
    std::vector<std::pair<QActionGroup *, QVariant>> groups;
    for (const auto &[group, data] : usual) {
        groups.emplace_back(group, chosenIn(*group));
        choose(*group, data);
    }
    std::vector<std::pair<CommandBox *, bool>> boxes;
    for (CommandBox *box : {secrets_, hints_, cards_, forced_}) {
        boxes.emplace_back(box, box->isChecked());
        box->choose(true);
    }
    boxes.emplace_back(reopen_, reopen_->isChecked());
    reopen_->choose(false);
    return [groups, boxes] {
        for (const auto &[group, data] : groups)
            choose(*group, data);
        for (const auto &[box, isOn] : boxes)
            box->choose(isOn);
    };
}

void SettingsDialog::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    FittedDialog::changeEvent(event);
}

void SettingsDialog::hideEvent(QHideEvent *event)
{
    setUndo({});
    FittedDialog::hideEvent(event);
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
    textSize_->retranslate();
    themes_->setTitle(tr("Theme"));
    lay(*static_cast<QGridLayout *>(pages_->widget(static_cast<int>(Page::play))->layout()),
        {speeds_, confirmModes_, highlights_, help_, reopen_});
    speeds_->setTitle(tr("How fast the computer plays"));
    highlights_->setTitle(tr("Highlighting"));
    confirmModes_->setTitle(tr("When to ask first"));
    help_->setTitle(tr("Help while playing"));
    cardsAgain_->setText(tr("Show All Cards Again"));
    cardsAgain_->setToolTip(tr("Cards for rules explained in earlier games appear again"));
    keys_->retranslate();
    setUndo(std::move(undo_));
    done_->setText(tr("Done"));
}

} // namespace waystone
