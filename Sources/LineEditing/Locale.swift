import LibC

/// Makes libc and libedit read and write UTF-8 in any environment; the first thing `main` does.
///
/// Without it libedit drops every byte that is not ASCII under `LANG=C` or a locale that was never
/// generated, and dies on a prompt with such bytes. Only the character type is set: numbers and
/// messages of libc stay as they are in the C locale.
public func adoptUTF8Locale() {
  if setlocale(LC_CTYPE, "") == nil || !speaksUTF8() {
    setlocale(LC_CTYPE, "C.UTF-8")
  }
}

private func speaksUTF8() -> Bool {
  guard let name = nl_langinfo(nl_item(CODESET)) else { return false }
  return String(cString: name) == "UTF-8"
}
