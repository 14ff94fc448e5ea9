#ifndef CUIKIT_H
#define CUIKIT_H

/// The text of UIKit.h, which is data here and no declarations.
const unsigned char *uikit_header(void);
long uikit_header_size(void);

#endif
