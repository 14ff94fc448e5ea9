#include "CPrelude.h"

static const unsigned char text[] = {
#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wc23-extensions"
#embed "Prelude.swift.txt"
#pragma clang diagnostic pop
};

const unsigned char *prelude_text(size_t *count) {
  *count = sizeof text;
  return text;
}
