public import Curriculum
import Grading
import Playgrounds
public import Sessions
import UIKitAPI

/// What a room is asked, and how its answers are read and marked.
public struct RoomQuestion: Sendable {
  public var vote: Presentation.Vote
  /// The step or question, by its name.
  public var item: String
  public var mode: Plan.Mode?
  public var page: Page
  /// How it is answered.
  public var form: AnswerForm
  /// The calls that the room has UIKit make so far.
  public var played: [String] = []
  /// Whether answers still come in at terminals.
  public internal(set) var isOpen = false
  /// Whether the room has seen what is right.
  public internal(set) var isRevealed = false
  /// Whether what learners wrote in words of their own waits for the presenter, and what of it was
  /// shown.
  var hidesOwnWords = false
  var shownWords: Set<[String]> = []
  /// nil where nothing can be marked.
  let ready: ReadyQuestion?
}

extension RoomQuestion {
  /// Whether a line has nothing in it that somebody may have made up: it has no letters, names a
  /// call of UIKit's, or stands on the page.
  func isPlain(_ line: String) -> Bool {
    if !line.contains(where: \.isLetter) { return true }
    let lines = page.shownText.split(separator: "\n").map { String($0).trimmed }
    if lines.contains(line) { return true }
    let words = Set(page.shownText.split { !$0.isLetter && !$0.isNumber && $0 != "_" })
    guard let call = TypedCall(line), LifeCycle(rawValue: call.selector(among: [])) != nil else {
      return false
    }
    let said = [call.object].compactMap(\.self) + (call.arguments ?? [])
    return said.allSatisfy { RoomQuestion.known.contains($0) || words.contains($0[...]) }
  }

  /// What may stand beside a call's name on every page.
  private static let known: Set = ["self", "super", "YES", "NO", "true", "false", "nil"]
}

extension RoomQuestion {
  /// What is picked from, by ids that no shuffling changes; empty where an answer is typed.
  var ids: [String] { ready?.ids ?? [] }

  /// The answer of a ballot by ids, as it is sent.
  public func sent(_ ballot: Ballot) -> [String] {
    ready?.ids(onPaper: ballot.answer) ?? ballot.answer
  }

  /// The answer that a vote holds; nil for what is none to this question.
  func answer(of vote: CastVote) -> [String]? {
    guard let answer = vote.answer else { return nil }
    return isAnswer(answer) ? answer : nil
  }

  private func isAnswer(_ answer: [String]) -> Bool {
    func reads() -> Bool { (try? form.read(answer.joined(separator: " "))) == answer }
    return switch form {
    case .one: answer.count == 1 && ids.contains(answer[0])
    case .several(_, let allowsNone):
      answer.count <= 4 * ids.count && answer.allSatisfy(ids.contains)
        && (allowsNone || !answer.isEmpty)
    case .number, .line: answer.count == 1 && reads()
    case .lines: answer.isEmpty || reads()
    case .columns(let count, _): answer.count == count && reads()
    case .gaps(let count): answer.count == count
    case .calls: answer.count == 1 && TypedCall(answer[0]) != nil
    case .code, .text: answer.count == 1
    case .list: answer.count <= 400
    }
  }

  /// The idea that a wrong answer comes of, by its id; nil where none is known.
  func misconception(in answer: [String]) -> String? { ready?.misconception(caughtBy: answer) }

  /// The call that an answer is, where several hear it and the answer does not say which of them.
  func callOfSeveral(_ answer: [String]) -> String? {
    guard form == .calls, var drive = ready?.drive,
      let call = answer.first.flatMap({ TypedCall($0) }),
      case .refused(.whose(let selector)) = drive.take(call)
    else { return nil }
    return selector
  }

  /// A call of a drive in one spelling, however it was typed: with its object, as what is understood
  /// without one is the same call.
  func named(_ line: String) -> String? {
    TypedCall(line).flatMap { ready?.drive?.name(of: $0) }
  }

  /// What a compiler has against an answer that is code; nil where that is nothing.
  func refused(_ answer: [String]) -> Account? { ready?.refused(answer) }

  /// What an answer is worth; nil where nothing is right or wrong.
  func mark(_ answer: [String]) -> Mark? {
    guard let ready else { return nil }
    if var drive = ready.drive {
      guard let call = answer.first.flatMap({ TypedCall($0) }) else { return nil }
      if case .accepted = drive.take(call) { return Mark(score: 1) }
      return Mark(score: 0)
    }
    if case .sources(let key) = ready.key, key.right == nil { return nil }
    return ready.mark(answer)
  }
}

extension AnswerForm {
  /// Whether an answer is written in words that nobody has checked.
  var isFreelyWritten: Bool {
    switch self {
    case .one, .several, .number, .line, .lines, .columns(_, .isSo), .columns(_, .size),
      .columns(_, .number):
      false
    case .columns(_, .word), .list, .gaps, .code, .calls, .text: true
    }
  }
}

extension Page {
  /// All text and code that stands on it, and the names of those that a drive is about.
  fileprivate var shownText: String {
    var texts = [text.plainText, code?.text ?? "", play?.text ?? ""]
    if case .code(let listing, _, _) = setUp { texts.append(listing.text) }
    if case .drive(let objects, _) = ask { texts += objects }
    return texts.joined(separator: "\n")
  }
}

extension Mark {
  fileprivate init(score: Double) {
    self.init(score: score, isCorrect: score == 1, right: [], working: "")
  }
}
