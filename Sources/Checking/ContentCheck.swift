public import Curriculum
public import Diagnostics
import Grading
import Interpreter
import Orders
import Scripts
public import Sessions
import Simulator

/// The compiler of the content: it reads every file, plays every step and grades every key.
public struct ContentCheck {
  public private(set) var findings: [Finding] = []
  private let file: (String) -> SourceText?
  let height: ((LessonPage, Language) -> Int)?
  private var claims: Set<String>?
  private var lessons: [(source: SourceText, lesson: Lesson)] = []
  private var quizzes: [String: Quiz] = [:]

  /// - Parameters:
  ///   - height: how many lines a page takes on a screen of 80 columns; nil measures none.
  ///   - file: a file by its path within the content; nil when there is none.
  public init(
    height: ((LessonPage, Language) -> Int)? = nil, file: @escaping (String) -> SourceText?
  ) {
    self.height = height
    self.file = file
    if let source = file("Lessons/claims.yaml") {
      let reading = Claims.read(source)
      add(reading.diagnostics, source)
      claims = reading.value?.ids
    }
    if let source = file("Lessons/glossary.yaml") {
      let reading = Glossary.read(source)
      add(reading.diagnostics, source)
      if let glossary = reading.value { add(glossary.translationDiagnostics(), source) }
    }
  }

  /// Checks a quiz file of the content, or any other quiz file.
  public mutating func check(quiz source: SourceText) {
    let reading = Quiz.read(source, claims: claims)
    add(reading.diagnostics, source)
    guard let quiz = reading.value else { return }
    add(quiz.translationDiagnostics(), source)
    quizzes[quiz.id.value] = quiz
    guard reading.isSound else { return }
    for question in quiz.questions {
      checkHint(of: question, source)
      for fact in facts(about: question, source) {
        add(.play(Diagnostic(.error, fact, at: question.range)), source)
      }
    }
  }

  /// Checks a catalogue of phrases, beside the one it was made from.
  ///
  /// - Parameter functions: what numbers and names can be put through in the language.
  public mutating func check(
    catalogue source: SourceText, in language: Language, from origin: Catalogue?,
    functions: [String]
  ) {
    let reading = Catalogue.read(source, language: language)
    add(reading.diagnostics, source)
    guard let catalogue = reading.value else { return }
    add(catalogue.formDiagnostics(functions: functions), source)
    if let origin, origin.language != language {
      add(catalogue.translationDiagnostics(from: origin), source)
    }
  }

  /// Checks a lesson's folder: structure, every language, every step.
  public mutating func check(lessonIn folder: String) {
    guard let source = file("Lessons/\(folder)/lesson.yaml") else { return }
    let reading = Lesson.read(source, claims: claims)
    add(reading.diagnostics, source)
    guard let lesson = reading.value else { return }
    if !folder.hasSuffix(lesson.id.value) {
      add(
        .play(Diagnostic(.error, .folderDiffers(id: lesson.id.value), at: lesson.id.range)), source)
    }
    check(textsOf: lesson, in: folder, source)
    lessons.append((source, lesson))
    if reading.isSound { play(lesson, source) }
  }

  /// What can only be said when everything has been read: prerequisites and questions that exist.
  public mutating func checkReferences() {
    let ids = Set(lessons.map(\.lesson.id.value))
    for (source, lesson) in lessons {
      for other in lesson.after where !ids.contains(other.value) {
        let fact = PlayFact.unknownPrerequisite(other.value)
        add(.play(Diagnostic(.error, fact, at: other.range)), source)
      }
      for step in lesson.steps {
        guard case .quiz(let reference) = step.kind,
          quizzes[reference.quiz]?[reference.question] == nil
        else { continue }
        let fact = PlayFact.unknownQuestion("\(reference.quiz)/\(reference.question)")
        add(.play(Diagnostic(.error, fact, at: reference.range)), source)
      }
    }
  }

  private mutating func check(textsOf lesson: Lesson, in folder: String, _ source: SourceText) {
    var texts: [(SourceText, LessonText)] = []
    for language in Language.allCases {
      guard let file = file("Lessons/\(folder)/\(language.rawValue).md") else {
        add(.play(Diagnostic(.error, .missingText(language), at: lesson.id.range)), source)
        continue
      }
      let reading = LessonText.read(file, language: language)
      add(reading.diagnostics, file)
      if let text = reading.value { texts.append((file, text)) }
    }
    let original = texts.first { $0.1.language == lesson.origin.value }?.1
    for (file, text) in texts {
      add(lesson.translationDiagnostics(of: text, original: original), file)
      checkSizes(of: text, in: lesson, file)
    }
  }

  mutating func add(_ diagnostics: [Diagnostic<ContentFact>], _ source: SourceText) {
    findings += diagnostics.map { Finding(.content($0), in: source) }
  }

  mutating func add(_ problem: Finding.Problem, _ source: SourceText) {
    findings.append(Finding(problem, in: source))
  }
}

// MARK: - Keys
extension ContentCheck {
  private mutating func facts(
    about question: Quiz.Question, _ source: SourceText
  ) -> [PlayFact] {
    switch question.kind {
    case .order(let order):
      guard let ready = try? OrderQuestion(order, of: question) else { return [.keyCannotBeMade] }
      let key = ready.key.order.modelAnswer
      let grade = ready.key.grade(key)
      if !grade.isCorrect { return [.keyIsNotRight(score: grade.score)] }
      return ready.distractors.compactMap { distractor in
        ready.key.grade(key + [distractor.id]).isCorrect
          ? .distractorCostsNothing(distractor.id) : nil
      }
    case .classify(let classify): return facts(about: classify, of: question, source)
    }
  }

  /// Of the twelve mistakes the detectors decide; the question's own options are the writer's word.
  private mutating func facts(
    about classify: Quiz.Classify, of question: Quiz.Question, _ source: SourceText
  ) -> [PlayFact] {
    guard classify.options == .mistakes else { return [] }
    let ready = ClassifyQuestion(classify, of: question)
    for fault in ready.faults {
      add(.code(fault, at: classify.code.sourceRange(of: fault.range)), source)
    }
    guard ready.isSound, let key = classify.key?.map(\.value), Set(key) != Set(ready.seen) else {
      return []
    }
    return [.keyDiffers(key: key, seen: ready.seen)]
  }
}
