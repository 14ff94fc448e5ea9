/// Two lists beside each other, row by row, so that what is the same stands in one row.
///
/// The rows are those of a shortest edit (Wagner and Fischer, JACM 21(1), 1974), and of several the
/// one in which most is the same: a row that has both sides and is no match replaces one by the
/// other.
public struct SideBySide: Equatable, Sendable {
  /// A line of either list, or of one where the other has none.
  public struct Row: Equatable, Sendable {
    /// Nil where the other list has something that is missing here.
    public var yours: String?
    public var right: String?
    public var isSame: Bool
  }

  public let rows: [Row]

  /// Compares two lists by what `meaning` makes of their elements.
  public init<Meaning: Equatable>(
    _ yours: [String], _ right: [String], by meaning: (String) -> Meaning
  ) {
    let (mine, theirs) = (yours.map(meaning), right.map(meaning))
    // An edit costs more than all matches together save.
    let edit = min(mine.count, theirs.count) + 1
    let match = -1
    // The cost of making the rest of the one list the rest of the other.
    var costs = Array(
      repeating: Array(repeating: 0, count: theirs.count + 1), count: mine.count + 1)
    for i in mine.indices.reversed() { costs[i][theirs.count] = (mine.count - i) * edit }
    for j in theirs.indices.reversed() { costs[mine.count][j] = (theirs.count - j) * edit }
    for i in mine.indices.reversed() {
      for j in theirs.indices.reversed() {
        let diagonal = costs[i + 1][j + 1] + (mine[i] == theirs[j] ? match : edit)
        costs[i][j] = min(diagonal, costs[i + 1][j] + edit, costs[i][j + 1] + edit)
      }
    }
    var rows: [Row] = []
    var (i, j) = (0, 0)
    while i < mine.count || j < theirs.count {
      let isBoth = i < mine.count && j < theirs.count
      let isSame = isBoth && mine[i] == theirs[j]
      if isBoth, costs[i][j] == costs[i + 1][j + 1] + (isSame ? match : edit) {
        rows.append(Row(yours: yours[i], right: right[j], isSame: isSame))
        (i, j) = (i + 1, j + 1)
      } else if j == theirs.count || i < mine.count && costs[i][j] == costs[i + 1][j] + edit {
        rows.append(Row(yours: yours[i], right: nil, isSame: false))
        i += 1
      } else {
        rows.append(Row(yours: nil, right: right[j], isSame: false))
        j += 1
      }
    }
    self.rows = rows
  }

  /// The fewest insertions, deletions and replacements that make the one the other.
  public var cost: Int { rows.count { !$0.isSame } }

  /// The first row in which they differ.
  public var firstDifference: Int? { rows.firstIndex { !$0.isSame } }
}
