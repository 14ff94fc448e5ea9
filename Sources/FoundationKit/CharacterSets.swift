import ObjectModel
import ObjectRuntime
import Patterns
import Syntax

// Sets of characters: each is kept as the brackets of a regular expression that match its members.
extension FrameworkClass {
  static let characterSet = FrameworkClass(
    "NSCharacterSet", properties: [.stored("brackets", .object, .copy).hidden],
    methods: [
      "invertedSet": .characters { set, _ in set.not },
      "characterIsMember:": .membership, "longCharacterIsMember:": .membership,
      "_contains:": .membership,
      "isSupersetOfSet:": .answer { turn, me, arguments throws(Fault) in
        let (own, other) = (turn.scalars(of: .object(me)), turn.scalars(of: arguments.first))
        return .bool(other.members.allSatisfy(own.contains))
      },
      "isEqual:": .answer { turn, me, arguments throws(Fault) in
        guard let other = arguments.first, let id = other.object,
          turn.simulation.isKind(id, of: "NSCharacterSet")
        else { return .bool(false) }
        return .bool(turn.scalars(of: .object(me)).isSame(as: turn.scalars(of: other)))
      },
      // What the members of Swift's structure are here.
      "_union:": .characters { $0.union($1) },
      "_intersection:": .characters { $0.not.union($1.not).not },
      "_subtracting:": .characters { $0.not.union($1).not },
      "_insertingCharactersIn:": .characters { $0.union($1) },
      "_removingCharactersIn:": .characters { $0.not.union($1).not },
      "copyWithZone:": .copyingCharacters("NSCharacterSet"),
      "mutableCopyWithZone:": .copyingCharacters("NSMutableCharacterSet"),
    ],
    classMethods: characterSets.mapValues(Method.characters).merging([
      "characterSetWithCharactersInString:": Method { turn, me, arguments throws(Fault) in
        let range = turn.simulation.scalarRange(arguments.first ?? .none)
        let brackets =
          range.map { CharacterBrackets(of: $0) }
          ?? CharacterBrackets(of: turn.text(arguments.first))
        return try turn.makeCharacterSet(me, brackets)
      }
    ]) { $1 })

  static let mutableCharacterSet = FrameworkClass(
    "NSMutableCharacterSet", of: "NSCharacterSet",
    methods: [
      "init": .answer { turn, me, _ throws(Fault) in
        try turn.set(brackets: CharacterBrackets(of: ""), of: me)
        return .object(me)
      },
      "addCharactersInString:": .changingCharacters { $0.union($1) },
      "removeCharactersInString:": .changingCharacters { $0.not.union($1).not },
      "formUnionWithCharacterSet:": .changingCharacters { $0.union($1) },
      "formIntersectionWithCharacterSet:": .changingCharacters { $0.not.union($1.not).not },
      "invert": .changingCharacters { set, _ in set.not },
    ])

  static let characterTextMethods: [Selector: Method] = [
    "rangeOfCharacterFromSet:": .characterRange,
    "rangeOfCharacterFromSet:options:": .characterRange,
    "stringByAddingPercentEncodingWithAllowedCharacters:": Method {
      turn, me, arguments throws(Fault) in
      let allowed = turn.scalars(of: arguments.first)
      return .string(try turn.made(turn.text(me).percentEncoded { allowed.contains($0) }))
    },
    "stringByAddingPercentEscapesUsingEncoding:": Method { turn, me, _ throws(Fault) in
      .string(
        try turn.made(turn.text(me).percentEncoded { !"\"#%<>[\\]^`{|} ".contains(Character($0)) }))
    },
    "stringByReplacingPercentEscapesUsingEncoding:": .percentDecoding,
    "stringByRemovingPercentEncoding": .percentDecoding,
  ]

  private static let characterSets: [Selector: String] = [
    "alphanumericCharacterSet": #"[\p{L}\p{M}\p{N}]"#,
    "letterCharacterSet": #"[\p{L}\p{M}]"#,
    "lowercaseLetterCharacterSet": #"[\p{Ll}]"#,
    "uppercaseLetterCharacterSet": #"[\p{Lu}\p{Lt}]"#,
    "decimalDigitCharacterSet": #"[\p{Nd}]"#,
    "punctuationCharacterSet": #"[\p{P}]"#,
    "symbolCharacterSet": #"[\p{S}]"#,
    "controlCharacterSet": #"[\p{Cc}\p{Cf}]"#,
    "whitespaceCharacterSet": #"[\p{Zs}\t]"#,
    "whitespaceAndNewlineCharacterSet": #"[\p{Z}\t-\r\x85]"#,
    "newlineCharacterSet": #"[\n-\r\x85\u2028\u2029]"#,
    "URLQueryAllowedCharacterSet": #"[!$&-;=?@~A-Z_a-z]"#,
    "URLFragmentAllowedCharacterSet": "[!$&-;=?@~A-Z_a-z]",
    "URLPathAllowedCharacterSet": "[!$&-:=@~A-Z_a-z]",
    "URLHostAllowedCharacterSet": #"[!$&-.0-;=~A-Z\[\]_a-z]"#,
    "URLUserAllowedCharacterSet": "[!$&-.0-9;=~A-Z_a-z]",
    "URLPasswordAllowedCharacterSet": "[!$&-.0-9;=~A-Z_a-z]",
  ]
}

extension String {
  /// What is no allowed character of ASCII stands as the numbers of its bytes.
  func percentEncoded(_ isAllowed: (Unicode.Scalar) -> Bool) -> String {
    var encoded = ""
    for scalar in unicodeScalars {
      if scalar.isASCII, scalar.value > 0x1F, scalar.value < 0x7F, isAllowed(scalar) {
        encoded.unicodeScalars.append(scalar)
        continue
      }
      for byte in String(scalar).utf8 {
        encoded += (byte < 16 ? "%0" : "%") + String(byte, radix: 16, uppercase: true)
      }
    }
    return encoded
  }

  /// The text whose bytes stand for each other after `%`; nil where they do not.
  var percentDecoded: String? {
    var bytes: [UInt8] = []
    var rest = Substring(self).utf8
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      let digits = Substring(rest.prefix(2))
      guard digits.count == 2, digits.allSatisfy(\.isHexDigit),
        let decoded = UInt8(digits, radix: 16)
      else { return nil }
      bytes.append(decoded)
      rest = rest.dropFirst(2)
    }
    return String(validating: bytes, as: UTF8.self)
  }
}

extension FrameworkClass.Method {
  fileprivate static func characters(_ brackets: String) -> FrameworkClass.Method {
    FrameworkClass.Method { turn, me, _ throws(Fault) in
      try turn.makeCharacterSet(me, CharacterBrackets(brackets))
    }
  }

  /// Another set, of this one and of the set or text that is given.
  fileprivate static func characters(
    _ combine: @escaping @Sendable (CharacterBrackets, CharacterBrackets) -> CharacterBrackets
  ) -> FrameworkClass.Method {
    answer { turn, me, arguments throws(Fault) in
      let combined = combine(turn.brackets(of: .object(me)), turn.brackets(of: arguments.first))
      let set = try turn.allocateAutoreleased("NSCharacterSet")
      try turn.set(brackets: combined, of: set)
      return .object(set)
    }
  }

  fileprivate static func changingCharacters(
    _ combine: @escaping @Sendable (CharacterBrackets, CharacterBrackets) -> CharacterBrackets
  ) -> FrameworkClass.Method {
    action { turn, me, arguments throws(Fault) in
      let combined = combine(turn.brackets(of: .object(me)), turn.brackets(of: arguments.first))
      try turn.set(brackets: combined, of: me)
    }
  }

  fileprivate static func copyingCharacters(_ type: String) -> FrameworkClass.Method {
    answer { turn, me, _ throws(Fault) in
      let copy = try turn.allocate(
        turn.simulation.classes.id(named: type) ?? turn.simulation[me].type,
        counting: turn.memory, claim: .copy)
      try turn.set(brackets: turn.brackets(of: .object(me)), of: copy)
      return .object(copy)
    }
  }

  /// Where the first character of a set stands, or backwards the last.
  fileprivate static let characterRange = FrameworkClass.Method {
    turn, me, arguments throws(Fault) in
    let (text, set) = (turn.text(me), turn.scalars(of: arguments.first))
    let isBackwards = arguments.count > 1 && arguments[1].integer & 4 != 0
    let scalars = text.unicodeScalars
    let found =
      isBackwards ? scalars.lastIndex(where: set.contains) : scalars.firstIndex(where: set.contains)
    guard let found else { return TextRange.notFound.value }
    let location = text.utf16.distance(from: text.startIndex, to: found)
    return TextRange(location: location, length: scalars[found].utf16.count).value
  }

  fileprivate static let percentDecoding = FrameworkClass.Method { turn, me, _ throws(Fault) in
    turn.text(me).percentDecoded.map(Value.string) ?? .none
  }

  /// A character by its number, or a text of one; in Swift it is a structure with a value.
  fileprivate static let membership = answer { turn, me, arguments throws(Fault) in
    let scalars = turn.scalars(of: .object(me))
    if let text = turn.simulation.text(of: arguments[0]) {
      return .bool(text.unicodeScalars.first.map(scalars.contains) ?? false)
    }
    let value = arguments[0].object.flatMap { turn.simulation.field(named: "value", of: $0) }
    let number = value ?? arguments[0]
    return .bool(Unicode.Scalar(UInt32(clamping: number.integer)).map(scalars.contains) ?? false)
  }
}

extension Turn {
  /// Those of a set, or of a text; a scalar of Swift's is a structure with a number.
  fileprivate func brackets(of value: Value?) -> CharacterBrackets {
    guard let id = value?.object, simulation.isKind(id, of: "NSCharacterSet") else {
      let number = value?.object.flatMap { simulation.field(named: "value", of: $0) }
      let scalar = number.flatMap { Unicode.Scalar(UInt32(clamping: $0.integer)) }
      return CharacterBrackets(of: scalar.map { String($0) } ?? text(value))
    }
    return CharacterBrackets(text(simulation.field(named: "brackets", of: id)))
  }

  fileprivate mutating func set(
    brackets: CharacterBrackets, of set: ObjectID
  ) throws(Fault) {
    try setValue(.string(try made(brackets.text)), forKey: "brackets", of: set)
  }

  fileprivate mutating func makeCharacterSet(
    _ type: Value, _ brackets: CharacterBrackets
  ) throws(Fault) -> Value {
    guard case .type(let type) = type else { return .none }
    let id = try allocateAutoreleased(simulation[type].name)
    try set(brackets: brackets, of: id)
    return .object(id)
  }

  /// The members of a set of characters.
  func scalars(of value: Value?) -> ScalarSet {
    ScalarSet(brackets: brackets(of: value).text) ?? .empty
  }
}

extension Simulation {
  /// The scalars of a range of Swift's, which stand in it as texts; nil where there is none.
  fileprivate func scalarRange(_ value: Value) -> ClosedRange<Unicode.Scalar>? {
    guard let (name, _, bounds) = compound(value), bounds.count == 2,
      let first = scalar(bounds[0]), var last = scalar(bounds[1])
    else { return nil }
    if name == "..<" {
      guard first < last, let before = Unicode.Scalar(last.value - 1) else { return nil }
      last = before
    }
    return first...last
  }

  /// The scalar that a text or a structure of Swift's is.
  private func scalar(_ value: Value) -> Unicode.Scalar? {
    if let text = text(of: value) { return text.unicodeScalars.first }
    let number = value.object.flatMap { field(named: "value", of: $0) }
    return number.flatMap { Unicode.Scalar(UInt32(clamping: $0.integer)) }
  }
}

extension Character {
  /// Whether all that it is made of is in a set.
  func lies(in set: ScalarSet) -> Bool { unicodeScalars.allSatisfy(set.contains) }
}
