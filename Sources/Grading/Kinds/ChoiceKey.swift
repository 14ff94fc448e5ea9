import Curriculum

/// The one of several that is right.
public struct ChoiceKey: Equatable, Sendable {
  public let right: String

  init(right: String) { self.right = right }

  /// Where the file does not say it, the run does; fails where none is right, or several are.
  init(
    _ choice: Exercise.Choice, in dialect: Snippet.Dialect, _ run: Observation?
  ) throws(QuestionFault) {
    if let key = choice.key {
      right = key.value
      return
    }
    guard let run, run.isSound else { throw .codeIsWrong }
    let holding = choice.options.filter { option in
      option.condition.map { $0.lack(in: run, as: .exactly, dialect) == nil } ?? false
    }
    guard let only = holding.first else { throw .noAnswer }
    if holding.count > 1 { throw .severalAnswers(holding.map(\.id.value)) }
    right = only.id.value
  }

  public func mark(_ answer: [String]) -> Mark {
    .exact(answer == [right], right: [right], extras: answer.filter { $0 != right })
  }
}
