/// A regular expression, ready to be looked for in texts.
package struct RegularExpression: Sendable {
  private let program: PatternProgram

  /// What `NSRegularExpression.Options` says.
  package struct Options: OptionSet, Sendable {
    package var rawValue: Int

    package init(rawValue: Int) { self.rawValue = rawValue }

    package static let foldsCase = Options(rawValue: 1)
    package static let hasComments = Options(rawValue: 2)
    package static let isLiteral = Options(rawValue: 4)
    package static let dotEndsLines = Options(rawValue: 8)
    package static let hasLines = Options(rawValue: 16)

    /// What options of a search say of it.
    package init(search options: Int) { self.init(rawValue: options & 1) }
  }

  /// `NSRegularExpressionSearch`.
  package static let asSearchOption = 1024

  package init(_ pattern: String, options: Options = []) throws(PatternMistake) {
    let isLiteral = options.contains(.isLiteral)
    program = try PatternProgram(
      isLiteral ? RegularExpression.escaped(pattern) : pattern, options: options)
  }

  /// A pattern that matches a text itself.
  package static func escaped(_ text: String) -> String {
    String(text.flatMap { #"*?+[(){}^$|\./#&~-"#.contains($0) ? ["\\", $0] : [$0] })
  }

  /// A template that stands for a text itself.
  package static func escaped(template text: String) -> String {
    String(text.flatMap { #"\$"#.contains($0) ? ["\\", $0] : [$0] })
  }

  package var groups: Int { program.groups }

  /// The number of the group with a name; nil where none has it.
  package func group(named name: String) -> Int? { program.names[name] }

  /// Whether all of a text is matched.
  package func matchesAll(of text: String) throws(PatternMistake) -> Bool {
    var matching = PatternMatching(program, Array(text.unicodeScalars))
    let holds = matching.matchesAll()
    if matching.isExhausted { throw .endless }
    return holds
  }

  /// The scalars of a text that are matched first.
  package func firstMatch(
    in text: String, isAnchored: Bool = false
  ) throws(PatternMistake) -> Range<Int>? {
    try matches(in: text, isAnchored: isAnchored, most: 1).first?[0]
  }

  /// What the whole and each group of the matches stand for, in scalars.
  package func matches(
    in text: String, isAnchored: Bool = false, most: Int = .max
  ) throws(PatternMistake) -> [[Range<Int>?]] {
    let scalars = Array(text.unicodeScalars)
    var matching = PatternMatching(program, scalars)
    var found: [[Range<Int>?]] = []
    var place = 0
    while found.count < most, place <= scalars.count, let match = try matching.first(from: place),
      let whole = match[0], !isAnchored || whole.lowerBound == place
    {
      found.append(match)
      place = whole.isEmpty ? whole.upperBound + 1 : whole.upperBound
    }
    return found
  }

  /// A text with another for each match, in which `$1` stands for what the first group has matched.
  /// Behind an empty match it goes on a scalar further, so that it ends.
  package func replacing(
    in text: String, with template: String, isAnchored: Bool = false
  ) throws(PatternMistake) -> String {
    let scalars = Array(text.unicodeScalars)
    let template = Array(template.unicodeScalars)
    var new = String.UnicodeScalarView()
    var kept = 0
    for match in try matches(in: text, isAnchored: isAnchored) {
      guard let whole = match[0] else { continue }
      new.append(contentsOf: scalars[kept..<whole.lowerBound])
      new.append(contentsOf: filled(template[...], match, scalars))
      kept = whole.upperBound
    }
    new.append(contentsOf: scalars[kept...])
    return String(new)
  }

  /// The group that digits name: as many of them as there is one for; nil where there are none.
  private func number(of groups: Int, in rest: inout ArraySlice<Unicode.Scalar>) -> Int? {
    var group: Int?
    while let digit = rest.first, ("0"..."9").contains(digit) {
      let longer = (group ?? 0) * 10 + Int(digit.value - 0x30)
      if group != nil, longer >= groups { break }
      rest.removeFirst()
      group = longer
    }
    return group
  }

  /// `\` takes away the meaning of the next character; a group that matched nothing leaves nothing,
  /// and so does a number without a group.
  private func filled(
    _ template: ArraySlice<Unicode.Scalar>, _ match: [Range<Int>?], _ text: [Unicode.Scalar]
  ) -> [Unicode.Scalar] {
    var (rest, filled) = (template, [Unicode.Scalar]())
    while let next = rest.popFirst() {
      if next == "\\", let escaped = rest.popFirst() {
        filled.append(escaped)
      } else if next == "$", let group = number(of: match.count, in: &rest) {
        if group < match.count, let range = match[group] { filled += text[range] }
      } else {
        filled.append(next)
      }
    }
    return filled
  }
}

/// Tries the ways that a regular expression leaves open, one after the other, as long as a whole
/// search may take: Swift's `Regex` knows no such end.
struct PatternMatching {
  private let program: PatternProgram
  private let text: [Unicode.Scalar]
  /// A search of a pattern such as `(a+)+$` can take longer than anyone lives; it ends after so many
  /// steps.
  private var triesLeft = 4_000_000

  init(_ program: PatternProgram, _ text: [Unicode.Scalar]) {
    (self.program, self.text) = (program, text)
  }

  /// A way that is open: the next step, the place in the text, and what has been remembered.
  private struct Way {
    var step: Int
    var place: Int
    var groups: [Int?]
    var marks: [Int]
  }

  /// Whether the search ended for want of tries: it has then found nothing, and proved nothing.
  var isExhausted: Bool { triesLeft <= 0 }

  /// False without a proof where `isExhausted`.
  mutating func matchesAll() -> Bool { end(of: way(from: 0), until: text.count) != nil }

  /// Where the expression matches first, behind a place: what the whole and each group stands for,
  /// in scalars.
  mutating func first(from place: Int) throws(PatternMistake) -> [Range<Int>?]? {
    for start in place...text.count {
      if let match = match(from: start) { return match }
      if isExhausted { throw .endless }
    }
    return nil
  }

  /// What the whole and each group stands for.
  /// Nil for a group through which the way has not led.
  private mutating func match(from start: Int) -> [Range<Int>?]? {
    guard let way = end(of: way(from: start), until: nil) else { return nil }
    let groups = (1..<program.groups + 1).map { group -> Range<Int>? in
      guard let start = way.groups[2 * group], let end = way.groups[2 * group + 1] else {
        return nil
      }
      return start..<end
    }
    return [start..<way.place] + groups
  }

  /// A way that begins at a place and remembers nothing.
  private func way(from start: Int) -> Way {
    Way(
      step: 0, place: start, groups: Array(repeating: nil, count: 2 * program.groups + 2),
      marks: Array(repeating: -1, count: program.marks))
  }

  /// The first way that leads to the end, which stands at a given place if one is asked for.
  private mutating func end(of way: Way, until last: Int?) -> Way? {
    var open = [way]
    while var way = open.popLast() {
      walk: while triesLeft > 0 {
        triesLeft -= 1
        switch program.steps[way.step] {
        case .end:
          if let last, way.place != last { break walk }
          return way
        case .jump(let step): way.step = step
        case .fork(let first, let second):
          var other = way
          other.step = second
          open.append(other)
          // Each way that is open keeps what has been remembered.
          triesLeft -= way.groups.count + way.marks.count
          way.step = first
        default:
          guard take(&way) else { break walk }
        }
      }
    }
    return nil
  }

  /// Takes a step that leaves one way; false where it leads nowhere.
  private mutating func take(_ way: inout Way) -> Bool {
    let step = program.steps[way.step]
    way.step += 1
    switch step {
    case .one(let set, let foldsCase):
      guard way.place < text.count, set.contains(text[way.place], foldingCase: foldsCase) else {
        return false
      }
      way.place += 1
      return true
    case .save(let place):
      way.groups[place] = way.place
      return true
    case .edge(let edge): return stands(at: way.place, edge)
    case .again(let group, let foldsCase): return repeats(group, foldsCase, &way)
    case .mark(let mark):
      way.marks[mark] = way.place
      return true
    case .progress(let mark, let end):
      if way.marks[mark] == way.place { way.step = end }
      return true
    case .atomic(let end):
      guard let matched = self.end(of: way, until: nil) else { return false }
      way = matched
      way.step = end
      return true
    case .look(let look, let end):
      let seen = sees(look, from: way)
      way.step = end
      guard !look.isNegated else { return seen == nil }
      guard let seen else { return false }
      way.groups = seen.groups
      return true
    case .jump, .fork, .end: return false
    }
  }

  /// The way that leads to what is looked for; nil where it does not stand there.
  private mutating func sees(_ look: PatternTree.Look, from way: Way) -> Way? {
    if look.isAhead { return end(of: way, until: nil) }
    for start in (0...way.place).reversed() {
      var before = way
      before.place = start
      if let seen = end(of: before, until: way.place) { return seen }
    }
    return nil
  }

  /// Whether what a group has matched stands here once more; a group that has matched nothing fails
  /// (ICU, back references). Its length is taken off the tries.
  private mutating func repeats(_ group: Int, _ foldsCase: Bool, _ way: inout Way) -> Bool {
    guard let start = way.groups[2 * group], let end = way.groups[2 * group + 1] else {
      return false
    }
    triesLeft -= end - start
    for place in start..<end {
      guard way.place < text.count,
        ScalarSet.scalar(text[place]).contains(text[way.place], foldingCase: foldsCase)
      else { return false }
      way.place += 1
    }
    return true
  }

  // MARK: - Edges

  /// Whether a place is such an edge. `$` holds before a last end of line too, unless lines count.
  /// Edges of words are those between letters and other signs, the ends of the text counting as
  /// such.
  private func stands(at place: Int, _ edge: PatternTree.Edge) -> Bool {
    switch edge {
    case .textStart: return place == 0
    case .textEnd: return place == text.count
    case .lastLineEnd: return place == text.count || isLastLineEnd(place)
    case .lineStart:
      return place == 0 || place < text.count && text[place - 1].endsLine && !isInLineEnd(place)
    case .lineEnd: return place == text.count || text[place].endsLine && !isInLineEnd(place)
    case .word: return isWord(place - 1) != isWord(place)
    case .noWord: return isWord(place - 1) == isWord(place)
    }
  }

  /// Whether a place lies between a carriage return and its line feed.
  private func isInLineEnd(_ place: Int) -> Bool {
    place > 0 && place < text.count && text[place - 1] == "\r" && text[place] == "\n"
  }

  /// Carriage return and line feed are one end of a line.
  private func isLastLineEnd(_ place: Int) -> Bool {
    guard text[place].endsLine else { return false }
    let isPair = text[place...].starts(with: ["\r", "\n"])
    return place + (isPair ? 2 : 1) == text.count
  }

  /// Whether a word character is there; outside of the text there is none.
  private func isWord(_ place: Int) -> Bool {
    text.indices.contains(place) && text[place].isWordCharacter
  }
}
