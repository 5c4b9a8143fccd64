#include "window/window_choices.h"

#include "archive/archive_page.h"
#include "commands/commands.h"
#include "desk/game_desk.h"
#include "learning/lesson_desk.h"
#include "learning/rules_help.h"
#include "settings/appearance.h"
#include "settings/text_size.h"
#include "table/table_page.h"
#include "window/editor_access.h"
#include "window/services.h"

namespace waystone {

namespace {

const QString themeKey = QStringLiteral("theme");
const QString speedKey = QStringLiteral("animation");
const QString highlightKey = QStringLiteral("highlight");
const QString confirmKey = QStringLiteral("confirm");
const QString forcedKey = QStringLiteral("forced");
const QString secretsKey = QStringLiteral("confirmSecrets");
const QString hintsKey = QStringLiteral("hints");
const QString reopenKey = QStringLiteral("reopen");

void check(QActionGroup *group, int choice)
{
    group->actions().at(choice)->setChecked(true);
}

void checkLanguage(const Commands &commands, const QString &code)
{
    for (QAction *action : commands.languages->actions())
        action->setChecked(action->data().toString() == code);
}

} // namespace

WindowChoices::WindowChoices(const Commands &commands, Services &services, const Followers &followers)
    : commands_(commands), services_(services), follow_(followers)
{
    connectCommands();
    follow_.archive.whenMade(
        [this](ArchivePage &page) { page.setTheme(themeKind(services_.settings.theme())); });
}

void WindowChoices::connectCommands()
{
    const Commands &c = commands_;
    const auto on = [this](QActionGroup *group, auto choose) {
        connect(group, &QActionGroup::triggered, this,
                [choose](const QAction *action) { choose(action->data().toInt()); });
    };
    on(c.themes, [this](int choice) {
        services_.settings.setTheme(static_cast<ThemeChoice>(choice));
        applyTheme();
    });
    on(c.speeds, [this](int choice) {
        services_.settings.setChoice(speedKey, choice);
        setSpeed(static_cast<Animator::Speed>(choice));
    });
    on(c.highlights, [this](int choice) {
        services_.settings.setChoice(highlightKey, choice);
        follow_.table.play().setHighlight(static_cast<PlayBoard::Highlight>(choice));
    });
    on(c.confirmModes, [this](int choice) {
        services_.settings.setChoice(confirmKey, choice);
        follow_.desk.controller().setConfirmMode(static_cast<GameController::Confirm>(choice));
    });
    connect(c.forced, &QAction::triggered, this, [this](bool forced) {
        services_.settings.setChoice(forcedKey, forced ? 1 : 0);
        follow_.desk.controller().setPlaysForced(forced);
    });
    connect(c.confirmSecrets, &QAction::triggered, this, [this](bool confirm) {
        services_.settings.setChoice(secretsKey, confirm ? 1 : 0);
        setConfirmsSecrets(confirm);
    });
    connect(c.offerHints, &QAction::triggered, this, [this](bool offer) {
        services_.settings.setChoice(hintsKey, offer ? 1 : 0);
        follow_.table.play().notes().setShowsGains(offer);
        if (!offer)
            follow_.desk.hints().end();
        emit hintsOffered(offer);
    });
    connect(c.reopen, &QAction::triggered, this,
            [this](bool reopen) { services_.settings.setChoice(reopenKey, reopen ? 1 : 0); });
    connect(c.languages, &QActionGroup::triggered, this, [this](const QAction *action) {
        services_.languages.set(action->data().toString());
        services_.settings.setLanguage(action->data().toString());
    });
    connect(&services_.languages, &LanguageSwitch::changed, this,
            [this](const QString &code) { checkLanguage(commands_, code); });
}

void WindowChoices::restore()
{
    setTextSize(textSize());
    restoreChoices();
    restoreSwitches();
    checkLanguage(commands_, services_.languages.current());
    applyTheme();
}

void WindowChoices::restoreChoices()
{
    const Settings &settings = services_.settings;
    check(commands_.themes, static_cast<int>(settings.theme()));
    const int speed = settings.choice(speedKey, 4, static_cast<int>(Animator::Speed::normal));
    check(commands_.speeds, speed);
    setSpeed(static_cast<Animator::Speed>(speed));
    const int highlight = settings.choice(highlightKey, 3, static_cast<int>(PlayBoard::Highlight::always));
    check(commands_.highlights, highlight);
    follow_.table.play().setHighlight(static_cast<PlayBoard::Highlight>(highlight));
    const int confirm = settings.choice(confirmKey, 3, static_cast<int>(GameController::Confirm::off));
    check(commands_.confirmModes, confirm);
    follow_.desk.controller().setConfirmMode(static_cast<GameController::Confirm>(confirm));
}

void WindowChoices::restoreSwitches()
{
    const auto isOn = [this](QAction *action, const QString &key) {
        action->setChecked(services_.settings.choice(key, 2, 1) == 1);
        return action->isChecked();
    };
    commands_.reopen->setChecked(services_.settings.choice(reopenKey, 2, 0) == 1);
    GameController &controller = follow_.desk.controller();
    controller.setPlaysForced(isOn(commands_.forced, forcedKey));
    setConfirmsSecrets(isOn(commands_.confirmSecrets, secretsKey));
    follow_.table.play().notes().setShowsGains(isOn(commands_.offerHints, hintsKey));
}

void WindowChoices::setConfirmsSecrets(bool confirms)
{
    follow_.desk.controller().setConfirmsSecrets(confirms);
    follow_.lessons.setConfirmsSecrets(confirms);
}

bool WindowChoices::isBehind() const
{
    const Settings &settings = services_.settings;
    const auto differs = [&settings](const QActionGroup &group, const QString &key) {
        const QAction *checked = group.checkedAction();
        return checked != nullptr &&
               settings.choice(key, 4, checked->data().toInt()) != checked->data().toInt();
    };
    const auto isOther = [&settings](const QAction &action, const QString &key) {
        return (settings.choice(key, 2, action.isChecked() ? 1 : 0) == 1) != action.isChecked();
    };
    const Commands &c = commands_;
    return differs(*c.themes, themeKey) || differs(*c.speeds, speedKey) ||
           differs(*c.highlights, highlightKey) || differs(*c.confirmModes, confirmKey) ||
           isOther(*c.forced, forcedKey) || isOther(*c.confirmSecrets, secretsKey) ||
           isOther(*c.offerHints, hintsKey) || isOther(*c.reopen, reopenKey);
}

void WindowChoices::follow()
{
    if (isBehind())
        restore();
}

int WindowChoices::textSize() const
{
    return chosenTextSize(services_.settings);
}

void WindowChoices::chooseTextSize(int percent)
{
    waystone::chooseTextSize(services_.settings, percent);
    applyTheme(); // the boards letter themselves by it
}

void WindowChoices::followSystemTheme()
{
    forgetDesktopTheme();
    if (services_.settings.theme() == ThemeChoice::system)
        applyTheme();
}

void WindowChoices::setSpeed(Animator::Speed speed)
{
    Animator &animator = follow_.table.scene().animator();
    animator.setSpeed(speed);
    follow_.editor.setSpeed(speed);
    follow_.lessons.setSpeed(speed);
    follow_.desk.setPauses(animator.duration());
}

void WindowChoices::applyTheme()
{
    const ThemeKind kind = themeKind(services_.settings.theme());
    waystone::applyTheme(Theme::of(kind));
    follow_.table.view().setThemeKind(kind);
    follow_.editor.setThemeKind(kind);
    follow_.rules.setThemeKind(kind);
    follow_.lessons.setThemeKind(kind);
    if (ArchivePage *archive = follow_.archive.made())
        archive->setTheme(kind);
}

} // namespace waystone
