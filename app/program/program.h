#pragma once

class QApplication;

namespace waystone {

class Settings;

/// To be called before there is an application: what needs no window (--demo, --export, --help, --version) must run
/// where there is no display, or only the name of one, whatever platform the environment asks for.
void choosePlatform(int argc, char **argv);

/// Names the program for settings and folders.
void nameProgram();

/// Gives its windows their icon.
void giveIcon(QApplication &application);

/// Gives the program the size of text and the colors that were chosen. Before there are widgets, each of which would
/// be told of every change.
void dressProgram(const Settings &settings);

/// The whole program; returns its exit status: 0, or 1 if it failed, or 2 for wrong arguments.
int runProgram(QApplication &application);

} // namespace waystone
