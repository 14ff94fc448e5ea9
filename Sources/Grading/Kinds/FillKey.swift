import Curriculum
import Diagnostics
import Notation
import Orders
import UIKitAPI

/// What belongs in the gaps of code, and the goal that decides where somebody writes it otherwise.
public struct FillKey: Equatable, Sendable {
  let fill: Exercise.Fill

  init(_ fill: Exercise.Fill) { self.fill = fill }

  /// How many gaps there are.
  public var count: Int { fill.gaps.count }

  /// Whether a text is one of those that a gap expects; its place counts from 0.
  public func accepts(_ text: String, at place: Int) -> Bool {
    fill.gaps.indices.contains(place)
      && fill.gaps[place].accepted.contains { $0.value.words == text.words }
  }

  /// Whether a text is one that somebody may well put into a gap, right or wrong.
  public func expects(_ text: String, at place: Int) -> Bool {
    accepts(text, at: place)
      || fill.gaps.indices.contains(place)
        && fill.gaps[place].wrong.contains { $0.value.words == text.words }
  }

  /// A call's name as the code takes it, in whatever way it is spelt where a gap is for one; any
  /// other text as it is.
  public func spelt(_ text: String, at place: Int) -> String {
    guard !accepts(text, at: place), takesCall(place), let name = name(text),
      names.contains(name)
    else { return text }
    return name
  }

  /// The call that is meant by a text that is none, where one is spelt like it.
  public func suggestion(for text: String, at place: Int) -> String? {
    guard !accepts(text, at: place), takesCall(place), let name = name(text) else { return nil }
    let known = fill.gaps[place].wrong.map(\.value) + names
    return known.contains(name) ? nil : Diagnostics.suggestion(for: name, among: names)
  }

  /// Whether the name of a call belongs in a gap.
  private func takesCall(_ place: Int) -> Bool {
    fill.gaps.indices.contains(place)
      && fill.gaps[place].accepted.allSatisfy { names.contains($0.value) }
  }

  /// The names of all calls, without what stands behind them.
  private var names: [String] { LifeCycle.allCases.map { bare($0.rawValue) } }

  private func name(_ text: String) -> String? {
    TypedCall(text).map { bare($0.selector(among: [])) }
  }

  private func bare(_ selector: String) -> String {
    switch fill.code.dialect {
    case .swift: SwiftNames.fullName(selector: selector).base
    case .objc: String(selector.prefix { $0 != ":" })
    }
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
      right: fill.best,
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
    let texts = texts.map(\.trimmed)
    let run = Rehearsal(fill.filled(with: texts), then: fill.play, in: fill.code.dialect)
      .played(by: play, counting: CountedPrints(fill, with: texts))
    return fill.goal.lack(in: run, reachedIn: fill.code.dialect)
  }
}

extension String {
  /// Its words: how many blanks part them is nobody's business.
  fileprivate var words: [Substring] { split(whereSeparator: \.isWhitespace) }
}
