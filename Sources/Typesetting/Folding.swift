// Names of code that are longer than their column.

/// A message in lines of at most `width` columns, broken where a word of a name ends; later lines
/// are indented.
///
///     folded("viewWillLayoutSubviews", width: 18)  // ["viewWillLayout", "  Subviews"]
public func folded(_ text: String, width: Int) -> [String] {
  let hanging = width > 8 ? 2 : 0
  var lines: [String] = []
  var line = ""
  for piece in pieces(of: text) {
    let room = lines.isEmpty ? width : width - hanging
    if displayWidth(line + piece.trimmedAtEnd) <= room {
      line += piece
      continue
    }
    if !line.isEmpty { lines.append(line) }
    line = piece
    while case let room = max(1, lines.isEmpty ? width : width - hanging),
      displayWidth(line.trimmedAtEnd) > room
    {
      let start = line.prefix(max(1, line.fitting(room).count))
      lines.append(String(start))
      line.removeFirst(start.count)
    }
  }
  if !line.isEmpty || lines.isEmpty { lines.append(line) }
  return lines.enumerated().map { place, line in
    String(repeating: " ", count: place == 0 ? 0 : hanging) + line.trimmedAtEnd
  }
}

/// The words of a name: `view`, `Will`, `Appear:`, and what follows.
private func pieces(of text: String) -> [String] {
  var pieces: [String] = []
  var piece = ""
  for character in text {
    if let last = piece.last, begins(character, behind: last) {
      pieces.append(piece)
      piece = ""
    }
    piece.append(character)
  }
  return pieces + [piece]
}

private func begins(_ character: Character, behind last: Character) -> Bool {
  if last == " " || last == ":" || last == "," { return character != " " }
  return character.isUppercase && (last.isLowercase || last.isNumber) || character == "#"
}
