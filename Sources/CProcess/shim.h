#pragma once
#include <getopt.h>
#include <stddef.h>
#include <stdlib.h>
#include <sys/mman.h>
#ifdef __linux__
#include <malloc.h>
#include <sys/prctl.h>
#endif
#include <sys/resource.h>
#include <ucontext.h>
#include <unistd.h>

/// Swift 6 does not let code touch mutable C globals: these read and write `optind`, `opterr`, `optarg`.
static inline void viewdidlearn_reset_options(void) {
  optind = 0;
  opterr = 0;
}
static inline int viewdidlearn_option_index(void) { return optind; }
static inline const char *viewdidlearn_option_value(void) { return optarg; }

/// Runs `body` on a stack of `size` bytes and comes back; -1 when there is no memory for one.
///
/// `makecontext` is variadic and passes nothing but `int`.
static inline int viewdidlearn_run_on_stack(size_t size, void (*body)(void)) {
  char *stack = mmap(NULL, size, PROT_READ | PROT_WRITE,
                     MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE | MAP_STACK, -1, 0);
  if (stack == MAP_FAILED) return -1;
  mprotect(stack, (size_t)sysconf(_SC_PAGESIZE), PROT_NONE);
  ucontext_t here, there;
  getcontext(&there);
  there.uc_stack.ss_sp = stack;
  there.uc_stack.ss_size = size;
  there.uc_link = &here;
  makecontext(&there, body, 0);
  swapcontext(&here, &there);
  munmap(stack, size);
  return 0;
}

/// Has no other program of the same user read this one's memory, no core file be written of it, and
/// what it frees be overwritten.
static inline void viewdidlearn_keep_private(void) {
  struct rlimit none = {0, 0};
  setrlimit(RLIMIT_CORE, &none);
#ifdef __linux__
  prctl(PR_SET_DUMPABLE, 0);
  mallopt(M_PERTURB, 0x5A);
#endif
}
