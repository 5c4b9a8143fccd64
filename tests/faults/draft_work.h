#pragma once

#include "core/rng.h"
#include "support/test_window.h"
#include "work.h"

namespace waystone {
class EditionWindow;
class EditorWindow;
} // namespace waystone

namespace waystone::faults {

/// Changing a lesson or an edition without saving it: the program offers it again at the next start.
class DraftWork final : public Work {
public:
    enum class Of { lesson, edition };

    DraftWork(const QString &folder, quint64 seed, Of what);

    static std::unique_ptr<Work> beginLesson(const QString &folder, quint64 seed);
    static std::unique_ptr<Work> beginEdition(const QString &folder, quint64 seed);
    static QByteArray found(const QString &folder);

    void doNext() override;
    QByteArray state() override;
    bool isKept() override { return !isTold(); }
    bool isTold() override;

private:
    TestWindow window_;
    Rng rng_;
    int changes_ = 0;
    EditorWindow *editor_;             ///< the window's
    EditionWindow *edition_ = nullptr; ///< the editor's; null for a lesson
};

} // namespace waystone::faults
