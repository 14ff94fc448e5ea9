#pragma once
// Before libunistring, which gives the fixed-width integers names of its own.
#include <stdint.h>
#include <stdlib.h>

#include <unilbrk.h>
#include <uninorm.h>
#include <uniwidth.h>

/// `UNINORM_NFC` is the address of an incomplete struct, which Swift cannot import.
static inline uninorm_t viewdidlearn_nfc(void) { return UNINORM_NFC; }
