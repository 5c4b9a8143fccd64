#include "editor/lesson/text_delegate.h"

#include "editor/lesson/lesson_text_model.h"

#include <QAbstractTextDocumentLayout>
#include <QApplication>
#include <QPainter>
#include <QPlainTextEdit>

#include <algorithm>

namespace waystone {

namespace {

constexpr int fewestLines = 2;
constexpr int aroundText = 8; ///< of what is being written, above and below together
constexpr int bar = 4;        ///< pixels of the bar that tells the state

LessonTextModel::State stateOf(const QModelIndex &index)
{
    return static_cast<LessonTextModel::State>(index.data(LessonTextModel::StateRole).toInt());
}

/// The first line stays in sight: the field grows over what is below.
void growToText(QPlainTextEdit &editor)
{
    const QSizeF lines = editor.document()->documentLayout()->documentSize();
    const int wanted = static_cast<int>(lines.height()) * editor.fontMetrics().lineSpacing() + aroundText;
    const int room = editor.parentWidget()->height() - editor.y();
    if (editor.height() < std::min(wanted, room))
        editor.resize(editor.width(), std::min(wanted, room));
}

} // namespace

void TextDelegate::updateEditorGeometry(QWidget *editor, const QStyleOptionViewItem &option,
                                        const QModelIndex &index) const
{
    QStyledItemDelegate::updateEditorGeometry(editor, option, index);
    growToText(*static_cast<QPlainTextEdit *>(editor));
}

QWidget *TextDelegate::createEditor(QWidget *parent, const QStyleOptionViewItem &, const QModelIndex &) const
{
    auto *editor = new QPlainTextEdit(parent);
    editor->setObjectName(QStringLiteral("textEditor"));
    editor->setTabChangesFocus(true);
    editor->setFrameShape(QFrame::NoFrame);
    editor->document()->setDocumentMargin(1);
    editor->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    connect(editor->document()->documentLayout(), &QAbstractTextDocumentLayout::documentSizeChanged, editor,
            [editor] { growToText(*editor); });
    // Nothing that was typed is lost, whatever else is done before the editor is left.
    connect(editor, &QPlainTextEdit::textChanged, this, [this, editor] {
        if (editor->document()->isModified())
            emit const_cast<TextDelegate *>(this)->commitData(editor);
    });
    return editor;
}

void TextDelegate::setEditorData(QWidget *editor, const QModelIndex &index) const
{
    auto *edit = static_cast<QPlainTextEdit *>(editor);
    const QString text = index.data(Qt::EditRole).toString();
    // What is being written is not overwritten because something else has changed.
    if (edit->document()->isModified() || edit->toPlainText() == text)
        return;
    edit->setPlainText(text);
    edit->document()->setModified(false);
    edit->selectAll();
}

void TextDelegate::setModelData(QWidget *editor, QAbstractItemModel *model, const QModelIndex &index) const
{
    // A text is one paragraph.
    model->setData(index, static_cast<QPlainTextEdit *>(editor)->toPlainText().simplified());
}

void TextDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option,
                         const QModelIndex &index) const
{
    QStyleOptionViewItem item = option;
    initStyleOption(&item, index);
    item.features |= QStyleOptionViewItem::WrapText;
    item.displayAlignment = Qt::AlignLeft | Qt::AlignTop;
    const LessonTextModel::State state = stateOf(index);
    if (state == LessonTextModel::State::missing) {
        item.font.setItalic(true);
        item.palette.setColor(QPalette::Text, item.palette.color(QPalette::Disabled, QPalette::Text));
    }
    QApplication::style()->drawControl(QStyle::CE_ItemViewItem, &item, painter, item.widget);
    if (state == LessonTextModel::State::fine)
        return;
    // By colour and, for who does not tell colours apart, by the bar itself and the line below the table.
    const QColor color =
        state == LessonTextModel::State::outdated ? QColor(0xC9, 0x8A, 0x00) : QColor(0xC0, 0x39, 0x2B);
    painter->fillRect(QRect(option.rect.topLeft(), QSize(bar, option.rect.height())), color);
}

QSize TextDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const int width = std::max(80, option.rect.width() - 12);
    const QFontMetrics metrics(option.font);
    const int height = metrics
                           .boundingRect(QRect(0, 0, width, 10000), Qt::TextWordWrap | Qt::AlignLeft,
                                         index.data(Qt::DisplayRole).toString())
                           .height();
    return {width, std::max(height, fewestLines * metrics.lineSpacing()) + 10};
}

} // namespace waystone
