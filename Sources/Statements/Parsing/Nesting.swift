/// How deep a parser is in a text, and how deep the tree is that it has built.
///
/// Both are limited, because whoever walks the tree, or frees it, recurses: the machine's stack holds
/// some thousands of levels (toolchain notes, interpreter).
struct Nesting: Sendable {
  /// Levels of brackets, blocks and statements in one another.
  static let mostLevels = 200
  /// Nodes in one another, chains such as `a + a + a` included.
  static let mostNodes = 1000

  /// Levels around the place that is being read.
  var level = 0
  /// The height of the tallest tree among those built for the node that is being read.
  var height = 0

  var isTooHigh: Bool { height >= Self.mostNodes }
  var isTooDeep: Bool { level >= Self.mostLevels }
}
