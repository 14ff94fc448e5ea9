// What typography keeps together and the rules of Unicode (UAX #14) do not.

/// Whether a character belongs to what stands before it in its line.
func isBound(_ place: Int, in glyphs: [Glyph]) -> Bool {
  let this = glyphs[place]
  let before = glyphs[place - 1]
  if this.character.mayNotBeginLine { return true }
  if isInName(place, in: glyphs) || isInGloss(place, in: glyphs) { return true }
  if before.isSpace { return isBoundAcrossSpace(place, in: glyphs) }
  if this.isUnbreakable || before.isUnbreakable { return false }
  // 3回, 第4課
  if before.character.isDigit, this.character.isHanOrKana { return true }
  if before.character == "第", this.character.isDigit { return true }
  // 2–5
  if "–-".contains(before.character), this.character.isDigit, place > 1,
    glyphs[place - 2].character.isDigit
  {
    return true
  }
  // Objective-C, Note.nib
  return "-.".contains(before.character) && this.character.isASCIILetter && place > 1
    && glyphs[place - 2].character.isASCIILetter
}

/// The same for a character behind a space: `第 3 步`, `5 otázek`, `iOS 5.1`, `320 × 480`, `v
/// paměti`.
private func isBoundAcrossSpace(_ place: Int, in glyphs: [Glyph]) -> Bool {
  let this = glyphs[place]
  let last = place - 2
  guard last >= 0, !glyphs[last].isUnbreakable, !glyphs[last].isSpace else { return false }
  let word = glyphs[last].character
  if this.character.isDigit {
    return word == "第" || word == "×" || isSingleLetter(last, in: glyphs)
      || endsNameOfNumber(last, in: glyphs)
  }
  if isSingleLetter(last, in: glyphs) { return true }
  guard !this.isUnbreakable, this.character.isLetter || "×%°".contains(this.character) else {
    return false
  }
  // `2012 年`, but a year counts no words.
  if endsYear(last, in: glyphs), !this.character.isHanOrKana { return false }
  return endsQuantity(last, in: glyphs)
}

/// Whether a number ends here that can only be a year of ours.
private func endsYear(_ place: Int, in glyphs: [Glyph]) -> Bool {
  let start = place - 3
  guard start >= 0, glyphs[start...place].allSatisfy(\.character.isDigit),
    start == 0 || !glyphs[start - 1].character.isDigit
  else { return false }
  return ["19", "20"].contains(String(glyphs[start...start + 1].map(\.character)))
}

/// Whether a number that counts something ends here; the one of `iOS 5.1` and `view#1` names it.
private func endsQuantity(_ place: Int, in glyphs: [Glyph]) -> Bool {
  guard glyphs[place].character.isDigit else { return false }
  var start = place
  while start > 0, glyphs[start - 1].character.isDigit || ".,".contains(glyphs[start - 1].character)
  {
    start -= 1
  }
  guard start > 0 else { return true }
  let before = glyphs[start - 1]
  if before.isUnbreakable || before.character.isASCIIWord || before.character == "#" {
    return false
  }
  return !(before.isSpace && start > 1 && endsNameOfNumber(start - 2, in: glyphs))
}

/// Whether a word ends here that a number belongs to.
private func endsNameOfNumber(_ place: Int, in glyphs: [Glyph]) -> Bool {
  namesOfNumbers.contains { name in
    let start = place - name.count + 1
    guard start >= 0, zip(name, glyphs[start...place]).allSatisfy({ $0 == $1.character }) else {
      return false
    }
    return start == 0 || !glyphs[start - 1].character.isASCIIWord
  }
}

/// What a number stands behind as a name: a version, a place in a text or a course.
private let namesOfNumbers =
  ["iOS", "Swift", "Xcode", "№", "č.", "line", "строка", "строке", "строки", "Строка", "Строки"]
  + ["řádek", "řádku", "řádky", "řádcích", "Řádek", "Řádku", "Řádky"]
  + ["mistake", "Mistake", "ошибка", "ошибки", "Ошибка", "chyba", "chyby", "Chyba", "Chyby"]
  + ["step", "шаг", "шаге", "krok", "kroku", "lesson", "Lesson", "урок", "Урок", "lekce", "Lekce"]
  + ["Question", "Вопрос", "Otázka", "典型错误"]

/// Names of Chinese characters and digits that are one word: authors of sources.
private let names = ["三戒1993"].map(Array.init)

/// Whether a character stands inside of such a name.
private func isInName(_ place: Int, in glyphs: [Glyph]) -> Bool {
  let character = glyphs[place].character
  return names.contains { name in
    name.indices.dropFirst().contains { inside in
      guard name[inside] == character else { return false }
      let start = place - inside
      return start >= 0 && start + name.count <= glyphs.count
        && zip(name, glyphs[start...]).allSatisfy { $0 == $1.character }
    }
  }
}

/// Whether a character stands in the short word that says what a command does: `:answer 答案`.
private func isInGloss(_ place: Int, in glyphs: [Glyph]) -> Bool {
  guard glyphs[place].character.isHanOrKana else { return false }
  let before = glyphs[..<place].reversed().prefix { $0.character.isHanOrKana }.count
  let length = before + glyphs[place...].prefix { $0.character.isHanOrKana }.count
  let last = place - before - 2
  guard length <= 4, last >= 0, glyphs[last + 1].isSpace else { return false }
  let command = glyphs[...last].reversed().prefix(while: \.isUnbreakable)
  return command.last?.character == ":"
}

/// Whether a word of one letter ends here: Czech and Russian prepositions, the English article.
private func isSingleLetter(_ place: Int, in glyphs: [Glyph]) -> Bool {
  guard glyphs[place].character.isAlphabetLetter else { return false }
  guard place > 0 else { return true }
  let before = glyphs[place - 1].character
  return !before.isLetter && !before.isNumber && !"_'’-".contains(before)
}

extension Character {
  var isASCIILetter: Bool { isASCII && isLetter }

  /// Whether the character can stand in a name of code.
  var isASCIIWord: Bool { isASCIILetter || isDigit || self == "_" }

  var isDigit: Bool { isASCII && isNumber }

  /// Whether it is a letter of the Latin or the Cyrillic alphabet.
  fileprivate var isAlphabetLetter: Bool {
    isLetter && unicodeScalars.allSatisfy { $0.value < 0x530 }
  }

  /// Whether it is written without spaces between words.
  public var isHanOrKana: Bool {
    guard let scalar = unicodeScalars.first else { return false }
    return switch scalar.value {
    case 0x3005...0x3007, 0x3040...0x30FF, 0x3400...0x9FFF, 0xF900...0xFAFF, 0x20000...0x3FFFF: true
    default: false
    }
  }

  /// Whether it is a full-width mark of punctuation, which brings its own space: 、。「」（）：.
  public var isFullWidthPunctuation: Bool {
    guard let scalar = unicodeScalars.first, !isHanOrKana else { return false }
    return (0x3001...0x301F).contains(scalar.value)
      || (0xFF01...0xFF65).contains(scalar.value) && !isLetter && !isNumber
  }

  /// Whether no line begins with it although Unicode would allow it behind a space.
  fileprivate var mayNotBeginLine: Bool { "–—·～〜".contains(self) }
}
