#include "support/temporary_folder.h"

#include <algorithm>
#include <cstdlib>
#include <fstream>
#include <sstream>
#include <stdexcept>

namespace waystone::test {

std::vector<std::string> namesIn(const std::filesystem::path &folder)
{
    std::vector<std::string> found;
    for (const auto &entry : std::filesystem::directory_iterator(folder))
        found.push_back(entry.path().filename().string());
    std::ranges::sort(found);
    return found;
}

TemporaryFolder::TemporaryFolder()
{
    std::string name = (std::filesystem::temp_directory_path() / "waystone-XXXXXX").string();
    if (::mkdtemp(name.data()) == nullptr)
        throw std::runtime_error("no temporary folder");
    root_ = name;
}

TemporaryFolder::~TemporaryFolder()
{
    std::error_code ignored;
    std::filesystem::remove_all(root_, ignored);
}

void TemporaryFolder::write(const std::string &name, std::string_view text) const
{
    std::filesystem::create_directories((root_ / name).parent_path());
    std::ofstream file(root_ / name, std::ios::binary);
    file << text;
    if (!file.flush())
        throw std::runtime_error("cannot write " + name);
}

std::string TemporaryFolder::read(const std::string &name) const
{
    std::ifstream file(root_ / name, std::ios::binary);
    std::ostringstream text;
    text << file.rdbuf();
    return text.str();
}

} // namespace waystone::test
