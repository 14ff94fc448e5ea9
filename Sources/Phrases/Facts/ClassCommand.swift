/// What is done in a class, by the word behind `class`.
public enum ClassCommand: String, CaseIterable, Sendable {
  case present, notes

  /// What stands behind its name.
  public var operands: String {
    switch self {
    case .present: "LESSON|PLAN"
    case .notes: ""
    }
  }

  public var usage: String { operands.isEmpty ? rawValue : rawValue + " " + operands }

  /// How many operands it takes.
  public var operandCount: ClosedRange<Int> {
    switch self {
    case .present: 1...1
    case .notes: 0...0
    }
  }

  /// The options that it takes beside those of every command.
  public var options: [ProgramOption] {
    switch self {
    case .present: []
    case .notes: []
    }
  }

  /// Those of any, each once.
  static var options: [ProgramOption] {
    ProgramOption.allCases.filter { option in allCases.contains { $0.options.contains(option) } }
  }
}
