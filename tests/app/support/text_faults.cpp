#include "support/text_faults.h"

#include "board/board_scene.h"
#include "board/board_view.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAction>
#include <QComboBox>
#include <QDockWidget>
#include <QGraphicsView>
#include <QGroupBox>
#include <QLabel>
#include <QMenu>
#include <QSet>
#include <QStatusBar>
#include <QTabBar>
#include <QTextBlock>
#include <QTextDocument>
#include <QTextEdit>

#include <array>

namespace waystone {

namespace {

constexpr qsizetype longestShown = 20'000; ///< of all answers of a step, each as long as may be

/// Asks for no file, and remembers that it would have.
class ClosedDocument final : public QTextDocument {
public:
    int asked = 0;

protected:
    QVariant loadResource(int, const QUrl &) override
    {
        ++asked;
        return {};
    }
};

int picturesIn(const QTextDocument &document)
{
    int pictures = 0;
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next())
        for (auto part = block.begin(); !part.atEnd(); ++part)
            pictures += part.fragment().charFormat().isImageFormat() ? 1 : 0;
    return pictures;
}

/// As a button shows it: "&&" is an ampersand, any other one is left out.
QString withoutMnemonics(const QString &text)
{
    QString shown;
    for (qsizetype at = 0; at < text.size(); ++at) {
        if (text[at] == QLatin1Char('&'))
            ++at;
        if (at < text.size())
            shown += text[at];
    }
    return shown;
}

bool hidesOrTurns(const QString &text)
{
    return std::ranges::any_of(text, [](QChar letter) {
        const char16_t code = letter.unicode();
        return (code >= 0x202A && code <= 0x202E) || code == 0x200B || code == 0xFEFF || code == 0x2067;
    });
}

} // namespace

class TextFaults::Walker {
public:
    explicit Walker(TextFaults &to) : to_(to) {}

    void add(QWidget &widget)
    {
        const QString where =
            QStringLiteral("%1 %2").arg(QLatin1String(widget.metaObject()->className()), widget.objectName());
        to_.checkPlain(where + QStringLiteral(" name"), widget.accessibleName());
        to_.checkPlain(where + QStringLiteral(" description"), widget.accessibleDescription());
        checkAuto(where + QStringLiteral(" tip"), widget.toolTip());
        checkAuto(where + QStringLiteral(" help"), widget.whatsThis());
        checkLine(where + QStringLiteral(" status"), widget.statusTip());
        if (widget.isWindow() || qobject_cast<QDockWidget *>(&widget) != nullptr)
            checkTitle(where + QStringLiteral(" title"), widget.windowTitle());
        for (const QAction *action : widget.actions())
            addAction(where, *action, qobject_cast<QMenu *>(&widget));
        addParts(where, widget);
        addModels(where, widget);
    }

private:
    void addAction(const QString &where, const QAction &action, const QMenu *menu)
    {
        // The text over a part of a menu is drawn as it is.
        if (action.isSeparator())
            to_.checkPlain(where + QStringLiteral(" part"), action.text());
        else
            checkCaption(where + QStringLiteral(" action"), action.text());
        if (menu == nullptr || menu->toolTipsVisible())
            checkAuto(where + QStringLiteral(" action tip"), action.toolTip());
        checkAuto(where + QStringLiteral(" action help"), action.whatsThis());
        checkLine(where + QStringLiteral(" action status"), action.statusTip());
    }

    void addParts(const QString &where, QWidget &widget)
    {
        if (const auto *label = qobject_cast<QLabel *>(&widget))
            addLabel(where, *label);
        if (const auto *button = qobject_cast<QAbstractButton *>(&widget))
            checkCaption(where, button->text());
        if (const auto *box = qobject_cast<QGroupBox *>(&widget))
            checkCaption(where, box->title());
        if (const auto *menu = qobject_cast<QMenu *>(&widget))
            checkCaption(where, menu->title());
        if (const auto *bar = qobject_cast<QStatusBar *>(&widget))
            to_.checkPlain(where, bar->currentMessage());
        if (const auto *tabs = qobject_cast<QTabBar *>(&widget))
            for (int tab = 0; tab < tabs->count(); ++tab) {
                checkCaption(where, tabs->tabText(tab));
                checkAuto(where + QStringLiteral(" tip"), tabs->tabToolTip(tab));
            }
        if (const auto *text = qobject_cast<QTextEdit *>(&widget)) {
            to_.checkPlain(where, text->toPlainText());
            if (picturesIn(*text->document()) > 0 && text->toHtml().contains(to_.mark_))
                to_.faults_ += where + QStringLiteral(": a picture");
        }
    }

    void addLabel(const QString &where, const QLabel &label)
    {
        const bool isHtml = label.textFormat() == Qt::RichText ||
                            (label.textFormat() == Qt::AutoText && Qt::mightBeRichText(label.text()));
        if (label.textFormat() == Qt::AutoText && label.text().contains(to_.mark_))
            to_.faults_ += where + QStringLiteral(": the label guesses what it shows");
        else if (isHtml)
            to_.checkHtml(where, label.text());
        else if (label.buddy() != nullptr)
            checkCaption(where, label.text());
        else
            to_.checkPlain(where, label.text());
    }

    void addModels(const QString &where, QWidget &widget)
    {
        if (const auto *box = qobject_cast<QComboBox *>(&widget))
            addOnce(where, box->model());
        if (const auto *view = qobject_cast<QAbstractItemView *>(&widget))
            addOnce(where, view->model());
        if (const auto *view = qobject_cast<QGraphicsView *>(&widget); view != nullptr && view->scene())
            for (const QGraphicsItem *item : view->scene()->items())
                checkAuto(where + QStringLiteral(" item"), item->toolTip());
        if (const auto *view = qobject_cast<BoardView *>(&widget)) {
            addOnce(where, view->board().model());
            for (const QString &text : view->board().texts())
                to_.checkPlain(where, text);
        }
    }

    /// A model may have several views, and its headers are views as well.
    void addOnce(const QString &where, const QAbstractItemModel *model)
    {
        if (model == nullptr || walked_.contains(model))
            return;
        walked_.insert(model);
        addModel(where, *model, {});
    }

    void addModel(const QString &where, const QAbstractItemModel &model, const QModelIndex &parent)
    {
        for (const Qt::Orientation orientation : {Qt::Horizontal, Qt::Vertical}) {
            const int sections =
                orientation == Qt::Horizontal ? model.columnCount(parent) : model.rowCount(parent);
            for (int section = 0; section < sections && !parent.isValid(); ++section)
                addRoles(where + QStringLiteral(" head"),
                         [&](int role) { return model.headerData(section, orientation, role); });
        }
        for (int row = 0; row < model.rowCount(parent); ++row) {
            for (int column = 0; column < model.columnCount(parent); ++column)
                addRoles(where, [&](int role) { return model.index(row, column, parent).data(role); });
            addModel(where, model, model.index(row, 0, parent));
        }
    }

    template <class Data>
    void addRoles(const QString &where, Data data)
    {
        for (const int role : {int(Qt::DisplayRole), int(Qt::AccessibleTextRole),
                               int(Qt::AccessibleDescriptionRole), int(Qt::StatusTipRole)})
            to_.checkPlain(where + QStringLiteral(" role %1").arg(role), data(role).toString());
        for (const int role : {int(Qt::ToolTipRole), int(Qt::WhatsThisRole)})
            checkAuto(where + QStringLiteral(" role %1").arg(role), data(role).toString());
    }

    /// What Qt takes for HTML if it looks like it.
    void checkAuto(const QString &where, const QString &text)
    {
        if (Qt::mightBeRichText(text))
            to_.checkHtml(where, text);
        else
            to_.checkPlain(where, text);
    }

    void checkLine(const QString &where, const QString &text)
    {
        to_.checkPlain(where, text);
        if (text.contains(to_.mark_) && text.contains(QLatin1Char('\n')))
            to_.faults_ += where + QStringLiteral(": several lines");
    }

    void checkCaption(const QString &where, const QString &text)
    {
        to_.checkPlain(where, withoutMnemonics(text));
    }

    void checkTitle(const QString &where, const QString &text)
    {
        const QString placeholder = QStringLiteral("[*]");
        checkLine(where, QString(text).replace(placeholder + placeholder, placeholder));
    }

    TextFaults &to_;
    QSet<const QAbstractItemModel *> walked_;
};

void TextFaults::walk(QWidget &window)
{
    checkWidth(window);
    for (const QWidget *inner : window.findChildren<QWidget *>())
        if (inner->isWindow() && inner->isVisible())
            checkWidth(*inner);
    Walker walker(*this);
    walker.add(window);
    for (QWidget *widget : window.findChildren<QWidget *>())
        walker.add(*widget);
    faults_.removeDuplicates();
}

void TextFaults::checkWidth(const QWidget &window)
{
    constexpr int screen = 1280;
    if (const int width = std::min(window.minimumSizeHint().width(), window.maximumWidth()); width > screen)
        faults_ +=
            QStringLiteral("%1 is %2 wide").arg(QLatin1String(window.metaObject()->className())).arg(width);
}

void TextFaults::checkHtml(const QString &where, const QString &html)
{
    ClosedDocument document;
    document.setHtml(html);
    (void)document.size(); // pictures are asked for when it is laid out
    if (document.asked > 0 || picturesIn(document) > 0)
        faults_ += where + QStringLiteral(": a picture in ") + html.left(200);
    else
        checkPlain(where, document.toPlainText());
}

void TextFaults::checkPlain(const QString &where, const QString &text)
{
    if (text.size() > longestShown)
        faults_ += where + QStringLiteral(": %1 letters").arg(text.size());
    if (!text.contains(mark_))
        return;
    ++seen_;
    QString line = text;
    for (QChar &letter : line)
        if (letter.isSpace())
            letter = QLatin1Char(' ');
    if (hidesOrTurns(text))
        faults_ += where + QStringLiteral(": unseen marks in ") + text.left(200);
    else if (!line.contains(asWritten_))
        faults_ += where + QStringLiteral(": not as written: ") + text.left(200);
}

} // namespace waystone
