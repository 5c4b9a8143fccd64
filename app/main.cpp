#include "program/display_watch.h"
#include "program/program.h"

#include <QApplication>

#include <optional>

int main(int argc, char **argv)
{
    waystone::choosePlatform(argc, argv);
    waystone::nameProgram();
    std::optional<waystone::DisplayWatch> watch(std::in_place, argc, argv);
    QApplication application(argc, argv);
    watch.reset();
    waystone::giveIcon(application);
    return waystone::runProgram(application);
}
