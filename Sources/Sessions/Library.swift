public import Curriculum
public import Diagnostics

/// The content, read when it is asked for. Where the files are is the caller's business.
public struct Library {
  /// The folders of the lessons and the quiz files, in their order; empty without content.
  private let lessonFolders: () -> [String]
  private let quizNames: () -> [String]
  /// A file by its path within the content; nil when there is none, or it cannot be read.
  private let file: (String) -> SourceText?

  public init(
    lessonFolders: @escaping () -> [String], quizNames: @escaping () -> [String],
    file: @escaping (String) -> SourceText?
  ) {
    self.lessonFolders = lessonFolders
    self.quizNames = quizNames
    self.file = file
  }

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

  /// All lessons of the course, each read once.
  public struct Shelf: Sendable {
    /// Every lesson that can be played.
    public var lessons: [LessonEntry] = []
    /// The folders of the others, which `check` finds fault with.
    public var broken: [String] = []
  }

  public func shelf() -> Shelf {
    lessonFolders().enumerated().reduce(into: Shelf()) { shelf, place in
      if let entry = lesson(at: place.offset, in: place.element) {
        shelf.lessons.append(entry)
      } else {
        shelf.broken.append(place.element)
      }
    }
  }

  public func lessons() -> [LessonEntry] { shelf().lessons }

  /// A lesson is not sound where the bank of its questions is not.
  private func lesson(at index: Int, in folder: String) -> LessonEntry? {
    guard let source = file("Lessons/\(folder)/lesson.yaml") else { return nil }
    let reading = Lesson.read(source)
    guard reading.isSound, let lesson = reading.value else { return nil }
    if let bank = file("Quizzes/\(lesson.id.value).yaml"), !Quiz.read(bank).isSound { return nil }
    return LessonEntry(number: index + 1, folder: folder, lesson: lesson)
  }

  /// Whether there is a lesson of that name or number that cannot be opened.
  func isBroken(lesson name: String) -> Bool {
    !name.isEmpty && lesson(named: name) == nil
      && lessonFolders().enumerated().contains { index, folder in
        folder == name || folder.hasSuffix("-\(name)") || String(index + 1) == name
      }
  }

  /// A lesson by its id, its folder or its number.
  ///
  /// The name of a folder ends with the lesson's id (`check` sees to it), so others are not read.
  public func lesson(named name: String) -> LessonEntry? {
    lessonFolders().enumerated().lazy
      .filter { index, folder in folder.hasSuffix(name) || String(index + 1) == name }
      .compactMap { self.lesson(at: $0, in: $1) }
      .first { $0.lesson.id.value == name || $0.folder == name || String($0.number) == name }
  }

  /// The only lesson whose id begins with a word, whatever its case.
  public func lesson(beginningWith word: String) -> LessonEntry? {
    let matches = lessons().filter { $0.lesson.id.value.hasPrefix(word.lowercased()) }
    return matches.count == 1 && !word.isEmpty ? matches[0] : nil
  }

  /// The prose of a lesson, in the language or else in the one it was first written in.
  public func text(of entry: LessonEntry, in language: Language) -> LessonText? {
    let languages = [language, entry.lesson.origin.value, .en]
    return languages.lazy.compactMap { language in
      self.file("Lessons/\(entry.folder)/\(language.rawValue).md")
        .flatMap { LessonText.read($0, language: language).value }
    }.first
  }
}

// MARK: - Quizzes
extension Library {
  /// In the order of the course: those of its lessons, then the others.
  public func quizzes() -> [Quiz] { namesInOrder.compactMap { quiz(file: $0) } }

  private var namesInOrder: [String] {
    let folders = lessonFolders()
    func place(_ name: String) -> Int {
      let id = name.prefix { $0 != "." }
      return folders.firstIndex { $0.drop { $0.isNumber || $0 == "-" } == id } ?? folders.count
    }
    return quizNames().map { (place: place($0), name: $0) }
      .sorted { ($0.place, $0.name) < ($1.place, $1.name) }.map(\.name)
  }

  /// The quizzes that `check` finds fault with, by the names of their files.
  func brokenQuizzes() -> [String] {
    quizNames().filter { quiz(file: $0) == nil }.map { String($0.dropLast(".yaml".count)) }
  }

  /// A quiz by its id or its number. Its file mostly bears its id, and then no other is read.
  public func quiz(named name: String) -> Quiz? {
    if let quiz = quiz(file: "\(name).yaml"), quiz.id.value == name { return quiz }
    let quizzes = quizzes()
    return quizzes.first { $0.id.value == name }
      ?? Int(name).flatMap { quizzes.indices.contains($0 - 1) ? quizzes[$0 - 1] : nil }
  }

  private func quiz(file name: String) -> Quiz? {
    guard let source = file("Quizzes/\(name)") else { return nil }
    let reading = Quiz.read(source)
    return reading.isSound ? reading.value : nil
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

  /// What the sources say, by the ids of claims; of an unknown one its id.
  func claims(_ ids: [String], in language: Language) -> [Page.Claim] {
    if ids.isEmpty { return [] }
    let (claims, sources) = (claims(), sources())
    return ids.map { id in
      guard let claim = claims[id] else { return Page.Claim(id: id, text: id, source: "") }
      let source = claim.source.flatMap { sources[$0.value] }
      let year = source?.year.map { " \($0)" } ?? ""
      let name = source.map { ($0.author ?? $0.language.rawValue) + year } ?? ""
      let text =
        claim.said.map { Document($0.text(in: language, origin: .en)).plainText } ?? claim.text
      return Page.Claim(id: id, text: text, source: name)
    }
  }
}
