public import Curriculum
import Grading
import Syntax

/// What a line means as an answer to what is asked; a line that is none is said to be so.
extension Asked {
  /// How an answer is typed.
  var form: AnswerForm {
    switch exercise {
    case .choice, .sources: .one(of: shown.count)
    case .order: .several(shown.map(\.call), allowsNone: false)
    case .classify: .several(shown.map(\.call), allowsNone: true)
    case .predict(let predict):
      switch predict.question {
      case .calls(_, .list, _): .several(shown.map(\.call), allowsNone: true)
      case .calls(_, .memory, _): .list(.call)
      case .prints: .list(key.isOfNumbers ? .number : .print)
      case .owners, .number: .number
      }
    case .spot(let spot): spot.isLog ? .line(of: spot.lineCount) : .lines(of: spot.lineCount)
    case .versions(let versions):
      .columns(versions.versions.count, AnswerForm.Column(versions.question.value))
    case .fill(let fill): .gaps(fill.gaps.count)
    case .fix(let fix): .code(Dialect(fix.code.dialect))
    case .drive: .calls
    case .task: .text
    }
  }

  /// The answer that a line is, where one line is an answer: what is picked by its ids.
  func answer(in line: String) throws(AnswerReading.Fault) -> [String] {
    ids(of: try form.answer(in: line))
  }

  /// An answer with what is picked by its ids, where it stands by its places.
  func ids(of answer: [String]) -> [String] {
    switch form {
    case .one, .several:
      answer.compactMap { word in
        Int(word).flatMap { shown.indices.contains($0 - 1) ? shown[$0 - 1].id : nil }
      }
    case .number, .line, .lines, .columns, .list, .gaps, .code, .calls, .text: answer
    }
  }

  /// Whether a line is an answer for itself, whatever it would lack as code.
  func isComplete(_ line: String) -> Bool {
    if isAnswered { return false }
    switch exercise {
    case .fill, .drive: return true
    case .fix(let fix):
      return !CodeChange.isUnfinished(line, of: code, in: Dialect(fix.code.dialect))
    case .predict where takesLines: return true
    case .order, .classify, .choice, .predict, .spot, .versions, .sources:
      return (try? answer(in: line)) != nil
    case .task: return false
    }
  }

  /// Whether a line that names a command may be an answer: the text of a gap, what is printed, a
  /// letter that may be a slip of another.
  func expects(_ line: String) -> Bool {
    if isAnswered { return false }
    if case .prints(let key) = key, key.lines.contains(line) { return true }
    return gaps?.expects(line) == true || line == "q"
  }

  /// The lines of an entry, and the calls of a row of several.
  func parts(of entry: String) -> [String] {
    if case .list(let kind) = form { return kind.parts(of: entry) }
    return entry.split(separator: "\n").map { String($0) }
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
}

extension AnswerForm.Column {
  public init(_ value: Exercise.Versions.Value) {
    switch value {
    case .call: self = .isSo
    case .size: self = .size
    case .count, .calls, .owners: self = .number
    case .prints: self = .word
    }
  }
}

extension AnswerKey {
  /// Whether what is printed is one number a line.
  fileprivate var isOfNumbers: Bool {
    if case .prints(let key) = self { key.isOfNumbers } else { false }
  }
}
