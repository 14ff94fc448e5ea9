#pragma once
#include <sqlite3.h>
#include <stddef.h>

/// `sqlite3_config` is variadic; here it has a connection take memory as it needs it. SQLite would
/// lay out room for twenty pages and a hundred small pieces before, more than a start ever uses.
static inline void viewdidlearn_take_memory_when_needed(void) {
  sqlite3_config(SQLITE_CONFIG_PAGECACHE, (void *)0, 0, 0);
  sqlite3_config(SQLITE_CONFIG_LOOKASIDE, 0, 0);
}

/// Has the write-ahead log survive a power cut; nothing where there is no open log.
static inline int viewdidlearn_sync_log(sqlite3 *database) {
  sqlite3_file *log = NULL;
  int code = sqlite3_file_control(database, "main", SQLITE_FCNTL_JOURNAL_POINTER, &log);
  if (code != SQLITE_OK || !log || !log->pMethods) return code;
  return log->pMethods->xSync(log, SQLITE_SYNC_NORMAL | SQLITE_SYNC_DATAONLY);
}
