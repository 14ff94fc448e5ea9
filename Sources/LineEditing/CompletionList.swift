/// Lays completions out on a terminal: meanings aligned in a column, or words alone in a grid
/// where most have none.
struct CompletionList: Equatable {
  var rows: [String]

  init(_ candidates: [Completion], columns width: Int) {
    let shown = candidates.map {
      Completion(printable($0.text), meaning: printable($0.meaning))
    }
    if 2 * shown.count(where: { !$0.meaning.isEmpty }) >= shown.count {
      rows = Self.glossary(shown, width: width)
    } else {
      rows = Self.grid(shown.map(\.text), width: width)
    }
  }

  /// One row a candidate, the last column left free so that no terminal wraps. A name that is
  /// longer than a third of a row pushes its own meaning aside; a meaning that has no room is left
  /// out.
  private static func glossary(_ candidates: [Completion], width: Int) -> [String] {
    let lengths = candidates.map { columns(of: $0.text) }
    let column = lengths.filter { $0 <= width / 3 }.max() ?? 0
    return candidates.map { candidate in
      let length = columns(of: candidate.text)
      let gap = max(column - length, 0) + 2
      let room = width - 1 - length - gap
      if candidate.meaning.isEmpty || room < 4 {
        return prefix(of: candidate.text, columns: width - 1)
      }
      return candidate.text + String(repeating: " ", count: gap)
        + prefix(of: candidate.meaning, columns: room)
    }
  }

  /// Reading order runs down the columns, as `ls` has it; words longer than half a row stand below.
  private static func grid(_ candidates: [String], width: Int) -> [String] {
    var known: Set<String> = []
    let words = candidates.filter { known.insert($0).inserted }
    let short = words.filter { columns(of: $0) <= width / 2 }
    let widest = short.map { columns(of: $0) }.max() ?? 0
    let across = max(1, (width - 1) / (widest + 2))
    let height = (short.count + across - 1) / across
    let rows = (0..<height).map { row in
      let cells = stride(from: row, to: short.count, by: height).map { short[$0] }
      var line = ""
      for cell in cells.dropLast() {
        line += cell + String(repeating: " ", count: widest + 2 - columns(of: cell))
      }
      return line + (cells.last ?? "")
    }
    let long = words.filter { columns(of: $0) > width / 2 }
    return (rows + long).map { prefix(of: $0, columns: width - 1) }
  }
}
