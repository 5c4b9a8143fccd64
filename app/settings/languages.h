#pragma once

#include <QObject>
#include <QString>
#include <QTranslator>

#include <memory>
#include <vector>

namespace waystone {

/// Installs the program's language: its own words, all of :/translations that are in it, and Qt's. One lives as long as
/// the application.
class LanguageSwitch : public QObject {
    Q_OBJECT

public:
    explicit LanguageSwitch(QObject *parent = nullptr);
    ~LanguageSwitch() override;

    /// The wanted language, if there is one of this code; else the system's; else the fallback.
    static QString bestMatch(const QString &wanted);

    [[nodiscard]] QString current() const { return current_; }
    /// Everything on screen is told by QEvent::LanguageChange. False if there is no such language.
    bool set(const QString &code);

signals:
    void changed(const QString &code);

private:
    std::vector<std::unique_ptr<QTranslator>> own_;
    QTranslator qt_;
    QString current_;
};

} // namespace waystone
