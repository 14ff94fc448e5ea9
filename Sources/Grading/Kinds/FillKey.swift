import Curriculum
import Notation
import Orders

/// What belongs in the gaps of code, and the goal that decides where somebody writes it otherwise.
public struct FillKey: Equatable, Sendable {
  private let fill: Exercise.Fill

  init(_ fill: Exercise.Fill) { self.fill = fill }

  /// How many gaps there are.
  public var count: Int { fill.gaps.count }

  /// Whether a text is one of those that a gap expects; its place counts from 0.
  public func accepts(_ text: String, at place: Int) -> Bool {
    fill.gaps.indices.contains(place)
      && fill.gaps[place].accepted.contains { $0.value.words == text.words }
  }

  /// Marks the texts of the gaps, in their order: the goal counts for all, and where it is not
  /// reached, the gaps that are filled as expected.
  public func mark(_ texts: [String], play: Rehearsal.Player) -> Mark {
    let hits = texts.enumerated().count { accepts($1, at: $0) }
    let count = fill.gaps.count
    let lack = lack(texts, play: play)
    let isReached = lack == nil
    let score = isReached ? 1 : Double(hits) / Double(count)
    var mark = Mark(
      score: score, isCorrect: isReached,
      right: fill.gaps.map { $0.accepted.first?.value ?? "" },
      working: isReached ? "goal = 1" : "\(hits)/\(count) = \(score.fourDecimals)",
      steps: isReached ? [.allRight] : [.gaps(hits, of: count), .together(score)],
      parts: [
        JSON.Member("goal", .bool(isReached)), JSON.Member("gaps", .integer(hits)),
        JSON.Member("of", .integer(count)),
      ])
    mark.lack = lack
    mark.extras = texts.enumerated().filter { !isReached && !accepts($1, at: $0) }.map(\.1)
    return mark
  }

  /// What the code lacks with these texts in its gaps.
  private func lack(_ texts: [String], play: Rehearsal.Player) -> Lack? {
    if texts.count != fill.gaps.count { return .wrongCode }
    let code = fill.filled(with: texts.map(\.trimmed))
    return fill.goal.lack(
      in: play(Rehearsal(code, then: fill.play, in: fill.code.dialect)),
      reachedIn: fill.code.dialect)
  }
}

extension String {
  /// Its words: how many blanks part them is nobody's business.
  fileprivate var words: [Substring] { split(whereSeparator: \.isWhitespace) }
}
