#pragma once

class QWidget;

namespace waystone {

class BoardScene;
class GameDesk;
struct Services;

// The moment that the table shows, to be taken along.

/// Onto the clipboard as one line of text, from which the editor makes it again. It holds everything: only where everybody
/// may see all of it.
void copyMomentText(GameDesk &desk);
/// Onto the clipboard as a picture of what is on the screen.
void copyMomentPicture(BoardScene &scene);
/// Asks where, and writes a web page with what the table shows to this screen: the names of its places, in all languages,
/// and the score sheet. What goes wrong is told.
void exportMomentPage(QWidget &window, Services &services, GameDesk &desk);

} // namespace waystone
