import Curriculum
import Learning
import Sessions
import Typesetting

/// The automaton of a controller's life, drawn in letters: from off screen it appears over the top
/// and leaves over the bottom, and a finger may turn back between the two.
struct LifeDrawing {
  /// In columns; a narrower screen gets lists.
  static let width = 76

  /// Eight rows, each with what stands in which column.
  private var rows: [[(column: Int, runs: [Run])]] = Array(repeating: [], count: 8)

  /// Words are as long as the language has them: arrows end where these begin.
  init(state: (LifeState) -> String, edge: (Skill.Edge) -> [Run]) {
    let ends = [LifeState.appearing, .disappearing, .offScreen].map { name in
      let width = displayWidth(state(name))
      let start = (name == .offScreen ? 32 : 48) - width / 2
      return (start: start, end: start + width)
    }
    let names =
      [
        (4, 2, .noView), (7, 2, .freed), (4, -32, .offScreen), (0, -48, .appearing),
        (7, -48, .disappearing), (4, -68, .onScreen),
      ] as [(Int, Int, LifeState)]
    for (row, column, name) in names { put(row, column, [Run(state(name), .title)]) }
    let labels =
      [
        (1, 2, .birth), (3, 13, .load), (2, 34, .appear), (1, -48, .isAppearing), (2, -48, .layout),
        (6, 34, .gone), (4, -49, .turnBack), (5, 34, .warn), (6, 14, .unload), (6, 24, .toNil),
        (5, 7, .end),
      ] as [(Int, Int, Skill.Edge)]
    for (row, column, label) in labels { put(row, column, edge(label)) }
    for (row, label) in [(2, .shown), (6, .leave)] as [(Int, Skill.Edge)] {
      put(row, 67 - displayWidth(edge(label)), edge(label))
    }
    let noView = 2 + displayWidth(state(.noView))
    draw(4, from: noView + 1, "", to: ends[2].start - 1, ">")
    draw(5, from: 14, "<", to: 25, "")
    draw(0, from: 32, ".", to: ends[0].start - 1, ">")
    draw(0, from: ends[0].end + 1, "", to: 69, ".")
    draw(7, from: 32, "'", to: ends[1].start - 1, "")
    draw(7, from: ends[1].end + 1, "<", to: 69, "'")
    let lines = [
      (5, 32, "^"), (3, 48, "^"), (5, 48, "v"), (2, 5, "|"), (3, 5, "v"), (5, 5, "|"), (6, 5, "v"),
      (3, 68, "v"), (6, 32, "|"),
    ]
    for (row, column, line) in lines { put(row, column, [Run(line)]) }
    for row in 1...3 { put(row, 32, [Run("|")]) }
    for row in [1, 2, 5, 6] { put(row, 68, [Run("|")]) }
  }

  /// A line from one column up to another, with its first and last sign.
  private mutating func draw(_ row: Int, from: Int, _ first: String, to end: Int, _ last: String) {
    let dashes = String(repeating: "-", count: max(1, end - from - first.count - last.count))
    put(row, from, [Run(first + dashes + last)])
  }

  /// A negative column is where the middle stands.
  private mutating func put(_ row: Int, _ column: Int, _ runs: [Run]) {
    rows[row].append((column < 0 ? -column - displayWidth(runs) / 2 : column, runs))
  }

  /// The rows in a theme; what would run into another word is moved to the right.
  func lines(_ theme: Theme) -> [String] {
    rows.map { row in
      var line = ""
      var end = 0
      for (column, runs) in row.sorted(by: { $0.column < $1.column }) {
        line += String(repeating: " ", count: max(end == 0 ? 0 : 1, column - end))
        line += theme.styled(runs)
        end = max(end + (end == 0 ? 0 : 1), column) + displayWidth(runs)
      }
      return line
    }
  }
}
