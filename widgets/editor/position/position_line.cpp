#include "editor/position/position_line.h"

#include "fitting/foreign_label.h"
#include "words/foreign_text.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QScopedValueRollback>
#include <QToolButton>
#include <QVBoxLayout>

namespace waystone {

namespace {

/// ReplaceCommand: the typing of one text is one step.
constexpr int typing = 1;

int numberOf(const Problem &problem, std::string_view name)
{
    const Argument *argument = problem.argument(name);
    const int *number = argument != nullptr ? std::get_if<int>(&argument->value) : nullptr;
    return number != nullptr ? *number : 0;
}

} // namespace

PositionLine::PositionLine(ScenarioDocument &document, QWidget *parent)
    : QWidget(parent),
      document_(document),
      caption_(new QLabel),
      text_(new QLineEdit),
      copy_(new QToolButton),
      error_(new QLabel)
{
    text_->setObjectName(QStringLiteral("positionText"));
    QFont font = text_->font();
    font.setFamily(QStringLiteral("monospace"));
    font.setStyleHint(QFont::Monospace);
    text_->setFont(font);
    text_->installEventFilter(this);
    caption_->setBuddy(text_);
    copy_->setObjectName(QStringLiteral("copyPosition"));
    copy_->setAutoRaise(true);
    error_->setObjectName(QStringLiteral("positionError"));
    wrapForeignText(*error_);
    error_->hide();

    auto *line = new QHBoxLayout;
    line->addWidget(caption_);
    line->addWidget(text_, 1);
    line->addWidget(copy_);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->setSpacing(2);
    column->addLayout(line);
    column->addWidget(error_);

    connect(text_, &QLineEdit::textEdited, this, &PositionLine::read);
    connect(text_, &QLineEdit::editingFinished, this, [this] {
        document_.endGesture();
        if (!problem_)
            showPosition();
    });
    connect(copy_, &QToolButton::clicked, this, &PositionLine::copyRequested);
    connect(&document, &ScenarioDocument::changed, this, [this] {
        if (!isReading_)
            showPosition();
    });
    retranslate();
    showPosition();
}

void PositionLine::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void PositionLine::retranslate()
{
    caption_->setText(tr("Position te&xt:"));
    text_->setAccessibleName(tr("Position as text"));
    text_->setToolTip(tr("The position in one line: copy it, paste another one, or edit it"));
    copy_->setText(tr("Copy", "the position text"));
    copy_->setToolTip(tr("Copies the position as one line of text"));
    if (problem_)
        showProblem(*problem_);
}

bool PositionLine::eventFilter(QObject *watched, QEvent *event)
{
    // Escape gives up what could not be read.
    if (event->type() == QEvent::KeyPress && static_cast<QKeyEvent *>(event)->key() == Qt::Key_Escape &&
        problem_) {
        showPosition();
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

QString PositionLine::unread() const
{
    return problem_ ? text_->text() : QString();
}

void PositionLine::type(const QString &text)
{
    text_->setText(text);
    read(text);
}

void PositionLine::showPosition()
{
    const bool wasUnread = problem_.has_value();
    problem_.reset();
    error_->hide();
    if (wasUnread)
        emit unreadChanged();
    const QString text = QString::fromStdString(document_.game().positionText(document_.setup()));
    if (text_->text() == text)
        return;
    text_->setText(text);
    text_->setCursorPosition(0);
}

void PositionLine::read(const QString &text)
{
    const QByteArray bytes = text.trimmed().toUtf8();
    Result<AnySetup> setup =
        document_.game().setupFrom({bytes.constData(), static_cast<std::size_t>(bytes.size())});
    if (!setup) {
        problem_ = setup.problems().front();
        showProblem(*problem_);
        emit unreadChanged();
        return;
    }
    problem_.reset();
    emit unreadChanged();
    error_->hide();
    const QScopedValueRollback reading(isReading_, true);
    document_.replaceSetup(
        *std::move(setup), [] { return tr("Position text edited"); }, typing);
}

void PositionLine::showProblem(const Problem &problem)
{
    // What stands before the place that fails is sound: the mark tells where to look.
    const int column = numberOf(problem, "column");
    const QString where = foreign_text::line(text_->text().trimmed().mid(qMax(0, column - 1)));
    QString sentence = document_.words().problemText(problem);
    if (column > 0 && !where.isEmpty())
        sentence = tr("%1 It fails here: “%2”", "a sentence, then the text").arg(sentence, where);
    error_->setText(sentence);
    error_->show();
}

} // namespace waystone
