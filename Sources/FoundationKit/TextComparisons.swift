/// How texts are compared and looked for: the bits of `NSStringCompareOptions`.
struct TextComparison: OptionSet {
  var rawValue: Int

  static let caseInsensitive = TextComparison(rawValue: 1)
  static let backwards = TextComparison(rawValue: 4)
  /// Only where the text begins, or backwards ends.
  static let anchored = TextComparison(rawValue: 8)
  static let diacriticInsensitive = TextComparison(rawValue: 128)
  /// Runs of digits are compared as numbers: `1.10` comes behind `1.9`.
  static let numeric = TextComparison(rawValue: 64)
}

extension String {
  /// -1 where the text comes before another, 1 where behind it, 0 for what is the same.
  /// By the values of characters, not by the rules of a language.
  func compared(with other: String, _ options: TextComparison) -> Int {
    let (one, other) = (folded(options), other.folded(options))
    guard options.contains(.numeric) else { return one == other ? 0 : one < other ? -1 : 1 }
    var (rest, otherRest) = (one[...], other[...])
    while !rest.isEmpty, !otherRest.isEmpty {
      var (part, otherPart) = (rest.leadingDigits, otherRest.leadingDigits)
      let areNumbers = !part.isEmpty && !otherPart.isEmpty
      if !areNumbers { (part, otherPart) = (rest.prefix(1), otherRest.prefix(1)) }
      let order =
        areNumbers ? Self.order(ofNumbers: part, otherPart) : Self.order(part, otherPart)
      if order != 0 { return order }
      (rest, otherRest) = (rest.dropFirst(part.count), otherRest.dropFirst(otherPart.count))
    }
    return rest.isEmpty ? otherRest.isEmpty ? 0 : -1 : 1
  }

  /// By Unicode scalars.
  private static func order(_ one: Substring, _ other: Substring) -> Int {
    one == other ? 0 : one < other ? -1 : 1
  }

  /// The order of two numbers of any length.
  private static func order(ofNumbers one: Substring, _ other: Substring) -> Int {
    let (one, other) = (one.drop { $0 == "0" }, other.drop { $0 == "0" })
    return one.count == other.count ? order(one, other) : one.count < other.count ? -1 : 1
  }
}

extension Substring {
  /// ASCII digits alone.
  fileprivate var leadingDigits: Substring { prefix { $0.isASCII && $0.isNumber } }
}
