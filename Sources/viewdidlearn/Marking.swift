import Curriculum
import Diagnostics
import Grading
import LibC
import Notation
import Phrases
import Rendering
import Sessions
import Typesetting

/// `viewdidlearn grade`: answers that were given elsewhere.
struct Marking {
  let arguments: Arguments
  private let renderer: Renderer

  init(_ arguments: Arguments) {
    self.arguments = arguments
    renderer = arguments.renderer(for: STDERR_FILENO)
  }

  /// Marks each answer by its question; what has none scores 0. Answers the exit code.
  func run(quiz path: String, answers: String) -> Int32 {
    guard let quiz = readQuiz(path), let given = readAnswers(answers, quiz) else {
      return Program.Exit.wrongInput
    }
    var total = 0.0
    for question in quiz.questions {
      let id = question.id.value
      guard let ready = try? ReadyQuestion(question, of: quiz) else {
        Output.error("\(path): error: " + renderer.phrases.message(.contradictoryKey(question: id)))
        return Program.Exit.wrongInput
      }
      let grade = QuestionGrade(id, given[id].map { ready.mark($0) })
      total += grade.score
      Output.line(arguments.isJSON ? grade.json.encoded() : "\(id): \(renderer.sum(of: grade))")
    }
    let sum = JSON.object([
      JSON.Member("event", "total"), JSON.Member("score", .number(total)),
      JSON.Member("of", .integer(quiz.questions.count)),
    ])
    Output.line(arguments.isJSON ? sum.encoded() : "\(total) / \(quiz.questions.count)")
    return Program.Exit.done
  }

  /// Nil where it is not sound, which is said.
  private func readQuiz(_ path: String) -> Quiz? {
    guard let source = read(path) else { return nil }
    let reading = Quiz.read(source)
    Output.errors(reading.diagnostics.flatMap { renderer.block($0, in: source) })
    return reading.isSound ? reading.value : nil
  }

  /// Nil where it cannot be read, which is said.
  private func read(_ path: String) -> SourceText? {
    do throws(Files.Fault) {
      return try Files.read(path)
    } catch {
      Output.errors(renderer.lines(of: error, path: path))
      return nil
    }
  }

  /// Answers by question id; every wrong one is named.
  private func readAnswers(_ path: String, _ quiz: Quiz) -> [String: [String]]? {
    guard let source = read(path) else { return nil }
    let json: JSON
    do throws(UnreadableJSON) {
      json = try JSON(parsing: source.text)
    } catch {
      fail(path, error.position, .notJSON(error.problem))
      return nil
    }
    guard let members = json.members else {
      fail(path, Position(line: 1, column: 1), .notAnswers)
      return nil
    }
    var answers: [String: [String]] = [:]
    var isSound = true
    for member in members {
      let question = quiz[member.name]
      if question == nil {
        let nearest = suggestion(for: member.name, among: quiz.questions.map(\.id.value))
        fail(
          path, source.place(of: member.name),
          .unknownQuestion(member.name, suggestion: nearest))
        isSound = false
      } else if let question, let answer = member.value.answer(to: question.exercise) {
        answers[member.name] = answer
        isSound = check(answer, member.name, quiz, path, source) && isSound
      } else {
        fail(path, source.place(of: member.name), .notIDs(question: member.name))
        isSound = false
      }
    }
    return isSound ? answers : nil
  }

  /// Whether a question has every id of an answer.
  private func check(
    _ ids: [String], _ name: String, _ quiz: Quiz, _ path: String, _ source: SourceText
  ) -> Bool {
    guard let question = quiz[name] else { return false }
    guard let known = try? ReadyQuestion(question, of: quiz).ids else { return true }
    let unknown = ids.filter { !known.contains($0) }
    for id in unknown {
      fail(path, source.place(of: name), .unknownItem(id, question: name))
    }
    return unknown.isEmpty
  }

  /// As compilers say it; answers come from a file or standard input.
  private func fail(_ path: String, _ place: Position, _ fault: AnswersFault) {
    let message = renderer.phrases.message(fault)
    let name = path == "-" ? "<stdin>" : path
    Output.error("\(name):\(place.line):\(place.column): error: \(visible(message))")
  }
}

extension JSON {
  /// The words of an answer: a list of texts, numbers, `true` and `false`, or one of these where an
  /// exercise asks for one; nil for anything else.
  fileprivate func answer(to exercise: Exercise) -> [String]? {
    guard let values = elements ?? (exercise.asksForOne ? [self] : nil) else { return nil }
    let words = values.compactMap(\.word)
    return words.count == values.count ? words : nil
  }

  /// One value as a word; nil for lists and objects.
  private var word: String? {
    if let text = string { return text }
    if let number = integer { return String(number) }
    return bool.map { String($0) }
  }
}

extension Exercise {
  /// Whether an answer is one id, one number or one text.
  fileprivate var asksForOne: Bool {
    switch self {
    case .choice, .sources, .fix, .task: true
    case .predict(let predict):
      switch predict.question {
      case .owners, .number: true
      case .calls, .prints: false
      }
    case .order, .classify, .drive, .fill, .spot, .versions: false
    }
  }
}

extension SourceText {
  /// Where a quoted name first stands.
  fileprivate func place(of name: String) -> Position {
    let wanted = Array("\"\(name)\"".utf8)
    let bytes = Array(text.utf8)
    let starts = bytes.indices.first { bytes[$0...].starts(with: wanted) }
    return position(at: starts ?? 0)
  }
}
