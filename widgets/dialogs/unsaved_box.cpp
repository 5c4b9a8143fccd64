#include "dialogs/unsaved_box.h"

#include <QPushButton>

namespace waystone {

UnsavedBox::UnsavedBox(const UnsavedChanges &changes, QWidget *parent)
    : QMessageBox(Warning, tr("Waystone"), changes.question, NoButton, parent)
{
    setObjectName(QStringLiteral("unsavedBox"));
    setTextFormat(Qt::PlainText);
    setInformativeText(changes.consequence);
    // The words are ours: Qt's own are not there in every language.
    const auto add = [this](StandardButton which, const char *name, const QString &text) {
        QPushButton *button = addButton(which);
        button->setObjectName(QLatin1String(name));
        button->setText(text);
        return button;
    };
    QPushButton *first = nullptr;
    if (changes.canSave)
        first = add(Save, "saveChanges", tr("&Save"));
    add(Discard, "discardChanges", tr("&Discard"));
    QPushButton *cancel = add(Cancel, "keepChanges", tr("Cancel"));
    setDefaultButton(first != nullptr ? first : cancel);
    setEscapeButton(cancel);
}

Unsaved UnsavedBox::ask()
{
    switch (exec()) {
    case Save:
        return Unsaved::save;
    case Discard:
        return Unsaved::discard;
    default:
        return Unsaved::cancel;
    }
}

} // namespace waystone
