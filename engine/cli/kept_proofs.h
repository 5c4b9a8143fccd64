#pragma once

#include "scenario/proof/proof_memory.h"

#include <string>

namespace waystone::cli {

/// Proofs in a file of their own (resources/formats.md, "Lesson").
class KeptProofs {
public:
    /// Without a path they are kept nowhere. A Failure if there is a file that cannot be read.
    explicit KeptProofs(std::string path);

    [[nodiscard]] ProofMemory &memory() { return memory_; }
    /// A Failure if they cannot be written.
    void save() const;

private:
    std::string path_;
    ProofMemory memory_;
};

} // namespace waystone::cli
