#pragma once

class QWidget;

namespace waystone {

/// Names the small buttons inside Qt's own widgets anew: Qt names them once, in the language of the moment in which they
/// are made. Call it when the language changes.
void retranslateQtParts(QWidget &window);

} // namespace waystone
