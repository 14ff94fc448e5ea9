import Curriculum
public import Sessions
import Syntax

/// A learner's answer to what the room is asked, as it is typed line by line.
///
/// It knows no key: whether it is right is found out where the room's answers are counted.
public struct Ballot: Equatable, Sendable {
  public let form: AnswerForm
  /// Places of what is shown, from 1, lines, texts or code, as the form has it.
  public private(set) var answer: [String] = []
  /// Whether nothing of it is still to come, and it counts.
  public private(set) var isWhole = false
  /// The code that is to be mended.
  private let code: String
  /// All code of the page.
  private let shown: [Page.Listing]
  /// The code as it was mended in an earlier vote, which Return alone sends again.
  private(set) var earlier: String?

  /// What has come of a line.
  public enum Step: Equatable, Sendable {
    /// Nothing was typed: the question stands.
    case nothing
    case whole
    /// So many lines; Return alone ends them.
    case lines(Int)
    /// The text of this gap is next, from 1.
    case gap(Int, of: Int)
    case changed(CodeChange.Effect, Page.Listing)
  }

  /// An answer is no longer than this, in bytes.
  static let most = 16_000

  /// - Parameters:
  ///   - shown: all code of the page, which may declare methods whose calls are asked about.
  ///   - earlier: the code as it was mended in an earlier vote on the same.
  ///   - answer: what was answered before, which stands until another is whole; where gaps of it
  ///     are open, it goes on with them.
  public init(
    _ form: AnswerForm, mending code: String = "", beside shown: [Page.Listing] = [],
    from earlier: String? = nil, having answer: [String]? = nil
  ) {
    (self.form, self.code, self.shown, self.earlier) = (form, code, shown, earlier)
    self.answer = answer ?? []
    if case .gaps = form, self.answer.contains("") { return }
    isWhole = answer != nil
  }

  /// Takes a line; what is whole already gets another in its place. A line that is no answer is
  /// refused in words, and what was answered before stands.
  public mutating func take(_ line: String) throws(Refusal) -> Step {
    let text = line.trimmed
    guard text.utf8.count <= Ballot.most - answer.reduce(0, { $0 + $1.utf8.count }) else {
      throw .malformedAnswer(.unknown(nil), count: 0)
    }
    if text.isEmpty { return end() }
    switch form {
    case .one, .several, .number, .line, .lines, .columns: return have(try form.read(text))
    case .text: return have([text])
    case .calls: return have(try one(of: try form.added(by: text, beside: shown), text))
    case .list: return try add(text)
    case .gaps(let count): return fill(text, count)
    case .code(let dialect):
      do throws(CodeChange.Fault) {
        let change = try CodeChange(text, of: mended, in: dialect)
        _ = have([change.code])
        return .changed(
          change.effect, Page.Listing(text: change.code, dialect: dialect, isNumbered: true))
      } catch {
        throw .malformedChange(error)
      }
    }
  }

  /// The code as it has been mended so far.
  var mended: String { answer.first ?? earlier ?? code }

  /// The gap that a text without a number is for, from 1.
  var nextGap: Int { isWhole ? 1 : (answer.firstIndex(of: "") ?? 0) + 1 }

  /// Drops the answer.
  public mutating func drop() { (answer, isWhole, earlier) = ([], false, nil) }

  private mutating func have(_ answer: [String]) -> Step {
    (self.answer, isWhole) = (answer, true)
    return .whole
  }

  /// A room plays one call at a time.
  private func one(of calls: [String], _ text: String) throws(Refusal) -> [String] {
    if calls.count == 1 { return calls }
    throw .malformedAnswer(.unknown(text), count: 0)
  }

  /// Return alone ends what has several lines, and sends code of an earlier vote again.
  private mutating func end() -> Step {
    if let earlier, answer.isEmpty { return have([earlier]) }
    guard case .list = form, !isWhole, !answer.isEmpty else { return .nothing }
    return have(answer)
  }

  /// A line more; `0` alone says that there is none.
  private mutating func add(_ text: String) throws(Refusal) -> Step {
    let before = isWhole ? [] : answer
    if before.isEmpty, text.halfWidth == "0" { return have([]) }
    (answer, isWhole) = (before + (try form.added(by: text, beside: shown)), false)
    return .lines(answer.count)
  }

  private mutating func fill(_ text: String, _ count: Int) -> Step {
    var texts = answer.count == count ? answer : Array(repeating: "", count: count)
    if let (gap, word) = Gaps.numbered(text, of: count) {
      texts[gap] = word
    } else {
      if isWhole { texts = Array(repeating: "", count: count) }
      texts[texts.firstIndex(of: "") ?? 0] = text
    }
    if let next = texts.firstIndex(of: "") {
      (answer, isWhole) = (texts, false)
      return .gap(next + 1, of: count)
    }
    return have(texts)
  }
}
