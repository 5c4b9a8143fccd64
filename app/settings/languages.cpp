#include "settings/languages.h"

#include "core/languages.h"

#include <QCoreApplication>
#include <QDir>
#include <QLibraryInfo>
#include <QLocale>
#include <QRegularExpression>

namespace waystone {

namespace {

bool isKnown(const QString &code)
{
    return isProgramLanguage(code.toStdString());
}

} // namespace

LanguageSwitch::LanguageSwitch(QObject *parent) : QObject(parent) {}

LanguageSwitch::~LanguageSwitch()
{
    QCoreApplication::removeTranslator(&qt_);
}

QString LanguageSwitch::bestMatch(const QString &wanted)
{
    const QString code = wanted.section(QRegularExpression(QStringLiteral("[-_]")), 0, 0).toLower();
    if (isKnown(code))
        return code;
    for (const QString &language : QLocale::system().uiLanguages()) {
        const QString base = language.section(QLatin1Char('-'), 0, 0);
        if (isKnown(base))
            return base;
    }
    return QLatin1String(fallbackLanguage.data(), static_cast<qsizetype>(fallbackLanguage.size()));
}

bool LanguageSwitch::set(const QString &code)
{
    if (!isKnown(code))
        return false;
    if (code == current_)
        return true;
    current_ = code;
    // The locale first: texts made while the event is under way already write numbers by it.
    QLocale::setDefault(QLocale(code));
    own_.clear();
    QCoreApplication::removeTranslator(&qt_);
    // Qt speaks English by itself, and there is no harm in its words being missing from a system.
    if (qt_.load(QStringLiteral("qtbase_") + code, QLibraryInfo::path(QLibraryInfo::TranslationsPath)))
        QCoreApplication::installTranslator(&qt_);
    for (const QFileInfo &words : QDir(QStringLiteral(":/translations"))
                                      .entryInfoList({QLatin1String("*_") + code + QLatin1String(".qm")})) {
        own_.push_back(std::make_unique<QTranslator>());
        if (own_.back()->load(words.filePath()))
            QCoreApplication::installTranslator(own_.back().get());
    }
    emit changed(code);
    return true;
}

} // namespace waystone
