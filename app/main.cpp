#include "program/program.h"

#include <QApplication>

int main(int argc, char **argv)
{
    waystone::choosePlatform(argc, argv);
    QApplication application(argc, argv);
    waystone::nameProgram(application);
    return waystone::runProgram(application);
}
