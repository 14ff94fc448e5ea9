/// How deep a parser is in a text, and how high the tree is that it has built.
///
/// Both are limited, because whoever walks the tree, or frees it, recurses, and the machine's stack
/// is no deeper than some thousands of levels.
struct Nesting: Sendable {
  /// Brackets, blocks and statements in one another: a level takes the parser up to 22 KB of stack
  /// in a debug build, and a test's thread has 8 MB; a call takes typing and running 88 KB, 19 KB
  /// in a release build, and the program has 1 GB.
  static let mostLevels = 256
  /// Nodes in one another, chains such as `a + a + a` included.
  static let mostNodes = 1000

  /// Levels around the place that is being read.
  var level = 0
  /// The height of the highest tree among those built so far for the node that is being read.
  var height = 0
}
