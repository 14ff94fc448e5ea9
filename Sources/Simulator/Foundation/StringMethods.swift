extension FrameworkClass {
  static let stringMethods: [Selector: Method] = [
    "init": Method { _, _, _ throws(Fault) in .string("") },
    "initWithString:": .answer { turn, me, arguments throws(Fault) in
      turn.simulation.contents[me] = .string(turn.text(arguments.first))
      return .object(me)
    },
    "initWithFormat:": .answer { turn, me, arguments throws(Fault) in
      turn.simulation.contents[me] = .string(try turn.format(arguments))
      return .object(me)
    },
    "length": Method { turn, me, _ throws(Fault) in .int(turn.text(me).utf16.count) },
    "isEqualToString:": Method { turn, me, arguments throws(Fault) in
      .bool(turn.simulation.areEqual(me, arguments.first ?? .none))
    },
    "compare:": Method { turn, me, arguments throws(Fault) in
      let (one, other) = (turn.text(me), turn.text(arguments.first))
      return .int(one == other ? 0 : one < other ? -1 : 1)
    },
    "hasPrefix:": Method { turn, me, arguments throws(Fault) in
      .bool(turn.text(me).hasPrefix(turn.text(arguments.first)))
    },
    "hasSuffix:": Method { turn, me, arguments throws(Fault) in
      .bool(turn.text(me).hasSuffix(turn.text(arguments.first)))
    },
    "stringByAppendingString:": Method { turn, me, arguments throws(Fault) in
      .string(turn.text(me) + turn.text(arguments.first))
    },
    "stringByAppendingFormat:": Method { turn, me, arguments throws(Fault) in
      .string(turn.text(me) + (try turn.format(arguments)))
    },
    "uppercaseString": Method { turn, me, _ throws(Fault) in .string(turn.text(me).uppercased()) },
    "lowercaseString": Method { turn, me, _ throws(Fault) in .string(turn.text(me).lowercased()) },
    "intValue": Method { turn, me, _ throws(Fault) in .int(turn.text(me).leadingInteger) },
    "integerValue": Method { turn, me, _ throws(Fault) in .int(turn.text(me).leadingInteger) },
    "copyWithZone:": Method { turn, me, _ throws(Fault) in .string(turn.text(me)) },
    "mutableCopyWithZone:": Method { turn, me, _ throws(Fault) in
      try turn.makeObject("NSMutableString", .string(turn.text(me)))
    },
    "description": Method { turn, me, _ throws(Fault) in .string(turn.text(me)) },
  ]

  static let stringClassMethods: [Selector: Method] = [
    "string": Method { _, _, _ throws(Fault) in .string("") },
    "stringWithString:": Method { turn, _, arguments throws(Fault) in
      .string(turn.text(arguments.first))
    },
    "stringWithFormat:": Method { turn, _, arguments throws(Fault) in
      .string(try turn.format(arguments))
    },
  ]

  static let mutableStringMethods: [Selector: Method] = [
    "init": .answer { _, me, _ throws(Fault) in .object(me) },
    "appendString:": .action { turn, me, arguments throws(Fault) in
      turn.simulation.contents[me] = .string(turn.text(.object(me)) + turn.text(arguments.first))
    },
    "appendFormat:": .action { turn, me, arguments throws(Fault) in
      let addition = try turn.format(arguments)
      turn.simulation.contents[me] = .string(turn.text(.object(me)) + addition)
    },
    "setString:": .action { turn, me, arguments throws(Fault) in
      turn.simulation.contents[me] = .string(turn.text(arguments.first))
    },
  ]

  static let numberMethods: [Selector: Method] = [
    "intValue": Method { _, me, _ throws(Fault) in .int(me.integer) },
    "integerValue": Method { _, me, _ throws(Fault) in .int(me.integer) },
    "floatValue": Method { _, me, _ throws(Fault) in .real(me.real) },
    "doubleValue": Method { _, me, _ throws(Fault) in .real(me.real) },
    "boolValue": Method { _, me, _ throws(Fault) in .bool(me.real != 0) },
    "compare:": Method { _, me, arguments throws(Fault) in
      let (one, other) = (me.real, arguments.first?.real ?? 0)
      return .int(one == other ? 0 : one < other ? -1 : 1)
    },
    "isEqualToNumber:": Method { turn, me, arguments throws(Fault) in
      .bool(turn.simulation.areEqual(me, arguments.first ?? .none))
    },
    "stringValue": Method { turn, me, _ throws(Fault) in
      .string(turn.simulation.plainDescription(of: me))
    },
  ]

  static let numberClassMethods: [Selector: Method] = [
    "numberWithInt:": .boxing(.int), "numberWithInteger:": .boxing(.int),
    "numberWithBool:": .boxing(.bool), "numberWithFloat:": .boxing(.real),
    "numberWithDouble:": .boxing(.real),
  ]
}

extension FrameworkClass.Method {
  fileprivate static func boxing(_ type: FieldType) -> FrameworkClass.Method {
    FrameworkClass.Method { _, _, arguments throws(Fault) in
      type.converted(arguments.first ?? .none).boxed
    }
  }
}

extension Turn {
  fileprivate func text(_ value: Value?) -> String { simulation.text(of: value ?? .none) ?? "" }

  /// An object of a framework class with its content, held for the statement or by a claim.
  mutating func makeObject(_ type: String, _ content: Content) throws(Fault) -> Value {
    guard let type = simulation.classID(named: type) else {
      preconditionFailure("the framework has a class \(type)")
    }
    let id = try allocate(type, counting: memory, claim: .copy)
    for member in content.members { try retain(member, as: .collection(id)) }
    simulation.contents[id] = content
    return .object(id)
  }
}

extension String {
  /// The integer a text begins with, as `intValue` reads it; 0 where there is none.
  fileprivate var leadingInteger: Int {
    let trimmed = drop { $0 == " " || $0 == "\t" || $0 == "\n" }
    let sign = trimmed.first == "-" ? "-" : ""
    let digits = trimmed.drop { $0 == "-" || $0 == "+" }.prefix { $0.isASCII && $0.isNumber }
    return Int(sign + digits) ?? (digits.isEmpty ? 0 : sign.isEmpty ? .max : .min)
  }
}
