#include "CUIKit.h"

// As a literal of Swift the same bytes take the compiler 12 s in a debug build and 27 s in a release build.
static const unsigned char header[] = {
#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wc23-extensions"
#embed "UIKit.h"
#pragma clang diagnostic pop
};

const unsigned char *uikit_header(void) { return header; }
long uikit_header_size(void) { return sizeof header; }
