#include "editor/lesson/rules_panel.h"

#include "editor/lesson/lesson_draft.h"
#include "lessons/rules/rule_library.h"
#include "words/foreign_text.h"
#include "words/program_language.h"

#include <QEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QScopedValueRollback>
#include <QVBoxLayout>

#include <algorithm>

namespace waystone {

RulesPanel::RulesPanel(LessonDraft &draft, QWidget *parent)
    : QWidget(parent), draft_(draft), search_(new QLineEdit), count_(new QLabel), list_(new QListWidget)
{
    search_->setObjectName(QStringLiteral("searchStepRules"));
    search_->setClearButtonEnabled(true);
    list_->setObjectName(QStringLiteral("stepRules"));
    list_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    connect(search_, &QLineEdit::textChanged, this, &RulesPanel::fill);
    connect(list_, &QListWidget::itemChanged, this, [this](const QListWidgetItem *item) {
        if (isFilling_)
            return;
        const std::string id = item->data(Qt::UserRole).toString().toStdString();
        const bool shown = item->checkState() == Qt::Checked;
        draft_.changeStep([] { return tr("Rule of the step", "a step of the history"); },
                          [&](LessonStep &step) {
                              std::erase(step.rules, id);
                              if (shown)
                                  step.rules.push_back(id);
                          });
    });
    connect(&draft, &LessonDraft::changed, this, &RulesPanel::refresh);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(search_);
    layout->addWidget(list_, 1);
    layout->addWidget(count_);
    retranslate();
}

void RulesPanel::fill()
{
    const QScopedValueRollback filling(isFilling_, true);
    list_->clear();
    const RuleCatalogue *catalogue =
        draft_.isLesson() ? ruleLibrary().catalogue(draft_.document().game().id()) : nullptr;
    if (catalogue == nullptr)
        return;
    const std::string language = programLanguage().toStdString();
    const QString words = search_->text().trimmed();
    std::vector<const Rule *> rules;
    if (words.isEmpty())
        for (const Rule &rule : catalogue->rules())
            rules.push_back(&rule);
    else
        rules = ruleLibrary().find(catalogue->game(), words, language);
    for (const Rule *rule : rules) {
        auto *item = new QListWidgetItem(QString::fromStdString(rule->title.in(language)), list_);
        item->setToolTip(foreign_text::tip(QString::fromStdString(rule->text.in(language))));
        item->setData(Qt::UserRole, QString::fromStdString(rule->id));
        item->setFlags(item->flags() | Qt::ItemIsUserCheckable);
    }
    refresh();
}

void RulesPanel::refresh()
{
    setEnabled(draft_.isLesson());
    if (draft_.isLesson() && list_->count() == 0 && search_->text().isEmpty())
        return fill();
    const QScopedValueRollback filling(isFilling_, true);
    const std::vector<std::string> none;
    const std::vector<std::string> &rules = draft_.isLesson() ? draft_.current().rules : none;
    for (int row = 0; row < list_->count(); ++row) {
        QListWidgetItem *item = list_->item(row);
        const std::string id = item->data(Qt::UserRole).toString().toStdString();
        item->setCheckState(std::ranges::find(rules, id) == rules.end() ? Qt::Unchecked : Qt::Checked);
    }
    count_->setText(tr("%n rule(s) shown by this step", nullptr, static_cast<int>(rules.size())));
}

void RulesPanel::retranslate()
{
    search_->setPlaceholderText(tr("Search"));
    search_->setAccessibleName(search_->placeholderText());
    list_->setAccessibleName(tr("Rules that this step shows"));
    fill();
    refresh();
}

void RulesPanel::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

} // namespace waystone
