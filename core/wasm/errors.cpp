// An error stops the engine: WebAssembly is compiled without exceptions, because the library that would
// unwind the stack is not part of it. The page asks for nothing that is refused here; if it does, it starts
// the engine again.
#include <cstddef>

extern "C" {
void* __cxa_allocate_exception(size_t) { __builtin_trap(); }
[[noreturn]] void __cxa_throw(void*, void*, void (*)(void*)) { __builtin_trap(); }
}
