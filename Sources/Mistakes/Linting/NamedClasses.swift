import Diagnostics
import Parsing
import Syntax

extension Lint.File {
  /// The names to which the file sends messages, and of which it has objects, among them those of
  /// classes.
  ///
  /// Only of Objective-C, which names a class that an older system lacks and fails when it comes to
  /// it; none of a file that asks anywhere what a system has: it may never come to it there.
  var receivers: Set<String> {
    if dialect == .swift { return [] }
    if source.asksForVersion { return [] }
    let words = source.words(in: SourceRange(0, source.text.utf8.count), .objectiveC)
    if words.contains(where: \.asksForVersion) { return [] }
    let receivers = words.indices.dropLast(2).filter {
      words[$0] == "[" && words[$0 + 2] != "class"
    }.map { words[$0 + 1] }
    let types = words.indices.dropLast().filter { words[$0 + 1] == "*" }.map { words[$0] }
    return Set(receivers + types)
  }
}

extension String {
  private static let questions: Set<String> = [
    "respondsToSelector", "instancesRespondToSelector", "NSClassFromString", "available",
    "@available", "systemVersion", "NSFoundationVersionNumber",
  ]

  /// Whether it is a word of a question for what the system has.
  fileprivate var asksForVersion: Bool {
    String.questions.contains(self)
      || holds("VERSION")
  }
}
