import Checking
import Curriculum
import LibC
import Phrases
import Rendering
import Synchronization

/// What is checked by itself: a lesson, a quiz, a catalogue, or what they share.
enum CheckUnit: Hashable {
  case shared(ContentCheck.SharedFile)
  case lesson(folder: String)
  case quiz(path: String)
  case plan(path: String)
  case catalogue(Language, folder: String)
  /// A path at which there is nothing of the content.
  case foreign(path: String)

  /// Where the sources keep the catalogues; a person who only has the program has none.
  private static let catalogueFolder = "CPhrases"

  /// All of the content, catalogues too where the sources are.
  static func all(in content: Content) -> [CheckUnit] {
    let phrases = "\(content.root ?? ".")/Sources/\(catalogueFolder)"
    return shared(in: content) + quizzes(of: content) + plans(of: content) + lessons(of: content)
      + (Files.isFolder(phrases)
        ? Language.allCases.map { .catalogue($0, folder: phrases) } : [])
  }

  /// Those that are there; none has to be.
  private static func shared(in content: Content) -> [CheckUnit] {
    ContentCheck.SharedFile.allCases
      .filter { Files.exists("\(content.root ?? ".")/\($0.path)") }.map { .shared($0) }
  }

  /// Plans of screenings among them.
  private static func quizzes(of content: Content) -> [CheckUnit] {
    (content.quizNames + content.blueprintNames)
      .map { .quiz(path: "\(content.prefix)Quizzes/\($0)") }
  }

  /// Plans of classes.
  private static func plans(of content: Content) -> [CheckUnit] {
    content.planNames.map { .plan(path: "\(content.prefix)Lessons/\($0)") }
  }

  /// By their folders.
  private static func lessons(of content: Content) -> [CheckUnit] {
    content.lessonFolders.map { .lesson(folder: $0) }
  }

  /// What a path into a folder of content leads to: all of it, all lessons or quizzes, or one.
  static func units(at home: ContentPath, in content: Content) -> [CheckUnit] {
    guard let first = home.rest.first else { return all(in: content) }
    if home.rest.count == 1 {
      return first == "Quizzes"
        ? quizzes(of: content) : shared(in: content) + plans(of: content) + lessons(of: content)
    }
    return units(at: home.path, in: content)
  }

  /// A quiz file, a lesson by its folder or its file, catalogues of phrases, or what all share.
  static func units(at path: String, in content: Content) -> [CheckUnit] {
    let parts = path.split(separator: "/").map { String($0) }
    guard let last = parts.last else { return [.foreign(path: path)] }
    if last == catalogueFolder { return Language.allCases.map { .catalogue($0, folder: path) } }
    let folder = (path.hasPrefix("/") ? "/" : "") + parts.dropLast().joined(separator: "/")
    if let language = Language.allCases.first(where: { last == "\($0.rawValue).yaml" }) {
      return [.catalogue(language, folder: folder.isEmpty ? "." : folder)]
    }
    if let shared = ContentCheck.SharedFile.allCases.first(where: { last == "\($0.rawValue).yaml" })
    {
      return [.shared(shared)]
    }
    if Content.isPlan(last) { return [.plan(path: path)] }
    if last.hasSuffix(".yaml"), last != "lesson.yaml" { return [.quiz(path: path)] }
    let isFile = last == "lesson.yaml" || last.hasSuffix(".md")
    guard let lesson = isFile ? parts.dropLast().last : last,
      content.lessonFolders.contains(lesson)
    else { return [.foreign(path: path)] }
    return [.lesson(folder: lesson)]
  }

  /// Within its content, but for files that are not the content's.
  var path: String {
    switch self {
    case .shared(let file): file.path
    case .lesson(let folder): "Lessons/\(folder)"
    case .quiz(let path), .plan(let path), .foreign(let path): path
    case .catalogue(let language, let folder): "\(folder)/\(language.rawValue).yaml"
    }
  }

  /// What comes of it, under a name by which a person finds it.
  func result(
    of check: ContentCheck, _ origins: CatalogueOrigins, named name: String
  ) -> CheckResult {
    do throws(Files.Fault) {
      return CheckResult(self, path: name, outcome: .checked(try checked(by: check, origins)))
    } catch {
      return CheckResult(self, path: name, outcome: .unreadable(error))
    }
  }

  /// Reads the file where the check does not do so itself.
  private func checked(
    by check: ContentCheck, _ origins: CatalogueOrigins
  ) throws(Files.Fault) -> Checked {
    switch self {
    case .shared(let file): check.shared(file)
    case .lesson(let folder): check.lesson(in: folder)
    case .quiz(let path): check.quiz(try Files.read(path))
    case .plan(let path): check.plan(try Files.read(path))
    case .catalogue(let language, let folder):
      check.catalogue(
        try Files.read(path), in: language, from: origins.catalogue(in: folder),
        functions: Phrasebook.functions(in: language))
    case .foreign(let path):
      let reason: FileReason = Files.isFolder(path) ? .noContentFolder : .notContent
      throw .unreadable(reason: reason.rawValue)
    }
  }
}

/// The English catalogues that others are translated from, each read once.
final class CatalogueOrigins: Sendable {
  /// A catalogue that cannot be read is remembered as nil, and not read again.
  private let known: Mutex<[String: Catalogue?]> = Mutex([:])

  /// Nil where the folder has none, or none that can be read.
  func catalogue(in folder: String) -> Catalogue? {
    known.withLock { known in
      if let catalogue = known[folder] { return catalogue }
      let source = try? Files.read("\(folder)/en.yaml")
      let catalogue = source.flatMap { Catalogue.read($0, language: .en).value }
      known.updateValue(catalogue, forKey: folder)
      return catalogue
    }
  }
}

// MARK: - Changes
extension CheckUnit {
  /// Which files it is made of, and how each was last written.
  func stamp(in content: Content) -> [FileStamp] {
    let root = content.root ?? "."
    let shared = ContentCheck.SharedFile.allCases.map { "\(root)/\($0.path)" }
    let own: [String] =
      switch self {
      case .shared: []
      case .lesson(let folder):
        Files.names(in: "\(root)/Lessons/\(folder)").map { "\(root)/Lessons/\(folder)/\($0)" }
      case .quiz(let path), .plan(let path), .foreign(let path): [path]
      case .catalogue(_, let folder): [path, "\(folder)/en.yaml"]
      }
    return (shared + own).map { FileStamp($0) }
  }
}

/// A file as it was last written; one that is not there has neither size nor time.
struct FileStamp: Equatable {
  let path: String
  private let size: Int
  private let seconds: Int
  private let nanoseconds: Int

  /// A file that is not there has no time, which differs from any.
  init(_ path: String) {
    self.path = path
    var status = stat()
    let isThere = stat(path, &status) == 0
    size = isThere ? Int(status.st_size) : -1
    seconds = isThere ? status.modified.tv_sec : 0
    nanoseconds = isThere ? status.modified.tv_nsec : 0
  }
}
