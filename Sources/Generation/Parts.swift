import Syntax

/// The parts of a controller's class, line by line.
struct Parts {
  /// Of iOS: what it never calls is not written.
  let version: UIKitVersion
  /// What stands before the class: another class, that of its own view.
  var before: [String] = []
  /// Between the braces of a nib: `badge: RedBadge`.
  var outlets: [String] = []
  /// As the `:nib` command writes a size; nil is the screen's.
  var nibSize: String?
  /// Each as a line of the class.
  var properties: [String] = []
  /// What the initialiser does behind `super`.
  var initial: [String] = []
  /// What overridden methods do beside calling `super`.
  var bodies: [Callback: [String]] = [:]
  /// Methods that are no callbacks.
  var methods: [String] = []
  /// What `dealloc` or `deinit` does, before `super`.
  var end: [String] = []

  /// Adds lines to what an overridden method does.
  mutating func add(_ lines: String..., to callback: Callback) {
    bodies[callback, default: []] += lines
  }
}

extension Parts {
  /// The nib that the class is loaded from; nil where it has none.
  func nib(of type: String) -> String? {
    if outlets.isEmpty { return nil }
    let size = nibSize.map { "size: \($0), " } ?? ""
    return ":nib \(type) {\(size)outlets: {\(outlets.joined(separator: ", "))}}"
  }

  /// The class as it is written by somebody who counts owners by hand.
  func objectiveC(_ type: String) -> String {
    var lines = before + ["@interface \(type) : UIViewController"] + properties
    lines += ["@end", "@implementation \(type)"]
    if !initial.isEmpty {
      lines += CodeText.method(
        "- (id)init",
        ["if ((self = [super init])) {"] + initial.map { "  " + $0 } + ["}", "return self;"],
        ends: "")
    }
    lines += callbacks(isSwift: false) + methods
    if !end.isEmpty {
      lines += CodeText.method("- (void)dealloc", end + ["[super dealloc];"], ends: "")
    }
    return (lines + ["@end"]).joined(separator: "\n")
  }

  /// The class in Swift of today.
  func swift(_ type: String, isFinal: Bool) -> String {
    var lines =
      before + ["\(isFinal ? "final " : "")class \(type): UIViewController {"]
      + properties.map { "  " + $0 }
    if !initial.isEmpty {
      let body = ["super.init(nibName: nil, bundle: nil)"] + initial
      lines += CodeText.method("init()", body, ends: ";").map { "  " + $0 }
      // One that sets up less than the other would be a mistake of its own.
      lines.append("  required init?(coder: NSCoder) { fatalError() }")
    }
    lines += callbacks(isSwift: true) + methods.map { "  " + $0 }
    if !end.isEmpty { lines += CodeText.method("deinit", end, ends: ";").map { "  " + $0 } }
    return (lines + ["}"]).joined(separator: "\n")
  }

  /// The overridden methods in the order in which they are called.
  private func callbacks(isSwift: Bool) -> [String] {
    Callback.allCases.flatMap { callback -> [String] in
      guard let body = bodies[callback], callback.versions.contains(version) else { return [] }
      return callback.method(
        callback.endsWithSuper ? body + ["super"] : ["super"] + body, isSwift: isSwift)
    }
  }
}
