#ifndef CLISTS_H
#define CLISTS_H

#include <stddef.h>

/// The Swift of UIKit's generic data sources, which lives as long as the program.
const unsigned char *lists_text(size_t *count);

#endif
