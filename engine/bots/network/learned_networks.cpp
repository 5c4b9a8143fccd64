#include "bots/network/learned_networks.h"

#include "bots/network/network_file.h"

#include <cassert>
#include <vector>

namespace waystone {

namespace {

std::vector<NetworkFile> readAll()
{
    std::vector<NetworkFile> files;
    for (const EmbeddedFile &file : embeddedNetworks()) {
        Result<NetworkFile> read = readNetwork(file.text);
        assert(read); // a test reads them all
        if (read)
            files.push_back(std::move(read).value());
    }
    return files;
}

} // namespace

const Network *learnedNetwork(std::string_view game, std::string_view edition, int players)
{
    static const std::vector<NetworkFile> files = readAll();
    for (const NetworkFile &file : files)
        if (file.origin.game == game && file.origin.edition == edition && file.origin.players == players)
            return &file.network;
    return nullptr;
}

} // namespace waystone
