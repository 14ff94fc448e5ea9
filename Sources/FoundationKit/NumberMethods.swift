import ObjectModel
import ObjectRuntime

extension FrameworkClass {
  /// What `NSNumber` answers: each C type in and out. Integers are not cut to the width of their
  /// type on the way out.
  static let numberMethods: [Selector: Method] = Dictionary(
    uniqueKeysWithValues: integerNames.map { name in
      let first = name.prefix(1).lowercased() + name.dropFirst()
      return (Selector(first + "Value"), Method { _, me, _ throws(Fault) in .int(me.integer) })
    }
  ).merging(makers(prefix: "initWith")) { $1 }.merging([
    "floatValue": Method { _, me, _ throws(Fault) in .real(Double(Float(me.real))) },
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
    }.pooled,
  ]) { $1 }

  /// Constructors; in Swift the value itself says which number is meant.
  static let numberClassMethods = makers(prefix: "numberWith").merging([
    // Swift's `NSNumber(value:)`, whatever the value.
    "_numberWithValue:": Method { _, _, arguments throws(Fault) in
      arguments.first?.boxed ?? .none
    }
  ]) { $1 }

  /// The C types that all are one type here; `Int` stands for `intValue` and `numberWithInt:`
  /// alike.
  private static let integerNames = [
    "Int", "Integer", "Long", "LongLong", "Short", "Char", "UnsignedInt", "UnsignedInteger",
    "UnsignedLong", "UnsignedLongLong", "UnsignedShort", "UnsignedChar",
  ]

  /// `numberWithInt:` and its kin; numbers are values of their own, which nobody counts.
  private static func makers(prefix: String) -> [Selector: Method] {
    let types =
      integerNames.map { ($0, FieldType.int) } + [
        ("Bool", .bool), ("Float", .real), ("Double", .real),
      ]
    return Dictionary(
      uniqueKeysWithValues: types.map { name, type in
        (
          Selector(prefix + name + ":"),
          .standingFor { _, arguments in type.converted(arguments.first ?? .none).boxed }
        )
      })
  }

  /// Rectangles, points and sizes as objects.
  static let value = FrameworkClass(
    "NSValue",
    methods: [
      "CGRectValue": .boxed, "CGPointValue": .boxed, "CGSizeValue": .boxed,
      "nonretainedObjectValue": .boxed,
    ],
    classMethods: [
      "valueWithCGRect:": .boxing, "valueWithCGPoint:": .boxing, "valueWithCGSize:": .boxing,
      "valueWithNonretainedObject:": .boxing,
    ])

  /// The one object that stands for nothing in collections.
  static let null = FrameworkClass(
    "NSNull", classMethods: ["null": .shared("NSNull")])
}

extension FrameworkClass.Method {
  /// A box of the class that was asked, with the structure or the object in it; the object is not
  /// retained.
  fileprivate static let boxing = FrameworkClass.Method { turn, me, arguments throws(Fault) in
    try turn.makeAutoreleased(me, .box(arguments.first ?? .none))
  }

  /// What is in the box, whatever was put in: a point comes back as a rectangle only where one was
  /// boxed.
  fileprivate static let boxed = answer { turn, me, _ throws(Fault) in
    if case .box(let value) = turn.simulation.contents[me] { return value }
    return .none
  }
}
