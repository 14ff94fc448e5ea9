import Curriculum

extension Lesson.Step {
  /// What is done with it in a room: whatever is revealed is predicted before.
  var stages: [Slide.Stage] {
    switch kind {
    case .read: [.shown]
    case .run, .exercise, .quiz: [.vote(round: 1), .reveal]
    }
  }
}

extension Plan.Part {
  /// What is done with a page of the part, where a lesson alone would do this.
  func stages(_ own: [Slide.Stage]) -> [Slide.Stage] {
    if own == [.shown] { return own }
    if isRevealedLater { return [.vote(round: 1)] }
    return switch mode {
    // Nobody votes on what is known.
    case .pollRunDiscuss: [.vote(round: 1), .discuss, .vote(round: 2), .reveal]
    case .pairs, .groups, .room, .bet, .shout, .voteRunVerdict, nil: own
    }
  }
}

extension Plan {
  /// What is asked in it, in order.
  var asked: [String] { parts.flatMap(\.subject.references).map(\.item).unique }

  /// The lessons and quizzes that it draws from, in order.
  var lessons: [String] { parts.flatMap(\.subject.references).map(\.quiz).unique }

  /// The earlier plans that it looks back at.
  var reviewed: [String] {
    parts.compactMap { if case .review(let plan, _) = $0.subject { plan.value } else { nil } }
  }
}
