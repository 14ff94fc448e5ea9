public import Curriculum
import Diagnostics
import Interpreter
import Mistakes
public import Scripts
import Simulator
import Syntax

/// What is wrong with the code of a classify question, as the detectors see it happen.
public struct ClassifyQuestion: Sendable {
  /// The numbers of the mistakes that were seen, ascending; what is none of the twelve has none.
  public let seen: [String]
  /// What a compiler would say of the code.
  public let faults: [ScriptRun.Mistake]

  /// Runs the code under the question's version: a script as it stands, and classes with nothing
  /// that uses them through the standard life that `lint` leads them through.
  public init(_ classify: Quiz.Classify, of question: Quiz.Question) {
    let source = SourceText(name: question.id.value, text: classify.code.text)
    let dialect = question.dialect.map(Dialect.init)
    let numbers: [Int]
    if Script.read(source, dialect: dialect).declaresOnly {
      let simulation = World(question).simulation
      let lint = Lint(
        of: [Lint.File(source, dialect: dialect)], version: simulation.version,
        memory: simulation.memory)
      faults = lint.faults.map(\.fault)
      numbers = lint.warnings.map(\.finding.number)
    } else {
      let run = ScriptRun(
        of: source, dialect: dialect, in: World(question), watcher: .mistakes { _ in "" })
      faults = run.mistakes
      numbers = run.events.compactMap { event in
        if case .mistake(let number, _, _, _, _, _) = event { number } else { nil }
      }
    }
    seen = Set(numbers).subtracting([0]).sorted().map { String($0) }
  }

  /// Whether the code could be run at all.
  public var isSound: Bool { !faults.contains { $0.severity == .error } }

  /// The ids that are right: those that the file gives, else what the detectors see.
  static func key(
    of classify: Quiz.Classify, in question: Quiz.Question
  ) throws(QuestionFault) -> [String] {
    if let key = classify.key { return key.map(\.value) }
    let ready = ClassifyQuestion(classify, of: question)
    if !ready.isSound { throw .codeIsWrong }
    return ready.seen
  }
}

extension Script {
  /// Whether everything in it says what something is, and nothing happens.
  fileprivate var declaresOnly: Bool {
    items.allSatisfy { item in
      guard case .statement(let statement, _) = item else { return true }
      if case .variables = statement.kind { return false }
      return statement.isDeclaration
    }
  }
}
