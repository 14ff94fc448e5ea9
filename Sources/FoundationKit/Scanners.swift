import ObjectModel
import ObjectRuntime
import Patterns
import Syntax

// Scanners: they read numbers and words off a text, one after the other.
extension FrameworkClass {
  /// `NSScanner`. Blanks and ends of lines are skipped before what is read, but not before it is
  /// known that something follows.
  static let scanner = FrameworkClass(
    "NSScanner",
    properties: [
      .stored("string", .object, .copy), .stored("scanLocation", .int),
      .stored("charactersToBeSkipped"), .stored("caseSensitive", .bool),
    ],
    methods: [
      "initWithString:": .answer { turn, me, arguments throws(Fault) in
        try turn.begin(scanner: me, of: arguments[0])
        return .object(me)
      },
      "isAtEnd": .answer { turn, me, _ throws(Fault) in
        var scanned = try turn.scanned(by: me)
        scanned.skip()
        return .bool(scanned.rest.isEmpty)
      },
      "scanInt:": .scanning { $0.wholeNumber(bits: 32) },
      "scanInteger:": .scanning { $0.wholeNumber(bits: 64) },
      "scanLongLong:": .scanning { $0.wholeNumber(bits: 64) },
      "scanFloat:": .scanning { $0.realNumber() }, "scanDouble:": .scanning { $0.realNumber() },
      "scanHexInt:": .scanning { $0.hexadecimalNumber(bits: 32) },
      "scanHexLongLong:": .scanning { $0.hexadecimalNumber(bits: 64) },
      "scanString:intoString:": .scanning { $0.text($1) },
      "scanUpToString:intoString:": .scanning { $0.upTo($1) },
      "scanCharactersFromSet:intoString:": .scanningRun(isIn: true),
      "scanUpToCharactersFromSet:intoString:": .scanningRun(isIn: false),
      "copyWithZone:": .copying([
        "string", "scanLocation", "charactersToBeSkipped", "caseSensitive",
      ]),
    ],
    classMethods: [
      "scannerWithString:": .makingScanner, "localizedScannerWithString:": .makingScanner,
    ])
}

extension FrameworkClass.Method {
  /// `localizedScannerWithString:` reads decimal points alone: no other locale is modelled.
  fileprivate static let makingScanner = FrameworkClass.Method { turn, _, arguments throws(Fault) in
    let id = try turn.allocateAutoreleased("NSScanner")
    try turn.begin(scanner: id, of: arguments[0])
    return .object(id)
  }

  /// What is read goes where the argument points.
  fileprivate static func scanning(
    _ read: @escaping @Sendable (inout ScannedText) -> Value?
  ) -> FrameworkClass.Method {
    answer { turn, me, arguments throws(Fault) in
      try turn.scan(me, into: arguments[0], read)
    }
  }

  /// The same by a text.
  fileprivate static func scanning(
    _ read: @escaping @Sendable (inout ScannedText, String) -> Value?
  ) -> FrameworkClass.Method {
    answer { turn, me, arguments throws(Fault) in
      let text = turn.text(arguments[0])
      return try turn.scan(me, into: arguments[1]) { read(&$0, text) }
    }
  }

  /// The characters that are in a set, or that are not.
  fileprivate static func scanningRun(isIn: Bool) -> FrameworkClass.Method {
    answer { turn, me, arguments throws(Fault) in
      let set = turn.scalars(of: arguments[0])
      return try turn.scan(me, into: arguments[1]) { $0.run(of: set, isIn: isIn) }
    }
  }
}

extension Turn {
  /// The set of blanks is the one a device starts with.
  fileprivate mutating func begin(scanner: ObjectID, of string: Value) throws(Fault) {
    try setValue(string, forKey: "string", of: scanner)
    guard let type = simulation.classes.id(named: "NSCharacterSet") else { return }
    let blanks = try send("whitespaceAndNewlineCharacterSet", to: .type(type), from: .uikit)
    try setValue(blanks, forKey: "charactersToBeSkipped", of: scanner)
  }

  /// What follows the scanner's place; `scanLocation` counts UTF-16 units and raises where it is
  /// outside of the text.
  fileprivate mutating func scanned(by scanner: ObjectID) throws(Fault) -> ScannedText {
    let string = text(simulation.field(named: "string", of: scanner))
    let place = simulation.field(named: "scanLocation", of: scanner)?.integer ?? 0
    let skipped = simulation.field(named: "charactersToBeSkipped", of: scanner) ?? .none
    let rest = try part(
      of: string, from: place, to: nil, "substringFromIndex:", .string(string))
    return ScannedText(
      rest: rest[...],
      skipped: skipped == .none ? .empty : scalars(of: skipped),
      isCaseSensitive: simulation.field(named: "caseSensitive", of: scanner)?.isTrue ?? false)
  }

  /// Nothing is skipped where nothing is found.
  fileprivate mutating func scan(
    _ scanner: ObjectID, into pointer: Value, _ read: (inout ScannedText) -> Value?
  ) throws(Fault) -> Value {
    var scanned = try scanned(by: scanner)
    let before = scanned.rest.utf16.count
    scanned.skip()
    guard let found = read(&scanned) else { return .bool(false) }
    let place = simulation.field(named: "scanLocation", of: scanner)?.integer ?? 0
    try setValue(
      .int(place + before - scanned.rest.utf16.count), forKey: "scanLocation", of: scanner)
    if pointer != .none { try assign(found, through: pointer) }
    return .bool(true)
  }
}

/// What a scanner has yet to read.
private struct ScannedText {
  /// From the next character on.
  var rest: Substring
  var skipped: ScalarSet
  var isCaseSensitive: Bool

  mutating func skip() { rest = rest.drop { $0.lies(in: skipped) } }

  /// A text that has to stand here. What is answered is written as in the string, not as asked.
  mutating func text(_ wanted: String) -> Value? {
    guard !wanted.isEmpty else { return nil }
    let found = rest.prefix(wanted.count)
    guard isSame(String(found), wanted) else { return nil }
    rest = rest.dropFirst(found.count)
    return .string(String(found))
  }

  /// All before a text, or to the end where it does not come; nil where nothing is before it.
  mutating func upTo(_ end: String) -> Value? {
    var place = rest.startIndex
    while place < rest.endIndex, !isSame(String(rest[place...].prefix(end.count)), end) {
      place = rest.index(after: place)
    }
    return take(to: place)
  }

  mutating func run(of characters: ScalarSet, isIn: Bool) -> Value? {
    take(to: rest.firstIndex { $0.lies(in: characters) != isIn } ?? rest.endIndex)
  }

  /// Takes what lies before a place; nil takes nothing.
  private mutating func take(to end: Substring.Index) -> Value? {
    guard end > rest.startIndex else { return nil }
    let found = rest[..<end]
    rest = rest[end...]
    return .string(String(found))
  }

  /// By small letters; nothing of the language of the device.
  private func isSame(_ one: String, _ other: String) -> Bool {
    isCaseSensitive ? one == other : one.lowercased() == other.lowercased()
  }

  // MARK: - Numbers

  /// What does not fit is the nearest number that does.
  /// A sign alone is no number, and stays unread.
  mutating func wholeNumber(bits: Int) -> Value? {
    var place = rest
    let sign = place.first == "-" || place.first == "+" ? place.popFirst() : nil
    let digits = place.prefix { $0.isASCII && $0.isNumber }
    guard !digits.isEmpty else { return nil }
    rest = place.dropFirst(digits.count)
    let greatest = bits == 32 ? Int(Int32.max) : Int.max
    let least = bits == 32 ? Int(Int32.min) : Int.min
    let written = Int((sign == "-" ? "-" : "") + digits)
    return .int(min(max(written ?? (sign == "-" ? least : greatest), least), greatest))
  }

  /// A decimal number with an optional exponent, which counts only with digits. Either side of the
  /// point may be empty, not both.
  mutating func realNumber() -> Value? {
    var place = rest
    if place.first == "-" || place.first == "+" { place.removeFirst() }
    let whole = place.prefix { $0.isASCII && $0.isNumber }
    place = place.dropFirst(whole.count)
    var fraction = Substring()
    if place.first == "." {
      fraction = place.dropFirst().prefix { $0.isASCII && $0.isNumber }
      place = place.dropFirst(fraction.count + 1)
    }
    guard !whole.isEmpty || !fraction.isEmpty else { return nil }
    place = place.afterExponent
    let written = rest[..<place.startIndex]
    rest = place
    let digits = written.first == "+" ? written.dropFirst() : written
    return .real(Double(digits) ?? Double("\(digits)0") ?? 0)
  }

  /// Digits of base 16, with or without `0x`; what does not fit is the greatest number of so many
  /// bits.
  mutating func hexadecimalNumber(bits: Int) -> Value? {
    var place = rest
    if place.lowercased().hasPrefix("0x") { place = place.dropFirst(2) }
    let digits = place.prefix { $0.isHexDigit }
    guard !digits.isEmpty else { return nil }
    rest = place.dropFirst(digits.count)
    let number = UInt(digits, radix: 16) ?? .max
    let greatest: UInt = bits == 32 ? UInt(UInt32.max) : .max
    return .int(Int(bitPattern: min(number, greatest)))
  }
}

extension Substring {
  /// What follows an exponent, where there is one.
  fileprivate var afterExponent: Substring {
    guard first == "e" || first == "E" else { return self }
    var place = dropFirst()
    if place.first == "-" || place.first == "+" { place.removeFirst() }
    let digits = place.prefix { $0.isASCII && $0.isNumber }
    return digits.isEmpty ? self : place.dropFirst(digits.count)
  }
}
