import FoundationKit
package import ObjectModel
package import ObjectRuntime
import Syntax
import UIKitAPI

/// The functions of C, Foundation, UIKit and Swift that scripts call by name.
package enum Builtin {
  package struct Function: Sendable {
    /// Arguments are evaluated, and as many as the header declares; variadic ones follow.
    package var body: @Sendable (inout Turn, [Value]) throws(Fault) -> Value

    /// Numbers to a value.
    static func numbers(_ make: @escaping @Sendable ([Double]) -> Value) -> Function {
      Function { _, values throws(Fault) in make(values.map(\.real)) }
    }

    /// A real function of one real argument.
    static func real(_ function: @escaping @Sendable (Double) -> Double) -> Function {
      numbers { .real(function($0[0])) }
    }

    /// A text that describes the first argument.
    static func text(
      _ describe: @escaping @Sendable (inout Turn, Value) throws(Fault) -> String
    ) -> Function {
      Function { turn, values throws(Fault) in
        .string(try describe(&turn, values[0]))
      }
    }
  }

  /// In alphabetic order, as whoever lists them has to say the same every time.
  package static let names = all.keys.sorted()

  /// A name in several groups belongs to the last of them.
  package static let all: [String: Function] = [common, geometry, randomNumbers]
    .reduce(into: [:]) { all, some in all.merge(some) { $1 } }
    .merging(system) { $1 }.merging(ranges) { $1 }.merging(insets) { $1 }
    .merging(transforms) { $1 }.merging(mathematics) { $1 }.merging(texts) { $1 }

  /// The text of a structure. A message to nil has answered nothing, which C takes for zeros.
  private static func describing(orZeros zeros: Value) -> Function {
    .text { turn, value throws(Fault) in
      turn.simulation.plainDescription(of: value == .none ? zeros : value)
    }
  }

  /// `rand` and `random` go on from the seeds that the simulation has: output follows from input
  /// alone.
  private static let randomNumbers: [String: Function] = [
    "rand": Function { turn, _ throws(Fault) in .int(turn.simulation.randomNumbers.rand()) },
    "random": Function { turn, _ throws(Fault) in .int(turn.simulation.randomNumbers.random()) },
    "srand": Function { turn, values throws(Fault) in
      turn.simulation.randomNumbers.seedRand(values[0].integer)
      return .none
    },
    "srandom": Function { turn, values throws(Fault) in
      turn.simulation.randomNumbers.seedRandom(values[0].integer)
      return .none
    },
  ]

  /// Output, structures, names and what is smaller than a group. `printf` without a line feed
  /// leaves the line open, and answers how many bytes it wrote.
  private static let common: [String: Function] = [
    "NSLog": Function { turn, values throws(Fault) in
      try turn.log(try turn.format(values))
      return .none
    },
    "NSLogv": Function { turn, values throws(Fault) in
      try turn.log(try turn.format([values[0]] + values[1].variadicArguments))
      return .none
    },
    "printf": Function { turn, values throws(Fault) in
      let text = try turn.format(values)
      let isWhole = text.last == "\n"
      try turn.log(isWhole ? String(text.dropLast()) : text, terminator: isWhole ? "\n" : "")
      return .int(text.utf8.count)
    },
    "puts": Function { turn, values throws(Fault) in
      try turn.log(turn.simulation.text(of: values[0]) ?? "(null)")
      return .int(1)
    },
    "NSLocalizedString": Function { _, values throws(Fault) in values[0] },
    "CGRectMake": .numbers {
      .rect(Rect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]))
    },
    "CGPointMake": .numbers { .point(Point(x: $0[0], y: $0[1])) },
    "CGSizeMake": .numbers { .size(Size(width: $0[0], height: $0[1])) },
    "NSStringFromCGRect": describing(orZeros: .rect(Rect())),
    "NSStringFromCGPoint": describing(orZeros: .point(Point())),
    "NSStringFromCGSize": describing(orZeros: .size(Size())),
    "NSStringFromSelector": .text { turn, value throws(Fault) in
      turn.simulation.plainDescription(of: value)
    },
    "NSStringFromClass": .text { turn, value throws(Fault) in
      turn.simulation.plainDescription(of: value)
    },
    "NSSelectorFromString": Function { turn, values throws(Fault) in
      turn.simulation.text(of: values[0]).map { .selector(Selector($0)) } ?? .none
    },
    "NSClassFromString": Function { turn, values throws(Fault) in
      guard let name = turn.simulation.text(of: values[0]) else { return .none }
      if let type = turn.simulation.classes.id(named: name) {
        return turn.simulation.isAvailable(type) ? .type(type) : .none
      }
      return turn.classOnDevice(named: name)
    },
    "MAX": extreme(isMaximum: true), "MIN": extreme(isMaximum: false),
    "max": extreme(isMaximum: true), "min": extreme(isMaximum: false),
    "abs": magnitude, "ABS": magnitude,
    "labs": magnitude, "llabs": magnitude,
    "UIInterfaceOrientationIsPortrait": Function { _, values throws(Fault) in
      .bool((1...2).contains(values[0].integer))
    },
    "UIInterfaceOrientationIsLandscape": Function { _, values throws(Fault) in
      .bool((3...4).contains(values[0].integer))
    },
    "NSAssert": assertion, "NSCAssert": assertion,
    // The app runs already: `main` is there to be read.
    "UIApplicationMain": Function { _, _ throws(Fault) in .int(0) },
  ]

  /// The least integer is its own magnitude, as in C.
  private static let magnitude = Function { _, values throws(Fault) in
    if case .real(let number) = values[0] { return .real(number.magnitude) }
    let number = values[0].integer
    return .int(number == .min ? number : abs(number))
  }

  /// `NSAssert(condition, format, …)`.
  private static let assertion = Function { turn, values throws(Fault) in
    if values[0].isTrue { return .none }
    throw .exception(
      name: "NSInternalInconsistencyException", reason: try turn.format(Array(values.dropFirst())))
  }

  /// The first of equal values wins. They are compared as reals but answered as they are, so that
  /// two integers stay one.
  private static func extreme(isMaximum: Bool) -> Function {
    Function { _, values throws(Fault) in
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
  /// A class that only a device has, in a part of an app; nil elsewhere.
  fileprivate mutating func classOnDevice(named name: String) -> Value {
    guard simulation.isPartial, let since = Framework.version(ofUnsimulated: name),
      since <= simulation.version
    else { return .none }
    return simulation.standIn(named: name)
  }
}
