public import Checking
import Curriculum
import Diagnostics
import Grading
import Sessions
import Statements

extension [String] {
  /// `5, 8`, or that there is nothing.
  fileprivate var orNothing: String { isEmpty ? "nothing" : joined(separator: ", ") }
}

// What `check` has found, as compilers say it.
extension Renderer {
  public func block(_ finding: Finding) -> [String] {
    DiagnosticLines(finding.severity, at: finding.range, message(finding))
      .lines(in: finding.source, width: width, theme: theme)
  }

  public func message(_ finding: Finding) -> String {
    switch finding.problem {
    case .content(let diagnostic): ContentWords.message(diagnostic.fact)
    case .play(let diagnostic): message(diagnostic.fact)
    case .code(.syntax(let diagnostic), _): phrases.message(diagnostic.fact)
    case .code(.language(let diagnostic), _): phrases.message(diagnostic.fact)
    case .code(.command(let diagnostic), _): phrases.message(diagnostic.fact)
    }
  }

  private func message(_ fact: PlayFact) -> String {
    switch fact {
    case .fault(let text): "the app ends: \(text)"
    case .trace(let place, let expected, let found):
      "call \(place) is '\(found)', and the lesson says '\(expected)'"
    case .prints(let place, let expected, let found):
      "line \(place) printed is '\(found)', and the lesson says '\(expected)'"
    case .solvedBeforehand: "the task is solved before the learner has done anything"
    case .unsolved(let lack): "the solution does not reach the goal: \(phrases.lack(phrase(lack)))"
    case .unknownPrerequisite(let id): "there is no lesson '\(id)'"
    case .unknownQuestion(let id): "there is no question '\(id)'"
    case .folderDiffers(let id): "the folder's name does not end in '\(id)'"
    case .missingText(let language): "the text in '\(language.rawValue)' is missing"
    case .keyIsNotRight(let score): "the key itself scores \(score.twoPlaces("."))"
    case .distractorCostsNothing(let id): "the distractor '\(id)' costs nothing"
    case .pageOverflows(let lines):
      "the page takes \(lines) lines of 80 columns, and a screen has 24"
    case .overlongHint(let characters):
      "the hint has \(characters) characters; up to 200 are read at a glance"
    case .keyCannotBeMade: "the key contradicts itself, or its script makes no calls"
    case .keyDiffers(let key, let seen):
      "the detectors see \(seen.orNothing), and the key says \(key.orNothing)"
    }
  }
}
