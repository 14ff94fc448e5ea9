// The catalogues beside this file, put into the program as they are. Embedded by C because SwiftPM's
// .embedInCode writes each byte as a Swift literal: for these five files that compiles for minutes
// (258 s against 0.6 s), and a table of bytes needs no work at start.
#define _GNU_SOURCE
#include "CPhrases.h"

#include <stdio.h>
#include <string.h>

#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char en[] = {
#embed "en.yaml"
};
static const unsigned char ru[] = {
#embed "ru.yaml"
};
static const unsigned char zh[] = {
#embed "zh.yaml"
};
static const unsigned char cs[] = {
#embed "cs.yaml"
};
static const unsigned char ja[] = {
#embed "ja.yaml"
};

static const struct {
  const char *language;
  const unsigned char *start;
  size_t count;
} catalogues[] = {
    {"en", en, sizeof en}, {"ru", ru, sizeof ru}, {"zh", zh, sizeof zh},
    {"cs", cs, sizeof cs}, {"ja", ja, sizeof ja},
};

const unsigned char *phrases_catalogue(const char *language, size_t *count) {
  for (size_t i = 0; i < sizeof catalogues / sizeof *catalogues; i++) {
    if (strcmp(catalogues[i].language, language) == 0) {
      *count = catalogues[i].count;
      return catalogues[i].start;
    }
  }
  *count = 0;
  return NULL;
}

const unsigned char *phrases_entry(const unsigned char *text, size_t count, const char *id) {
  char line[128];
  int length = snprintf(line, sizeof line, "\n%s:", id);
  if (length < 0 || (size_t)length >= sizeof line) return NULL;
  if (count >= (size_t)length - 1 && memcmp(text, line + 1, length - 1) == 0) return text;
  const unsigned char *found = memmem(text, count, line, length);
  return found ? found + 1 : NULL;
}
