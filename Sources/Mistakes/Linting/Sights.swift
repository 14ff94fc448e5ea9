import Interpreter
import ObjectRuntime
import Syntax

/// What was seen in the lives of one controller.
struct Sights: Sendable {
  private(set) var warnings: [Lint.Warning] = []
  /// What ended the app, first things first, and after how many steps.
  private var endings: [(end: Lint.End, steps: Int)] = []
  var unmade: [Lint.Unmade] = []
  /// The version that what was used is there from.
  var since = UIKitVersion.oldest
  /// Whether closures waited for who calls them.
  var isAwaited = false
  /// Whether other stand-ins could have shown something else.
  var hasStoodIn = false
  /// How many steps there are.
  var of = 0
  /// How many of them a controller went, a fresh one where another had ended the app.
  var reached = 0

  var ends: [Lint.End] { endings.map(\.end) }
  /// Whether nothing was seen that could rest on a stand-in.
  var isClean: Bool { warnings.isEmpty && endings.isEmpty && unmade.isEmpty }

  mutating func add(_ warning: Lint.Warning) {
    if !warnings.contains(where: { $0.isSame(as: warning) }) { warnings.append(warning) }
  }

  mutating func add(_ end: Lint.End, after steps: Int) {
    if !ends.contains(end) { endings.append((end, steps)) }
  }

  mutating func keep(whatIsIn other: Sights, or isCertain: (Lint.Warning) -> Bool) {
    warnings.removeAll { warning in
      !other.warnings.contains { $0.isSame(as: warning) } && !isCertain(warning)
    }
    endings.removeAll { ending in !other.ends.contains { $0.isSame(as: ending.end) } }
    // It could be made, had a stand-in not answered what it did.
    if other.unmade.isEmpty { unmade = [] }
  }

  /// Keeps what ends the app in another life as well.
  mutating func keep(endsIn other: Sights) {
    endings.removeAll { ending in !other.ends.contains { $0.isSame(as: ending.end) } }
  }

  /// How far the lives went.
  func life(of type: String, inside surroundings: StandardLife.Surroundings) -> Lint.Life {
    guard let (end, steps) = endings.first else {
      return Lint.Life(
        type: type, surroundings: surroundings.rawValue,
        status: unmade.isEmpty ? .complete : .unmade, steps: unmade.isEmpty ? of : 0, of: of,
        reached: reached)
    }
    return Lint.Life(
      type: type, surroundings: surroundings.rawValue,
      status: unmade.isEmpty ? end.status : .unmade, steps: steps, of: of, reached: reached,
      end: end)
  }
}

extension Lint.End {
  fileprivate var status: Lint.Life.Status {
    switch fault {
    case .exception: .exception
    case .crash, .endless: .crash
    case .stopped: .stopped
    }
  }
}
