#include "CCombine.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

// One text, so that lines are counted through: what is declared below is known above.
static const unsigned char text[] = {
#embed "Subscriptions.swift.txt"
    , '\n',
#embed "Publishers.swift.txt"
    , '\n',
#embed "Operators.swift.txt"
};

const unsigned char *combine_text(size_t *count) {
  *count = sizeof text;
  return text;
}
