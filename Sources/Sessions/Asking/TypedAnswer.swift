import Curriculum
import Grading
import Orders
import UIKitAPI

/// What a line means as an answer to what is asked; a line that is none is said to be so.
extension Asked {
  /// The answer that a line is, where one line is an answer.
  func answer(in line: String) throws(AnswerReading.Fault) -> [String] {
    switch exercise {
    case .order, .classify, .choice, .sources: return try picked(in: line)
    case .predict(let predict):
      switch predict.question {
      case .calls(_, .list, _): return try picked(in: line)
      case .calls, .prints: return [line]
      case .owners, .number: return [try number(in: line)]
      }
    case .spot: return try lines(in: line)
    case .versions(let versions): return try columns(in: line, of: versions)
    case .task, .drive, .fix, .fill: return [line]
    }
  }

  /// Whether a line is an answer for itself, whatever it would lack as code.
  func isComplete(_ line: String) -> Bool {
    if isAnswered { return false }
    switch exercise {
    case .fill, .drive: return true
    case .fix: return line.halfWidth.first { !$0.isWhitespace }?.isNumber == true
    case .predict where takesLines: return true
    case .order, .classify, .choice, .predict, .spot, .versions, .sources:
      return (try? answer(in: line)) != nil
    case .task: return false
    }
  }

  /// The lines of an entry, and the calls of a row of several.
  func parts(of entry: String) -> [String] {
    let lines = entry.split(separator: "\n").map { String($0) }
    guard case .predict(let predict) = exercise, case .calls = predict.question else {
      return lines
    }
    return lines.flatMap { line in
      let words = line.split { " ,;\t".contains($0) }.map { String($0) }
      let isRow = words.count > 1 && words.allSatisfy(\.isCall)
      return isRow ? words : [line]
    }
  }

  /// A call among typed ones that there is not, with the one that is spelt like it.
  func misspelling(in entry: String) -> (String, String)? {
    for part in parts(of: entry) {
      let meant: String? =
        switch key {
        case .calls(let key) where takesLines: key.suggestion(for: part)
        case .drive(let key): key.suggestion(for: part)
        case .fill: gaps?.suggestion(for: part)
        case .calls, .order, .classify, .choice, .prints, .value, .task, .fix, .spot, .versions,
          .sources:
          nil
        }
      if let meant { return (part, meant) }
    }
    return nil
  }

  private var picksOne: Bool {
    switch exercise {
    case .choice, .sources: true
    case .order, .classify, .predict, .task, .drive, .fix, .fill, .spot, .versions: false
    }
  }

  /// Numbers, letters or names of what is shown.
  private func picked(in line: String) throws(AnswerReading.Fault) -> [String] {
    if picksOne {
      let word = line.halfWidth.trimmed.lowercased().inLatin
      let place =
        AnswerReading.number(word).map { $0 - 1 }
        ?? (word.utf8.count == 1 ? word.utf8.first.map { Int($0) - Int(UInt8(ascii: "a")) } : nil)
      guard let place, shown.indices.contains(place) else { throw .noLetter(line.trimmed) }
      return [shown[place].id]
    }
    let names = shown.map(\.call).filter { !$0.isEmpty }
    return try AnswerReading(ids: shown.map(\.id), names: names, allowsNone: allowsNone)
      .ids(in: line)
  }

  private var allowsNone: Bool {
    switch exercise {
    case .classify, .predict, .spot: true
    case .order, .choice, .task, .drive, .fix, .fill, .versions, .sources: false
    }
  }

  private func number(in line: String) throws(AnswerReading.Fault) -> String {
    guard let number = AnswerReading.number(line.halfWidth.trimmed) else {
      throw .notANumber(line.trimmed)
    }
    return String(number)
  }

  /// Numbers of lines, with the number of the mistake behind a colon: `7:9 12`; 0 is none.
  private func lines(in line: String) throws(AnswerReading.Fault) -> [String] {
    let words = line.halfWidth.split { " ,;\t".contains($0) }.map { String($0) }
    if words.isEmpty { throw .unknown(nil) }
    if words.count > 200 { throw .tooLong }
    if words == ["0"] { return [] }
    var answer: [String] = []
    for word in words {
      let numbers = word.split(separator: ":", omittingEmptySubsequences: false)
        .map { AnswerReading.number(String($0)) }
      guard (1...2).contains(numbers.count), let place = numbers[0], place > 0 else {
        throw .notANumber(word)
      }
      guard numbers.count == 2 else {
        answer.append("\(place)")
        continue
      }
      guard let mistake = numbers[1], Skill.mistakeNumbers.contains(mistake) else {
        throw .notANumber(word)
      }
      answer.append("\(place):\(mistake)")
    }
    return answer
  }

  /// One value for each version.
  private func columns(
    in line: String, of versions: Exercise.Versions
  ) throws(AnswerReading.Fault) -> [String] {
    var words = line.halfWidth.split { " ,;\t".contains($0) }.map { $0.lowercased() }
    if case .size = versions.question { words = Asked.sizes(in: line) }
    guard words.count == versions.versions.count else { throw .count(versions.versions.count) }
    if case .call = versions.question {
      var answer: [String] = []
      for word in words {
        guard let isYes = Asked.isYes(word) else { throw .unknown(word) }
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

extension String {
  /// Whether it names a message of a life, in either dialect.
  fileprivate var isCall: Bool {
    TypedCall(self).flatMap { LifeCycle(rawValue: $0.selector(among: [])) } != nil
  }
}
