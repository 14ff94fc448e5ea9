#ifndef CTASKS_H
#define CTASKS_H

#include <stddef.h>

/// The Swift of what Swift's concurrency has beside tasks, which lives as long as the program.
const unsigned char *tasks_text(size_t *count);

#endif
