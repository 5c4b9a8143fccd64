#include "support/source_files.h"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <sstream>

namespace waystone::test {

namespace fs = std::filesystem;

std::vector<SourceFile> sourceFiles(std::string_view root, const std::vector<std::string> &folders)
{
    std::vector<SourceFile> files;
    for (const std::string &folder : folders)
        for (const fs::directory_entry &entry : fs::recursive_directory_iterator(fs::path(root) / folder)) {
            const fs::path extension = entry.path().extension();
            if (extension != ".cpp" && extension != ".h")
                continue;
            std::ostringstream text;
            text << std::ifstream(entry.path(), std::ios::binary).rdbuf();
            files.push_back({fs::relative(entry.path(), root).generic_string(), std::move(text).str()});
        }
    std::ranges::sort(files, {}, &SourceFile::path);
    return files;
}

} // namespace waystone::test
