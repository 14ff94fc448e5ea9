/// What is done in a class, by the word behind `class`.
public enum ClassCommand: String, Subcommand, Sendable {
  case present, notes, handout

  public var operands: String {
    switch self {
    case .present, .handout: "LESSON|PLAN"
    case .notes: ""
    }
  }

  public var operandCount: ClosedRange<Int> {
    switch self {
    case .present, .handout: 1...1
    case .notes: 0...0
    }
  }

  public var options: [ProgramOption] {
    switch self {
    case .present: [.record, .typed]
    case .handout: [.out]
    case .notes: []
    }
  }

  public var requiredOptions: [ProgramOption] { self == .handout ? [.out] : [] }
}
