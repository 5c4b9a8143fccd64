#include "platform/surroundings.h"

#include <sys/ioctl.h>
#include <unistd.h>

namespace waystone::platform {

int columnsOfErrors()
{
    constexpr int usual = 80;
    if (::isatty(STDERR_FILENO) == 0)
        return 0;
    winsize size{};
    return ::ioctl(STDERR_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_col > 0 ? size.ws_col : usual;
}

unsigned userNumber()
{
    return ::geteuid();
}

} // namespace waystone::platform
