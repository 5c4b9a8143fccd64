#include "lessons/rules/rule_contents.h"

#include "lessons/library/library_item.h"
#include "lessons/rules/found_rule.h"
#include "lessons/rules/found_rule_painter.h"
#include "lessons/rules/rule_library.h"
#include "lessons/rules/rule_text.h"
#include "words/foreign_text.h"
#include "words/program_language.h"

#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QScopedValueRollback>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace waystone {

namespace {

constexpr int idRole = Qt::UserRole;
constexpr std::size_t mostFound = 25;

} // namespace

RuleContents::RuleContents(QWidget *parent)
    : QWidget(parent), search_(new QLineEdit), count_(new QLabel), tree_(new QTreeWidget)
{
    search_->setObjectName(QStringLiteral("ruleSearch"));
    search_->setClearButtonEnabled(true);
    search_->installEventFilter(this);
    count_->setObjectName(QStringLiteral("ruleCount"));
    count_->setWordWrap(true);
    count_->setContentsMargins(6, 6, 6, 6);
    tree_->setObjectName(QStringLiteral("ruleTree"));
    tree_->setHeaderHidden(true);
    tree_->setTextElideMode(Qt::ElideRight);
    tree_->setItemDelegate(new FoundRulePainter(tree_));
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->addWidget(search_);
    column->addWidget(count_);
    column->addWidget(tree_, 1);
    setTabOrder(search_, tree_);
    setFocusProxy(search_);

    connect(search_, &QLineEdit::textChanged, this, [this] {
        fill();
        if (words().isEmpty())
            emit searchEnded();
    });
    connect(search_, &QLineEdit::returnPressed, this, [this] {
        const QTreeWidgetItem *item = tree_->currentItem();
        choose(item != nullptr || search_->text().isEmpty() ? item : tree_->topLevelItem(0));
    });
    connect(tree_, &QTreeWidget::currentItemChanged, this, [this](const QTreeWidgetItem *item) {
        if (!isShaping_)
            choose(item);
    });
    connect(tree_, &QTreeWidget::itemClicked, this, &RuleContents::choose);
}

void RuleContents::setGame(const QString &game)
{
    game_ = game;
    const QSignalBlocker quiet(search_);
    search_->clear();
    fill();
}

void RuleContents::follow(const QString &id)
{
    open_ = id;
    if (lineOf(id) == nullptr)
        search_->clear();
    mark();
}

void RuleContents::retranslate()
{
    search_->setPlaceholderText(tr("Search the rules"));
    search_->setAccessibleName(tr("Search the rules"));
    search_->setToolTip(
        tr("Finds rules by words in any of the program’s languages; accents and endings do not matter"));
    tree_->setAccessibleName(tr("Chapters and rules"));
    fill();
}

void RuleContents::focusSearch()
{
    search_->setFocus(Qt::ShortcutFocusReason);
    search_->selectAll();
}

QString RuleContents::words() const
{
    return search_->text().trimmed();
}

void RuleContents::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    scrollToCurrent(); // what is not shown cannot be scrolled
}

void RuleContents::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    if (!words().isEmpty()) // how high a line is goes by its width
        tree_->doItemsLayout();
    scrollToCurrent();
}

bool RuleContents::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == search_ && event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent *>(event)->key();
        if (key == Qt::Key_Down && tree_->topLevelItemCount() > 0) {
            tree_->setFocus();
            if (tree_->currentItem() == nullptr)
                tree_->setCurrentItem(tree_->topLevelItem(0));
            return true;
        }
        if (key == Qt::Key_Escape && !search_->text().isEmpty()) {
            search_->clear();
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

void RuleContents::fill()
{
    if (game_.isEmpty())
        return;
    {
        const QScopedValueRollback shaping(isShaping_, true);
        tree_->clear();
        if (words().isEmpty())
            fillChapters();
        else
            fillFound();
    }
    mark();
}

void RuleContents::fillChapters()
{
    tree_->setRootIsDecorated(true);
    tree_->setUniformRowHeights(true);
    count_->hide();
    const RuleCatalogue &rules = *ruleLibrary().catalogue(game_.toStdString());
    for (const RuleChapter &chapter : rules.chapters()) {
        auto *parent = new QTreeWidgetItem(tree_, {rule_text::in(chapter.title, programLanguage())});
        parent->setData(0, idRole, QString::fromStdString(chapter.id));
        for (const Rule *rule : rules.rulesOf(chapter.id)) {
            auto *item = new QTreeWidgetItem(parent, {rule_text::in(rule->title, programLanguage())});
            item->setData(0, idRole, QString::fromStdString(rule->id));
            item->setToolTip(0, foreign_text::tip(item->text(0)));
        }
    }
}

void RuleContents::fillFound()
{
    tree_->setRootIsDecorated(false);
    tree_->setUniformRowHeights(false);
    const std::string game = game_.toStdString();
    const std::string language = programLanguage().toStdString();
    const RuleCatalogue &rules = *ruleLibrary().catalogue(game);
    const std::vector<RuleSearch::Hit> hits = ruleLibrary().hits(game, words(), language, mostFound + 1);
    const std::size_t listed = std::min(hits.size(), mostFound);
    for (std::size_t index = 0; index < listed; ++index) {
        const Rule &rule = *hits[index].rule;
        const bool isSameChapter = index > 0 && hits[index - 1].rule->chapter == rule.chapter;
        const QString chapter = rule_text::in(rules.chapter(rule.chapter)->title, programLanguage());
        const FoundRule found{
            isSameChapter ? QString() : chapter, marked_text::of(rule.title.in(language), hits[index].title),
            marked_text::fromFirstMark(marked_text::of(hits[index].why, hits[index].marks))};
        auto *item = new QTreeWidgetItem(tree_, {found.title.text});
        item->setData(0, idRole, QString::fromStdString(rule.id));
        item->setData(0, FoundRulePainter::role, QVariant::fromValue(found));
        item->setData(0, Qt::AccessibleDescriptionRole,
                      tr("%1: %2", "chapter, rule").arg(chapter, found.why.text));
        item->setToolTip(0, foreign_text::tip(tr("%1: %2", "chapter, rule").arg(chapter, found.title.text)));
    }
    count_->setText(hits.empty()           ? tr("No rule has these words.")
                    : listed < hits.size() ? tr("The best %n rule(s)", nullptr, static_cast<int>(listed))
                                           : tr("%n rule(s)", nullptr, static_cast<int>(listed)));
    count_->show();
}

QTreeWidgetItem *RuleContents::lineOf(const QString &id) const
{
    for (QTreeWidgetItemIterator each(tree_); *each != nullptr; ++each)
        if ((*each)->data(0, idRole).toString() == id)
            return *each;
    return nullptr;
}

/// What is open is the current line, if it is among those that are listed.
void RuleContents::mark()
{
    const QScopedValueRollback shaping(isShaping_, true);
    tree_->setCurrentItem(lineOf(open_));
    scrollToCurrent();
}

void RuleContents::scrollToCurrent()
{
    QTreeWidgetItem *item = tree_->currentItem();
    if (item == nullptr)
        return;
    QTreeWidgetItem *chapter = item->parent() == nullptr ? item : item->parent();
    chapter->setExpanded(true);
    tree_->scrollToItem(chapter);
    tree_->scrollToItem(item);
}

void RuleContents::choose(const QTreeWidgetItem *item)
{
    if (item != nullptr)
        emit chosen(item->data(0, idRole).toString());
}

} // namespace waystone
