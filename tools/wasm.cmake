# The engine in the page: the core as WebAssembly, compiled by Zig, which contains Clang and its libraries.
set(CMAKE_SYSTEM_NAME WASI)
set(CMAKE_SYSTEM_PROCESSOR wasm32)
set(CMAKE_CXX_COMPILER "$ENV{UPPERHAND_ZIG}" c++)
set(CMAKE_CXX_COMPILER_TARGET wasm32-wasi)
