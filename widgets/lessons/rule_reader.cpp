#include "lessons/rule_reader.h"

#include "games.h"
#include "games/game_faces.h"
#include "lessons/rule_library.h"
#include "lessons/rule_picture.h"

#include <QComboBox>
#include <QEvent>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QPushButton>
#include <QSplitter>
#include <QTextBrowser>
#include <QToolButton>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace waystone {

namespace {

constexpr int idRole = Qt::UserRole;
constexpr int wide = 620; ///< from here on contents and text stand side by side
constexpr int mostFound = 25;

/// A language's own name, which nobody translates.
QString nativeName(std::string_view code)
{
    return code == "fr"   ? QStringLiteral("Français")
           : code == "hu" ? QStringLiteral("Magyar")
                          : QStringLiteral("English");
}

QString text(std::string_view code)
{
    return QString::fromUtf8(code.data(), static_cast<qsizetype>(code.size()));
}

QString ownLanguage()
{
    return QLocale().name().left(2);
}

const RuleCatalogue &catalogue(const QString &game)
{
    return *ruleLibrary().catalogue(game.toStdString());
}

} // namespace

RuleReader::RuleReader(QWidget *parent)
    : QWidget(parent),
      back_(new QToolButton),
      forward_(new QToolButton),
      games_(new QComboBox),
      languages_(new QComboBox),
      search_(new QLineEdit),
      tree_(new QTreeWidget),
      nothing_(new QLabel),
      splitter_(new QSplitter),
      text_(new QTextBrowser),
      showMe_(new QPushButton)
{
    setObjectName(QStringLiteral("ruleReader"));
    makeParts();
    layOut();
    connectParts();
    fillGames();
    setGame(text(waystone::games().kinds().front().id));
    retranslate();
}

RuleReader::~RuleReader() = default;

void RuleReader::makeParts()
{
    back_->setObjectName(QStringLiteral("ruleBack"));
    back_->setArrowType(Qt::LeftArrow);
    forward_->setObjectName(QStringLiteral("ruleForward"));
    forward_->setArrowType(Qt::RightArrow);
    for (QToolButton *button : {back_, forward_}) {
        button->setAutoRaise(true);
        button->setFocusPolicy(Qt::StrongFocus);
    }
    games_->setObjectName(QStringLiteral("ruleGame"));
    languages_->setObjectName(QStringLiteral("ruleSecondLanguage"));
    search_->setObjectName(QStringLiteral("ruleSearch"));
    search_->setClearButtonEnabled(true);
    search_->installEventFilter(this);
    tree_->setObjectName(QStringLiteral("ruleTree"));
    tree_->setHeaderHidden(true);
    tree_->setUniformRowHeights(true);
    tree_->setTextElideMode(Qt::ElideRight);
    nothing_->setObjectName(QStringLiteral("ruleNothing"));
    nothing_->setWordWrap(true);
    nothing_->setContentsMargins(6, 6, 6, 6);
    text_->setObjectName(QStringLiteral("ruleText"));
    text_->setOpenLinks(false);
    text_->setFrameShape(QFrame::NoFrame);
    showMe_->setObjectName(QStringLiteral("ruleShowMe"));
}

void RuleReader::layOut()
{
    auto *top = new QHBoxLayout;
    top->addWidget(back_);
    top->addWidget(forward_);
    top->addWidget(games_, 1);
    top->addWidget(languages_);
    auto *contents = new QWidget;
    auto *left = new QVBoxLayout(contents);
    left->setContentsMargins({});
    left->addWidget(search_);
    left->addWidget(nothing_);
    left->addWidget(tree_, 1);
    auto *page = new QWidget;
    auto *right = new QVBoxLayout(page);
    right->setContentsMargins({});
    right->addWidget(text_, 1);
    right->addWidget(showMe_, 0, Qt::AlignLeft);
    splitter_->setChildrenCollapsible(false);
    splitter_->setOrientation(Qt::Vertical);
    splitter_->addWidget(contents);
    splitter_->addWidget(page);
    splitter_->setStretchFactor(0, 2);
    splitter_->setStretchFactor(1, 3);
    auto *all = new QVBoxLayout(this);
    all->setContentsMargins(6, 6, 6, 6);
    all->addLayout(top);
    all->addWidget(splitter_, 1);
    QWidget *before = back_;
    for (QWidget *next :
         std::initializer_list<QWidget *>{forward_, games_, languages_, search_, tree_, text_, showMe_}) {
        setTabOrder(before, next);
        before = next;
    }
}

void RuleReader::connectParts()
{
    connect(back_, &QToolButton::clicked, this, [this] { step(-1); });
    connect(forward_, &QToolButton::clicked, this, [this] { step(1); });
    connect(games_, &QComboBox::activated, this,
            [this](int index) { setGame(games_->itemData(index).toString()); });
    connect(languages_, &QComboBox::activated, this, [this](int index) {
        setSecondLanguage(languages_->itemData(index).toString());
        emit secondLanguageChanged(second_);
    });
    connect(search_, &QLineEdit::textChanged, this, &RuleReader::fillTree);
    connect(search_, &QLineEdit::returnPressed, this, [this] {
        const QTreeWidgetItem *item = tree_->currentItem();
        openItem(item != nullptr || search_->text().isEmpty() ? item : tree_->topLevelItem(0));
    });
    connect(tree_, &QTreeWidget::currentItemChanged, this, [this](const QTreeWidgetItem *item) {
        if (!isShaping_)
            openItem(item);
    });
    connect(tree_, &QTreeWidget::itemClicked, this, &RuleReader::openItem);
    connect(text_, &QTextBrowser::anchorClicked, this,
            [this](const QUrl &link) { openLink(link.toString()); });
    connect(showMe_, &QPushButton::clicked, this, [this] { emit stepWanted(here_.game, here_.id); });
}

void RuleReader::setSteps(HasStep hasStep)
{
    hasStep_ = std::move(hasStep);
    showPage();
}

void RuleReader::setGame(const QString &game)
{
    if (game != here_.game && ruleLibrary().catalogue(game.toStdString()) != nullptr)
        goTo({game, QString::fromStdString(catalogue(game).chapters().front().id)});
}

bool RuleReader::open(const QString &game, const QString &id)
{
    const RuleCatalogue *rules = ruleLibrary().catalogue(game.toStdString());
    if (rules == nullptr ||
        (rules->find(id.toStdString()) == nullptr && rules->chapter(id.toStdString()) == nullptr))
        return false;
    goTo({game, id});
    return true;
}

void RuleReader::goTo(const Location &location)
{
    if (location == here_)
        return;
    if (!history_.empty())
        history_.resize(moment_ + 1);
    history_.push_back(location);
    moment_ = history_.size() - 1;
    step(0);
}

/// To what was open before or after; 0 for what is to be open now.
void RuleReader::step(int by)
{
    const auto to = static_cast<std::ptrdiff_t>(moment_) + by;
    if (to < 0 || to >= static_cast<std::ptrdiff_t>(history_.size()))
        return;
    moment_ = static_cast<std::size_t>(to);
    const bool isOtherGame = here_.game != history_[moment_].game;
    here_ = history_[moment_];
    back_->setEnabled(moment_ > 0);
    forward_->setEnabled(moment_ + 1 < history_.size());
    if (isOtherGame) {
        games_->setCurrentIndex(games_->findData(here_.game));
        search_->clear();
        fillTree();
    }
    markHere();
    showPage();
    emit shownChanged(here_.game, here_.id);
}

void RuleReader::setSecondLanguage(const QString &code)
{
    const bool isKnown = std::ranges::count(textLanguages, code.toStdString()) > 0;
    second_ = isKnown ? code : QString();
    languages_->setCurrentIndex(std::max(0, languages_->findData(second_)));
    showPage();
}

void RuleReader::setThemeKind(ThemeKind kind)
{
    theme_ = kind;
    showPage();
}

void RuleReader::focusSearch()
{
    search_->setFocus(Qt::ShortcutFocusReason);
    search_->selectAll();
}

void RuleReader::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        showPage();
    QWidget::changeEvent(event);
}

void RuleReader::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    markHere(); // what is not shown cannot be scrolled
}

void RuleReader::resizeEvent(QResizeEvent *event)
{
    const Qt::Orientation orientation = width() >= wide ? Qt::Horizontal : Qt::Vertical;
    if (splitter_->orientation() != orientation)
        splitter_->setOrientation(orientation);
    QWidget::resizeEvent(event);
    const Rule *rule = here_.game.isEmpty() ? nullptr : catalogue(here_.game).find(here_.id.toStdString());
    if (rule != nullptr && rule->diagram)
        showPage(); // the picture is made for the width
}

bool RuleReader::eventFilter(QObject *watched, QEvent *event)
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

void RuleReader::fillGames()
{
    games_->clear();
    for (const GameKind &kind : waystone::games().kinds())
        games_->addItem(gameFace(kind.id)->generalWords()->gameName(), text(kind.id));
    games_->setCurrentIndex(games_->findData(here_.game));
    languages_->clear();
    languages_->addItem(tr("One language"), QString());
    for (const std::string_view code : textLanguages)
        languages_->addItem(tr("With %1", "a language by its own name").arg(nativeName(code)), text(code));
    languages_->setCurrentIndex(std::max(0, languages_->findData(second_)));
}

void RuleReader::retranslate()
{
    fillGames();
    back_->setToolTip(tr("Back to what was open before"));
    back_->setAccessibleName(tr("Back"));
    forward_->setToolTip(tr("Forward again"));
    forward_->setAccessibleName(tr("Forward"));
    games_->setAccessibleName(tr("Game"));
    games_->setToolTip(tr("Whose rules are shown"));
    languages_->setAccessibleName(tr("Second language"));
    languages_->setToolTip(tr("Shows the rules in another language as well, side by side"));
    search_->setPlaceholderText(tr("Search the rules"));
    search_->setAccessibleName(tr("Search the rules"));
    search_->setToolTip(
        tr("Finds rules by words in English, French or Hungarian; accents and endings do not matter"));
    tree_->setAccessibleName(tr("Chapters and rules"));
    nothing_->setText(tr("No rule has these words."));
    text_->setAccessibleName(tr("Rule"));
    showMe_->setText(tr("&Show Me"));
    showMe_->setToolTip(tr("Opens the step of the walkthrough that shows this rule on the board"));
    fillTree();
    showPage();
}

void RuleReader::fillTree()
{
    if (here_.game.isEmpty())
        return;
    isShaping_ = true;
    tree_->clear();
    if (search_->text().trimmed().isEmpty())
        fillChapters();
    else
        fillFound();
    nothing_->setVisible(tree_->topLevelItemCount() == 0);
    isShaping_ = false;
    markHere();
}

void RuleReader::fillChapters()
{
    tree_->setRootIsDecorated(true);
    const RuleCatalogue &rules = catalogue(here_.game);
    for (const RuleChapter &chapter : rules.chapters()) {
        auto *parent = new QTreeWidgetItem(tree_, {rule_text::in(chapter.title, ownLanguage())});
        parent->setData(0, idRole, QString::fromStdString(chapter.id));
        for (const Rule *rule : rules.rulesOf(chapter.id)) {
            auto *item = new QTreeWidgetItem(parent, {rule_text::in(rule->title, ownLanguage())});
            item->setData(0, idRole, QString::fromStdString(rule->id));
            item->setToolTip(0, item->text(0));
        }
    }
}

void RuleReader::fillFound()
{
    tree_->setRootIsDecorated(false);
    const RuleCatalogue &rules = catalogue(here_.game);
    const std::vector<const Rule *> found =
        ruleLibrary().find(here_.game.toStdString(), search_->text(), ownLanguage().toStdString());
    for (std::size_t index = 0; index < std::min<std::size_t>(found.size(), mostFound); ++index) {
        const QString title = rule_text::in(found[index]->title, ownLanguage());
        auto *item = new QTreeWidgetItem(tree_, {title});
        item->setData(0, idRole, QString::fromStdString(found[index]->id));
        item->setToolTip(
            0, tr("%1: %2", "chapter, rule")
                   .arg(rule_text::in(rules.chapter(found[index]->chapter)->title, ownLanguage()), title));
    }
}

/// What is open is the current line of the contents, if it is among them.
void RuleReader::markHere()
{
    isShaping_ = true;
    QTreeWidgetItem *found = nullptr;
    for (QTreeWidgetItemIterator each(tree_); *each != nullptr && found == nullptr; ++each)
        if ((*each)->data(0, idRole).toString() == here_.id)
            found = *each;
    tree_->setCurrentItem(found);
    if (found != nullptr) {
        (found->parent() == nullptr ? found : found->parent())->setExpanded(true);
        tree_->scrollToItem(found);
    }
    isShaping_ = false;
}

void RuleReader::openItem(const QTreeWidgetItem *item)
{
    if (item != nullptr)
        open(here_.game, item->data(0, idRole).toString());
}

void RuleReader::openLink(const QString &link)
{
    const QString rule = QStringLiteral("rule:");
    if (link.startsWith(rule))
        open(here_.game, link.mid(rule.size()));
}

RuleTextStyle RuleReader::style() const
{
    RuleTextStyle style;
    style.languages.append(ownLanguage());
    if (!second_.isEmpty() && second_ != ownLanguage())
        style.languages.append(second_);
    style.picture = [this](const Rule &rule) { return pictureHtml(rule); };
    style.noteColor = palette().color(QPalette::PlaceholderText).name();
    style.noteBackground = palette().color(QPalette::AlternateBase).name();
    return style;
}

void RuleReader::showPage()
{
    if (here_.game.isEmpty())
        return;
    const RuleCatalogue &rules = catalogue(here_.game);
    const Rule *rule = rules.find(here_.id.toStdString());
    text_->setHtml(rule != nullptr ? rulePage(*rule) : chapterPage(*rules.chapter(here_.id.toStdString())));
    showMe_->setVisible(rule != nullptr && hasStep_ && hasStep_(here_.game, here_.id));
}

QString RuleReader::chapterPage(const RuleChapter &chapter) const
{
    QString html = rule_text::chapterHtml(chapter, style(), 2);
    for (const Rule *rule : catalogue(here_.game).rulesOf(chapter.id))
        html += rule_text::ruleHtml(*rule, style(), 4);
    return html;
}

QString RuleReader::rulePage(const Rule &rule) const
{
    const QString chapter = QString::fromStdString(rule.chapter);
    return QStringLiteral("<p><a href=\"rule:%1\">%2</a></p>").arg(chapter, title(chapter).toHtmlEscaped()) +
           rule_text::ruleHtml(rule, style(), 3) + afterText(rule);
}

QString RuleReader::afterText(const Rule &rule) const
{
    const auto heading = [](const QString &words) {
        return QStringLiteral("<h5>%1</h5>").arg(words.toHtmlEscaped());
    };
    QString html;
    const QStringList sources = rule_text::sources(catalogue(here_.game), rule);
    if (sources.isEmpty()) {
        html +=
            QStringLiteral("<p><i>%1</i></p>").arg(tr("The books say nothing about this.").toHtmlEscaped());
    } else {
        html += heading(tr("Where the books say it"));
        for (const QString &source : sources)
            html += source.toHtmlEscaped() + QStringLiteral("<br>");
    }
    if (!rule.examples.empty()) {
        QStringList examples;
        for (const std::string &example : rule.examples)
            examples.append(QString::fromStdString(example));
        html +=
            heading(tr("Worked examples of the books")) + examples.join(QStringLiteral(", ")).toHtmlEscaped();
    }
    if (!rule.related.empty()) {
        html += heading(tr("Related rules"));
        for (const std::string &other : rule.related) {
            const QString id = QString::fromStdString(other);
            html += QStringLiteral("<a href=\"rule:%1\">%2</a><br>").arg(id, title(id).toHtmlEscaped());
        }
    }
    return html;
}

QString RuleReader::pictureHtml(const Rule &rule) const
{
    if (!rule.diagram)
        return {};
    if (!picture_ || pictureGame_ != here_.game) {
        picture_ = std::make_unique<RulePicture>(here_.game.toStdString());
        pictureGame_ = here_.game;
    }
    picture_->setTheme(theme_);
    if (!picture_->show(*rule.diagram))
        return {};
    constexpr int narrowest = 160;
    const QImage image =
        picture_->image(std::max(narrowest, text_->viewport()->width() - 24), 320, devicePixelRatioF());
    const QUrl name(QStringLiteral("picture:%1").arg(QString::fromStdString(rule.id)));
    text_->document()->addResource(QTextDocument::ImageResource, name, image);
    const QSizeF size = image.deviceIndependentSize();
    return QStringLiteral("<p><img src=\"%1\" width=\"%2\" height=\"%3\" alt=\"%4\"></p>")
        .arg(name.toString())
        .arg(qRound(size.width()))
        .arg(qRound(size.height()))
        .arg(rule_text::in(rule.title, ownLanguage()).toHtmlEscaped());
}

QString RuleReader::title(const QString &id) const
{
    const RuleCatalogue &rules = catalogue(here_.game);
    if (const Rule *rule = rules.find(id.toStdString()))
        return rule_text::in(rule->title, ownLanguage());
    const RuleChapter *chapter = rules.chapter(id.toStdString());
    return chapter == nullptr ? QString() : rule_text::in(chapter->title, ownLanguage());
}

} // namespace waystone
