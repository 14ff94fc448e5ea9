#ifndef CPHRASES_H
#define CPHRASES_H

#include <stddef.h>

/// The bytes of a language's catalogue, which live as long as the program; NULL for another language.
const unsigned char *phrases_catalogue(const char *language, size_t *count);

#endif
