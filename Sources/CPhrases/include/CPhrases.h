#ifndef CPHRASES_H
#define CPHRASES_H

#include <stddef.h>

/// The bytes of a language's catalogue, which live as long as the program; NULL for another language.
const unsigned char *phrases_catalogue(const char *language, size_t *count);

/// Where the line `id:` begins in a catalogue; NULL where there is none.
///
/// Looking through all of it costs a few microseconds: less than an index does before the first phrase.
const unsigned char *phrases_entry(const unsigned char *text, size_t count, const char *id);

#endif
