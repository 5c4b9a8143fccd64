#pragma once

#include <QObject>
#include <QString>
#include <QTranslator>

#include <span>

namespace waystone {

/// A language of the program.
struct Language {
    const char *code; ///< ISO 639-1
    const char *name; ///< in the language itself, UTF-8; never translated
};

[[nodiscard]] std::span<const Language> languages();

/// Installs the program's language, its own words and Qt's. One lives as long as the application.
class LanguageSwitch : public QObject {
    Q_OBJECT

public:
    explicit LanguageSwitch(QObject *parent = nullptr);
    ~LanguageSwitch() override;

    /// The wanted language, if there is one of this code; else the system's; else English.
    static QString bestMatch(const QString &wanted);

    [[nodiscard]] QString current() const { return current_; }
    /// Everything on screen is told by QEvent::LanguageChange. False if there is no such language.
    bool set(const QString &code);

signals:
    void changed(const QString &code);

private:
    QTranslator own_;
    QTranslator qt_;
    QString current_;
};

} // namespace waystone
