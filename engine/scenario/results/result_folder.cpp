#include "scenario/results/result_folder.h"

#include "core/read_file.h"
#include "scenario/files/any_file.h"

#include <algorithm>
#include <filesystem>

namespace waystone {

namespace {

constexpr std::size_t mostFiles = 2000;
constexpr std::size_t longestFile = std::size_t{1} << 20U;

bool isNamedSo(const std::filesystem::path &path)
{
    return path.extension() == ".wayresult" || path.extension() == ".json";
}

} // namespace

ResultFolder readResultFolder(const std::string &path)
{
    ResultFolder folder;
    std::error_code error;
    std::vector<std::filesystem::path> files;
    for (std::filesystem::directory_iterator each(path, error), end; !error && each != end;
         each.increment(error))
        if (isNamedSo(each->path()))
            files.push_back(each->path());
    if (error) {
        folder.error = error.message();
        return folder;
    }
    std::ranges::sort(files);
    folder.passedOver = files.size() - std::min(files.size(), mostFiles);
    files.resize(files.size() - folder.passedOver);
    for (const std::filesystem::path &file : files) {
        const std::string name = file.filename().string();
        const Result<std::string> text = readFile(file.string(), Pipes::refused, longestFile);
        if (!text) {
            folder.unread.push_back({name, text.problems().front()});
            continue;
        }
        Result<LessonResult> result = readResult(*text);
        if (result)
            folder.results.push_back({name, std::move(result).value()});
        else if (const std::string format = formatOf(*text);
                 format == resultFormat || !format.starts_with("waystone/"))
            folder.unread.push_back({name, result.problems().front()});
    }
    return folder;
}

} // namespace waystone
