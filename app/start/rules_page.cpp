#include "start/rules_page.h"

#include "controls/card_frame.h"
#include "controls/rules_editor.h"
#include "fitting/text_scale.h"
#include "parts/edition_text.h"
#include "parts/flat_button.h"
#include "start/game_card_data.h"
#include "words/foreign_text.h"
#include "words/program_language.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QRegularExpressionValidator>
#include <QVBoxLayout>

#include <algorithm>

namespace waystone {

namespace {

constexpr QSize pictureSize(200, 126);
/// Where the page is narrower than so many characters the picture goes.
constexpr int charactersForPicture = 75;

QLabel *boldLabel()
{
    auto *label = new QLabel;
    QFont bold = label->font();
    bold.setBold(true);
    label->setFont(bold);
    return label;
}

QVBoxLayout *columnIn(QWidget *box)
{
    auto *column = new QVBoxLayout(box);
    column->setContentsMargins(16, 12, 16, 12);
    return column;
}

} // namespace

RulesPage::RulesPage()
    : picture_(new QLabel),
      editionLabel_(boldLabel()),
      edition_(new QComboBox),
      editionNotes_(new QLabel),
      typeIn_(new FlatButton(FlatButton::Kind::link, QStringLiteral("typeInEdition"))),
      notes_(new FlatButton(FlatButton::Kind::link, QStringLiteral("aboutEdition"))),
      secretsBox_(new CardFrame),
      secretsLabel_(boldLabel()),
      secrets_(new QComboBox),
      rules_(new RulesEditor),
      seedLabel_(boldLabel()),
      seed_(new QLineEdit)
{
    setObjectName(QStringLiteral("rulesPage"));
    nameBoxes();
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->setSpacing(12);
    makeBoard(*column);
    column->addWidget(rules_);
    makeSecrets(*column);
    makeSeed(*column);
    column->addStretch(1);
    connect(edition_, &QComboBox::currentIndexChanged, this, &RulesPage::showEdition);
    connect(rules_, &RulesEditor::changed, this, &RulesPage::changed);
    connect(secrets_, &QComboBox::currentIndexChanged, this, &RulesPage::changed);
    connect(seed_, &QLineEdit::textChanged, this, &RulesPage::changed);
    connect(typeIn_, &FlatButton::clicked, this, &RulesPage::typingInWanted);
    connect(notes_, &FlatButton::clicked, this, &RulesPage::notesWanted);
}

void RulesPage::nameBoxes()
{
    edition_->setObjectName(QStringLiteral("edition"));
    edition_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    edition_->setMinimumContentsLength(24);
    editionLabel_->setBuddy(edition_);
    editionNotes_->setObjectName(QStringLiteral("editionNotes"));
    editionNotes_->setWordWrap(true);
    editionNotes_->setTextFormat(Qt::PlainText);
    editionNotes_->setMinimumWidth(1); // somebody may have written one endless word
    secrets_->setObjectName(QStringLiteral("secrets"));
    secrets_->addItem(QString(), false);
    secrets_->addItem(QString(), true);
    secretsLabel_->setBuddy(secrets_);
    seed_->setObjectName(QStringLiteral("seed"));
    seed_->setValidator(
        new QRegularExpressionValidator(QRegularExpression(QStringLiteral("[0-9]{0,18}")), seed_));
    seedLabel_->setBuddy(seed_);
}

void RulesPage::makeBoard(QBoxLayout &column)
{
    auto *links = new QHBoxLayout;
    links->addWidget(typeIn_);
    links->addSpacing(12);
    links->addWidget(notes_);
    links->addStretch(1);
    auto *words = new QVBoxLayout;
    words->addWidget(editionLabel_);
    words->addWidget(edition_);
    words->addWidget(editionNotes_);
    words->addLayout(links);
    words->addStretch(1);
    picture_->setFixedSize(pictureSize);
    auto *box = new CardFrame;
    auto *row = new QHBoxLayout(box);
    row->setContentsMargins(16, 12, 16, 12);
    row->setSpacing(16);
    row->addWidget(picture_, 0, Qt::AlignTop);
    row->addLayout(words, 1);
    column.addWidget(box);
}

void RulesPage::makeSecrets(QBoxLayout &column)
{
    QVBoxLayout *box = columnIn(secretsBox_);
    box->addWidget(secretsLabel_);
    box->addWidget(secrets_);
    column.addWidget(secretsBox_);
}

void RulesPage::makeSeed(QBoxLayout &column)
{
    auto *frame = new CardFrame;
    QVBoxLayout *box = columnIn(frame);
    box->addWidget(seedLabel_);
    box->addWidget(seed_);
    column.addWidget(frame);
}

void RulesPage::setGame(const GameKind &kind, std::shared_ptr<GameWords> words,
                        std::vector<EditionShelf::Entry> editions)
{
    kind_ = &kind;
    editions_ = std::move(editions);
    rules_->setGame(kind, std::move(words));
    rules_->setVisible(!kind.options.empty());
    secretsBox_->setVisible(kind.hasSecrets);
    const QSignalBlocker blocker(edition_);
    edition_->clear();
    for (const EditionShelf::Entry &entry : editions_)
        edition_->addItem(foreign_text::line(inProgramLanguage(entry.info.name)),
                          QString::fromStdString(entry.info.id));
    showEdition();
    showPicture();
}

void RulesPage::showEdition()
{
    const EditionShelf::Entry *entry = edition();
    const bool isOwn = entry != nullptr && !entry->path.isEmpty();
    editionNotes_->setText(entry == nullptr ? QString()
                           : isOwn          ? tr("Your own edition.")
                                            : edition_text::summary(entry->info));
    emit changed();
}

void RulesPage::showPicture()
{
    if (kind_ == nullptr)
        return;
    picture_->setPixmap(
        game_card::art(kind_->id, game_card::themeOf(palette()), pictureSize, devicePixelRatioF()));
    picture_->setVisible(!picture_->pixmap(Qt::ReturnByValue).isNull() &&
                         width() >= fontMetrics().averageCharWidth() * charactersForPicture);
}

void RulesPage::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    showPicture();
}

const EditionShelf::Entry *RulesPage::edition() const
{
    const auto index = static_cast<std::size_t>(edition_->currentIndex());
    return index < editions_.size() ? &editions_[index] : nullptr;
}

void RulesPage::chooseEdition(const QString &id)
{
    edition_->setCurrentIndex(std::max(0, edition_->findData(id)));
}

OptionChoice RulesPage::rules() const
{
    return rules_->choice();
}

void RulesPage::setRules(const OptionChoice &choice)
{
    rules_->setChoice(choice);
}

bool RulesPage::isAllOpen() const
{
    return kind_ != nullptr && kind_->hasSecrets && secrets_->currentData().toBool();
}

void RulesPage::setAllOpen(bool isOpen)
{
    secrets_->setCurrentIndex(isOpen ? 1 : 0);
}

std::optional<std::uint64_t> RulesPage::seed() const
{
    return seed_->text().isEmpty() ? std::nullopt : std::optional(seed_->text().toULongLong());
}

void RulesPage::chooseProposed()
{
    edition_->setCurrentIndex(0);
    rules_->chooseProposed();
    secrets_->setCurrentIndex(0);
    seed_->clear();
}

QString RulesPage::summary() const
{
    QStringList parts;
    if (kind_ != nullptr && !kind_->options.empty())
        parts += rules_->chosenName();
    if (edition() != nullptr)
        parts += edition_->currentText();
    if (isAllOpen())
        parts += secrets_->currentText();
    parts += seed() ? tr("draws from seed %1").arg(*seed()) : tr("random draws");
    return parts.join(QStringLiteral(" · "));
}

void RulesPage::retranslate()
{
    editionLabel_->setText(tr("Edition"));
    for (std::size_t index = 0; index < editions_.size(); ++index)
        edition_->setItemText(static_cast<int>(index),
                              foreign_text::line(inProgramLanguage(editions_[index].info.name)));
    typeIn_->setText(tr("Type In Your Own…"));
    notes_->setText(tr("Where It Comes From"));
    secretsLabel_->setText(tr("Secrets"));
    secrets_->setItemText(0, tr("A curtain between the people at the screen"));
    secrets_->setItemText(1, tr("All open, to learn the game"));
    seedLabel_->setText(tr("Seed"));
    seed_->setPlaceholderText(tr("Chosen at random; the same seed gives the same draws"));
    rules_->retranslate();
    showEdition();
}

} // namespace waystone
