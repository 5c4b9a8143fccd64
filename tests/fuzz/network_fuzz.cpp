// A network that can be read can be written and read again, and is the same; whatever its weights are, it judges without
// a sum that overflows. The rest is told with line and column.

#include "bots/network/network_file.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <cstdlib>
#include <string>
#include <string_view>

namespace {

void require(bool condition)
{
    if (!condition)
        std::abort();
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    using namespace waystone;
    const Result<NetworkFile> file = readNetwork({reinterpret_cast<const char *>(data), size});
    if (!file) {
        const Problem &problem = file.problems().front();
        require(std::ranges::count(networkProblemCodes(), problem.code) == 1);
        require(problem.argument("line") != nullptr && problem.argument("column") != nullptr);
        return 0;
    }
    const std::string written = writeNetwork(*file);
    const Result<NetworkFile> again = readNetwork(written);
    require(again && writeNetwork(*again) == written && again->network.weights() == file->network.weights());
    for (const int value : {-Features::limit, 0, Features::limit}) {
        Features seen;
        for (int input = 0; input < file->network.inputs(); ++input)
            seen.add(value);
        const Forecast forecast = file->network.judge(seen);
        require(forecast.chance >= 0 && forecast.chance <= 1 && std::isfinite(forecast.margin));
    }
    return 0;
}
