public import Curriculum
public import Diagnostics
import Generation
import Learning

/// The content, read when it is asked for. Where the files are is the caller's business.
public struct Library {
  /// The folders of the lessons and the quiz files, in their order; empty without content.
  let lessonFolders: () -> [String]
  let quizNames: () -> [String]
  /// A file by its path within the content; nil when there is none, or it cannot be read.
  let file: (String) -> SourceText?

  public init(
    lessonFolders: @escaping () -> [String], quizNames: @escaping () -> [String],
    file: @escaping (String) -> SourceText?
  ) {
    self.lessonFolders = lessonFolders
    self.quizNames = quizNames
    self.file = file
  }

  /// A file by its path within the content; nil when there is none, or it cannot be read.
  public func file(at path: String) -> SourceText? { file(path) }

  /// A library without content.
  public static var empty: Library {
    Library(lessonFolders: { [] }, quizNames: { [] }, file: { _ in nil })
  }
}

// MARK: - Lessons
extension Library {
  /// A lesson with its place in the course, from 1.
  public struct LessonEntry: Sendable {
    public var number: Int
    public var folder: String
    public var lesson: Lesson
  }

  /// A lesson as lists know it.
  public struct ListedLesson: Sendable {
    public var number: Int
    public var folder: String
    public var head: LessonHead
  }

  /// All lessons of the course, by their heads.
  public struct Shelf: Sendable {
    /// Every lesson whose head can be read.
    public var lessons: [ListedLesson] = []
    /// The folders of the others, which `check` finds fault with.
    public var broken: [String] = []
  }

  /// What `:learn` lists. Whether a lesson's steps can be played shows when it is opened: the list of
  /// a long course is not to wait until all of them have been read.
  public func shelf() -> Shelf {
    lessonFolders().enumerated().reduce(into: Shelf()) { shelf, place in
      let (index, folder) = place
      if let head = file("Lessons/\(folder)/lesson.yaml").flatMap({ LessonHead($0) }) {
        shelf.lessons.append(ListedLesson(number: index + 1, folder: folder, head: head))
      } else {
        shelf.broken.append(folder)
      }
    }
  }

  /// Every lesson whose steps can be played; whether its bank is sound shows when it is opened.
  public func lessons() -> [LessonEntry] {
    lessonFolders().enumerated().compactMap { steps(at: $0, in: $1) }
  }

  /// A lesson is not sound where the bank of its questions is not.
  private func lesson(at index: Int, in folder: String) -> LessonEntry? {
    guard let entry = steps(at: index, in: folder) else { return nil }
    let bank = file("Quizzes/\(entry.lesson.id.value).yaml")
    return bank.map { Quiz.read($0).isSound } == false ? nil : entry
  }

  private func steps(at index: Int, in folder: String) -> LessonEntry? {
    guard let source = file("Lessons/\(folder)/lesson.yaml") else { return nil }
    let reading = Lesson.read(source)
    guard reading.isSound, let lesson = reading.value else { return nil }
    return LessonEntry(number: index + 1, folder: folder, lesson: lesson)
  }

  /// The folder of a lesson of that name or number, asked where it could not be opened.
  func brokenLesson(named name: String) -> String? {
    if name.isEmpty { return nil }
    return lessonFolders().enumerated().first { index, folder in
      folder == name || folder.hasSuffix("-\(name)") || String(index + 1) == name
    }?.element
  }

  /// A lesson by its id, its folder or its number.
  ///
  /// The name of a folder ends with the lesson's id (`check` sees to it), so others are not read.
  public func lesson(named name: String) -> LessonEntry? {
    for (index, folder) in lessonFolders().enumerated()
    where folder.hasSuffix(name) || String(index + 1) == name {
      guard let entry = lesson(at: index, in: folder) else { continue }
      let names = [entry.lesson.id.value, entry.folder, String(entry.number)]
      if names.contains(name) { return entry }
    }
    return nil
  }

  /// A step by its lesson's name and its own, `lazy-view/ask-first`, with its place in the lesson.
  public func step(named item: String) -> (entry: LessonEntry, index: Int)? {
    let parts = item.split(separator: "/").map { String($0) }
    guard parts.count == 2, let entry = lesson(named: parts[0]),
      let index = entry.lesson.index(of: parts[1])
    else { return nil }
    return (entry, index)
  }

  /// The only lesson whose id begins with a word, whatever its case.
  public func lesson(beginningWith word: String) -> LessonEntry? {
    let matches = shelf().lessons.filter { $0.head.id.hasPrefix(word.lowercased()) }
    return matches.count == 1 && !word.isEmpty ? lesson(named: matches[0].folder) : nil
  }

  /// The prose of a lesson, in the language or else in the one it was first written in.
  public func text(of entry: LessonEntry, in language: Language) -> LessonText? {
    firstText(in: entry.folder, [language, entry.lesson.origin.value]) {
      LessonText.read($0, language: $1).value
    }
  }

  /// What a lesson is called, in the language or else in the one it was first written in.
  func title(of lesson: ListedLesson, in language: Language) -> String {
    firstText(in: lesson.folder, [language, lesson.head.origin]) { text, _ in
      LessonText.title(of: text)
    } ?? lesson.head.id
  }

  /// What is read in the first of the languages that has a text, or else in English.
  private func firstText<Read>(
    in folder: String, _ languages: [Language], _ read: (SourceText, Language) -> Read?
  ) -> Read? {
    for language in languages + [.en] {
      let text = file("Lessons/\(folder)/\(language.rawValue).md")
      if let read = text.flatMap({ read($0, language) }) { return read }
    }
    return nil
  }
}

// MARK: - Exercises
extension Library {
  /// What a lesson or a quiz asks, as the journal names it.
  func exercises(of source: String) -> [String] {
    // The names of what is made are known without making it.
    if let series = Series(id: source) { return series.recipes.map { "\(source)/\($0.id)" } }
    let questions = (quiz(named: source)?.questions ?? []).map(\.id)
    let steps = (lesson(named: source)?.lesson.steps ?? []).filter { step in
      if case .exercise = step.kind { true } else { false }
    }.map(\.id)
    return (questions + steps).map { "\(source)/\($0.value)" }
  }
}

// MARK: - Moves
extension Library {
  /// Where the steps of older lessons have gone: `lesson/step` by what it was called before.
  var moved: [String: String] {
    file("Lessons/moved.yaml").flatMap { Moved.read($0).value?.names } ?? [:]
  }
}

// MARK: - Terms
extension Library {
  /// The terms of the subject; none without content.
  public func glossary() -> Glossary {
    file("Lessons/glossary.yaml").flatMap { Glossary.read($0).value } ?? Glossary(terms: [])
  }
}

// MARK: - Beliefs and sources
extension Library {
  public func misconceptions() -> Misconceptions {
    file("Lessons/misconceptions.yaml").flatMap { Misconceptions.read($0).value }
      ?? Misconceptions(list: [])
  }

  func sources() -> SourceList {
    file("Lessons/sources.yaml").flatMap { SourceList.read($0).value } ?? SourceList(list: [])
  }

  func claims() -> Claims {
    file("Lessons/claims.yaml").flatMap { Claims.read($0).value } ?? Claims(list: [])
  }

  /// The first page that teaches each claim, by its id.
  func claimPlaces() -> [String: Page.Claim.Place] {
    let all = lessons().flatMap { entry in
      entry.lesson.steps.enumerated().flatMap { index, step in
        step.claims.map {
          ($0.value, Page.Claim.Place(lesson: entry.number, step: index + 1))
        }
      }
    }
    return Dictionary(all) { first, _ in first }
  }

  /// What the sources say, by the ids of claims; of an unknown one its id.
  func claims(_ ids: [String], in language: Language) -> [Page.Claim] {
    if ids.isEmpty { return [] }
    let (claims, sources) = (claims(), sources())
    return ids.map { id in
      guard let claim = claims[id] else { return Page.Claim(id: id, text: id, source: "") }
      let source = claim.source.flatMap { sources[$0.value] }
      let name = source?.name.text(in: language, origin: .en).text ?? ""
      let text =
        claim.said.map { Document($0.text(in: language, origin: .en)).plainText } ?? claim.text
      var told = Page.Claim(id: id, text: text, source: name)
      if let origin = source?.language, origin != language {
        told.original = claim.said?[origin].map { Document($0).plainText }
      }
      return told
    }
  }

  /// The sources of claims, each once, in the order in which they come; all of them for nil.
  func sources(
    of claims: [String]?, among known: Claims, in language: Language
  ) -> [Page.Source] {
    let sources = sources()
    let told = claims?.compactMap { known[$0] } ?? known.list
    var ids: [String] = []
    for id in told.compactMap({ $0.source?.value }) where !ids.contains(id) { ids.append(id) }
    return ids.compactMap { sources[$0] }.map { source in
      Page.Source(
        id: source.id.value,
        name: source.name.text(in: language, origin: .en).text, title: source.title,
        place: source.place.text(in: language, origin: .en).text,
        note: source.note?.text(in: language, origin: .en).text)
    }
  }
}
