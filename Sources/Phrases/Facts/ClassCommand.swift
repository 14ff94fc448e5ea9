/// What is done in a class, by the word behind `class`.
public enum ClassCommand: String, Subcommand, Sendable {
  case present, notes

  public var operands: String {
    switch self {
    case .present: "LESSON|PLAN"
    case .notes: ""
    }
  }

  public var operandCount: ClosedRange<Int> {
    switch self {
    case .present: 1...1
    case .notes: 0...0
    }
  }

  public var options: [ProgramOption] { [] }
  public var requiredOptions: [ProgramOption] { [] }
}
