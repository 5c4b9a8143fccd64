#include "cli/kept_proofs.h"

#include "cli/failure.h"
#include "cli/problem_text.h"
#include "cli/text_file.h"
#include "core/read_file.h"

#include <filesystem>

namespace waystone::cli {

KeptProofs::KeptProofs(std::string path) : path_(std::move(path))
{
    std::error_code ignored; // what cannot even be looked for is told when it is written
    if (path_.empty() || !std::filesystem::exists(path_, ignored))
        return;
    const Result<std::string> text = readFile(path_); // no pipe: it is written too
    if (!text)
        throw Failure{problemText(path_, text.problems().front())};
    memory_ = ProofMemory::from(*text);
}

void KeptProofs::save() const
{
    if (!path_.empty())
        writeFile(path_, memory_.text());
}

} // namespace waystone::cli
