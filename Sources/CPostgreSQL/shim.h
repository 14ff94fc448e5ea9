#pragma once
#include <libpq-fe.h>

/// The macros for the fields of an error are character literals, which are not imported.
static inline const char *viewdidlearn_error_code(const PGresult *result) {
  return PQresultErrorField(result, PG_DIAG_SQLSTATE);
}
static inline const char *viewdidlearn_error_message(const PGresult *result) {
  return PQresultErrorField(result, PG_DIAG_MESSAGE_PRIMARY);
}
