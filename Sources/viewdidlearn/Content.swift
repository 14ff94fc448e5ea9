import Curriculum
import LibC
import Sessions

/// Where the lessons and quizzes are.
struct Content {
  /// Nil where there is none: the program then works without lessons.
  let root: String?
  /// The folders of the lessons.
  private let lessons: Listing?

  /// `--content`, `VIEWDIDLEARN_HOME`, `share/viewdidlearn` beside the program, then upwards from
  /// it, and at last the folder one stands in.
  init(_ given: String?) {
    root = given ?? Environment["VIEWDIDLEARN_HOME"] ?? Content.rootBesideProgram
    lessons = root.map { Listing(of: $0 + "/Lessons") }
  }

  /// Both folders have to be there, or any `Lessons` on the way up would do.
  private static var rootBesideProgram: String? {
    var folders = Environment.programFolder.split(separator: "/").map { String($0) }
    var candidates = [
      "/" + (folders.dropLast() + ["share", "viewdidlearn"]).joined(separator: "/")
    ]
    candidates.append("/" + (folders + ["share", "viewdidlearn"]).joined(separator: "/"))
    while !folders.isEmpty {
      candidates.append("/" + folders.joined(separator: "/"))
      folders.removeLast()
    }
    candidates.append(".")
    return candidates.first {
      Files.isFolder($0 + "/Lessons") && Files.isFolder($0 + "/Quizzes")
    }
  }

  /// What leads from where one stands to its files.
  var prefix: String {
    guard let root, root != "." else { return "" }
    return root.hasSuffix("/") ? root : root + "/"
  }

  /// Whether there is neither a lesson nor a quiz; all that needs none works all the same.
  var isEmpty: Bool { lessonFolders.isEmpty && quizNames.isEmpty }

  /// In the order of the course, which their names begin with.
  var lessonFolders: [String] { lessons?.folders ?? [] }

  /// Quizzes alone.
  var quizNames: [String] {
    guard let root else { return [] }
    return Files.names(in: root + "/Quizzes").filter {
      $0.hasSuffix(".yaml") && !$0.hasPrefix(Content.blueprintPrefix)
    }
  }

  /// Plans of screenings lie beside the quizzes, and are none.
  var blueprintNames: [String] {
    guard let root else { return [] }
    return Files.names(in: root + "/Quizzes").filter {
      $0.hasSuffix(".yaml") && $0.hasPrefix(Content.blueprintPrefix)
    }
  }

  /// Plans of classes lie beside the lessons.
  var planNames: [String] {
    guard let root else { return [] }
    return Files.names(in: root + "/Lessons").filter(Content.isPlan)
  }

  /// A file of a plan, by its name.
  static func isPlan(_ name: String) -> Bool {
    name.hasPrefix("class-") && name.hasSuffix(".yaml")
  }

  /// What the files of screenings' plans begin with.
  private static let blueprintPrefix = "screening-"

  /// The content as the library reads it: each file when it is asked for.
  var library: Library {
    Library(
      lessonFolders: { lessonFolders }, quizNames: { quizNames },
      file: { path in root.flatMap { try? Files.read("\($0)/\(path)", name: path) } })
  }
}
