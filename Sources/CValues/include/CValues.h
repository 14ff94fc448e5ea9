#ifndef CVALUES_H
#define CVALUES_H

#include <stddef.h>

/// The Swift of what Foundation has for calendars, numbers, addresses and JSON, and Swift itself for
/// iterators, which lives as long as the program.
const unsigned char *values_text(size_t *count);

#endif
