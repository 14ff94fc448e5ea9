#ifndef CROUTES_H
#define CROUTES_H

#include <stddef.h>

/// The Swift of the module Routes, which lives as long as the program.
const unsigned char *routes_text(size_t *count);

#endif
