#include "controls/rules_editor.h"

#include "controls/card_frame.h"
#include "core/revision.h"
#include "words/program_language.h"

#include <QComboBox>
#include <QEvent>
#include <QLabel>
#include <QRadioButton>
#include <QVBoxLayout>

#include <algorithm>

namespace waystone {

namespace {

QString text(std::string_view view)
{
    return QString::fromUtf8(view.data(), static_cast<qsizetype>(view.size()));
}

} // namespace

RulesEditor::RulesEditor(QWidget *parent)
    : QWidget(parent), presetLabel_(new QLabel), preset_(new QComboBox), options_(new QWidget)
{
    preset_->setObjectName(QStringLiteral("rulesPreset"));
    presetLabel_->setBuddy(preset_);
    connect(preset_, &QComboBox::activated, this, &RulesEditor::usePreset);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->addWidget(presetLabel_);
    layout->addWidget(preset_);
    layout->addWidget(options_);
}

void RulesEditor::setGame(const GameKind &kind, std::shared_ptr<GameWords> words)
{
    kind_ = &kind;
    words_ = std::move(words);
    rows_.clear();
    preset_->clear();
    delete options_;
    options_ = new QWidget;
    layout()->addWidget(options_);

    for (const RulesPreset &preset : kind.presets)
        preset_->addItem(QString(), text(preset.id));
    preset_->addItem(QString());

    auto *column = new QVBoxLayout(options_);
    column->setContentsMargins({});
    column->setSpacing(12);
    offered_ = offered(kind.options);
    for (const OptionInfo &option : offered_)
        addBox(option);
    chooseProposed();
    retranslate();
}

void RulesEditor::addBox(const OptionInfo &option)
{
    auto *box = new CardFrame;
    auto *column = new QVBoxLayout(box);
    column->setContentsMargins(16, 12, 16, 12);
    OptionRow row{new QLabel, new QLabel, {}};
    QFont bold = row.label->font();
    bold.setBold(true);
    row.label->setFont(bold);
    row.help->setForegroundRole(QPalette::PlaceholderText);
    for (QLabel *label : {row.label, row.help}) {
        label->setWordWrap(true);
        column->addWidget(label);
    }
    for (const std::string_view value : option.values) {
        auto *button = new QRadioButton;
        button->setObjectName(QStringLiteral("option_%1_%2").arg(text(option.id), text(value)));
        connect(button, &QRadioButton::clicked, this, [this] {
            findPreset();
            emit changed();
        });
        column->addWidget(button);
        row.values.push_back(button);
    }
    options_->layout()->addWidget(box);
    rows_.push_back(std::move(row));
}

std::size_t RulesEditor::chosen(const OptionRow &row)
{
    const auto found = std::ranges::find_if(row.values, &QRadioButton::isChecked);
    return found == row.values.end() ? 0 : static_cast<std::size_t>(found - row.values.begin());
}

void RulesEditor::chooseProposed()
{
    const int own = preset_->findData(programLanguage());
    usePreset(std::max(0, own));
    preset_->setCurrentIndex(std::max(0, own));
}

QString RulesEditor::chosenName() const
{
    return preset_->currentText();
}

void RulesEditor::usePreset(int index)
{
    if (static_cast<std::size_t>(index) < kind_->presets.size())
        setChoice(kind_->presets[static_cast<std::size_t>(index)].choice);
    preset_->setCurrentIndex(index);
    emit changed();
}

OptionChoice RulesEditor::choice() const
{
    OptionChoice choice;
    for (std::size_t index = 0; index < rows_.size(); ++index) {
        const OptionInfo &option = offered_[index];
        choice[std::string(option.id)] = std::string(option.values[chosen(rows_[index])]);
    }
    return choice;
}

void RulesEditor::setChoice(const OptionChoice &choice)
{
    for (std::size_t index = 0; index < rows_.size(); ++index) {
        const OptionInfo &option = offered_[index];
        const auto wanted = choice.find(option.id);
        const auto value = wanted == choice.end()
                               ? option.values.end()
                               : std::ranges::find(option.values, std::string_view(wanted->second));
        const auto place = value == option.values.end() ? 0 : value - option.values.begin();
        rows_[index].values[static_cast<std::size_t>(place)]->setChecked(true);
    }
    findPreset();
}

bool RulesEditor::agrees(const RulesPreset &preset) const
{
    const OptionChoice chosen = choice();
    return std::ranges::all_of(offered_, [&](const OptionInfo &option) {
        const auto found = preset.choice.find(option.id);
        const std::string_view wanted = found == preset.choice.end() ? option.values.front() : found->second;
        return chosen.find(option.id)->second == wanted;
    });
}

void RulesEditor::findPreset()
{
    const auto shown = static_cast<std::size_t>(preset_->currentIndex());
    if (shown < kind_->presets.size() && agrees(kind_->presets[shown]))
        return;
    const auto found =
        std::ranges::find_if(kind_->presets, [this](const RulesPreset &preset) { return agrees(preset); });
    preset_->setCurrentIndex(static_cast<int>(found - kind_->presets.begin()));
}

void RulesEditor::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void RulesEditor::retranslate()
{
    presetLabel_->setText(tr("Rules"));
    if (kind_ == nullptr)
        return;
    for (int index = 0; index < preset_->count(); ++index) {
        const QString book = preset_->itemData(index).toString();
        preset_->setItemText(index, book.isEmpty() ? tr("Option by option") : bookRulesName(book));
    }
    // Of books with the same rules, that in the reader's language.
    const int own = preset_->findData(programLanguage());
    if (own >= 0 && agrees(kind_->presets[static_cast<std::size_t>(own)]))
        preset_->setCurrentIndex(own);
    for (std::size_t index = 0; index < rows_.size(); ++index) {
        const OptionInfo &option = offered_[index];
        const OptionRow &row = rows_[index];
        row.label->setText(words_->optionName(option.id));
        row.help->setText(words_->optionHelp(option.id));
        for (std::size_t value = 0; value < option.values.size(); ++value)
            row.values[value]->setText(words_->optionValueName(option.id, option.values[value]));
    }
}

} // namespace waystone
