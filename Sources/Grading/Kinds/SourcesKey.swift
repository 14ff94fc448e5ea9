import Curriculum

/// Whose claims a run shows to be true.
public struct SourcesKey: Equatable, Sendable {
  public static let both = "both"
  public static let neither = "neither"

  /// The sources that predict something, by what their claims' ids begin with, and `both` and
  /// `neither`; nothing where it is a matter of opinion.
  public let options: [String]
  /// Nil where it is a matter of opinion.
  public let right: String?

  /// Fails where some of several sources are right and others are not.
  init(
    _ sources: Exercise.Sources, in dialect: Snippet.Dialect, _ run: Observation?
  ) throws(QuestionFault) {
    var names: [String] = []
    var wrong: Set<String> = []
    for prediction in sources.predictions {
      let name = SourcesKey.source(of: prediction.claim.value)
      if !names.contains(name) { names.append(name) }
      guard let run else { throw .codeIsWrong }
      if prediction.condition.lack(in: run, as: .exactly, dialect) != nil { wrong.insert(name) }
    }
    if names.isEmpty {
      (options, right) = ([], nil)
      return
    }
    options = names + (names.count > 1 ? [SourcesKey.both] : []) + [SourcesKey.neither]
    let holding = names.filter { !wrong.contains($0) }
    switch holding.count {
    case 0: right = SourcesKey.neither
    case 1: right = holding[0]
    case names.count: right = SourcesKey.both
    default: throw .severalAnswers(holding)
    }
  }

  /// `ru` for `ru-012`.
  private static func source(of claim: String) -> String {
    claim.lastIndex(of: "-").map { String(claim[..<$0]) } ?? claim
  }

  /// Marks a source, `both` or `neither`; an opinion is never wrong.
  public func mark(_ answer: [String]) -> Mark {
    guard let right else {
      return Mark(
        score: 1, isCorrect: true, right: [], working: "an opinion = 1", steps: [.allRight])
    }
    return .exact(answer == [right], right: [right], extras: answer.filter { $0 != right })
  }
}
