#pragma once

#include <QString>
#include <QStringList>
#include <QWidget>

namespace waystone {

/// Looks for a hostile text wherever a window shows or tells something.
class TextFaults {
public:
    /// What the text contains is looked for by its `mark`; `asWritten` is how it reads where it is shown whole.
    TextFaults(QString mark, QString asWritten) : mark_(std::move(mark)), asWritten_(std::move(asWritten)) {}

    /// Everything below the widget, shown or not: texts, tips, help, names for screen readers, models, actions,
    /// drawings, documents.
    void walk(QWidget &window);
    /// A text that is read as HTML.
    void checkHtml(const QString &where, const QString &html);
    /// A text in which nothing but letters is read.
    void checkPlain(const QString &where, const QString &text);

    /// Where the text is markup, is cut by an ampersand, hides what stands beside it or is without end.
    [[nodiscard]] const QStringList &faults() const { return faults_; }
    /// In how many places it was seen.
    [[nodiscard]] int seen() const { return seen_; }

private:
    class Walker;

    /// No text makes a window wider than a usual screen.
    void checkWidth(const QWidget &window);

    QString mark_;
    QString asWritten_;
    QStringList faults_;
    int seen_ = 0;
};

} // namespace waystone
