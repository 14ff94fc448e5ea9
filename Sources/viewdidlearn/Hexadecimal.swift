extension [UInt8] {
  /// Two lower-case digits a byte.
  var hexadecimal: String {
    map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }
}
