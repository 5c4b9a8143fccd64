#pragma once

#include <chrono>
#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

namespace waystone::platform {

/// A program that was started, with its standard input and output. It and all that it starts end with this object or
/// with our process, however that ends; only what takes pains to leave outlives it. Its errors go where ours go.
class ChildProgram {
public:
    /// Has the shell of the system start the command line. Null if the system has no more processes or files for us, or
    /// cannot do this.
    [[nodiscard]] static std::unique_ptr<ChildProgram> start(const std::string &commandLine);

    ChildProgram(const ChildProgram &) = delete;
    ChildProgram &operator=(const ChildProgram &) = delete;
    virtual ~ChildProgram() = default;

    /// Sends what it takes without waiting and returns how much that was; nothing if it reads no more.
    [[nodiscard]] virtual std::optional<std::size_t> send(std::string_view bytes) = 0;
    /// Nothing is sent any more.
    virtual void closeInput() = 0;
    /// Takes in some of what it has said, without waiting; false if it says no more.
    [[nodiscard]] virtual bool hear(std::string &said) = 0;
    /// Waits no longer than this until there is something to hear or, if there is something to send, until it takes it.
    virtual void wait(bool toSend, std::chrono::milliseconds longest) = 0;

    struct Ending {
        bool wasFound = true; ///< false: the shell could not start the program
        int status = 0;       ///< as shells count
    };
    /// How it has ended, if it has.
    [[nodiscard]] virtual std::optional<Ending> ending() const = 0;

protected:
    ChildProgram() = default;
};

} // namespace waystone::platform
