import Curriculum
import Orders
import Syntax

/// A class of a controller that prints as it lives, and the class that it inherits from.
struct PrintedLife {
  /// A callback that prints, by the word that it prints.
  private enum Callback: String, CaseIterable {
    case load, will, appearing, did, going, gone, moving, moved

    /// The first version that calls it.
    var since: UIKitVersion {
      switch self {
      case .appearing: UIKitVersion(13)
      case .moving, .moved: UIKitVersion(5)
      case .load, .will, .did, .going, .gone: .oldest
      }
    }

    /// As Swift declares it and sends it to `super`.
    var swift: (head: String, sent: String) {
      switch self {
      case .load: ("viewDidLoad()", "viewDidLoad()")
      case .will: appearance("viewWillAppear")
      case .appearing: appearance("viewIsAppearing")
      case .did: appearance("viewDidAppear")
      case .going: appearance("viewWillDisappear")
      case .gone: appearance("viewDidDisappear")
      case .moving: move("willMove")
      case .moved: move("didMove")
      }
    }

    private func appearance(_ name: String) -> (String, String) {
      ("\(name)(_ animated: Bool)", "\(name)(animated)")
    }

    private func move(_ name: String) -> (String, String) {
      ("\(name)(toParent parent: UIViewController?)", "\(name)(toParent: parent)")
    }

    var objectiveC: (head: String, sent: String) {
      let (name, kind, argument) =
        switch self {
        case .load: ("viewDidLoad", "", "")
        case .will: ("viewWillAppear", "BOOL", "animated")
        case .appearing: ("viewIsAppearing", "BOOL", "animated")
        case .did: ("viewDidAppear", "BOOL", "animated")
        case .going: ("viewWillDisappear", "BOOL", "animated")
        case .gone: ("viewDidDisappear", "BOOL", "animated")
        case .moving: ("willMoveToParentViewController", "UIViewController *", "parent")
        case .moved: ("didMoveToParentViewController", "UIViewController *", "parent")
        }
      return kind.isEmpty ? (name, name) : ("\(name):(\(kind))\(argument)", "\(name):\(argument)")
    }

    var selector: String {
      let parts = objectiveC.sent.split(separator: ":", omittingEmptySubsequences: false)
      return parts[0] + (parts.count > 1 ? ":" : "")
    }

    /// What is asked of the controller there, and may be true or false.
    var states: [(swift: String, objectiveC: String)] {
      let stack = ("navigationController != nil", "self.navigationController != nil")
      return switch self {
      case .load: [stack, ("isBeingPresented", "[self isBeingPresented]")]
      case .will, .appearing, .did:
        [
          ("view.window != nil", "self.view.window != nil"),
          ("isMovingToParent", "[self isMovingToParentViewController]"),
          ("isBeingPresented", "[self isBeingPresented]"),
        ]
      case .going, .gone:
        [
          stack, ("isMovingFromParent", "[self isMovingFromParentViewController]"),
          ("isBeingDismissed", "[self isBeingDismissed]"),
        ]
      case .moving, .moved: [("parent != nil", "parent != nil")]
      }
    }
  }

  /// What a method does beside calling `super`.
  private enum Body: CaseIterable {
    case before, after, around
    /// It prints how often it has counted, only the first time, and what was there before.
    case count, first, change
    case state
  }

  let type: String
  private let name: String
  private let isSwift: Bool
  private let version: UIKitVersion
  private var bodies: Set<Body> = []
  private var base: [String] = []
  private var own: [String] = []

  /// Draws a life of the named controller, which hears these calls; only from the second level on
  /// it inherits prints. Nil where it hears too little.
  init?(
    _ level: Int, of name: String, hearing calls: Set<String>, under version: UIKitVersion,
    _ draw: inout SplitMix64
  ) {
    (self.name, self.version) = (name, version)
    type = Scene.ownType(of: name)
    isSwift = version >= Scene.firstOfSwift
    let known = Callback.allCases.filter { $0.since <= version }
    let heard = known.filter { calls.contains($0.selector) }
    if heard.count < level { return nil }
    // One of them may be a callback that is not called.
    let count = level == 3 && isSwift ? draw.pick(2...3) : 2
    let sure = draw.pick(min(heard.count, count - draw.next(below: 2)), of: heard)
    let callbacks =
      sure + draw.pick(count - sure.count, of: known.filter { !sure.contains($0) })
    if level > 1 {
      let callback = draw.pick(heard)
      let word = print("base \(callback)")
      base = method(callback, draw.next(below: 2) == 0 ? ["super", word] : [word, "super"])
    }
    for callback in known where callbacks.contains(callback) {
      own += method(callback, body(of: callback, &draw))
    }
  }

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
    bodies.insert(body)
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
        + say("print(\"\(word)\", \(state.swift))", "NSLog(@\"\(word) %d\", \(state.objectiveC));")
    }
  }

  private func say(_ swift: String, _ objectiveC: String) -> [String] {
    [isSwift ? swift : objectiveC]
  }

  private func print(_ text: String) -> String {
    isSwift ? "print(\"\(text)\")" : "NSLog(@\"\(text)\");"
  }

  private func method(_ callback: Callback, _ body: [String]) -> [String] {
    let (head, sent) = isSwift ? callback.swift : callback.objectiveC
    let lines = body.map { line in
      line == "super" ? (isSwift ? "super.\(sent)" : "[super \(sent)];") : line
    }
    return isSwift
      ? CodeText.method("override func \(head)", lines, ends: ";").map { "  " + $0 }
      : CodeText.method("- (void)\(head)", lines, ends: "")
  }

  private var properties: [String] {
    let counts = !bodies.isDisjoint(with: [.count, .first])
    return (counts ? ["  var count = 0"] : [])
      + (bodies.contains(.change)
        ? ["  var last = \"new\" { didSet { print(oldValue, last) } }"] : [])
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
