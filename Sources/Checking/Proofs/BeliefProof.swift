import Curriculum
import Diagnostics
import Grading
import Sessions

// That who has the idea which an option is there to catch answers wrongly.
extension Checked {
  /// Proved where the idea says what it takes the run for, and a run decides what is right.
  mutating func proveCatches(
    of question: Quiz.Question, _ ready: ReadyQuestion, of quiz: Quiz,
    _ misconceptions: Misconceptions?, _ source: SourceText
  ) {
    guard let misconceptions else { return }
    for item in question.catches {
      let id = item.misconception.value
      guard let misconception = misconceptions[id] else {
        add(.unknownMisconception(id), at: item.misconception.range, source)
        continue
      }
      guard let belief = misconception.thinks, let other = question.believing(belief),
        let answer = try? ReadyQuestion(other, of: quiz).mark([]).right,
        ready.mark(answer).isCorrect
      else { continue }
      add(.beliefIsRight(id), at: item.misconception.range, source)
    }
  }
}

extension Quiz.Question {
  /// The question as somebody with an idea takes it; nil where the file decides what is right, or
  /// the answer is code.
  func believing(_ belief: Misconceptions.Belief) -> Quiz.Question? {
    var other = self
    switch belief {
    case .ios(let version): other.setting.ios = version
    case .instead(let replacements):
      other.setting.setup = setting.setup?.changed { $0.replacing(replacements) }
      other.exercise = exercise.changed { $0.replacing(replacements) } ?? exercise
    case .without(let line): other.exercise = exercise.changed { $0.withoutLine(line) } ?? exercise
    case .with(let line): other.exercise = exercise.changed { $0 + "\n" + line } ?? exercise
    }
    return exercise.changed { $0 } == nil ? nil : other
  }
}

extension Exercise {
  /// The same about other code; nil where no run of the code decides, or the answer is code.
  fileprivate func changed(_ change: (String) -> String) -> Exercise? {
    switch self {
    case .choice(var choice):
      if choice.key != nil { return nil }
      choice.code = choice.code?.changed(change)
      return .choice(choice)
    case .predict(var predict):
      predict.code = predict.code.changed(change)
      return .predict(predict)
    case .spot(var spot):
      spot.code = spot.code?.changed(change)
      spot.play = spot.play?.changed(change)
      return .spot(spot)
    case .versions(var versions):
      versions.code = versions.code.changed(change)
      return .versions(versions)
    case .sources(var sources):
      sources.code = sources.code?.changed(change)
      return .sources(sources)
    case .order(var order):
      guard case .script(let snippet) = order.key else { return nil }
      order.key = .script(Snippet(change(snippet.text)))
      return .order(order)
    case .classify, .task, .drive, .fix, .fill: return nil
    }
  }
}

extension Code {
  /// The same code with another text, in the same dialect.
  fileprivate func changed(_ change: (String) -> String) -> Code {
    Code(Snippet(change(text.text)), in: dialect)
  }
}

extension String {
  /// Each replacement in the order of the file, at every place.
  fileprivate func replacing(_ replacements: [Misconceptions.Replacement]) -> String {
    replacements.reduce(self) { text, replacement in
      text.split(separator: replacement.old, omittingEmptySubsequences: false)
        .joined(separator: replacement.new)
    }
  }

  /// Counted from 1.
  fileprivate func withoutLine(_ number: Int) -> String {
    split(separator: "\n", omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset + 1 != number }.map(\.element).joined(separator: "\n")
  }
}
