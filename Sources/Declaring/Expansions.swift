/// How many texts are typed in place of others: one inside the other, and in all.
///
/// A macro may mean itself, or two others of which each means two others.
package struct Expansions {
  /// At most 32, as each is a recursion of the compiler.
  private var depth = 0
  /// At most 10,000 for a text, which macros that double each other soon reach.
  private var count = 0

  /// Begins one, unless there are too many.
  package mutating func begin() -> Bool {
    guard depth < 32, count < 10_000 else { return false }
    depth += 1
    count += 1
    return true
  }

  /// Each `begin` that answered true needs one; the count in all stays.
  package mutating func end() { depth -= 1 }
}
