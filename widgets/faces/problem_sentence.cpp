#include "faces/problem_sentence.h"

#include "core/read_file.h"
#include "faces/game_faces.h"
#include "games.h"
#include "words/foreign_text.h"

#include <QCoreApplication>

namespace waystone {

namespace {

class ProblemSentence {
    Q_DECLARE_TR_FUNCTIONS(waystone::ProblemSentence)

public:
    static QString plain(const Problem &problem)
    {
        if (problem.code == reading_problem::noFile)
            return tr("This is a folder, a device or the like, not a file.");
        if (problem.code == reading_problem::unreadable) {
            const Argument *details = problem.argument("details");
            const std::string *words =
                details != nullptr ? std::get_if<std::string>(&details->value) : nullptr;
            // Qt has translations of the commonest.
            return tr("The file cannot be read: %1")
                .arg(foreign_text::line(QCoreApplication::translate("QIODevice", words ? words->c_str() : ""),
                                        foreign_text::longestLine));
        }
        // Which game the file is of may be unknown; codes of games do not overlap.
        for (const GameKind &kind : games().kinds()) {
            const GameFace *face = gameFace(kind.id);
            const QString sentence = face != nullptr ? face->generalWords()->problemText(problem) : QString();
            if (!sentence.isEmpty())
                return sentence;
        }
        return foreign_text::line(QString::fromStdString(describe(problem)), foreign_text::longestLine);
    }
};

} // namespace

QString problemSentence(const Problem &problem)
{
    return ProblemSentence::plain(problem);
}

QStringList problemSentences(const Problems &problems)
{
    QStringList lines;
    for (const Problem &problem : problems)
        lines.append(problemSentence(problem));
    return lines;
}

} // namespace waystone
