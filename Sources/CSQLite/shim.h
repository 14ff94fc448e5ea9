#pragma once
#include <sqlite3.h>

/// `sqlite3_config` is variadic; here it has a connection take memory as it needs it. SQLite would
/// lay out room for twenty pages and a hundred small pieces before, more than a start ever uses.
static inline void viewdidlearn_take_memory_when_needed(void) {
  sqlite3_config(SQLITE_CONFIG_PAGECACHE, (void *)0, 0, 0);
  sqlite3_config(SQLITE_CONFIG_LOOKASIDE, 0, 0);
}
