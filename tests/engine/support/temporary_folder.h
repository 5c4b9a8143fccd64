#pragma once

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace waystone::test {

/// What lies in a folder, sorted.
[[nodiscard]] std::vector<std::string> namesIn(const std::filesystem::path &folder);

/// An empty folder that goes away, with all that is in it, when its test is over. Names are relative to it
/// (or whole paths).
class TemporaryFolder {
public:
    TemporaryFolder();
    TemporaryFolder(const TemporaryFolder &) = delete;
    TemporaryFolder &operator=(const TemporaryFolder &) = delete;
    ~TemporaryFolder();

    [[nodiscard]] std::string path(const std::string &name) const { return (root_ / name).string(); }
    /// Makes the folders that lead there, too.
    void write(const std::string &name, std::string_view text) const;
    [[nodiscard]] std::string read(const std::string &name) const;
    [[nodiscard]] std::vector<std::string> names(const std::string &folder) const
    {
        return namesIn(root_ / folder);
    }

private:
    std::filesystem::path root_;
};

} // namespace waystone::test
