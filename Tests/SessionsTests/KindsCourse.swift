import Curriculum
import Diagnostics
import Foundation

@testable import Learning
@testable import Sessions

/// The lesson in `Tests/Course`, with a step of each kind.
enum KindsCourse {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Course")

  static var library: Library {
    Library(
      lessonFolders: { ["01-course"] }, quizNames: { ["bank.yaml"] },
      file: file)
  }

  /// A file of the course, by its path.
  static func file(_ path: String) -> SourceText? {
    (try? String(contentsOf: folder.appending(path: path), encoding: .utf8))
      .map { SourceText(name: path, text: $0) }
  }

  /// A person at the step of a kind.
  static func learner(at kind: String) -> Learner {
    var learner = Learner(library)
    learner.type(":learn course \(number(of: kind))")
    return learner
  }

  /// The number of a kind's step, from 1.
  static func number(of kind: String) -> Int {
    (library.lessons().first?.lesson.steps ?? []).prefix { $0.id.value != kind }.count + 1
  }

  /// As the journal names the item of a kind.
  static func item(_ kind: String) -> String {
    ["order", "classify"].contains(kind) ? "bank/\(kind)" : "course/\(kind)"
  }
}

extension Learner {
  /// Types lines in which `{loadView}` stands for the number that is shown before it.
  @discardableResult
  mutating func answer(_ lines: [String]) -> [Reply] {
    lines.flatMap { line in
      var line = line
      if case .quiz(let walk, _) = session.activity {
        for (place, shown) in walk.current.shown.enumerated() {
          for name in [shown.id, shown.call] {
            line = line.replacing("{\(name)}", with: "\(place + 1)")
          }
        }
      }
      return type(line)
    }
  }
}
