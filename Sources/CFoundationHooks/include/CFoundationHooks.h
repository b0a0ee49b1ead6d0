#ifndef C_FOUNDATION_HOOKS_H
#define C_FOUNDATION_HOOKS_H

#include <stdint.h>

// Foundation on Linux looks texts up in compiled-in ways: no string catalogues, no plurals, no language but the process's. This
// target defines the functions through which all of its lookups go, so that a program that links the kit finds texts by the kit's
// rules, whatever module the call is in. A definition in the program comes before the one of a shared library (`man ld.so`); the
// library's own is called where the kit has nothing to say. The definitions are weak: a program with Foundation linked statically
// keeps Foundation's.

/// The value of an argument of a format.
typedef struct {
    int64_t integer;
    double number;
} FormatArgument;

/// Whether the definitions are in effect: whether Foundation calls them.
int foundation_hooks_are_active(void);

#endif
