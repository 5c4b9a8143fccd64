#include "window/main_window.h"

#include "commands/key_tips.h"
#include "controls/notice_bar.h"
#include "controls/qt_parts.h"
#include "dialogs/file_trouble.h"
#include "faces/problem_sentence.h"
#include "fitting/page_stack.h"
#include "fitting/screen_room.h"
#include "games.h"
#include "learning/rules_help.h"
#include "lessons/player/lesson_commands.h"
#include "lessons/player/lesson_player.h"
#include "lessons/rules/rule_library.h"
#include "parts/return_key.h"
#include "saving/journal_name.h"
#include "start/start_page.h"
#include "words/foreign_text.h"

#include <QCloseEvent>
#include <QDir>
#include <QFileInfo>
#include <QPushButton>
#include <QStackedWidget>

#include <utility>

namespace waystone {

namespace {

constexpr QSize firstSize(1280, 720);

/// What tells the game on the table from others of its kind.
QString titleName(const GameFile &file, const GameController &controller)
{
    if (!file.path().isEmpty())
        return foreign_text::line(QFileInfo(file.path()).completeBaseName());
    if (!file.isKept())
        return MainWindow::tr("not saved");
    if (const QString name = journalName(file.journal()); !name.isEmpty())
        return foreign_text::line(name);
    QStringList players;
    for (Seat seat = 0; seat < controller.seats(); ++seat)
        players.append(controller.words().seatName(seat));
    return players.join(QStringLiteral(", "));
}

QStackedWidget *stackOf(std::initializer_list<QWidget *> pages)
{
    auto *stack = new PageStack;
    for (QWidget *page : pages)
        stack->addWidget(page);
    return stack;
}

} // namespace

MainWindow::MainWindow(Services services, QWidget *parent)
    : QMainWindow(parent),
      services_(std::move(services)),
      keeper_(services_.settings.file()),
      recent_(services_.settings.file()),
      keys_(services_.settings),
      desk_(services_.journals, services_.lots),
      commands_(this),
      start_(new StartPage(games())),
      table_(desk_.controller()),
      lessons_(services_.folder, services_.settings, services_.dialogs),
      archive_([this] { return std::make_unique<ArchivePage>(services_.journals, games()); }),
      pages_(stackOf({start_, &table_})),
      panels_(*this, desk_, table_, commands_, services_.settings),
      curtain_(desk_.controller(), this),
      bars_(*this, commands_),
      keyList_(commands_, keys_),
      states_(commands_, desk_, panels_.log()),
      editor_(*this, services_, keys_, desk_, table_, lessons_, panels_.rules()),
      drafts_(*this, services_, editor_),
      documents_(*this, services_, desk_, table_.scene(), lessons_, panels_.rules()),
      printing_(*this, services_, desk_, lessons_),
      secretsNotice_(desk_, *commands_.saveShared),
      dialogs_(*this, desk_.controller(), commands_, keyList_),
      choices_(commands_, services_, {desk_, table_, lessons_, panels_.rules(), editor_, archive_}),
      programs_(desk_.controller(), desk_.bots(), this)
{
    setObjectName(QStringLiteral("mainWindow"));
    setCentralWidget(pages_);
    new ReturnKey(this); // the window owns it, and the next
    new KeyTips(this);
    connectGameCommands();
    connectPlayCommands();
    connectBotCommands();
    connectViewCommands();
    connectHelpCommands();
    connectStartPage();
    connectLessons();
    archive_.whenMade([this](ArchivePage &page) { furnishArchive(page); });
    connectFiles();
    choices_.restore();
    connectGame();
    connectFile();

    retranslate();
    resizeOnScreen(*this, firstSize);
    if (restoreGeometry(services_.settings.windowGeometry()))
        bringOnScreen(*this);
    showPage();
}

MainWindow::~MainWindow()
{
    hide(); // nobody has to see the parts go one by one
}

void MainWindow::connectGame()
{
    GameController &controller = desk_.controller();
    connect(&controller, &GameController::viewChanged, this, &MainWindow::refreshCommands);
    connect(&controller, &GameController::logChanged, this, &MainWindow::refreshCommands);
    connect(&controller, &GameController::confirmationNeeded, this, &MainWindow::refreshCommands);
    connect(&controller, &GameController::confirmationEnded, this, &MainWindow::refreshCommands);
    connect(&controller.proposals(), &Proposals::suggestingChanged, this, &MainWindow::refreshCommands);
    connect(&controller, &GameController::studyChanged, this, &MainWindow::refreshCommands);
    controller.setTelling(true);
    connect(&curtain_, &Curtain::lifted, this, [this] { table_.view().setFocus(); });
    MoveInput &input = table_.play().input();
    connect(&input, &MoveInput::changed, this,
            [this, &input] { desk_.bots().setHeld(!input.clicks().empty()); });
}

void MainWindow::connectFile()
{
    GameFile &file = desk_.file();
    connect(&file, &GameFile::tableChanged, this, [this] { showPage(); });
    connect(&file, &GameFile::changed, this, &MainWindow::refreshTitle);
    connect(&file, &GameFile::programsOffered, &programs_, &TablePrograms::askAboutOffer);
    auto *notKept = new NoticeBar(
        QStringLiteral("notKept"),
        [&file] {
            return file.isOpen() && !file.isKept()
                       ? tr("The game cannot be kept in %1: %2. The program tries again after every action.")
                             .arg(foreign_text::line(QDir::toNativeSeparators(file.folder().path()),
                                                     foreign_text::longestLine),
                                  file.keepingTrouble())
                       : QString();
        },
        [] { return tr("Save Elsewhere…"); });
    notKept->button()->setObjectName(QStringLiteral("saveElsewhere"));
    table_.addLine(notKept);
    table_.addLine(secretsNotice_.bar());
    connect(notKept->button(), &QPushButton::clicked, commands_.saveAs, &QAction::trigger);
    connect(&file, &GameFile::changed, notKept, &NoticeBar::refresh);
    connect(&file, &GameFile::noted, this, [this](const Problems &notes) {
        const GameFile &opened = desk_.file();
        const QString path = opened.path().isEmpty() ? opened.journal() : opened.path();
        documents_.tell([notes, path] {
            Trouble trouble{tr("The game was opened, but not everything in its file could be used."),
                            problemSentences(notes), codesWithRule(notes)};
            trouble.path = QDir::toNativeSeparators(path);
            return trouble;
        });
    });
    connect(&keeper_, &SettingsKeeper::failed, this, [this](const QString &path, const QString &reason) {
        documents_.tell([path, reason] {
            return fileTrouble(tr("Settings cannot be saved. Your choices hold until you quit the program."),
                               FileDeed::change, path, {reason});
        });
    });
}

bool MainWindow::isShown(const QWidget *page) const
{
    return page != nullptr && pages_->currentWidget() == page;
}

bool MainWindow::isAtTable() const
{
    return desk_.isOpen() && pages_->currentWidget() == &table_;
}

void MainWindow::showPage()
{
    showPage(desk_.isOpen() ? static_cast<QWidget *>(&table_) : start_);
}

void MainWindow::showPage(QWidget *page)
{
    const bool isTable = page == &table_;
    pages_->setCurrentWidget(page);
    RulesHelp &rules = panels_.rules();
    rules.setActive(isTable);
    LessonPage *lesson = lessons_.lessonOnDemand().made();
    const bool isLesson = isShown(lesson);
    rules.setLesson(isLesson ? &lesson->controller() : nullptr, isLesson ? &lesson->table() : nullptr);
    if (page == start_)
        start_->setEntries(desk_.file().folder().entries(), desk_.file().folder().count());
    desk_.setActive(isTable);
    panels_.setActive(isTable);
    dialogs_.forgetGame();
    // Where a curtain hangs already, whoever takes the board for themselves would draw it aside.
    if (isTable && curtain_.isHidden())
        table_.view().setFocus();
    curtain_.setActive(isTable);
    refreshCommands();
    refreshTitle();
}

void MainWindow::closePage()
{
    if (isShown(lessons_.lessonOnDemand().made()))
        lessons_.leave();
    else if (pages_->currentWidget() != &table_)
        showPage();
    else
        desk_.file().close();
}

void MainWindow::refreshCommands()
{
    states_.refresh(isAtTable());
    const QUndoStack *history = pageHistory();
    if (history != nullptr)
        states_.refreshHistory(*history);
    commands_.find->setEnabled(history != nullptr);
    const bool isAtLesson = isShown(lessons_.lessonOnDemand().made());
    commands_.print->setEnabled(isAtTable() || isAtLesson || isShown(lessons_.libraryOnDemand().made()));
    commands_.typeAction->setEnabled(isAtTable() || isAtLesson);
    commands_.close->setEnabled(pages_->currentWidget() != start_);
    bars_.setEdition(isAtTable() ? &desk_.controller().game().editionInfo() : nullptr);
}

void MainWindow::refreshTitle()
{
    if (!isAtTable()) {
        setWindowModified(false); // before the title has no place for it
        const LessonPage *page = lessons_.lessonOnDemand().made();
        const QString lesson =
            isShown(page) ? foreign_text::title(foreign_text::line(page->title())) : QString();
        setWindowTitle(lesson.isEmpty() ? tr("Waystone")
                                        : tr("%1[*] – Waystone", "game or file").arg(lesson));
        return;
    }
    const GameFile &file = desk_.file();
    const QString game = desk_.controller().words().gameName();
    const QString name = foreign_text::title(titleName(file, desk_.controller()));
    setWindowTitle(name.contains(game, Qt::CaseInsensitive)
                       ? tr("%1[*] – Waystone", "game or file").arg(name)
                       : tr("%1 (%2)[*] – Waystone", "game, file or players").arg(game, name));
    // The journal has all of a game that has no file.
    setWindowModified(file.path().isEmpty() ? !file.isKept() : file.isModified());
}

void MainWindow::retranslate()
{
    commands_.retranslate();
    bars_.retranslate();
    retranslateQtParts(*this);
    refreshCommands();
    refreshTitle();
}

void MainWindow::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    if (event->type() == QEvent::ThemeChange)
        choices_.followSystemTheme();
    if (event->type() == QEvent::WindowStateChange)
        commands_.fullScreen->setChecked(isFullScreen()); // the desktop has keys for that, too
    QMainWindow::changeEvent(event);
}

void MainWindow::showEvent(QShowEvent *event)
{
    QMainWindow::showEvent(event);
    if (std::exchange(wasShown_, true))
        return;
    if (!services_.isFirst)
        return;
    // Once the window itself is seen.
    QMetaObject::invokeMethod(&drafts_, &DraftOffer::offer, Qt::QueuedConnection);
}

void MainWindow::closeEvent(QCloseEvent *event)
{
    emit closing();
    if (!editor_.close()) {
        event->ignore();
        return;
    }
    desk_.file().endTrial();
    services_.settings.setWindowGeometry(saveGeometry());
    panels_.keep(services_.settings);
    keeper_.keep();
    lessons_.keepProgress();
    QMainWindow::closeEvent(event);
    emit closed();
}

} // namespace waystone
