public import Curriculum
import Diagnostics
public import Scripts
import Syntax

/// What is wrong with the code of a classify question.
public struct ClassifyQuestion: Sendable {
  /// The ids that are right: those that the file gives, else what the detectors see.
  public let key: [String]
  /// The numbers of the mistakes that were seen, ascending, where the twelve are to choose from.
  public let seen: [String]
  /// What a compiler would say of the code.
  public let faults: [ScriptRun.Mistake]

  /// One of sound code.
  init(key: [String]) { (self.key, seen, faults) = (key, [], []) }

  /// Fails where nothing says what is right.
  public init(
    _ classify: Exercise.Classify, in setting: Setting, play: Rehearsal.Player
  ) throws(QuestionFault) {
    let inspection = Inspection(classify.code.text, in: setting, play: play)
    faults = inspection.faults
    let numbers = Set(inspection.places.map(\.mistake)).subtracting([0])
    seen = numbers.sorted().map { String($0) }
    if let given = classify.key {
      key = given.map(\.value)
    } else {
      if !inspection.isSound { throw .codeIsWrong }
      key = seen
    }
  }

  /// Whether the code could be run at all.
  public var isSound: Bool { !faults.contains { $0.severity == .error } }

  /// Marks the ids of an answer.
  public func mark(_ answer: [String]) -> Mark {
    Mark(Classification(chosen: answer, key: key))
  }
}
