import Curriculum
import Grading
import Sessions

/// A room's answers to a question in one round, counted.
public struct Tally: Equatable, Sendable {
  /// How many answered: each learner once, and the hands.
  public private(set) var count = 0
  /// Answers that are none to this question: of another version of a lesson, or forged.
  public private(set) var invalid = 0
  /// How many of the answers that can be marked are right; nil where nothing is right or wrong.
  public private(set) var right: Int?
  public private(set) var picture: Picture
  /// How sure those were who said so, the least sure first.
  public private(set) var certainties: [Certainty] = []
  /// Whether each learner's answer is right, by the learner.
  let verdicts: [String: Bool]

  /// How many were so sure, from 1 to 3, and how many of them are right.
  public struct Certainty: Equatable, Sendable {
    public var level: Int
    public var count: Int
    public var right: Int
  }

  /// What the answers of a room are drawn as, which their form decides.
  public enum Picture: Equatable, Sendable {
    /// How often each of what is shown was chosen, and how many chose nothing.
    case choices([Int], none: Int)
    case numbers(Histogram)
    /// The room's order of what is shown, and how many said that nothing of it happens.
    case order(Consensus, none: Int)
    /// How often each line was named, by its number.
    case lines([Line], none: Int)
    /// What was said for each version or gap.
    case columns([[Share]])
    /// Whole answers.
    case answers([Share])
    /// What was written into code, and how much of it is not right, but better than it was.
    case code([Share], better: Int)

    public struct Line: Equatable, Sendable {
      public var number: Int
      public var count: Int
    }
  }

  /// An answer, or a part of one, and how many gave it.
  public struct Share: Hashable, Sendable {
    public var lines: [String]
    /// The lines of code in whose place nothing else was written.
    public var removed: [String] = []
    public var count = 1
    /// nil where nothing in it was freely written.
    public var own: Own?

    /// What somebody wrote in words of their own: the room sees it once the presenter says so.
    public struct Own: Hashable, Sendable {
      /// Its place among all of them, from 1.
      public var number: Int
      public var isHidden: Bool
    }
  }

  /// - Parameter hands: how many hands each choice got beside the answers that were typed.
  public init(_ question: RoomQuestion, _ votes: [CastVote], hands: [Int] = []) {
    let latest = Dictionary(votes.map { ($0.learner, $0) }) { $1 }
    let answers = latest.sorted { $0.key < $1.key }
      .map { (learner: $0.key, answer: question.answer(of: $0.value)) }
    let given = answers.compactMap(\.answer)
    let marks = given.map(question.mark)
    count = given.count
    invalid = answers.count - given.count
    var verdicts: [String: Bool] = [:]
    for (entry, mark) in zip(answers.filter { $0.answer != nil }, marks) {
      verdicts[entry.learner] = mark?.isCorrect
    }
    self.verdicts = verdicts
    picture = Tally.picture(of: given, marks, question).moderated(question)
    if !verdicts.isEmpty { right = verdicts.values.count { $0 } }
    certainties = (1...3).map { level in
      let sure = latest.values.filter { vote in
        vote.certainty == level && verdicts[vote.learner] != nil
      }
      return Certainty(
        level: level, count: sure.count, right: sure.count { verdicts[$0.learner] == true })
    }.filter { $0.count > 0 }
    add(hands, to: given, question)
  }

  public func shift(since before: Tally) -> Shift {
    Shift(from: before.verdicts, to: verdicts)
  }

  /// Hands count as answers do: a number a choice, or one a number from 0.
  private mutating func add(_ hands: [Int], to given: [[String]], _ question: RoomQuestion) {
    switch (question.form, picture) {
    case (.one, .choices(var counts, let none)) where hands.count == counts.count:
      for (place, hand) in hands.enumerated() { counts[place] += hand }
      picture = .choices(counts, none: none)
      raise(hands, question) { question.ids[$0] }
    case (.number, _):
      let numbers = given.compactMap { $0.first.flatMap { Int($0) } }
      var counts = Dictionary(numbers.map { ($0, 1) }, uniquingKeysWith: +)
      for (number, hand) in hands.enumerated() where hand > 0 { counts[number, default: 0] += hand }
      picture = .numbers(Histogram(counts: counts))
      raise(hands, question) { "\($0)" }
    default: break
    }
  }

  private mutating func raise(
    _ hands: [Int], _ question: RoomQuestion, as answer: (Int) -> String
  ) {
    for (place, hand) in hands.enumerated() where hand > 0 {
      count += hand
      if let mark = question.mark([answer(place)]) {
        right = (right ?? 0) + (mark.isCorrect ? hand : 0)
      }
    }
  }
}

// MARK: - What was freely written
extension Tally {
  /// What learners wrote in words of their own, by its numbers.
  public var ownWords: [Share] {
    switch picture {
    case .columns(let columns): columns.joined().filter { $0.own != nil }
    case .answers(let shares), .code(let shares, _): shares.filter { $0.own != nil }
    case .choices, .numbers, .order, .lines: []
    }
  }
}

extension Tally.Picture {
  /// The same with what was freely written numbered, and hidden unless it is shown.
  fileprivate func moderated(_ question: RoomQuestion) -> Self {
    guard question.hidesOwnWords else { return self }
    var number = 0
    func moderated(_ share: Tally.Share) -> Tally.Share {
      if share.lines.allSatisfy(question.isPlain) { return share }
      number += 1
      var share = share
      share.own = .init(number: number, isHidden: !question.shownWords.contains(share.lines))
      return share
    }
    return switch self {
    case .columns(let columns): .columns(columns.map { $0.map(moderated) })
    case .answers(let shares): .answers(shares.map(moderated))
    case .code(let shares, let better): .code(shares.map(moderated), better: better)
    case .choices, .numbers, .order, .lines: self
    }
  }
}

// MARK: - Pictures
extension Tally {
  private static func picture(
    of answers: [[String]], _ marks: [Mark?], _ question: RoomQuestion
  ) -> Picture {
    let none = answers.count(where: \.isEmpty)
    switch question.form {
    case .one: return .choices(counts(answers, question), none: 0)
    case .several:
      if case .classify = question.page.ask {
        return .choices(counts(answers, question), none: none)
      }
      let places = Dictionary(question.ids.enumerated().map { ($1, $0) }) { first, _ in first }
      let orders = answers.filter { !$0.isEmpty }.map { $0.compactMap { places[$0] } }
      return .order(Consensus(of: orders, among: question.ids.count), none: none)
    case .number: return .numbers(Histogram(answers.compactMap { $0.first.flatMap { Int($0) } }))
    case .line, .lines:
      let lines = answers.flatMap { answer in
        Set(answer.compactMap { $0.split(separator: ":").first.flatMap { Int($0) } })
      }
      let counts = Dictionary(lines.map { ($0, 1) }, uniquingKeysWith: +)
      return .lines(
        counts.sorted { $0.key < $1.key }.map { Picture.Line(number: $0.key, count: $0.value) },
        none: none)
    case .columns(let count, _), .gaps(let count):
      return .columns(
        (0..<count).map { column in shares(answers.map { Share(lines: [$0[column].trimmed]) }) })
    case .calls:
      return .answers(
        shares(answers.map { Share(lines: $0.map { question.named($0) ?? Tally.call($0) }) }))
    case .list(.call):
      return .answers(shares(answers.map { Share(lines: $0.map(Tally.call)) }))
    case .list(.print), .list(.number), .text:
      if case .task = question.page.ask {
        return .code(
          shares(answers.map { Share(lines: $0.flatMap(Tally.lines)) }), better: better(marks))
      }
      return .answers(shares(answers.map { Share(lines: $0.map(\.trimmed)) }))
    case .code:
      let old = Tally.lines(of: question.page.code?.text ?? "")
      return .code(
        shares(answers.map { Share(from: old, to: $0.flatMap(Tally.lines)) }),
        better: better(marks))
    }
  }

  /// The lines of code that say something.
  private static func lines(of code: String) -> [String] {
    code.split(whereSeparator: \.isNewline).map { String($0).trimmed }.filter { !$0.isEmpty }
  }

  private static func better(_ marks: [Mark?]) -> Int {
    marks.compactMap(\.self).count { !$0.isCorrect && $0.score > 0 }
  }

  private static func counts(_ answers: [[String]], _ question: RoomQuestion) -> [Int] {
    question.ids.map { id in answers.count { $0.contains(id) } }
  }

  /// The most frequent first; of equally frequent ones the first by its letters.
  private static func shares(_ answers: [Share]) -> [Share] {
    Dictionary(answers.map { ($0, 1) }, uniquingKeysWith: +)
      .map { Share(lines: $0.key.lines, removed: $0.key.removed, count: $0.value) }
      .sorted {
        $0.count > $1.count
          || $0.count == $1.count
            && ($0.lines + $0.removed).lexicographicallyPrecedes($1.lines + $1.removed)
      }
  }

  /// A call in one spelling, however it was typed.
  private static func call(_ line: String) -> String {
    guard let call = TypedCall(line) else { return line.trimmed }
    let selector = call.selector(among: [])
    return call.object.map { $0 + " " + selector } ?? selector
  }
}

extension Tally.Share {
  /// What one person has made of lines of code.
  fileprivate init(from old: [String], to new: [String]) {
    var (gone, come): (Set<Int>, Set<Int>) = ([], [])
    for change in new.difference(from: old) {
      switch change {
      case .remove(let offset, _, _): gone.insert(offset)
      case .insert(let offset, _, _): come.insert(offset)
      }
    }
    var (lines, removed): ([String], [String]) = ([], [])
    var (place, newPlace) = (0, 0)
    while place < old.count || newPlace < new.count {
      let out = old[place...].indices.prefix(while: gone.contains)
      let written = new[newPlace...].indices.prefix(while: come.contains)
      lines += new[written]
      if written.isEmpty { removed += old[out] }
      // A line that stayed stands behind both.
      (place, newPlace) = (out.upperBound + 1, written.upperBound + 1)
    }
    self.init(lines: lines, removed: removed)
  }
}
