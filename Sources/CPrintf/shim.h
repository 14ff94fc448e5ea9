#pragma once

// Not <stdio.h>: who prints numbers into a buffer is to see no files.
int snprintf(char *buffer, __SIZE_TYPE__ size, const char *format, ...);

/// Swift cannot call a variadic function: one wrapper for each type of argument.
static inline int viewdidlearn_print_integer(
    char *buffer, __SIZE_TYPE__ size, const char *format, long long number) {
  return snprintf(buffer, size, format, number);
}

static inline int viewdidlearn_print_real(
    char *buffer, __SIZE_TYPE__ size, const char *format, double number) {
  return snprintf(buffer, size, format, number);
}
