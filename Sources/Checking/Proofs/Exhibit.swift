import Curriculum
import Diagnostics
import Grading
import Sessions

/// An exercise where it stands, with what proofs need of its surroundings.
struct Exhibit {
  var exercise: Exercise
  /// Where it stands in its file.
  var range: SourceRange
  var scene: Scene
  /// What grades an answer.
  var key: AnswerKey
  /// Nil where there is no list of claims to look in.
  var claims: Claims?

  /// The file it stands in.
  var source: SourceText { scene.source }
}

extension Exercise {
  /// The code that is run for it, as its file has it.
  var written: Code? { if case .task(let task) = self { task.solution } else { code } }

  /// Whether the app may end in its run: because that is the point, or one of the things asked.
  var mayEnd: Bool {
    switch self {
    case .versions, .classify, .spot, .sources: true
    case .order, .drive: false
    case .choice(let choice): choice.options.contains { $0.condition?.ends != nil }
    case .predict(let predict): predict.expect?.ends != nil
    case .task(let task): task.goal.ends != nil
    case .fix(let fix): fix.goal.ends != nil
    case .fill(let fill): fill.goal.ends != nil
    }
  }

  /// Whether its code is shown in the learner's dialect; what is mended or searched keeps its own.
  var isTranslated: Bool {
    switch self {
    case .order, .choice, .predict, .task, .drive, .versions, .sources: true
    case .classify, .fix, .fill, .spot: false
    }
  }
}
