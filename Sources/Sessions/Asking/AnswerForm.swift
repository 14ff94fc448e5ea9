import Curriculum
import Grading
import Learning
public import Syntax
import UIKitAPI

/// How an answer is typed, whatever is right.
public enum AnswerForm: Equatable, Sendable {
  /// One of so many, by its letter.
  case one(of: Int)
  /// Several of what is shown, by numbers or by names; empty for what cannot be named.
  case several([String], allowsNone: Bool)
  case number
  /// The number of one of so many lines.
  case line(of: Int)
  /// Numbers among those of so many lines, each with that of a mistake behind it where one is known.
  case lines(of: Int)
  /// A value for each of so many columns.
  case columns(Int, Column)
  /// Lines until an empty one: calls, or what is printed.
  case list(Entry)
  /// So many texts.
  case gaps(Int)
  /// Changes to code.
  case code(Dialect)
  /// Calls, one by one.
  case calls
  /// What somebody has to say.
  case text

  /// What is typed for each version.
  public enum Column: Equatable, Sendable {
    case isSo, size, number, word
  }

  /// What each line of an answer of several is.
  public enum Entry: Equatable, Sendable {
    case call, print
    /// What is printed, where each line is one number: several in a row are as many lines.
    case number
  }
}

extension AnswerForm {
  /// The answer that a line is, where one line is an answer; what is picked is named by its place,
  /// from 1. A line that is none is refused in words.
  public func read(_ line: String) throws(Refusal) -> [String] {
    do throws(AnswerReading.Fault) {
      return try answer(in: line)
    } catch {
      throw .malformedAnswer(error.refused, count: places)
    }
  }

  /// How many there are to choose from; 0 where what is typed is not chosen.
  var places: Int {
    switch self {
    case .one(let count): count
    case .several(let names, _): names.count
    case .line(let count), .lines(let count): count
    case .number, .columns, .list, .gaps, .code, .calls, .text: 0
    }
  }

  /// The answer that a line is, where one line is an answer; what is picked is named by its place,
  /// from 1.
  func answer(in line: String) throws(AnswerReading.Fault) -> [String] {
    switch self {
    case .one(let count): [try AnswerForm.place(in: line, among: count)]
    case .several(let names, let allowsNone):
      try AnswerReading(
        ids: names.indices.map { "\($0 + 1)" }, names: names.filter { !$0.isEmpty },
        allowsNone: allowsNone
      ).ids(in: line)
    case .number: [try AnswerForm.number(in: line)]
    case .line(let count): [try AnswerForm.line(in: line, of: count)]
    case .lines(let count): try AnswerForm.lines(in: line, of: count)
    case .columns(let count, let column): try AnswerForm.columns(in: line, count, column)
    case .list, .gaps, .code, .calls, .text: [line]
    }
  }

  private static func place(
    in line: String, among count: Int
  ) throws(AnswerReading.Fault) -> String {
    let word = line.halfWidth.trimmed.lowercased().inLatin
    let place =
      AnswerReading.number(word)
      ?? (word.utf8.count == 1 ? word.utf8.first.map { Int($0) - Int(UInt8(ascii: "a")) + 1 } : nil)
    guard let place, (1...max(count, 1)).contains(place), count > 0 else {
      throw .noLetter(line.trimmed)
    }
    return "\(place)"
  }

  private static func number(in line: String) throws(AnswerReading.Fault) -> String {
    guard let number = AnswerReading.number(line.halfWidth.trimmed) else {
      throw .notANumber(line.trimmed)
    }
    return String(number)
  }

  private static func line(
    in line: String, of count: Int
  ) throws(AnswerReading.Fault) -> String {
    guard let place = AnswerReading.number(line.halfWidth.trimmed), 1...max(count, 1) ~= place
    else { throw .noLine(line.trimmed) }
    return "\(place)"
  }

  /// Numbers of lines, with the number of the mistake behind a colon: `7:9 12`; 0 is none.
  private static func lines(
    in line: String, of count: Int
  ) throws(AnswerReading.Fault) -> [String] {
    let words = line.halfWidth.split { " ,;\t".contains($0) }.map { String($0) }
    if words.isEmpty { throw .notANumber(line.trimmed) }
    if words.count > 200 { throw .tooLong }
    if words == ["0"] { return [] }
    var answer: [String] = []
    for word in words {
      let numbers = word.split(separator: ":", omittingEmptySubsequences: false)
        .map { AnswerReading.number(String($0)) }
      guard (1...2).contains(numbers.count), let place = numbers[0], place > 0 else {
        throw .notANumber(word)
      }
      guard place <= count else { throw .noNumber(String(place)) }
      guard numbers.count == 2 else {
        answer.append("\(place)")
        continue
      }
      guard let mistake = numbers[1], Skill.mistakeNumbers.contains(mistake) else {
        throw .noMistake(word)
      }
      answer.append("\(place):\(mistake)")
    }
    return answer
  }

  /// One value for each version.
  private static func columns(
    in line: String, _ count: Int, _ column: Column
  ) throws(AnswerReading.Fault) -> [String] {
    var words = line.halfWidth.split { " ,;\t".contains($0) }.map { $0.lowercased() }
    if column == .size { words = sizes(in: line) }
    let isWhole = column != .size || words.allSatisfy { $0 == "-" || $0.contains("x") }
    guard words.count == count, isWhole else { throw .count(count, column) }
    if column == .number, let word = words.first(where: { AnswerReading.number($0) == nil }) {
      throw .notANumber(word)
    }
    if column == .isSo {
      var answer: [String] = []
      for word in words {
        guard let isYes = isYes(word) else { throw .noYesNo(word) }
        answer.append(isYes ? "y" : "n")
      }
      return answer
    }
    return words
  }

  /// Widths with their heights, whatever stands between the two: `320x460`, `320×460`, `320, 460`;
  /// a hyphen alone is no size.
  private static func sizes(in line: String) -> [String] {
    var sizes: [String] = []
    var width: Substring?
    for word in line.halfWidth.split(whereSeparator: { !$0.isNumber && !".-".contains($0) }) {
      if word == "-" {
        sizes.append("-")
      } else if let first = width {
        sizes.append("\(first)x\(word)")
        width = nil
      } else {
        width = word
      }
    }
    return sizes + (width.map { [String($0)] } ?? [])
  }

  /// Yes and no in any of the languages.
  private static func isYes(_ word: String) -> Bool? {
    if ["y", "yes", "да", "д", "ano", "a", "是", "はい", "1", "x"].contains(word) { return true }
    if ["n", "no", "нет", "н", "ne", "否", "不是", "いいえ", "0", "."].contains(word) { return false }
    return nil
  }
}

extension AnswerForm {
  /// What one of several is picked by: `a` for the first, which is 1.
  public static func letter(_ place: Int) -> String {
    String(UnicodeScalar(UInt8(truncatingIfNeeded: 96 + place)))
  }
}

extension String {
  /// The letters of a Cyrillic keyboard that look like those of options.
  fileprivate var inLatin: String {
    switch self {
    case "а": "a"
    case "в": "b"
    case "с": "c"
    case "е": "e"
    default: self
    }
  }
}

// MARK: - Entries of several lines
extension AnswerForm {
  /// Whether what is typed is added to what was typed before.
  public var isAddedTo: Bool {
    switch self {
    case .list, .calls, .gaps: true
    case .one, .several, .number, .line, .lines, .columns, .code, .text: false
    }
  }

  /// The calls or lines that a typed entry adds; a call that there is not is refused, whatever key
  /// there may be. What is shown beside it may declare methods of its own.
  public func added(
    by entry: String, beside shown: [Page.Listing]
  ) throws(Refusal) -> [String] {
    let kind: Entry? =
      switch self {
      case .list(let kind): kind
      case .calls: .call
      case .one, .several, .number, .line, .lines, .columns, .gaps, .code, .text: nil
      }
    let parts = kind?.parts(of: entry) ?? [entry]
    guard kind == .call else { return parts }
    for part in parts {
      // UIKit's calls are spelt in ASCII: anything else is a sentence.
      guard let call = TypedCall(part), call.selector.utf8.allSatisfy({ $0 < 0x80 }) else {
        throw .malformedAnswer(.unknown(part), count: 0)
      }
      if call.isKnown(among: []) || shown.contains(where: { $0.declares(call.base) }) { continue }
      throw .malformedAnswer(
        call.suggestion(among: []).map { .misspelt(part, $0) } ?? .unknown(part), count: 0)
    }
    return parts
  }
}

extension AnswerForm.Entry {
  /// The lines of an entry, and the calls or numbers of a row of several.
  public func parts(of entry: String) -> [String] {
    let lines = entry.split(separator: "\n").map { String($0) }
    return switch self {
    case .print: lines
    case .number: lines.flatMap { $0.numbersInARow ?? [$0] }
    case .call:
      lines.flatMap { line in
        let words = line.split { " ,;\t".contains($0) }.map { String($0) }
        let isRow = words.count > 1 && words.allSatisfy(\.isCall)
        return isRow ? words : [line]
      }
    }
  }
}

extension String {
  /// Whether it names a message of a life, in either dialect.
  fileprivate var isCall: Bool {
    TypedCall(self).flatMap { LifeCycle(rawValue: $0.selector(among: [])) } != nil
  }
}
