import Curriculum
import Diagnostics
import Grading
import Interpreter
import Mistakes
import ObjectRuntime
import Orders
import Playgrounds
import Scripts
import Syntax

// What stands beside an answer.
extension Asked {
  /// What plays an exercise's code in its world.
  var play: Rehearsal.Player {
    let (setting, start) = (setting, start)
    return { start.rehearse($0, in: setting) }
  }

  /// Whether it is a matter of opinion, which nothing is scored for.
  var isOpinion: Bool {
    if case .sources(let key) = key { key.right == nil } else { false }
  }

  /// The claims of a source that can be chosen: `ru-012` of `ru`.
  fileprivate func claims(of source: String) -> [String] {
    guard case .sources(let sources) = exercise else { return [] }
    return sources.claims.map(\.value).filter { $0.hasPrefix(source + "-") }
  }

  /// The right answer, where it is one that can be typed.
  var rightAnswer: [String] {
    switch exercise {
    case .fix(let fix): [fix.solved]
    case .fill(let fill): fill.best
    case .order, .classify, .choice, .predict, .task, .drive, .spot, .versions, .sources:
      key.mark([]).right
    }
  }

  /// The code that runs when all has been answered: what the person has mended, else as the author
  /// has it.
  func runCode(_ answer: [String]?) -> Code? {
    switch exercise {
    case .order(let order):
      guard case .script(let snippet) = order.key else { return nil }
      return Code(snippet, in: setting.dialect(of: snippet))
    case .fix(let fix):
      return Code(answer?.first ?? fix.solved, then: fix.play, in: fix.code.dialect)
    case .fill(let fill):
      return Code(answer.map(fill.filled) ?? fill.solved, then: fill.play, in: fill.code.dialect)
    case .classify, .choice, .predict, .task, .drive, .spot, .versions, .sources:
      return exercise.ownCode
    }
  }

  /// Whether running the code shows why the answer is right; classes alone do nothing.
  var isShownByItsRun: Bool {
    switch exercise {
    case .classify: return false
    case .spot(let spot): return spot.play != nil || recipe == nil
    case .order, .choice, .predict, .task, .drive, .fix, .fill, .versions, .sources: return true
    }
  }

  /// Code in the dialect in which the page shows it: what answers name the lines of keeps its own.
  func shownRun(of code: Code, _ desk: Desk) -> Page.Listing {
    switch exercise {
    case .classify, .fix, .fill, .spot:
      Page.Listing(text: code.text.text, dialect: Dialect(code.dialect))
    case .order, .choice, .predict, .task, .drive, .versions, .sources:
      desk.listing(of: code, in: setting, among: start.world.globalNames)
    }
  }

  /// What is picked among others, as it was shown: a call, or the number of an option.
  fileprivate func name(of id: String) -> String? {
    switch exercise {
    case .order, .predict: shown.first { $0.id == id && !$0.call.isEmpty }?.call
    case .classify: shown.firstIndex { $0.id == id }.map { "\($0 + 1)" }
    case .choice, .task, .drive, .fix, .fill, .spot, .versions, .sources: nil
    }
  }

  /// Why the answer is right; nothing where an author says so.
  func grounds(for mark: Mark) -> [Ground] {
    recipe == nil ? [] : key.grounds(of: exercise, in: setting, for: mark, given, play: play)
  }

  /// Who owns the object whose owners are counted, in the end.
  var ownerReport: OwnerReport? {
    guard case .predict(let predict) = exercise, case .owners(let name) = predict.question else {
      return nil
    }
    let run = play(Rehearsal(predict.code.text.text, in: predict.code.dialect))
    let simulation = run.after.simulation
    var report = simulation.object(named: name.value).map(Narrator(simulation).report)
    // As the question names it, whatever variable was given it last.
    report?.object = name.value
    return report
  }

  /// The calls that come under several versions, where calls are asked for: those that are counted,
  /// or all without layout.
  fileprivate var rows: [VersionsKey.Row] {
    guard case .versions(let key) = key, case .versions(let versions) = exercise else { return [] }
    switch versions.question {
    case .call, .count: return key.rows.filter { !$0.call.hasSuffix("LayoutSubviews") }
    case .calls(let name): return key.rows.filter { $0.call.hasPrefix(name.value + " ") }
    case .prints, .owners, .size: return []
    }
  }

  /// What the page says of its run.
  var expectation: Expectation? {
    switch exercise {
    case .predict(let predict): predict.expect
    case .choice(let choice):
      choice.options.lazy.compactMap(\.condition).first { $0.ends != nil }
    case .order, .classify, .task, .drive, .fix, .fill, .spot, .versions, .sources: nil
    }
  }
}

extension Session {
  /// What was answered and what is right, told in what was shown; nil is an answer only shown.
  func graded(
    _ mark: Mark, _ answer: [String]?, _ asked: Asked, within lesson: LessonWalk?
  ) -> Graded {
    let text = text(of: asked, within: lesson)
    return Graded(
      mark: mark, isShown: answer == nil, answer: feedback(on: answer, mark, asked, text))
  }

  /// What is said of the wrong options that were chosen.
  func whyNot(of asked: Asked, _ mark: Mark, within lesson: LessonWalk?) -> [Idea] {
    let (text, answer) = (text(of: asked, within: lesson), asked.given ?? [])
    // Numbers are typed, and wrong ones have their reasons as options have.
    let chosen =
      asked.shown.isEmpty ? answer : asked.shown.map(\.id).filter { answer.contains($0) }
    return chosen.filter { !mark.right.contains($0) }.compactMap { id in
      let names = [id] + asked.claims(of: id)
      let said =
        names.lazy.compactMap { text.whyNot[$0] }.first ?? misconception(caughtBy: names, asked)
      return said.map { Idea(choice: asked.name(of: id), text: $0) }
    }
  }

  /// The idea that somebody has who chose this.
  private func misconception(caughtBy names: [String], _ asked: Asked) -> Document? {
    let caught = asked.question?.0.catches.first { names.contains($0.option.value) }
    let name = caught?.misconception.value
    return name.flatMap { library.misconceptions()[$0] }
      .map { Document($0.text.text(in: language, origin: .en)) }
  }

  private func feedback(
    on answer: [String]?, _ mark: Mark, _ asked: Asked, _ text: ExerciseText
  ) -> Graded.Answer {
    let calls = Dictionary(asked.shown.map { ($0.id, $0.call) }) { first, _ in first }
    func name(_ id: String) -> String {
      if let call = calls[id], !call.isEmpty { return call }
      return text.options[id]?.plainText.withoutFullStop ?? id
    }
    func beside(isPrinted: Bool = false) -> Graded.Answer {
      .beside(
        Graded.Beside(
          yours: answer.map { (mark.given ?? $0).map(name) }, right: mark.right.map(name),
          moves: mark.misplaced.map(name), missing: mark.missing.map(name),
          extras: mark.extras.map(name), repeated: mark.repeated.map(name), isPrinted: isPrinted,
          unasked: mark.unasked))
    }
    switch asked.exercise {
    case .order, .task: return beside()
    case .predict(let predict):
      switch predict.question {
      case .calls: return beside()
      case .prints: return beside(isPrinted: true)
      case .owners, .number: return .value(yours: answer?.first, right: mark.right.first ?? "")
      }
    case .classify(let classify):
      let numbers = Dictionary(zip(asked.shown.map(\.id), 1...)) { first, _ in first }
      return .options(
        yours: answer.map { Set($0.compactMap { numbers[$0] }).sorted() },
        right: mark.right.compactMap { numbers[$0] }.sorted(),
        texts: classify.options == .mistakes ? nil : asked.shown.map { name($0.id) })
    case .choice:
      return .value(yours: answer?.first.map(name), right: mark.right.map(name).first ?? "")
    case .sources:
      let places = asked.shown.map(\.id)
      guard let right = mark.right.first.flatMap(places.firstIndex) else { return .opinion }
      return .sources(
        yours: answer?.first.flatMap(places.firstIndex), right: right, of: asked.quoted(desk))
    case .versions(let versions):
      return .columns(
        versions: versions.versions.map(\.value), yours: answer, right: mark.right,
        rows: asked.rows)
    case .spot: return .lines(spotted(answer, mark, asked))
    case .fix:
      return .code(
        answer?.first ?? asked.rightAnswer.first ?? "", isYours: answer != nil,
        of: text.after.blocks.isEmpty ? asked.firstFinding?.subject : nil)
    case .fill(let fill):
      return .code(answer.map(fill.filled) ?? fill.solved, isYours: answer != nil)
    case .drive:
      return .drive(
        refused: asked.drive?.refused ?? 0, hints: asked.hintsShown, calls: mark.right)
    }
  }

  /// The lines that were named or are right, with their code.
  private func spotted(_ answer: [String]?, _ mark: Mark, _ asked: Asked) -> [Graded.Line] {
    let lines = (asked.listing(desk)?.text ?? "")
      .split(separator: "\n", omittingEmptySubsequences: false)
    func places(_ answer: [String]) -> [Int: Int?] {
      Dictionary(
        answer.compactMap { word in
          let numbers = word.split(separator: ":").compactMap { Int($0) }
          return numbers.first.map { ($0, numbers.dropFirst().first) }
        }
      ) { first, _ in first }
    }
    let (yours, right) = (answer.map(places), places(mark.right))
    return Set((yours ?? [:]).keys).union(right.keys).sorted().map { number in
      Graded.Line(
        number: number,
        code: lines.indices.contains(number - 1)
          ? String(lines[number - 1]).trimmed : "",
        isYours: yours?[number] != nil, isRight: right[number] != nil,
        mistake: right[number] ?? nil, yourMistake: yours?[number].flatMap { $0 })
    }
  }
}

extension String {
  /// A sentence as part of another.
  fileprivate var withoutFullStop: String {
    hasSuffix(".") || hasSuffix("。") ? String(dropLast()) : self
  }
}
