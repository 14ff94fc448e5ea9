#ifndef CCOMBINE_H
#define CCOMBINE_H

#include <stddef.h>

/// The Swift of the module Combine, which lives as long as the program.
const unsigned char *combine_text(size_t *count);

#endif
