#pragma once

#include "edition/edition_document.h"

#include <QWidget>

namespace waystone {

/// A part of an edition as a table to type in, whose rows can be more or fewer where it is a list.
class EditionTablePage final : public QWidget {
    Q_OBJECT

public:
    EditionTablePage(EditionDocument &document, const EditionDocument::Pointer &part,
                     QWidget *parent = nullptr);
};

} // namespace waystone
