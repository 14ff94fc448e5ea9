/// From where a member may be named that its declaration hides.
package struct Access: Sendable {
  package var level: Level
  /// Whether it may be read from everywhere: `private(set)`.
  package var isOfSetter = false
  /// The text it stands in.
  package var home: String

  package enum Level: String, Sendable { case `private`, `fileprivate` }

  /// What the words of a declaration say, or else those of the extension that it stands in; nil
  /// where it is not hidden.
  package init?(_ words: [String], in declaration: [String] = [], home: String) {
    self.home = home
    for word in words {
      switch word {
      case "private", "private(set)": level = .private
      case "fileprivate", "fileprivate(set)": level = .fileprivate
      default: continue
      }
      isOfSetter = word.hasSuffix("(set)")
      return
    }
    guard declaration.contains("private") || declaration.contains("fileprivate") else { return nil }
    level = .fileprivate
  }
}
