import Curriculum
public import Grading
import Mistakes

/// What a task still lacks, in words' terms.
public enum LackPhrase: Sendable {
  case call(String)
  /// A call that was made, but not as often as it should be: which one is missing, from 2.
  case repeated(String, Int)
  case sentByHand(String)
  case restarted
  /// The goal was reached by a mistake, which is named.
  case mistake(String)
  case unwanted(String)
  case line(String)
  case alive(String)
  case owners(String, count: Int, wanted: Int)
}

// What a task lacks, with its names.
extension Phrasebook {
  public func phrase(_ lack: GoalCheck.Lack) -> LackPhrase {
    switch lack {
    case .call(let call, 1): .call(name(call))
    case .call(let call, let occurrence): .repeated(name(call), occurrence)
    case .sentByHand(let call): .sentByHand(name(call))
    case .unwanted(let call): .unwanted(name(call))
    case .line(let line): .line(line)
    case .alive(let name): .alive(name)
    case .owners(let name, let count, let wanted): .owners(name, count: count, wanted: wanted)
    case .mistake(let finding): .mistake(name(finding.subject))
    case .restarted: .restarted
    }
  }

  private func name(_ subject: Finding.Subject) -> String {
    switch subject {
    case .mistake(let mistake): self.mistake(mistake)
    case .oddity(let oddity): self.oddity(oddity)
    }
  }

  private func name(_ call: ExpectedCall) -> String {
    [call.object, call.selector].compactMap { $0 }.joined(separator: " ")
  }
}
