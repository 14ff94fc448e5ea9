extension Double {
  /// Rounded to four decimals, without trailing zeros: `0.5234`, `0.75`, `1`.
  ///
  /// By a half added and cut off, since `rounded()` would be the one use of libm in the program.
  package var fourDecimals: String {
    let units = Int(magnitude * 10_000 + 0.5)
    let sign = self < 0 && units > 0 ? "-" : ""
    var digits = String(units % 10_000 + 10_000).dropFirst()
    while digits.last == "0" { digits.removeLast() }
    return sign + String(units / 10_000) + (digits.isEmpty ? "" : "." + digits)
  }
}
