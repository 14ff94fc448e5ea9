#include "CRoutes.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

// One text, so that lines are counted through: what is declared below is known above.
static const unsigned char text[] = {
#embed "Parts.swift.txt"
    , '\n',
#embed "ReadyParts.swift.txt"
    , '\n',
#embed "Assemblies.swift.txt"
    , '\n',
#embed "Router.swift.txt"
};

const unsigned char *routes_text(size_t *count) {
  *count = sizeof text;
  return text;
}
