import Simulator

/// The functions of C, Foundation, UIKit and Swift that scripts call by name.
enum Builtin {
  struct Function: Sendable {
    var arity: ClosedRange<Int>
    var returns: StaticType
    var body: @Sendable (inout Turn, [Value]) throws(Fault) -> Value

    init(
      _ arity: ClosedRange<Int>, _ returns: StaticType,
      _ body: @escaping @Sendable (inout Turn, [Value]) throws(Fault) -> Value
    ) {
      self.arity = arity
      self.returns = returns
      self.body = body
    }

    /// Numbers to a value.
    static func numbers(
      _ count: Int, _ returns: StaticType, _ make: @escaping @Sendable ([Double]) -> Value
    ) -> Function {
      Function(count...count, returns) { _, values throws(Fault) in make(values.map(\.real)) }
    }

    /// A real function of one real argument.
    static func real(_ function: @escaping @Sendable (Double) -> Double) -> Function {
      numbers(1, .real) { .real(function($0[0])) }
    }

    static func text(
      _ describe: @escaping @Sendable (inout Turn, Value) throws(Fault) -> String
    ) -> Function {
      Function(1...1, .string) { turn, values throws(Fault) in
        .string(try describe(&turn, values[0]))
      }
    }
  }

  static let names = all.keys.sorted()

  static let all: [String: Function] = [
    "NSLog": Function(1...1000, .void) { turn, values throws(Fault) in
      try turn.log(try turn.format(values))
      return .none
    },
    "NSLocalizedString": Function(2...2, .string) { _, values throws(Fault) in values[0] },
    "CGRectMake": .numbers(4, .rect) {
      .rect(Rect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]))
    },
    "CGPointMake": .numbers(2, .point) { .point(Point(x: $0[0], y: $0[1])) },
    "CGSizeMake": .numbers(2, .size) { .size(Size(width: $0[0], height: $0[1])) },
    "NSStringFromCGRect": .text { turn, value throws(Fault) in
      turn.simulation.plainDescription(of: value)
    },
    "NSStringFromCGPoint": .text { turn, value throws(Fault) in
      turn.simulation.plainDescription(of: value)
    },
    "NSStringFromCGSize": .text { turn, value throws(Fault) in
      turn.simulation.plainDescription(of: value)
    },
    "NSStringFromSelector": .text { turn, value throws(Fault) in
      turn.simulation.plainDescription(of: value)
    },
    "NSStringFromClass": .text { turn, value throws(Fault) in
      turn.simulation.plainDescription(of: value)
    },
    "NSSelectorFromString": Function(1...1, .selector) { turn, values throws(Fault) in
      turn.simulation.text(of: values[0]).map { .selector(Selector($0)) } ?? .none
    },
    "NSClassFromString": Function(1...1, .metatype(nil)) { turn, values throws(Fault) in
      turn.simulation.text(of: values[0]).flatMap { turn.simulation.classID(named: $0) }
        .map(Value.type) ?? .none
    },
    "Block_copy": Function(1...1, .any) { turn, values throws(Fault) in
      try turn.send("copy", to: values[0])
    },
    "Block_release": Function(1...1, .void) { turn, values throws(Fault) in
      try turn.send("release", to: values[0])
    },
    "dispatch_get_main_queue": Function(0...0, .id) { turn, _ throws(Fault) in
      try turn.mainQueue()
    },
    "dispatch_async": Function(2...2, .void) { turn, values throws(Fault) in
      try turn.send("async:", to: values[0], [values[1]])
    },
    "dispatch_time": .numbers(2, .real) { .real(($0[0] + $0[1]) / 1e9) },
    "dispatch_after": Function(3...3, .void) { turn, values throws(Fault) in
      try turn.send("asyncAfter:execute:", to: values[1], [values[0], values[2]])
    },
    "MAX": extreme(isMaximum: true), "MIN": extreme(isMaximum: false),
    "max": extreme(isMaximum: true), "min": extreme(isMaximum: false),
    "abs": magnitude, "ABS": magnitude, "fabs": .real(abs),
    "floor": .real { $0.rounded(.down) }, "ceil": .real { $0.rounded(.up) },
    "round": .real { $0.rounded() }, "sqrt": .real { $0.squareRoot() },
    "CGRectGetWidth": part(.rectWidth), "CGRectGetHeight": part(.rectHeight),
    "CGRectGetMinX": part(.minX), "CGRectGetMinY": part(.minY), "CGRectGetMidX": part(.midX),
    "CGRectGetMidY": part(.midY), "CGRectGetMaxX": part(.maxX), "CGRectGetMaxY": part(.maxY),
    "CGRectEqualToRect": equal, "CGPointEqualToPoint": equal, "CGSizeEqualToSize": equal,
  ]

  private static let magnitude = Function(1...1, .any) { _, values throws(Fault) in
    if case .real(let number) = values[0] { return .real(number.magnitude) }
    let number = values[0].integer
    return .int(number == .min ? number : abs(number))
  }

  private static let equal = Function(2...2, .bool) { _, values throws(Fault) in
    .bool(values[0] == values[1])
  }

  private static func part(_ member: StructMember) -> Function {
    Function(1...1, .real) { _, values throws(Fault) in member.read(from: values[0]) }
  }

  private static func extreme(isMaximum: Bool) -> Function {
    Function(2...100, .any) { _, values throws(Fault) in
      var best = values[0]
      for value in values.dropFirst()
      where isMaximum ? value.real > best.real : value.real < best.real {
        best = value
      }
      return best
    }
  }
}

extension Turn {
  fileprivate mutating func mainQueue() throws(Fault) -> Value {
    guard let type = simulation.classID(named: "OS_dispatch_queue") else { return .none }
    return try send("mainQueue", to: .type(type))
  }
}
