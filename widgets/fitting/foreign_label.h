#pragma once

class QLabel;

namespace waystone {

/// Lets a label wrap a text that somebody else has written. One endless word in it is cut at the label's edge; it does
/// not make the window as wide as itself.
void wrapForeignText(QLabel &label);

} // namespace waystone
