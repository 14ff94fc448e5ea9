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

  /// Whether a line that names a command may be an answer: one that can be read as such, the text
  /// of a gap, what is printed or could be, a letter that may be a slip of another.
  func expects(_ line: String) -> Bool {
    if isAnswered { return false }
    if line == "q" { return true }
    return switch form {
    case .one, .several, .number, .line, .lines, .columns: (try? answer(in: line)) != nil
    case .gaps: gaps?.expects(line) == true
    case .list(.print), .list(.number): mentions(line)
    case .list(.call), .calls, .code, .text: false
    }
  }

  /// Whether what is typed is a text, which any word can be.
  var takesText: Bool {
    if isAnswered { return false }
    return switch form {
    case .list, .gaps, .code, .calls, .text, .columns(_, .word): true
    case .one, .several, .number, .line, .lines, .columns: false
    }
  }

  /// Whether the code that is asked about prints a text, or has it to print.
  private func mentions(_ text: String) -> Bool {
    if case .prints(let key) = key, key.lines.contains(text) { return true }
    return askedCode.contains { $0.text.text.contains("\"\(text)\"") }
  }

  /// The lines of an entry, and the calls of a row of several.
  func parts(of entry: String) -> [String] {
    if case .list(let kind) = form { return kind.parts(of: entry) }
    return entry.split(separator: "\n").map { String($0) }
  }

  /// What of an entry is no call that there is, where calls are typed: nothing is counted.
  func fault(in entry: String) -> Refusal.Answer? {
    for part in parts(of: entry) {
      if let meant = suggestion(for: part) { return .misspelt(part, meant) }
      if isNoCall(part) { return .unknown(part) }
    }
    return nil
  }

  /// The call that is spelt like one that there is not.
  private func suggestion(for part: String) -> String? {
    switch key {
    case .calls(let key) where takesLines: key.suggestion(for: part)
    case .drive(let key): key.suggestion(for: part)
    case .fill: gaps?.suggestion(for: part)
    case .calls, .order, .classify, .choice, .prints, .value, .task, .fix, .spot, .versions,
      .sources:
      nil
    }
  }

  /// Whether calls are typed, and this is none; a method that the code declares may be one.
  private func isNoCall(_ part: String) -> Bool {
    func isNone(_ knows: (TypedCall) -> Bool) -> Bool {
      guard let call = TypedCall(part) else { return true }
      return !knows(call)
        && !askedCode.contains {
          Page.Listing(text: $0.text.text, dialect: Dialect($0.dialect)).declares(call.base)
        }
    }
    return switch key {
    case .calls(let key) where takesLines:
      !(entered.isEmpty && part.halfWidth == "0") && isNone(key.knows)
    case .drive(let key): isNone(key.knows)
    case .calls, .order, .classify, .choice, .prints, .value, .task, .fix, .fill, .spot, .versions,
      .sources:
      false
    }
  }

  /// The code that is asked about, with what was set up before it.
  private var askedCode: [Code] { [setting.setup, exercise.ownCode].compactMap(\.self) }
}

extension Page.Listing {
  /// Whether it declares a method of such a name, whatever its arguments.
  func declares(_ base: String) -> Bool {
    CodeChange.methods(of: text, in: dialect).contains {
      $0.0.prefix { $0 != "(" && $0 != ":" } == base
    }
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
