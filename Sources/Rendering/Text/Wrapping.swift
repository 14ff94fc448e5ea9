// Breaking text into lines of a terminal's width.

/// Breaks runs into lines of at most `width` columns; later lines are indented by `hanging` columns.
///
/// Lines break where Unicode allows it, but not inside code, commands, or between a number and the
/// letters that count with it. What does not fit at all is broken hard.
public func wrap(_ runs: [Run], width: Int, hanging: Int = 0, theme: Theme) -> [String] {
  var lines: [[Run]] = [[]]
  var used = 0
  for piece in pieces(of: runs) {
    if piece.isBreak {
      lines.append([])
      used = hanging
      continue
    }
    let size = displayWidth(piece.text.trimmedAtEnd)
    if used + size > width, used > (lines.count > 1 ? hanging : 0) {
      lines.append([])
      used = hanging
    }
    for part in split(piece.run, width: max(width - hanging, 4)) {
      if used + displayWidth(part.text.trimmedAtEnd) > width, used > hanging {
        lines.append([])
        used = hanging
      }
      lines[lines.count - 1].append(part)
      used += displayWidth(part.text)
    }
  }
  return lines.enumerated().map { number, runs in
    let indent = number == 0 ? "" : String(repeating: " ", count: hanging)
    return indent + line(runs, theme)
  }
}

/// Runs of one line as text, without the white space at its end.
private func line(_ runs: [Run], _ theme: Theme) -> String {
  var runs = runs
  while let last = runs.last {
    let trimmed = last.text.trimmedAtEnd
    if trimmed.isEmpty {
      runs.removeLast()
    } else {
      runs[runs.count - 1].text = trimmed
      break
    }
  }
  return runs.map { theme.styled($0.text, as: $0.role) }.joined()
}

private struct Piece {
  var run: Run
  var isBreak = false
  var text: String { run.text }
}

/// The smallest pieces a line may be broken between.
private func pieces(of runs: [Run]) -> [Piece] {
  let text = runs.map(\.text).joined()
  let breaks = lineBreaks(in: text)
  var result: [Piece] = []
  var offset = 0
  var joinsPrevious = false
  for run in runs {
    var current = ""
    func flush() {
      if !current.isEmpty {
        append(Run(current, run.role, isUnbreakable: run.isUnbreakable))
        current = ""
      }
    }
    func append(_ run: Run) {
      if joinsPrevious, let last = result.last, last.run.role == run.role, !last.isBreak {
        result[result.count - 1].run.text += run.text
      } else {
        result.append(Piece(run: run))
      }
      joinsPrevious = false
    }
    for character in run.text {
      if offset > 0, breaks.possible.contains(offset), !run.isUnbreakable || current.isEmpty,
        !isBound(current, character)
      {
        flush()
      }
      if character.isNewline {
        flush()
        result.append(Piece(run: Run("", run.role), isBreak: true))
      } else {
        current.append(character)
      }
      offset += character.utf8.count
    }
    flush()
    joinsPrevious = !breaks.possible.contains(offset)
  }
  return result
}

/// Whether a character belongs to the number before it: `3回`, `第4課`.
private func isBound(_ before: String, _ character: Character) -> Bool {
  guard let last = before.last else { return false }
  let isDigit = last.isASCII && last.isNumber
  let isCounter =
    character.unicodeScalars.first.map { (0x3040...0x9FFF).contains($0.value) } ?? false
  return isDigit && isCounter || last == "第" && character.isNumber
}

/// A run in parts of at most `width` columns.
private func split(_ run: Run, width: Int) -> [Run] {
  if displayWidth(run.text) <= width { return [run] }
  var parts: [Run] = []
  var current = ""
  for character in run.text {
    if displayWidth(current + String(character)) > width {
      parts.append(Run(current, run.role))
      current = ""
    }
    current.append(character)
  }
  return parts + [Run(current, run.role)]
}

extension String {
  var trimmedAtEnd: String {
    var text = self[...]
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }

  /// Padded with spaces to a number of columns.
  func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - displayWidth(self)))
  }
}
