#pragma once

#include <QSet>
#include <QSize>
#include <QString>
#include <QStringList>
#include <QWidget>

#include <functional>

class QAction;

namespace waystone {

/// Goes round the windows and dialogs of the program and notes what does not fit on a screen of 1280×720, or could not
/// be made to fit a window of 960×600 when the text is not enlarged, letters that two things answer to, controls that
/// have no name or are too small to be hit, and pictures on them that are hardly seen.
class WindowWalk {
public:
    enum class Painting { whole, none };

    /// Until its end the program's text has this size: 1 is that of a usual desktop. Where things lie does not depend on
    /// whether they are painted, which takes much of the time.
    explicit WindowWalk(double textSize, Painting painting = Painting::whole);
    ~WindowWalk();

    /// `content` says what is in the window.
    void lookAt(QWidget &window, const QString &content = {});
    /// The dialog that the command waits for: prepared, looked at and closed.
    void lookAtDialogOf(const std::function<void()> &command, const QString &content = {},
                        const std::function<void(QWidget &)> &prepare = {});

    [[nodiscard]] const QStringList &troubles() const { return troubles_; }
    /// Classes of what was looked at, without the namespace, and names of objects.
    [[nodiscard]] const QSet<QString> &seen() const { return seen_; }

    static void settle();

private:
    void lookAtButtons(QWidget &window, const QString &name);
    /// Whatever can be used has a name for those who hear it, and can be hit by those who point at it.
    void lookAtControls(QWidget &window, const QString &name);

    double textSize_;
    Painting painting_;
    QFont font_; ///< as it was
    QStringList troubles_;
    QSet<QString> seen_;
};

} // namespace waystone
