#include "CLists.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

// One text, so that lines are counted through: what is declared below is known above.
static const unsigned char text[] = {
#embed "Snapshots.swift.txt"
    , '\n',
#embed "SectionSnapshots.swift.txt"
    , '\n',
#embed "DataSources.swift.txt"
    , '\n',
#embed "Registrations.swift.txt"
    , '\n',
#embed "ListCells.swift.txt"
};

const unsigned char *lists_text(size_t *count) {
  *count = sizeof text;
  return text;
}
