public import Curriculum
import Diagnostics

// The quizzes, whole and as lists know them.
extension Library {
  /// In the order of the course: those of its lessons, then the others.
  public func quizzes() -> [Quiz] { filesInOrder.compactMap { quiz(file: $0) } }

  /// A quiz as lists know it: its number is its place among all.
  struct ListedQuiz {
    var number: Int
    var file: String
    var head: QuizHead
  }

  /// All quizzes, by their heads.
  struct QuizShelf {
    /// Every quiz whose head can be read.
    var quizzes: [ListedQuiz] = []
    /// The names of the files of the others, which `check` finds fault with.
    var broken: [String] = []
  }

  func quizShelf() -> QuizShelf {
    filesInOrder.reduce(into: QuizShelf()) { shelf, name in
      if let head = file("Quizzes/\(name)").flatMap({ QuizHead($0) }) {
        shelf.quizzes.append(
          ListedQuiz(number: shelf.quizzes.count + 1, file: name, head: head))
      } else {
        shelf.broken.append(String(name.dropLast(".yaml".count)))
      }
    }
  }

  /// What maps know of the quizzes, in the order of the course.
  func quizHeads() -> [QuizHead] { quizShelf().quizzes.map(\.head) }

  /// The id that is meant by a name that no quiz has; nil where it is like none.
  public func quizSuggestion(for name: String) -> String? {
    suggestion(for: name, among: quizHeads().map(\.id))
  }

  private var filesInOrder: [String] {
    let folders = lessonFolders()
    func place(_ name: String) -> Int {
      let id = name.prefix { $0 != "." }
      return folders.firstIndex { $0.drop { $0.isNumber || $0 == "-" } == id } ?? folders.count
    }
    return quizNames().map { (place: place($0), name: $0) }
      .sorted { ($0.place, $0.name) < ($1.place, $1.name) }.map(\.name)
  }

  /// The id of a quiz of that name or number, asked where it could not be opened.
  func brokenQuiz(named name: String) -> String? {
    quizNames().contains("\(name).yaml") ? name : listedQuiz(named: name)?.head.id
  }

  /// A quiz by its id or its number. Its file mostly bears its id, and then no other is read.
  public func quiz(named name: String) -> Quiz? {
    if let series = series(named: name) { return series }
    if let quiz = quiz(file: "\(name).yaml"), quiz.id.value == name { return quiz }
    return listedQuiz(named: name).flatMap { quiz(file: $0.file) }
  }

  private func listedQuiz(named name: String) -> ListedQuiz? {
    let known = quizShelf().quizzes
    return known.first { $0.head.id == name } ?? known.first { String($0.number) == name }
  }

  private func quiz(file name: String) -> Quiz? {
    guard let source = file("Quizzes/\(name)") else { return nil }
    let reading = Quiz.read(source)
    return reading.isSound ? reading.value : nil
  }
}
