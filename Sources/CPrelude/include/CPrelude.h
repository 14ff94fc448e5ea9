#ifndef CPRELUDE_H
#define CPRELUDE_H

#include <stddef.h>

/// The declarations of Swift's library, which live as long as the program.
const unsigned char *prelude_text(size_t *count);

#endif
