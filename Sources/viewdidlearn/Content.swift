import Curriculum
import LibC
import Sessions

/// Where the lessons and quizzes are.
struct Content {
  let root: String?
  /// The folders of the lessons.
  private let lessons: Listing?

  /// `--content`, `VIEWDIDLEARN_HOME`, `share/viewdidlearn` beside the program, then upwards from
  /// it, and at last the folder one stands in.
  init(_ given: String?) {
    root = given ?? Environment["VIEWDIDLEARN_HOME"] ?? Content.rootBesideProgram
    lessons = root.map { Listing(of: $0 + "/Lessons") }
  }

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

  var lessonFolders: [String] { lessons?.folders ?? [] }

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

  static func isPlan(_ name: String) -> Bool {
    name.hasPrefix("class-") && name.hasSuffix(".yaml")
  }

  private static let blueprintPrefix = "screening-"

  var library: Library {
    Library(
      lessonFolders: { lessonFolders }, quizNames: { quizNames },
      file: { path in root.flatMap { try? Files.read("\($0)/\(path)", name: path) } })
  }
}
