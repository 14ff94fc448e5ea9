#pragma once
#include <getopt.h>
#include <stddef.h>
#include <stdlib.h>
#ifdef __GLIBC__
#include <malloc.h>
#endif

/// Swift 6 does not let code touch mutable C globals: these read and write `optind`, `opterr`, `optarg`.
static inline void viewdidlearn_reset_options(void) {
  optind = 0;
  opterr = 0;
}
static inline int viewdidlearn_option_index(void) { return optind; }
static inline const char *viewdidlearn_option_value(void) { return optarg; }

/// Has all threads share a heap. glibc gives each its own, which asks the system for every page.
static inline void viewdidlearn_share_heap(void) {
#ifdef __GLIBC__
  mallopt(M_ARENA_MAX, 1);
#endif
}
