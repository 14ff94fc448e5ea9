#include "CValues.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

// One text, so that lines are counted through: what is declared below is known above.
static const unsigned char text[] = {
#embed "JSONTexts.swift.txt"
    , '\n',
#embed "Coding.swift.txt"
    , '\n',
#embed "Calendars.swift.txt"
    , '\n',
#embed "Formats.swift.txt"
    , '\n',
#embed "Identifiers.swift.txt"
    , '\n',
#embed "Iterators.swift.txt"
    , '\n',
#embed "Lazy.swift.txt"
    , '\n',
#embed "Scalars.swift.txt"
    , '\n',
#embed "Observation.swift.txt"
    , '\n',
#embed "DateTexts.swift.txt"
    , '\n',
#embed "Interpolations.swift.txt"
    , '\n',
#embed "RandomNumbers.swift.txt"
    , '\n',
#embed "Sequences.swift.txt"
    , '\n',
#embed "Mirrors.swift.txt"
    , '\n',
#embed "IndexPaths.swift.txt"
    , '\n',
#embed "Animations.swift.txt"
    , '\n',
#embed "DispatchSources.swift.txt"
};

const unsigned char *values_text(size_t *count) {
  *count = sizeof text;
  return text;
}
