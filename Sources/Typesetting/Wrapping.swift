// Breaking text into lines of a terminal's width.

/// Breaks runs into lines of at most `width` columns; later lines are indented by `hanging`
/// columns.
///
/// Lines break where Unicode allows it, but not inside code and commands, nor between a number and
/// what it counts. What is longer than a line is broken all the same, in code rather between words.
/// Line ends in the runs are kept. An indent that would leave less than half of the width is none.
public func wrap(_ runs: [Run], width: Int, hanging: Int = 0, theme: Theme) -> [String] {
  let width = max(width, 2)
  if isLine(runs, width: width) { return [theme.styled(runs)] }
  let hanging = hanging <= width / 2 ? hanging : 0
  var lines: [String] = []
  for paragraph in paragraphs(of: runs) {
    var glyphs = glyphs(of: paragraph)
    var start = glyphs.startIndex
    // What fits needs no break.
    let room = width - (lines.isEmpty ? 0 : hanging)
    if glyphs.reduce(0, { $0 + $1.width }) > room { findBreaks(in: &glyphs) }
    repeat {
      let indent = lines.isEmpty ? 0 : hanging
      let end = lineEnd(in: glyphs[start...], room: width - indent)
      let text = styled(glyphs[start..<end], of: paragraph, theme)
      lines.append(text.isEmpty ? "" : String(repeating: " ", count: indent) + text)
      start = glyphs[end...].firstIndex { !$0.isSpace } ?? glyphs.endIndex
    } while start < glyphs.endIndex
  }
  return lines
}

/// Whether the runs are a line as they stand, as most are: letters of one column, no space at the
/// end, and room for them all.
private func isLine(_ runs: [Run], width: Int) -> Bool {
  guard let last = runs.last?.text.utf8.last, last != 0x20 else { return false }
  var columns = 0
  for run in runs {
    guard run.text.utf8.allSatisfy({ (0x20..<0x7F).contains($0) }) else { return false }
    columns += run.text.utf8.count
  }
  return columns <= width
}

/// The runs between line ends; a run with a line end in it becomes two.
private func paragraphs(of runs: [Run]) -> [[Run]] {
  var paragraphs: [[Run]] = [[]]
  for run in runs {
    let isLineEnd = { (character: Character) in character == "\n" || character == "\r\n" }
    let parts = run.text.split(omittingEmptySubsequences: false, whereSeparator: isLineEnd)
    for (number, part) in parts.enumerated() {
      if number > 0 { paragraphs.append([]) }
      let piece = Run(String(part), run.role, isUnbreakable: run.isUnbreakable)
      if !part.isEmpty { paragraphs[paragraphs.count - 1].append(piece) }
    }
  }
  return paragraphs
}

/// Where the first line ends: at the last free break that fits, or else at a reluctant one.
private func lineEnd(in glyphs: ArraySlice<Glyph>, room: Int) -> Int {
  var used = 0
  var free: Int?
  var reluctant: Int?
  var hasWords = false
  for place in glyphs.indices {
    let glyph = glyphs[place]
    if hasWords {
      switch glyph.ease {
      case .free: free = place
      case .reluctant: reluctant = place
      case .hard: break
      }
    }
    used += glyph.width
    if glyph.isSpace { continue }
    if used > room { return free ?? reluctant ?? max(place, glyphs.startIndex + 1) }
    hasWords = true
  }
  return glyphs.endIndex
}

/// Glyphs of one line as text, without the spaces at its end.
private func styled(_ glyphs: ArraySlice<Glyph>, of runs: [Run], _ theme: Theme) -> String {
  var rest = glyphs
  while rest.last?.isSpace == true { rest.removeLast() }
  var line = ""
  while let first = rest.first {
    let stretch = rest.prefix { $0.run == first.run }
    line += theme.styled(String(stretch.map(\.character)), as: runs[first.run].role)
    rest = rest[stretch.endIndex...]
  }
  return line
}
