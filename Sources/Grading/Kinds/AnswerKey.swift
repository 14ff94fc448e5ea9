public import Curriculum
import Interpreter
import ObjectRuntime
import Orders
import Syntax

/// What is right in an exercise, by its kind.
public enum AnswerKey: Sendable {
  case order(OrderQuestion)
  case classify(ClassifyQuestion)
  case choice(ChoiceKey)
  case calls(CallsKey)
  case prints(PrintsKey)
  case value(ValueKey)
  case task(TaskKey)
  case drive(DriveKey)
  case fix(FixKey)
  case fill(FillKey)
  case spot(SpotKey)
  case versions(VersionsKey)
  case sources(SourcesKey)

  /// Makes the key of an exercise from what playing its code shows; fails where there is none, or
  /// not one.
  public init(
    _ exercise: Exercise, in setting: Setting, play: Rehearsal.Player
  ) throws(QuestionFault) {
    func run(_ code: Code, then end: Code? = nil) -> Observation {
      play(Rehearsal(code.text.text, then: end, in: code.dialect))
    }
    switch exercise {
    case .order(let order): self = .order(try OrderQuestion(order, in: setting, play: play))
    case .classify(let classify):
      self = .classify(try ClassifyQuestion(classify, in: setting, play: play))
    case .choice(let choice):
      let dialect = choice.code?.dialect ?? setting.dialect
      self = .choice(try ChoiceKey(choice, in: dialect, choice.code.map { run($0) }))
    case .predict(let predict):
      try self.init(predict, run(predict.code))
    case .task(let task): self = .task(TaskKey(task))
    case .drive(let drive): self = .drive(try DriveKey(drive, run(drive.scene)))
    case .fix(let fix): self = .fix(try FixKey(fix, play: play))
    case .fill(let fill): self = .fill(FillKey(fill))
    case .spot(let spot): try self.init(spot, in: setting, play: play)
    case .versions(let versions):
      let runs = versions.versions.map { version in
        play(
          Rehearsal(
            versions.code.text.text, in: versions.code.dialect, under: version.value))
      }
      self = .versions(try VersionsKey(versions, runs))
    case .sources(let sources):
      let dialect = sources.code?.dialect ?? setting.dialect
      self = .sources(try SourcesKey(sources, in: dialect, sources.code.map { run($0) }))
    }
  }

  private init(_ predict: Exercise.Predict, _ run: Observation) throws(QuestionFault) {
    switch predict.question {
    case .calls(let subject, let source, let distractors):
      self = .calls(
        try CallsKey(of: subject, from: source, distractors: distractors, in: run))
    case .prints: self = .prints(try PrintsKey(run))
    case .owners(let name):
      guard run.isSound, let count = run.owners(of: name.value) else { throw .codeIsWrong }
      self = .value(ValueKey(value: count))
    case .number(let call):
      if !run.isSound { throw .codeIsWrong }
      self = .value(ValueKey(value: run.calls.count { $0.matches(call) }))
    }
  }

  private init(
    _ spot: Exercise.Spot, in setting: Setting, play: Rehearsal.Player
  ) throws(QuestionFault) {
    if case .log(let log) = spot.question {
      let run = play(Rehearsal("", in: setting.dialect))
      self = .spot(try SpotKey(log, under: run.before.simulation.version))
      return
    }
    guard let code = spot.code else { throw .codeIsWrong }
    let text = code.text.text
    if case .mistakes = spot.question, spot.play == nil,
      Inspection.isLinted(text, Dialect(code.dialect))
    {
      let inspection = Inspection(code.text, in: setting, play: play)
      if !inspection.isSound { throw .codeIsWrong }
      self = .spot(SpotKey(inspection.places))
      return
    }
    let run = play(Rehearsal(text, then: spot.play, in: code.dialect))
    self = .spot(try SpotKey(spot.question, in: code, run))
  }

  /// Marks an answer: ids, calls, lines, numbers, texts of gaps, or code, as the kind has it.
  ///
  /// Answers that are code are played.
  public func mark(_ answer: [String], play: Rehearsal.Player) -> Mark {
    switch self {
    case .task(let key): key.mark(answer.joined(separator: "\n"), play: play)
    case .fix(let key): key.mark(answer.joined(separator: "\n"), play: play)
    case .fill(let key): key.mark(answer, play: play)
    case .order, .classify, .choice, .calls, .prints, .value, .drive, .spot, .versions, .sources:
      mark(answer)
    }
  }

  /// What an answer is written in that is code as a whole; nil where it is none.
  public var dialectOfCode: Snippet.Dialect? {
    switch self {
    case .fix(let key): key.fix.code.dialect
    case .order, .classify, .choice, .calls, .prints, .value, .task, .drive, .fill, .spot,
      .versions,
      .sources:
      nil
    }
  }

  /// Marks an answer that is no code.
  public func mark(_ answer: [String]) -> Mark {
    switch self {
    case .order(let key): key.mark(answer)
    case .classify(let key): key.mark(answer)
    case .choice(let key): key.mark(answer)
    case .calls(let key): key.mark(answer)
    case .prints(let key): key.mark(answer)
    case .value(let key): key.mark(answer)
    case .drive(let key): key.mark(answer)
    case .spot(let key): key.mark(answer)
    case .versions(let key): key.mark(answer)
    case .sources(let key): key.mark(answer)
    case .task, .fix, .fill: .exact(false, right: [])
    }
  }
}
