#pragma once

#include <QObject>

namespace waystone {

/// Tells when the program's language has changed. Objects that are no widgets get no such event of their own.
class LanguageWatcher : public QObject {
    Q_OBJECT

public:
    explicit LanguageWatcher(QObject *parent = nullptr);

signals:
    void languageChanged();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
};

} // namespace waystone
