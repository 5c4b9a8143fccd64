#include "words/program_language.h"

#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLocale>

#include <algorithm>

namespace waystone {

namespace {

QString text(std::string_view view)
{
    return QString::fromUtf8(view.data(), static_cast<qsizetype>(view.size()));
}

} // namespace

QString programLanguage()
{
    return QLocale().name().section(QLatin1Char('_'), 0, 0);
}

QString inProgramLanguage(const Translated &text)
{
    return QString::fromStdString(text.in(programLanguage().toStdString()));
}

QString inProgramLanguage(const LocalText &text, std::string_view other)
{
    return QString::fromStdString(text.in(programLanguage().toStdString(), other));
}

QString languageName(const QString &code)
{
    const auto *const own = std::ranges::find(programLanguages, code.toStdString(), &Language::code);
    if (own != programLanguages.end())
        return text(own->name);
    QString name = QLocale(code).nativeLanguageName();
    if (name.isEmpty())
        return code;
    name[0] = name[0].toUpper();
    return name;
}

std::vector<NamedLanguage> namedLanguages()
{
    std::vector<NamedLanguage> named;
    for (const Language &language : programLanguages)
        named.push_back({text(language.code), text(language.name)});
    return named;
}

QString bookRulesName(const QString &language)
{
    static const QJsonObject books = [] {
        QFile file(QStringLiteral(":/books.json"));
        return file.open(QIODevice::ReadOnly) ? QJsonDocument::fromJson(file.readAll()).object()
                                              : QJsonObject();
    }();
    const QJsonObject names = books[language].toObject();
    const QString own = names[programLanguage()].toString();
    return own.isEmpty() ? names[text(fallbackLanguage)].toString() : own;
}

} // namespace waystone
