# Script: compresses a file, always to the same bytes.
#   cmake -DGZIP=<program> -DINPUT=<file> -DOUTPUT=<file.gz> -P gzip_file.cmake
execute_process(COMMAND "${GZIP}" -9nc "${INPUT}" OUTPUT_FILE "${OUTPUT}" COMMAND_ERROR_IS_FATAL ANY)
