#include "CTasks.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

// One text, so that lines are counted through: what is declared below is known above.
static const unsigned char text[] = {
#embed "Groups.swift.txt"
    , '\n',
#embed "Streams.swift.txt"
};

const unsigned char *tasks_text(size_t *count) {
  *count = sizeof text;
  return text;
}
