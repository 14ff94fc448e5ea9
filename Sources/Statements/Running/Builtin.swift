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
    "CGRectInset": geometry { $0.insetBy($1.0, $1.1) },
    "CGRectOffset": geometry { $0.offsetBy($1.0, $1.1) },
    "CGRectContainsPoint": Function(2...2, .bool) { _, values throws(Fault) in
      guard case .rect(let rect) = values[0], case .point(let point) = values[1] else {
        return .bool(false)
      }
      return .bool(rect.contains(point))
    },
    "CGRectIsEmpty": Function(1...1, .bool) { _, values throws(Fault) in
      guard case .rect(let rect) = values[0] else { return .bool(true) }
      return .bool(rect.size.width <= 0 || rect.size.height <= 0)
    },
    "NSAssert": assertion, "NSCAssert": assertion,
    // The app runs already: `main` is there to be read.
    "UIApplicationMain": Function(4...4, .int) { _, _ throws(Fault) in .int(0) },
    "CGRectEqualToRect": equal, "CGPointEqualToPoint": equal, "CGSizeEqualToSize": equal,
  ]

  private static let magnitude = Function(1...1, .any) { _, values throws(Fault) in
    if case .real(let number) = values[0] { return .real(number.magnitude) }
    let number = values[0].integer
    return .int(number == .min ? number : abs(number))
  }

  /// `NSAssert(condition, format, …)`.
  private static let assertion = Function(2...1000, .void) { turn, values throws(Fault) in
    if values[0].isTrue { return .none }
    throw .exception(
      name: "NSInternalInconsistencyException", reason: try turn.format(Array(values.dropFirst())))
  }

  private static func geometry(
    _ change: @escaping @Sendable (Rect, (Double, Double)) -> Rect
  ) -> Function {
    Function(3...3, .rect) { _, values throws(Fault) in
      guard case .rect(let rect) = values[0] else { return values[0] }
      return .rect(change(rect, (values[1].real, values[2].real)))
    }
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

extension Rect {
  fileprivate func insetBy(_ x: Double, _ y: Double) -> Rect {
    Rect(
      x: origin.x + x, y: origin.y + y, width: size.width - 2 * x, height: size.height - 2 * y)
  }

  fileprivate func offsetBy(_ x: Double, _ y: Double) -> Rect {
    Rect(x: origin.x + x, y: origin.y + y, width: size.width, height: size.height)
  }

  fileprivate func contains(_ point: Point) -> Bool {
    point.x >= origin.x && point.x < origin.x + size.width && point.y >= origin.y
      && point.y < origin.y + size.height
  }
}
