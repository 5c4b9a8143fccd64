#pragma once

class QApplication;

namespace waystone {

/// To be called before there is an application: what needs no window (--demo, --export, --help, --version) must run
/// where there is no display, or only the name of one.
void choosePlatform(int argc, char **argv);

/// Names the program for settings and folders and gives its windows their icon.
void nameProgram(QApplication &application);

/// The whole program; returns its exit status: 0, or 1 if it failed, or 2 for wrong arguments.
int runProgram(QApplication &application);

} // namespace waystone
