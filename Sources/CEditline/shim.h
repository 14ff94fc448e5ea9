#pragma once
#include <histedit.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/signalfd.h>

/// A key that calls back into Swift; libedit passes the key as a wide character.
typedef unsigned char (*viewdidlearn_command)(EditLine *, int);
typedef char *(*viewdidlearn_prompt)(EditLine *);

/// POSIX, but `<wchar.h>` declares it only under `_XOPEN_SOURCE`, which Swift's Glibc does not set.
extern int wcwidth(wchar_t);

/// Swift 6 refuses `stdin` as a mutable global.
static inline FILE *viewdidlearn_stdin(void) { return stdin; }
/// Swift 6 refuses `stderr` as a mutable global.
static inline FILE *viewdidlearn_stderr(void) { return stderr; }

/// `el_set` is variadic; here it takes the owner of the callbacks.
static inline void viewdidlearn_set_owner(EditLine *el, void *owner) {
  el_set(el, EL_CLIENTDATA, owner);
}

/// `el_get` is variadic; here it answers with the owner of the callbacks.
static inline void *viewdidlearn_owner(EditLine *el) {
  void *owner = NULL;
  el_get(el, EL_CLIENTDATA, &owner);
  return owner;
}

/// `el_set` is variadic; here it takes a prompt whose invisible runs stand between two bytes 1.
static inline void viewdidlearn_set_prompt(EditLine *el, viewdidlearn_prompt prompt) {
  el_set(el, EL_PROMPT_ESC, prompt, '\1');
}

/// `el_set` is variadic; here it takes the function that reads a key.
static inline void viewdidlearn_set_reader(EditLine *el, el_rfunc_t reader) {
  el_set(el, EL_GETCFN, reader);
}

/// `el_set` is variadic; here it takes an operation with one number.
static inline void viewdidlearn_set_number(EditLine *el, int operation, int number) {
  el_set(el, operation, number);
}

/// `el_set` is variadic; here it takes an operation with one string.
static inline void viewdidlearn_set_string(EditLine *el, int operation, const char *string) {
  el_set(el, operation, string);
}

/// `el_set` is variadic; here it draws the prompt and the line again from the left margin.
static inline void viewdidlearn_refresh(EditLine *el) { el_set(el, EL_REFRESH); }

/// `el_set` is variadic; here it changes one terminal setting for the time of editing.
static inline void viewdidlearn_set_tty(EditLine *el, const char *setting) {
  el_set(el, EL_SETTY, "-d", setting, NULL);
}

/// A history as libedit asks it, which is variadic: each row of an entry but the first has its mark.
static inline int viewdidlearn_marked_history(void *past, HistEvent *event, int operation, ...) {
  static char *marked = NULL;
  va_list list;
  va_start(list, operation);
  void *argument = va_arg(list, void *);
  va_end(list);
  int result = history(past, event, operation, argument);
  if (result == -1 || !event->str || !strchr(event->str, '\n')) return result;
  size_t rows = 0;
  for (const char *c = event->str; *c; c++) rows += *c == '\n';
  char *grown = realloc(marked, strlen(event->str) + 2 * rows + 1);
  if (!grown) return result;
  char *to = marked = grown;
  for (const char *c = event->str; *c; c++) {
    *to++ = *c;
    if (*c == '\n') to = stpcpy(to, "| ");
  }
  *to = 0;
  event->str = marked;
  return result;
}

/// `el_set` is variadic and the history's function its argument; here it joins an editor and a history.
static inline void viewdidlearn_set_history(EditLine *el, History *past) {
  el_set(el, EL_HIST, viewdidlearn_marked_history, past);
}

/// `el_set` is variadic; here it gives a function a name that keys can be bound to.
static inline void viewdidlearn_add(
    EditLine *el, const char *name, const char *purpose, viewdidlearn_command command) {
  el_set(el, EL_ADDFN, name, purpose, command);
}

/// `el_set` is variadic; here it binds a key, in vi's command mode when `command_mode` is set.
static inline void viewdidlearn_bind(
    EditLine *el, int command_mode, const char *key, const char *command) {
  if (command_mode) {
    el_set(el, EL_BIND, "-a", key, command, NULL);
  } else {
    el_set(el, EL_BIND, key, command, NULL);
  }
}

/// `el_get` is variadic; here it answers with `emacs` or `vi`.
static inline const char *viewdidlearn_editor(EditLine *el) {
  const char *name = NULL;
  return el_get(el, EL_EDITOR, &name) == 0 ? name : NULL;
}

/// `el_get` is variadic; here it answers with a terminal's capability, or NULL.
static inline const char *viewdidlearn_capability(EditLine *el, const char *name) {
  char *sequence = NULL;
  return el_get(el, EL_GETTC, name, &sequence) == 0 ? sequence : NULL;
}

/// `history` is variadic; here it takes an operation with one number.
static inline int viewdidlearn_history_number(History *past, int operation, int number) {
  HistEvent event;
  return history(past, &event, operation, number);
}

/// `history` is variadic; here it takes an operation with one string.
static inline int viewdidlearn_history_string(History *past, int operation, const char *string) {
  HistEvent event;
  return history(past, &event, operation, string);
}

/// `history` is variadic; here it answers with the newest entry, or NULL.
static inline const char *viewdidlearn_history_newest(History *past) {
  HistEvent event;
  return history(past, &event, H_FIRST) == -1 ? NULL : event.str;
}

/// `history` is variadic; here it answers with the length of the longest entry in bytes.
static inline long viewdidlearn_history_longest(History *past) {
  HistEvent event;
  long longest = 0;
  for (int found = history(past, &event, H_FIRST); found != -1; found = history(past, &event, H_NEXT)) {
    long length = (long)strlen(event.str);
    if (length > longest) longest = length;
  }
  return longest;
}

/// `history` is variadic; here it writes all entries to a stream, a header first if that is empty.
static inline int viewdidlearn_history_write(History *past, FILE *stream) {
  HistEvent event;
  return history(past, &event, H_SAVE_FP, stream);
}
