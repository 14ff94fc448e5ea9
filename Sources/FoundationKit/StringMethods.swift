package import ObjectModel
package import ObjectRuntime
import Syntax

extension FrameworkClass {
  /// What `NSString` answers: the parts of it are in several files.
  static let stringMethods: [Selector: Method] =
    (plainStringMethods.merging(stringPartMethods) { $1 }.merging(pathMethods) { $1 }
    .merging(textRangeMethods) { $1 }.merging(characterTextMethods) { $1 }
    .merging(textFileMethods) { $1 }).makingPooledTexts

  /// Lengths count UTF-16 units. `localizedCompare:` and its kin fold case alone: no locale is
  /// modelled.
  private static let plainStringMethods: [Selector: Method] = [
    "init": .standingFor { _, _ in .string("") },
    "initWithString:": .answer { turn, me, arguments throws(Fault) in
      try turn.refuseNilText(arguments.first, in: "initWithString:", of: "NSPlaceholderString")
      // Of a constant it answers the constant.
      if case .string = arguments[0], !turn.simulation.isKind(me, of: "NSMutableString") {
        if turn.memory == .manual { try turn.release(me) }
        return arguments[0]
      }
      turn.simulation.contents[me] = .string(turn.text(arguments.first))
      return .object(me)
    },
    // Of bytes that come from elsewhere nobody knows which text they are.
    "initWithData:encoding:": .answer { turn, me, arguments throws(Fault) in
      guard let octets = turn.simulation.octets(of: arguments[0]) else {
        turn.simulation.contents[me] = .string("")
        return .object(me)
      }
      guard let text = String(validating: octets, as: UTF8.self) else { return .none }
      turn.simulation.contents[me] = .string(text)
      return .object(me)
    },
    "initWithFormat:": .answer { turn, me, arguments throws(Fault) in
      turn.simulation.contents[me] = .string(try turn.format(arguments))
      return .object(me)
    },
    "initWithFormat:arguments:": .answer { turn, me, arguments throws(Fault) in
      turn.simulation.contents[me] = .string(
        try turn.format([arguments[0]] + arguments[1].variadicArguments))
      return .object(me)
    },
    "length": .ofText { .int($0.utf16.count) },
    "isEqualToString:": Method { turn, me, arguments throws(Fault) in
      .bool(turn.simulation.areEqual(me, arguments.first ?? .none))
    },
    "compare:": .comparingTexts { $0 }, "localizedCompare:": .comparingTexts { $0.lowercased() },
    "compare:options:": Method { turn, me, arguments throws(Fault) in
      let options = TextComparison(rawValue: arguments[1].integer)
      return .int(turn.text(me).compared(with: turn.text(arguments.first), options))
    },
    "caseInsensitiveCompare:": .comparingTexts { $0.lowercased() },
    "localizedCaseInsensitiveCompare:": .comparingTexts { $0.lowercased() },
    // As the Finder sorts: without regard to case, numbers by their value.
    "localizedStandardCompare:": Method(since: UIKitVersion(4)) {
      turn, me, arguments throws(Fault) in
      let options: TextComparison = [.caseInsensitive, .numeric]
      return .int(turn.text(me).compared(with: turn.text(arguments.first), options))
    },
    "hasPrefix:": .testingText { $0.hasPrefix($1) }.needingText("hasPrefix:"),
    "hasSuffix:": .testingText { $0.hasSuffix($1) }.needingText("hasSuffix:"),
    "containsString:": .testingText(since: UIKitVersion(8)) { $0.contains($1) }
      .needingText("rangeOfString:options:range:locale:"),
    "localizedCaseInsensitiveContainsString:": .testingText(since: UIKitVersion(8)) {
      $0.lowercased().contains($1.lowercased())
    },
    "localizedStandardContainsString:": .testingText(since: UIKitVersion(9)) {
      $0.lowercased().contains($1.lowercased())
    },
    "stringByAppendingString:": .ofTexts { $0 + $1 }.needingText("stringByAppendingString:"),
    "stringByAppendingFormat:": Method { turn, me, arguments throws(Fault) in
      let addition = try turn.format(arguments)
      return .string(try turn.made(turn.text(me) + addition))
    },
    "uppercaseString": .ofText { .string($0.uppercased()) },
    "lowercaseString": .ofText { .string($0.lowercased()) },
    "capitalizedString": .ofText { .string($0.capitalizedWords) },
    "intValue": .ofText { .int(Int(Int32(clamping: $0.leadingInteger))) },
    "integerValue": .ofText { .int($0.leadingInteger) },
    "longLongValue": .ofText { .int($0.leadingInteger) },
    "floatValue": .ofText { .real(Double(Float($0.leadingNumber))) },
    "doubleValue": .ofText { .real($0.leadingNumber) },
    "boolValue": .ofText { .bool($0.saysYes) },
    "UTF8String": .ofText { .string($0) },
    "copyWithZone:": .ofText { .string($0) },
    "mutableCopyWithZone:": Method { turn, me, _ throws(Fault) in
      try turn.makeObject("NSMutableString", .string(turn.text(me)))
    },
    "description": .ofText { .string($0) },
  ]

  static let stringClassMethods =
    plainStringClassMethods.merging(textFileClassMethods) { $1 }.makingPooledTexts

  /// `stringWithString:` answers the constant that it is given, which nobody counts.
  private static let plainStringClassMethods: [Selector: Method] = [
    "string": Method { _, _, _ throws(Fault) in .string("") },
    "stringWithString:": Method { turn, _, arguments throws(Fault) in
      try turn.refuseNilText(arguments.first, in: "initWithString:", of: "NSPlaceholderString")
      return .string(turn.text(arguments.first))
    },
    "stringWithUTF8String:": Method { turn, _, arguments throws(Fault) in
      guard arguments.first != .some(.none) else {
        throw .invalidArgument("*** +[NSString stringWithUTF8String:]: NULL cString")
      }
      return .string(turn.text(arguments.first))
    },
    "stringWithFormat:": Method { turn, _, arguments throws(Fault) in
      try turn.refuseNilText(
        arguments.first, in: "initWithFormat:locale:arguments:", of: "NSPlaceholderString")
      return .string(try turn.format(arguments))
    },
  ]

  /// What only a mutable string answers. Bounds raise before anything changes.
  static let mutableStringMethods: [Selector: Method] = [
    "init": .answer { _, me, _ throws(Fault) in .object(me) },
    "initWithCapacity:": .answer { _, me, _ throws(Fault) in .object(me) },
    "appendString:": .action { turn, me, arguments throws(Fault) in
      try turn.add(turn.text(arguments.first), to: me)
    }.needingText("appendString:"),
    "appendFormat:": .action { turn, me, arguments throws(Fault) in
      try turn.add(try turn.format(arguments), to: me)
    },
    "insertString:atIndex:": .action { turn, me, arguments throws(Fault) in
      let text = turn.text(.object(me))
      let place = arguments[1].integer
      let method = "insertString:atIndex:"
      let head = try turn.part(of: text, from: 0, to: place, method, .object(me))
      let tail = try turn.part(of: text, from: place, to: nil, method, .object(me))
      try turn.checkHeap(adding: turn.text(arguments[0]).utf8.count / Content.valueSize)
      turn.simulation.contents[me] = .string(head + turn.text(arguments[0]) + tail)
    }.needingText("insertString:atIndex:"),
    "setString:": .action { turn, me, arguments throws(Fault) in
      turn.simulation.contents[me] = .string(turn.text(arguments.first))
    }.needingText("setString:"),
  ]

  /// A mutable string is an object of its own, where its superclass answers a constant.
  static let mutableStringClassMethods: [Selector: Method] = [
    "string": .mutableString { _, _ throws(Fault) in "" },
    "stringWithCapacity:": .mutableString { _, _ throws(Fault) in "" },
    "stringWithString:": .mutableString { turn, arguments throws(Fault) in
      turn.text(arguments.first)
    },
    "stringWithFormat:": .mutableString { turn, arguments throws(Fault) in
      try turn.format(arguments)
    },
  ]
}

extension [Selector: FrameworkClass.Method] {
  /// The same, of which those that make texts answer what the pool owns.
  fileprivate var makingPooledTexts: Self {
    var methods = self
    for (selector, method) in self where selector.makesText { methods[selector] = method.pooled }
    return methods
  }
}

extension Selector {
  /// Whether a text that is answered is a new one.
  fileprivate var makesText: Bool {
    ["stringBy", "substring", "stringWithFormat", "stringWithUTF8", "stringWithContents"]
      .contains(where: name.hasPrefix)
      || ["uppercaseString", "lowercaseString", "capitalizedString"].contains(name)
  }
}

extension FrameworkClass.Method {
  /// The same, whose text is an object under manual counting, which the pool owns. From iOS 9 on a
  /// short one lies in its pointer, and nobody owns it.
  var pooled: FrameworkClass.Method {
    FrameworkClass.Method(since: since, until: until) { turn, me, arguments throws(Fault) in
      let made = try run(&turn, me, arguments)
      guard turn.memory == .manual, case .string(let text) = made,
        turn.simulation.version < UIKitVersion(9) || text.utf8.count > 7
      else { return made }
      return .object(try turn.makeText(text))
    }
  }

  /// What a text alone decides.
  static func ofText(
    since: UIKitVersion = .oldest, _ answer: @escaping @Sendable (String) -> Value
  ) -> FrameworkClass.Method {
    FrameworkClass.Method(since: since) { turn, me, _ throws(Fault) in answer(turn.text(me)) }
  }

  /// The same, which raises where its first argument is nil; the reason names a method, which may
  /// be one that it asks.
  func needingText(_ method: String) -> FrameworkClass.Method {
    FrameworkClass.Method(since: since, until: until) { turn, me, arguments throws(Fault) in
      try turn.refuseNilText(
        arguments.first, in: method, of: turn.simulation.privateClass(of: me))
      return try run(&turn, me, arguments)
    }
  }

  /// A text made of the receiver and the argument.
  static func ofTexts(
    _ answer: @escaping @Sendable (String, String) -> String
  ) -> FrameworkClass.Method {
    FrameworkClass.Method { turn, me, arguments throws(Fault) in
      .string(try turn.made(answer(turn.text(me), turn.text(arguments.first))))
    }
  }

  /// An initialiser that answers another object than `alloc` made, which it lets go.
  static func standingFor(
    _ answer: @escaping @Sendable (inout Turn, [Value]) -> Value
  ) -> FrameworkClass.Method {
    FrameworkClass.Method { turn, me, arguments throws(Fault) in
      let value = answer(&turn, arguments)
      if let placeholder = me.object, turn.memory == .manual { try turn.release(placeholder) }
      return value
    }
  }

  /// Whether two texts have some relation; an argument that is no text is empty.
  fileprivate static func testingText(
    since: UIKitVersion = .oldest, _ test: @escaping @Sendable (String, String) -> Bool
  ) -> FrameworkClass.Method {
    FrameworkClass.Method(since: since) { turn, me, arguments throws(Fault) in
      .bool(test(turn.text(me), turn.text(arguments.first)))
    }
  }

  /// -1, 0 or 1 by Unicode scalars, of what `key` makes of either text.
  fileprivate static func comparingTexts(
    since: UIKitVersion = .oldest, _ key: @escaping @Sendable (String) -> String
  ) -> FrameworkClass.Method {
    FrameworkClass.Method(since: since) { turn, me, arguments throws(Fault) in
      let (one, other) = (key(turn.text(me)), key(turn.text(arguments.first)))
      return .int(one == other ? 0 : one < other ? -1 : 1)
    }
  }

  /// Constructors of mutable strings, which the pool owns.
  fileprivate static func mutableString(
    _ text: @escaping @Sendable (inout Turn, [Value]) throws(Fault) -> String
  ) -> FrameworkClass.Method {
    FrameworkClass.Method { turn, me, arguments throws(Fault) in
      let text = try text(&turn, arguments)
      return try turn.makeAutoreleased(me, .string(text))
    }
  }
}

extension Turn {
  /// The text of a value; empty for what is none, nil among it.
  package func text(_ value: Value?) -> String { simulation.text(of: value ?? .none) ?? "" }

  /// Appends to a mutable string in place: a text may be built of a million pieces.
  fileprivate mutating func add(_ addition: String, to id: ObjectID) throws(Fault) {
    try checkHeap(adding: addition.utf8.count / Content.valueSize)
    simulation.contents.changeText(id) { $0 += addition }
  }

  /// An object of a framework class with its content, held for the statement or by a claim.
  package mutating func makeObject(_ type: String, _ content: Content) throws(Fault) -> Value {
    guard let type = simulation.classes.id(named: type) else {
      preconditionFailure("the framework has a class \(type)")
    }
    let id = try allocate(type, counting: memory, claim: .copy)
    try checkHeap(adding: content.count)
    for member in content.members { try retain(member, as: .collection(id)) }
    simulation.contents[id] = content
    return .object(id)
  }
}
