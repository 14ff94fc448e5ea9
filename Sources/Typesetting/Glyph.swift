/// A character on its way into a line.
struct Glyph {
  /// How readily a line is broken before a character.
  enum Ease: Equatable {
    /// Only in the middle of what is longer than a line.
    case hard
    /// Only in what is longer than a line, but then rather here: between the words of code.
    case reluctant
    case free
  }

  var character: Character
  /// In columns.
  var width: Int
  /// The run it belongs to, by its place among the runs.
  var run: Int
  var isUnbreakable: Bool
  var ease = Ease.hard

  var isSpace: Bool { character == " " }

  init(_ character: Character, run: Int, isUnbreakable: Bool) {
    self.character = character
    self.run = run
    self.isUnbreakable = isUnbreakable
    width = displayWidth(String(character))
  }
}

// MARK: - Where lines may be broken

/// The characters of one paragraph.
func glyphs(of runs: [Run]) -> [Glyph] {
  var glyphs: [Glyph] = []
  for (number, run) in runs.enumerated() {
    let start = glyphs.count
    glyphs += visible(run.text).map { Glyph($0, run: number, isUnbreakable: run.isUnbreakable) }
    if run.isUnbreakable { loosenEdges(of: &glyphs, from: start) }
  }
  return glyphs
}

/// Finds the ease of a line break before each character of a paragraph.
func findBreaks(in glyphs: inout [Glyph]) {
  bindCommands(in: &glyphs)
  let allowed = breaks(in: glyphs)
  for place in glyphs.indices.dropFirst() {
    let isInArrow = glyphs[place].character == ">" && glyphs[place - 1].character == "-"
    glyphs[place].ease = ease(at: place, in: glyphs, isAllowed: allowed[place] && !isInArrow)
  }
}

/// Spaces at the ends of an unbreakable run only set it apart.
private func loosenEdges(of glyphs: inout [Glyph], from start: Int) {
  for place in glyphs.indices[start...] {
    guard glyphs[place].isSpace else { break }
    glyphs[place].isUnbreakable = false
  }
  for place in glyphs.indices[start...].reversed() {
    guard glyphs[place].isSpace else { break }
    glyphs[place].isUnbreakable = false
  }
}

/// Makes each command in prose, such as `:swipe-back`, and each option, such as `--key`, unbreakable.
private func bindCommands(in glyphs: inout [Glyph]) {
  var place = 0
  while place < glyphs.count {
    defer { place += 1 }
    guard !glyphs[place].isUnbreakable, beginsCommand(place, in: glyphs) else { continue }
    if place > 0, glyphs[place - 1].character.isASCIIWord { continue }
    var end = place + 1
    while end < glyphs.count, glyphs[end].character.isASCIILetter || glyphs[end].character == "-" {
      end += 1
    }
    while glyphs[end - 1].character == "-" { end -= 1 }
    guard end > place + 1 else { continue }
    for part in place..<end { glyphs[part].isUnbreakable = true }
    place = end - 1
  }
}

private func beginsCommand(_ place: Int, in glyphs: [Glyph]) -> Bool {
  switch glyphs[place].character {
  case ":": true
  case "-": place + 1 < glyphs.count && glyphs[place + 1].character == "-"
  default: false
  }
}

/// What Unicode says before each character, where code counts as a word of Latin letters.
///
/// The rules know no code: they would split `:hint` after its colon, and never begin a line with
/// it.
private func breaks(in glyphs: [Glyph]) -> [Bool] {
  var bytes: [UInt8] = []
  var starts: [Int] = []
  for glyph in glyphs {
    starts.append(bytes.count)
    if glyph.isUnbreakable {
      bytes.append(UInt8(ascii: "a"))
    } else {
      bytes += Array(String(glyph.character).utf8)
    }
  }
  let allowed = lineBreaks(in: bytes)
  return starts.map { allowed[$0] }
}

private func ease(at place: Int, in glyphs: [Glyph], isAllowed: Bool) -> Glyph.Ease {
  let before = glyphs[place - 1]
  if isAllowed { return isBound(place, in: glyphs) ? .reluctant : .free }
  let isInsideCode = before.isUnbreakable && glyphs[place].isUnbreakable
  guard isInsideCode, !glyphs[place].isSpace else { return .hard }
  return " ,:/-".contains(before.character) ? .reluctant : .hard
}
