#pragma once
#include <getopt.h>
#include <stddef.h>

/// Swift 6 does not let code touch mutable C globals: these read and write `optind`, `opterr`, `optarg`.
static inline void viewdidlearn_reset_options(void) {
  optind = 0;
  opterr = 0;
}
static inline int viewdidlearn_option_index(void) { return optind; }
static inline const char *viewdidlearn_option_value(void) { return optarg; }
