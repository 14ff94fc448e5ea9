public import Curriculum
import Orders

/// The questions that look over a part of the course.
package struct Checkpoint: Sendable {
  package var part: Int
  /// What the questions are drawn by.
  package var seed: Int
  /// What is only asked where no other is left.
  package var spared: [String]
  /// With the skills that each asks for, in the order in which they are asked.
  package var questions: [(item: String, skills: [Skill])]

  package static let count = 8
  /// The mean score that passes.
  package static let pass = 0.75

  /// Draws questions of a part skill by skill, of as many kinds as there are; nil when the part has
  /// none. The same seed draws the same.
  package init?(of part: Int, in course: Course, seed: Int, sparing spared: [String] = []) {
    var generator = SplitMix64(seed: UInt64(truncatingIfNeeded: seed))
    var rest = course.items.filter { $0.isQuestion && $0.part == part }
    if rest.isEmpty { return nil }
    generator.shuffle(&rest)
    var last = rest.filter { spared.contains($0.id) }
    rest.removeAll { spared.contains($0.id) }
    if rest.isEmpty { swap(&rest, &last) }
    var skills = Skill.allCases.filter { skill in
      (rest + last).contains { $0.skills.contains(skill) }
    }
    generator.shuffle(&skills)
    var drawn: [Course.Item] = []
    while drawn.count < Checkpoint.count, !rest.isEmpty {
      let before = drawn.count
      for skill in skills where drawn.count < Checkpoint.count {
        guard let next = rest.rarest(beside: drawn, of: skill) else { continue }
        drawn.append(rest.remove(at: next))
      }
      // What is left asks for no skill.
      if drawn.count == before { drawn.append(rest.removeFirst()) }
      if rest.isEmpty { swap(&rest, &last) }
    }
    self.part = part
    self.seed = seed
    self.spared = spared
    questions = drawn.interleaved.map { ($0.id, $0.skills) }
  }
}

extension [Course.Item] {
  /// The place of an item with a skill, of the kind that was drawn least.
  fileprivate func rarest(beside drawn: [Course.Item], of skill: Skill) -> Int? {
    indices.filter { self[$0].skills.contains(skill) }.min { one, other in
      let counts = [one, other].map { place in drawn.count { $0.kind == self[place].kind } }
      return counts[0] < counts[1]
    }
  }
}

/// How a checkpoint went.
public struct CheckpointResult: Equatable, Sendable {
  public var part: Int
  /// The sum of the scores: one a question.
  public var score: Double
  public var count: Int
  /// Skills whose questions went worse than what passes, the weakest first.
  public var weak: [Skill]
  /// Whether no skill was missed altogether, and the rest suffices.
  public var isPassed: Bool
  /// Whether the part's lessons have not all been gone through: then it was an entry test.
  public var isEntry = false
  /// The lesson that teaches the weakest skill.
  public var lesson: String?
  /// How many questions were queued by it.
  public var queued = 0

  package init(_ checkpoint: Checkpoint, _ scores: [String: Double]) {
    part = checkpoint.part
    count = checkpoint.questions.count
    score = checkpoint.questions.reduce(0) { $0 + scores[$1.item, default: 0] }
    var bySkill: [Skill: [Double]] = [:]
    for (item, skills) in checkpoint.questions {
      for skill in skills { bySkill[skill, default: []].append(scores[item, default: 0]) }
    }
    let means = bySkill.mapValues { $0.reduce(0, +) / Double($0.count) }
    weak = Skill.allCases.filter { means[$0, default: 1] < Checkpoint.pass }
      .enumerated().sorted {
        (means[$0.element, default: 0], $0.offset) < (means[$1.element, default: 0], $1.offset)
      }.map(\.element)
    isPassed = score >= Checkpoint.pass * Double(count) && !means.values.contains(0)
  }
}
