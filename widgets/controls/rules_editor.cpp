#include "controls/rules_editor.h"

#include "core/revision.h"
#include "words/program_language.h"

#include <QComboBox>
#include <QEvent>
#include <QGridLayout>
#include <QLabel>
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

    auto *grid = new QGridLayout(options_);
    grid->setContentsMargins({});
    grid->setColumnStretch(1, 1);
    offered_ = offered(kind.options);
    for (const OptionInfo &option : offered_) {
        const OptionRow row{new QLabel, new QComboBox, new QLabel};
        row.value->setObjectName(QStringLiteral("option_") + text(option.id));
        row.label->setBuddy(row.value);
        row.label->setWordWrap(true);
        row.help->setWordWrap(true);
        row.help->setForegroundRole(QPalette::PlaceholderText);
        for (const std::string_view value : option.values)
            row.value->addItem(QString(), text(value));
        connect(row.value, &QComboBox::activated, this, &RulesEditor::findPreset);
        const int line = grid->rowCount();
        grid->addWidget(row.label, line, 0);
        grid->addWidget(row.value, line, 1);
        grid->addWidget(row.help, line + 1, 0, 1, 2);
        rows_.push_back(row);
    }

    const int own = preset_->findData(programLanguage());
    usePreset(std::max(0, own));
    preset_->setCurrentIndex(std::max(0, own));
    retranslate();
}

void RulesEditor::usePreset(int index)
{
    if (static_cast<std::size_t>(index) < kind_->presets.size())
        setChoice(kind_->presets[static_cast<std::size_t>(index)].choice);
    preset_->setCurrentIndex(index);
}

OptionChoice RulesEditor::choice() const
{
    OptionChoice choice;
    for (std::size_t index = 0; index < rows_.size(); ++index) {
        const OptionInfo &option = offered_[index];
        choice[std::string(option.id)] = rows_[index].value->currentData().toString().toStdString();
    }
    return choice;
}

void RulesEditor::setChoice(const OptionChoice &choice)
{
    for (std::size_t index = 0; index < rows_.size(); ++index) {
        const auto found = choice.find(offered_[index].id);
        const int value =
            found == choice.end() ? 0 : rows_[index].value->findData(QString::fromStdString(found->second));
        rows_[index].value->setCurrentIndex(std::max(0, value));
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
    for (std::size_t index = 0; index < rows_.size(); ++index) {
        const OptionInfo &option = offered_[index];
        const OptionRow &row = rows_[index];
        row.label->setText(words_->optionName(option.id));
        row.help->setText(words_->optionHelp(option.id));
        for (std::size_t value = 0; value < option.values.size(); ++value)
            row.value->setItemText(static_cast<int>(value),
                                   words_->optionValueName(option.id, option.values[value]));
    }
}

} // namespace waystone
