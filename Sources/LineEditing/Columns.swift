import CEditline
import LibC

/// How many terminal columns a text takes, counted as libedit counts them.
///
/// The C library's table is the one libedit draws with; another one would put the cursor beside the
/// text. Control characters take none.
func columns(of text: String) -> Int {
  text.unicodeScalars.reduce(0) { $0 + columns(of: $1) }
}

func columns(of scalar: Unicode.Scalar) -> Int {
  max(0, Int(wcwidth(wchar_t(scalar.value))))
}

/// The longest beginning of a text that fits; a cut is marked by `…`.
func prefix(of text: String, columns limit: Int) -> String {
  if columns(of: text) <= limit { return text }
  var result = ""
  var used = 1
  for character in text {
    used += columns(of: String(character))
    if used > limit { break }
    result.append(character)
  }
  return limit > 0 ? result + "…" : ""
}

/// Shows control characters instead of sending them: `ESC` becomes `␛`, a line end `␊`.
func printable(_ text: String) -> String {
  var result = String.UnicodeScalarView()
  for scalar in text.unicodeScalars {
    switch scalar.value {
    case 0..<0x20: result.append(Unicode.Scalar(0x2400 + scalar.value) ?? "?")
    case 0x7F: result.append("␡")
    case 0x80..<0xA0: result.append("\u{FFFD}")
    default: result.append(scalar)
    }
  }
  return String(result)
}
