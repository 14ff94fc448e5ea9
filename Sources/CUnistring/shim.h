#pragma once
#include <unilbrk.h>
#include <uninorm.h>
#include <stdlib.h>
#include <uniwidth.h>

/// `UNINORM_NFC` is the address of an incomplete struct, which Swift cannot import.
static inline uninorm_t viewdidlearn_nfc(void) { return UNINORM_NFC; }
