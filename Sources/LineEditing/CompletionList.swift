/// Lays completions out on a terminal: meanings aligned in a column, or words alone in a grid.
struct CompletionList: Equatable {
  var rows: [String]

  init(_ candidates: [Completion], columns width: Int) {
    let shown = candidates.map {
      Completion(printable($0.text), meaning: printable($0.meaning))
    }
    let widest = shown.map { columns(of: $0.text) }.max() ?? 0
    if shown.contains(where: { !$0.meaning.isEmpty }) {
      rows = Self.glossary(shown, widest: widest, width: width)
    } else {
      rows = Self.grid(shown.map(\.text), widest: widest, width: width)
    }
  }

  /// One row a candidate, the last column left free so that no terminal wraps.
  private static func glossary(_ candidates: [Completion], widest: Int, width: Int) -> [String] {
    candidates.map { candidate in
      let gap = String(repeating: " ", count: widest - columns(of: candidate.text) + 2)
      let row =
        candidate.meaning.isEmpty ? candidate.text : candidate.text + gap + candidate.meaning
      return prefix(of: row, columns: width - 1)
    }
  }

  /// Reading order runs down the columns, as `ls` has it.
  private static func grid(_ words: [String], widest: Int, width: Int) -> [String] {
    let across = max(1, (width - 1) / (widest + 2))
    let height = (words.count + across - 1) / across
    return (0..<height).map { row in
      let cells = stride(from: row, to: words.count, by: height).map { words[$0] }
      var line = ""
      for cell in cells.dropLast() {
        line += cell + String(repeating: " ", count: widest + 2 - columns(of: cell))
      }
      return prefix(of: line + (cells.last ?? ""), columns: width - 1)
    }
  }
}
