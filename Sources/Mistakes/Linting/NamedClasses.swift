import Diagnostics
import ObjectModel
import Parsing
import Syntax

extension Lint.File {
  /// The oldest version that has every class of the framework's to which the file sends a message.
  ///
  /// Only of Objective-C, which names a class that an older system lacks and fails when it comes to
  /// it; a file that asks anywhere what a system has may never come to it there.
  func oldestVersion(in classes: ClassTable) -> UIKitVersion {
    if dialect == .swift { return .oldest }
    let words = source.words(in: SourceRange(0, source.text.utf8.count), .objectiveC)
    if source.asksForVersion || words.contains(where: \.asksForVersion) { return .oldest }
    let named = words.indices.dropLast(2).filter { words[$0] == "[" && words[$0 + 2] != "class" }
      .map { words[$0 + 1] }
    return Set(named).compactMap { name in
      classes.id(named: name).map { classes[$0] }.flatMap { $0.isLearners ? nil : $0.since }
    }.max() ?? .oldest
  }
}

extension String {
  /// Whether it is a word of a question for what the system has.
  fileprivate var asksForVersion: Bool {
    [
      "respondsToSelector", "instancesRespondToSelector", "NSClassFromString", "available",
      "@available", "systemVersion", "NSFoundationVersionNumber",
    ].contains(self) || contains("VERSION")
  }
}
