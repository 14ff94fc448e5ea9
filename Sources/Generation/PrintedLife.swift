import Curriculum
import Orders
import Syntax

/// A class of a controller that prints as it lives, and the class that it inherits from.
struct PrintedLife {
  /// What a method does beside calling `super`.
  private enum Body: CaseIterable {
    /// It prints before `super`, behind it, or on both sides.
    case before, after, around
    /// It prints how often it has counted, only the first time, and what was there before.
    case count, first, change
    /// It prints something that it asks of itself.
    case state
  }

  /// The younger class.
  let type: String
  private let name: String
  private let isSwift: Bool
  private let version: UIKitVersion
  private var bodies: [Callback: Body] = [:]
  /// The callback in which the inherited class prints.
  private var inherited: Callback?
  /// Lines of the class above; empty where there is none.
  private var base: [String] = []
  /// Lines of the class itself.
  private var own: [String] = []

  /// Draws a life of the named controller, which hears some of what a version calls; only from the
  /// second level on it inherits prints. Nil where it hears too little.
  init?(
    _ level: Int, of name: String, hearing heard: [Callback], of known: [Callback],
    under version: UIKitVersion, _ draw: inout SplitMix64
  ) {
    (self.name, self.version) = (name, version)
    type = Scene.ownType(of: name)
    isSwift = version >= Scene.firstOfSwift
    if heard.count < level { return nil }
    // One of them may be a callback that is not called.
    let count = level == 3 && isSwift ? draw.pick(2...3) : 2
    let sure = draw.pick(min(heard.count, count - draw.next(below: 2)), of: heard)
    let callbacks =
      sure + draw.pick(count - sure.count, of: known.filter { !sure.contains($0) })
    if level > 1 {
      let callback = draw.pick(heard)
      inherited = callback
      let word = print("base \(callback)")
      base = callback.method(
        draw.next(below: 2) == 0 ? ["super", word] : [word, "super"], isSwift: isSwift)
    }
    for callback in known where callbacks.contains(callback) {
      own += callback.method(body(of: callback, &draw), isSwift: isSwift)
    }
  }

  /// Draws what a method does. The word it prints is the callback's.
  private mutating func body(of callback: Callback, _ draw: inout SplitMix64) -> [String] {
    let fitting = Body.allCases.filter { body in
      switch body {
      case .state: version >= UIKitVersion(5)
      case .change: isSwift
      case .before, .after, .around, .count, .first: true
      }
    }
    let word = callback.rawValue
    let body = draw.pick(fitting)
    bodies[callback] = body
    switch body {
    case .before: return [print(word), "super"]
    case .after: return ["super", print(word)]
    case .around: return [print(word), "super", print("\(word) too")]
    case .count:
      return ["super"]
        + say("count += 1; print(\"\(word)\", count)", "count++; NSLog(@\"\(word) %d\", count);")
    case .first:
      return ["super"]
        + say(
          "if count == 0 { print(\"\(word)\") }; count += 1",
          "if (count == 0) NSLog(@\"\(word)\"); count++;")
    case .change: return ["super", "last = \"\(word)\""]
    case .state:
      let state = draw.pick(callback.states)
      return ["super"]
        + say(
          "print(\"\(word)\", \(state.swift))", "NSLog(@\"\(word) %d\", \(state.objectiveC));")
    }
  }

  /// A statement in the language of the version.
  private func say(_ swift: String, _ objectiveC: String) -> [String] {
    [isSwift ? swift : objectiveC]
  }

  /// The statement that prints.
  private func print(_ text: String) -> String {
    isSwift ? "print(\"\(text)\")" : "NSLog(@\"\(text)\");"
  }

  /// Properties that the methods use.
  private var properties: [String] {
    let counts = bodies.values.contains { $0 == .count || $0 == .first }
    return (counts ? ["  var count = 0"] : [])
      + (bodies.values.contains(.change)
        ? ["  var last = \"new\" { didSet { print(oldValue, last) } }"] : [])
  }

  /// How many lines it prints when it hears these calls.
  func printCount(hearing calls: [Callback]) -> Int {
    var (printed, counted) = (0, 0)
    for callback in calls {
      if callback == inherited { printed += 1 }
      switch bodies[callback] {
      case .around: printed += 2
      case .before, .after, .change, .state: printed += 1
      case .count, .first:
        printed += bodies[callback] == .count || counted == 0 ? 1 : 0
        counted += 1
      case nil: continue
      }
    }
    return printed
  }

  /// The classes, and what happens to an object of the younger.
  func code(in scene: Scene) -> String {
    let parent = base.isEmpty ? "UIViewController" : "Base"
    var lines: [String] = []
    if isSwift {
      if !base.isEmpty { lines += ["class Base: UIViewController {"] + base + ["}"] }
      lines += ["class \(type): \(parent) {"] + properties + own + ["}"]
    } else {
      if !base.isEmpty {
        lines += ["@interface Base : UIViewController @end", "@implementation Base"] + base
        lines.append("@end")
      }
      let counts = properties.isEmpty ? "" : " { int count; }"
      lines += ["@interface \(type) : \(parent)\(counts) @end", "@implementation \(type)"]
      lines += own + ["@end"]
    }
    var scene = scene
    scene.types = [name: type]
    return (lines + [scene.setUp, scene.code]).joined(separator: "\n")
  }
}

extension Callback {
  /// Those that a controller prints in, in the order in which they come.
  private static let printing: [Callback] = [
    .load, .will, .appearing, .did, .going, .gone, .moving, .moved,
  ]

  /// Those of them that a version has.
  static func printing(under version: UIKitVersion) -> [Callback] {
    printing.filter { $0.versions.contains(version) }
  }

  /// What is asked of the controller there, and may be true or false.
  fileprivate var states: [Wording] {
    let stack = Wording("navigationController != nil", "self.navigationController != nil")
    return switch self {
    case .load: [stack, Wording("isBeingPresented", "[self isBeingPresented]")]
    case .will, .appearing, .did:
      [
        Wording("view.window != nil", "self.view.window != nil"),
        Wording("isMovingToParent", "[self isMovingToParentViewController]"),
        Wording("isBeingPresented", "[self isBeingPresented]"),
      ]
    case .going, .gone:
      [
        stack, Wording("isMovingFromParent", "[self isMovingFromParentViewController]"),
        Wording("isBeingDismissed", "[self isBeingDismissed]"),
      ]
    case .moving, .moved: [Wording("parent != nil", "parent != nil")]
    case .layingOut, .laidOut, .warned, .unloading, .unloaded: []
    }
  }
}
