public import Curriculum
public import Diagnostics
import Grading
import Sessions

/// The compiler of the content: it reads every file, plays every step and grades every key.
///
/// Each lesson and each file is checked by itself; what they say of one another is looked at when
/// all have been read, by `resolve`.
public struct ContentCheck: Sendable {
  /// A file by its path within the content; nil when there is none.
  let file: @Sendable (String) -> SourceText?
  /// The folders of the lessons that plans of classes draw from.
  let lessons: @Sendable () -> [String]
  /// Without widths nothing is measured.
  let screens: Screens
  /// Whether code is run; else only the texts are looked at.
  let plays: Bool
  /// Nil where there is no file of them, or none that can be read: what names a claim is not
  /// checked then.
  let claims: Claims?
  /// Nil likewise.
  let sources: SourceList?
  let misconceptions: Misconceptions?

  /// The three shared lists are read once here, since every lesson is checked against them; what is
  /// wrong in them is told by `shared`.
  public init(
    screens: Screens = .none, plays: Bool = true,
    lessons: @escaping @Sendable () -> [String] = { [] },
    file: @escaping @Sendable (String) -> SourceText?
  ) {
    (self.file, self.lessons) = (file, lessons)
    self.screens = screens
    self.plays = plays
    claims = file(SharedFile.claims.path).flatMap { Claims.read($0).value }
    sources = file(SharedFile.sources.path).flatMap { SourceList.read($0).value }
    misconceptions = file(SharedFile.misconceptions.path).flatMap { Misconceptions.read($0).value }
  }

  /// A file that all lessons share.
  public enum SharedFile: String, CaseIterable, Sendable {
    case claims, glossary, sources, misconceptions, moved

    /// Within the content.
    public var path: String { "Lessons/\(rawValue).yaml" }
  }

  /// Checks a file that all lessons share; of one that is not there nothing is said.
  public func shared(_ shared: SharedFile) -> Checked {
    guard let source = file(shared.path) else { return Checked(shared.path) }
    var checked = Checked(source.name)
    switch shared {
    case .claims: checked.add(Claims.read(source).diagnostics, source)
    case .glossary:
      checked.add(Glossary.read(source), source) { $0.translationDiagnostics() }
    case .sources:
      checked.add(SourceList.read(source), source) { $0.translationDiagnostics() }
    case .misconceptions:
      checked.add(Misconceptions.read(source), source) { $0.translationDiagnostics() }
    case .moved:
      let reading = Moved.read(source)
      checked.add(reading.diagnostics, source)
      checked.moved = reading.value.map { Checked.Located(value: $0, source: source) }
    }
    return checked
  }

  /// Checks a quiz file of the content, or any other quiz file, or the plan of a screening.
  public func quiz(_ source: SourceText) -> Checked {
    var checked = Checked(source.name)
    checked.addBlanks(of: source)
    if Blueprint.isBlueprint(source) {
      let reading = Blueprint.read(source)
      checked.add(reading.diagnostics, source)
      guard let blueprint = reading.value else { return checked }
      checked.add(blueprint.translationDiagnostics(), source)
      checked.blueprint = Checked.Located(value: blueprint, source: source)
      return checked
    }
    let reading = Quiz.read(source, claims: claims?.ids)
    checked.add(reading.diagnostics, source)
    guard let quiz = reading.value else { return checked }
    checked.add(quiz.translationDiagnostics(), source)
    checked.quiz = Checked.Located(value: quiz, source: source)
    guard reading.isSound, plays else { return checked }
    for question in quiz.questions { prove(question, of: quiz, source, &checked) }
    return checked
  }

  /// Checks the plan of a class.
  public func plan(_ source: SourceText) -> Checked {
    var checked = Checked(source.name)
    let reading = Plan.read(source)
    checked.add(reading.diagnostics, source)
    guard let plan = reading.value else { return checked }
    checked.add(plan.translationDiagnostics(), source)
    checked.plan = Checked.Located(value: plan, source: source)
    if reading.isSound, plays {
      let library = Library(lessonFolders: lessons, quizNames: { [] }, file: file)
      checked.measure(plan, from: library, on: screens, source)
    }
    return checked
  }

  /// A question whose set-up does not run is not looked at further: all that followed would be said
  /// of it.
  private func prove(
    _ question: Quiz.Question, of quiz: Quiz, _ source: SourceText, _ checked: inout Checked
  ) {
    let scene = Scene(of: question.setting, source)
    if !checked.proveSetUp(of: scene) { return }
    let ready = Result { () throws(QuestionFault) in try ReadyQuestion(question, of: quiz) }
    checked.prove(question.exercise, at: question.range, in: scene, claims) {
      () throws(QuestionFault) in try ready.get().key
    }
    guard case .success(let ready) = ready else { return }
    checked.measure(question, ready, of: quiz, on: screens, source)
    checked.proveCatches(of: question, ready, of: quiz, misconceptions, source)
  }

  /// Checks a catalogue of phrases, beside the one it was made from.
  ///
  /// - Parameter functions: what numbers and names can be put through in the language.
  public func catalogue(
    _ source: SourceText, in language: Language, from origin: Catalogue?, functions: [String]
  ) -> Checked {
    var checked = Checked(source.name)
    let reading = Catalogue.read(source, language: language)
    checked.add(reading.diagnostics, source)
    guard let catalogue = reading.value else { return checked }
    checked.add(catalogue.formDiagnostics(functions: functions), source)
    if let origin, origin.language != language {
      checked.add(catalogue.translationDiagnostics(from: origin), source)
    }
    return checked
  }

  /// Checks a lesson's folder: structure, every language, every step.
  public func lesson(in folder: String) -> Checked {
    var checked = Checked("Lessons/\(folder)")
    guard let source = file("Lessons/\(folder)/lesson.yaml") else { return checked }
    checked.addBlanks(of: source)
    let reading = Lesson.read(source, claims: claims?.ids)
    checked.add(reading.diagnostics, source)
    guard let lesson = reading.value else { return checked }
    if !folder.hasSuffix(lesson.id.value) {
      checked.add(.folderDiffers(id: lesson.id.value), at: lesson.id.range, source)
    }
    checked.lesson = Checked.Located(value: lesson, source: source)
    let pages = reading.isSound && plays ? LessonPages(lesson) : nil
    checkTexts(of: lesson, pages, in: folder, source, &checked)
    if let pages {
      let alone = Library(
        lessonFolders: { [folder] }, quizNames: { [] },
        file: { [file] path in path.hasPrefix("Lessons/") ? file(path) : nil })
      checked.prove(pages, in: alone, claims, source)
    }
    return checked
  }

  /// Every language must have its text. All are compared to the original, and measured where the
  /// pages could be made.
  private func checkTexts(
    of lesson: Lesson, _ pages: LessonPages?, in folder: String, _ source: SourceText,
    _ checked: inout Checked
  ) {
    var texts: [Checked.Located<LessonText>] = []
    for language in Language.allCases {
      guard let file = file("Lessons/\(folder)/\(language.rawValue).md") else {
        checked.add(.missingText(language), at: lesson.id.range, source)
        continue
      }
      checked.addBlanks(of: file)
      let reading = LessonText.read(file, language: language)
      checked.add(reading.diagnostics, file)
      if let text = reading.value { texts.append(Checked.Located(value: text, source: file)) }
    }
    let original = texts.first { $0.value.language == lesson.origin.value }?.value
    for text in texts {
      checked.add(lesson.translationDiagnostics(of: text.value, original: original), text.source)
      if let pages { checked.measure(text.value, of: pages, on: screens, text.source) }
    }
  }
}
