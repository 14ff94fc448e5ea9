/// A mistake that was seen to happen, with its evidence.
public struct Finding: Hashable, Sendable {
  public var subject: Subject
  /// The class whose code is at fault.
  public var type: String
  /// The object it happened to, by the name people know it by.
  public var object: String
  public var line: Int
  public var evidence: Evidence
  /// How the class is written, and repairs are.
  public var style: CodeStyle

  /// What a finding is about: one of the twelve, or what is on no list.
  public enum Subject: Hashable, Sendable {
    case mistake(Mistake)
    case oddity(Oddity)
  }

  /// 1 to 12; 0 for what is not on the list.
  public var number: Int {
    switch subject {
    case .mistake(let mistake): mistake.number
    case .oddity: 0
    }
  }

  public var kind: Mistake.Kind {
    switch subject {
    case .mistake(let mistake): mistake.kind
    case .oddity(let oddity): oddity.kind
    }
  }

  public var repair: Repair { evidence.repair(in: style) }
}
