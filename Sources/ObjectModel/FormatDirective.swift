/// One `%…` of a format: position, flags, width, precision, length, conversion.
package struct FormatDirective {
  /// As it was written.
  package private(set) var text: Substring
  package private(set) var position: Int?
  private var flags = ""
  package private(set) var width: Int?
  package private(set) var precision: Int?
  private var takesWidth = false
  private var takesPrecision = false
  package private(set) var length = Length.int
  /// `%` too where the format ends too early.
  package private(set) var conversion: Unicode.Scalar

  package var isLeft: Bool { flags.contains("-") }

  /// Whether nothing but a conversion was asked for.
  package var isPlain: Bool { flags.isEmpty && width == nil && precision == nil }

  /// How many integers it takes before its value: `%*.*f`.
  package var lengthCount: Int { (takesWidth ? 1 : 0) + (takesPrecision ? 1 : 0) }

  /// Whether nothing but a conversion is written.
  var isBare: Bool { isPlain && position == nil && !takesWidth && !takesPrecision }

  /// What is not is printed as it stands.
  package var isKnown: Bool {
    switch conversion {
    case "@", "d", "i", "u", "D", "U", "o", "O", "x", "X", "s", "S", "c", "C", "p", "f", "F", "e",
      "E", "g", "G", "a", "A":
      true
    default: false
    }
  }

  /// How many bits of an integer count.
  package enum Length {
    case char, short, int, long

    package func signed(_ number: Int) -> Int {
      switch self {
      case .char: Int(Int8(truncatingIfNeeded: number))
      case .short: Int(Int16(truncatingIfNeeded: number))
      case .int: Int(Int32(truncatingIfNeeded: number))
      case .long: number
      }
    }

    package func unsigned(_ number: Int) -> Int {
      switch self {
      case .char: Int(UInt8(truncatingIfNeeded: number))
      case .short: Int(UInt16(truncatingIfNeeded: number))
      case .int: Int(UInt32(truncatingIfNeeded: number))
      case .long: number
      }
    }
  }
}

extension FormatDirective {
  /// The most that C takes for a width or a precision.
  private static let most = Int(Int32.max) - 1

  package init(reading rest: inout Substring, from percent: Substring.Index) {
    text = rest
    conversion = "%"
    let start = percent
    var index = rest.utf8.index(after: percent)
    func byte() -> UInt8 { index < rest.endIndex ? rest.utf8[index] : 0 }
    func skip() { index = rest.utf8.index(after: index) }
    func number() -> Int? {
      var number: Int?
      while let digit = UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte() ? byte() - 48 : nil {
        number = min((number ?? 0) * 10 + Int(digit), FormatDirective.most)
        skip()
      }
      return number
    }
    func isStar() -> Bool {
      if byte() != UInt8(ascii: "*") { return false }
      skip()
      return true
    }
    let first = index
    if let place = number(), byte() == UInt8(ascii: "$") {
      position = place
      skip()
    } else {
      index = first
    }
    while "-+ #0'".utf8.contains(byte()) {
      flags.unicodeScalars.append(UnicodeScalar(byte()))
      skip()
    }
    takesWidth = isStar()
    if !takesWidth { width = number() }
    if byte() == UInt8(ascii: ".") {
      skip()
      takesPrecision = isStar()
      if !takesPrecision { precision = number() ?? 0 }
    }
    var shorts = 0
    while "hlqLzjt".utf8.contains(byte()) {
      if byte() == UInt8(ascii: "h") { shorts += 1 } else { length = .long }
      skip()
    }
    if shorts > 0 { length = shorts > 1 ? .char : .short }
    if index < rest.endIndex {
      conversion = rest.unicodeScalars[index]
      index = rest.unicodeScalars.index(after: index)
    }
    if conversion == "D" || conversion == "U" || conversion == "O" { length = .long }
    text = rest[start..<index]
    rest = rest[index...]
  }

  /// Takes the width and the precision that are arguments: `%*.*f`.
  package mutating func take(_ values: inout FormatArguments) {
    if takesWidth {
      let given = min(max(values.take(nil).integer, -FormatDirective.most), FormatDirective.most)
      if given < 0 { flags += "-" }
      width = abs(given)
    }
    if takesPrecision {
      let given = values.take(nil).integer
      precision = given < 0 ? nil : min(given, FormatDirective.most)
    }
  }

  /// The directive as C is to have it.
  package func format(_ conversion: String) -> String {
    "%" + flags + (width.map { String($0) } ?? "") + (precision.map { ".\($0)" } ?? "") + conversion
  }
}
