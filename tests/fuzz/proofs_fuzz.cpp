// Whatever a file of remembered proofs holds, what is sound of it is the same when it is written and read again.

#include "scenario/proof/proof_memory.h"

#include <cstdint>
#include <cstdlib>
#include <string>
#include <string_view>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    using namespace waystone;
    const ProofMemory memory = ProofMemory::from({reinterpret_cast<const char *>(data), size});
    const std::string written = memory.text();
    const ProofMemory again = ProofMemory::from(written);
    if (again.size() != memory.size() || again.text() != written)
        std::abort();
    return 0;
}
