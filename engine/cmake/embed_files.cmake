# Script: writes a C++ source with the table of embedded files.
#   cmake -DOUTPUT=<file.cpp> -DFUNCTION=<name> -DFILES=<path|path|...> -P embed_files.cmake
# The bytes are written as an array of characters: compilers limit the length of a string literal.

string(REPLACE "|" ";" paths "${FILES}")
set(arrays "")
set(rows "")
set(index 0)
foreach(path IN LISTS paths)
    get_filename_component(name "${path}" NAME)
    file(READ "${path}" bytes HEX)
    string(REGEX REPLACE "(..)" "'\\\\x\\1'," bytes "${bytes}")
    string(APPEND arrays "const char file${index}[] = {${bytes}'\\0'};\n")
    string(APPEND rows "    {\"${name}\", {file${index}, sizeof file${index} - 1}},\n")
    math(EXPR index "${index} + 1")
endforeach()

set(text "#include \"core/edition/embedded.h\"\n\n#include <array>\n\nnamespace waystone {\nnamespace {\n\n${arrays}\n")
string(APPEND text "const std::array<EmbeddedFile, ${index}> table{{\n${rows}}};\n\n} // namespace\n\n")
string(APPEND text "std::span<const EmbeddedFile> ${FUNCTION}() {\n    return table;\n}\n\n} // namespace waystone\n")
file(WRITE "${OUTPUT}" "${text}")
