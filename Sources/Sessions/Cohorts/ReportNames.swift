public import Cohorts
public import Curriculum
import Generation

/// What items, misconceptions and claims are called in a language, and what kind of thing an item
/// is, for who reads what many have answered.
public struct ReportNames: Sendable {
  private var items: [String: String] = [:]
  private var kinds: [String: Exercise.Kind] = [:]
  private var misconceptions: [String: String] = [:]
  private var claims: [String: String] = [:]

  /// - Parameter ids: of the items that are to be named.
  public init(of ids: [String], in library: Library, _ language: Language) {
    for source in Set(ids.map(\.source)) {
      name(stepsOf: source, in: library, language)
      name(questionsOf: source, in: library, language)
    }
    for misconception in library.misconceptions().list {
      let text = misconception.text.text(in: language, origin: .en)
      misconceptions[misconception.id.value] = Document(text).plainText
    }
  }

  public init(_ report: CohortReport, in library: Library, _ language: Language) {
    func ids(_ kind: CohortReport.Kind) -> [String] {
      report.sections.filter { $0.kind == kind }.flatMap(\.lines).map(\.name)
    }
    self.init(of: ids(.item), in: library, language)
    for claim in library.claims(ids(.claim), in: language) { claims[claim.id] = claim.text }
  }

  /// A step by its lesson and its title, a question by its quiz and its text; nil for one that is
  /// nowhere.
  public subscript(item id: String) -> String? { items[id] }
  /// nil for a page that asks nothing which could be marked.
  public func kind(of item: String) -> Exercise.Kind? { kinds[item] }

  /// The sentence that says the idea; nil for one that is nowhere.
  public subscript(misconception id: String) -> String? { misconceptions[id] }
  /// What a source says; nil for what was not asked for.
  public subscript(claim id: String) -> String? { claims[id] }
}

extension ReportNames {
  private mutating func name(stepsOf lesson: String, in library: Library, _ language: Language) {
    guard let entry = library.lesson(named: lesson),
      let text = library.text(of: entry, in: language)
    else { return }
    for step in entry.lesson.steps {
      let title = text[step.id.value]?.title.plainText ?? step.id.value
      let id = "\(lesson)/\(step.id.value)"
      items[id] = "\(text.title.value): \(title)"
      if case .exercise(let exercise) = step.kind { kinds[id] = exercise.kind }
    }
  }

  /// What was made is known by its id alone, which says how; no other files are read than those of
  /// the quizzes that are named.
  private mutating func name(questionsOf quiz: String, in library: Library, _ language: Language) {
    guard Series(id: quiz) == nil, library.quizNames().contains("\(quiz).yaml"),
      let quiz = library.quiz(named: quiz)
    else { return }
    let title = Document(quiz.title.text(in: language, origin: quiz.origin)).plainText
    for question in quiz.questions {
      let prompt = Document(question.prompt.text(in: language, origin: quiz.origin))
      let asked = Document(blocks: Array(prompt.blocks.prefix(1))).plainText
      let id = "\(quiz.id.value)/\(question.id.value)"
      (items[id], kinds[id]) = ("\(title): \(asked)", question.exercise.kind)
    }
  }
}

extension String {
  /// The lesson or quiz of an item.
  fileprivate var source: String { String(prefix { $0 != "/" }) }
}
