/// Makes a pasted block fit to stand in a line: line ends become `\n`, tabs stay, nothing is
/// obeyed.
///
/// Control characters are left out, escape sequences lose their `ESC` and stand as text.
func pastedText(_ bytes: some Sequence<UInt8>) -> String {
  var result = String.UnicodeScalarView()
  var followsReturn = false
  for scalar in String(decoding: Array(bytes), as: UTF8.self).unicodeScalars {
    switch scalar {
    case "\r": result.append("\n")
    case "\n" where followsReturn: break
    case "\n", "\t": result.append(scalar)
    default: if !scalar.isControl { result.append(scalar) }
    }
    followsReturn = scalar == "\r"
  }
  return String(result)
}

extension Unicode.Scalar {
  /// C0, DEL and C1: characters that a terminal may obey.
  var isControl: Bool { value < 0x20 || (0x7F..<0xA0).contains(value) }
}
