/// What is done with a command of the command line, by the word behind its name.
public protocol Subcommand: RawRepresentable<String>, CaseIterable {
  /// The command that it stands behind.
  static var command: ProgramCommand { get }
  /// For faults that name the whole command.
  var path: CommandPath { get }
  /// What stands behind its name.
  var operands: String { get }
  /// How many operands it takes.
  var operandCount: ClosedRange<Int> { get }
  /// The options that it takes beside those of every command.
  var options: [ProgramOption] { get }
  /// Those without which it cannot do its work.
  var requiredOptions: [ProgramOption] { get }
  /// A line as one might type it.
  var example: String { get }
}

extension Subcommand {
  /// As it is typed: `screen grade`.
  public var name: String { Self.command.rawValue + " " + rawValue }

  /// Without the command: `grade RECORD…`.
  public var usage: String { operands.isEmpty ? rawValue : rawValue + " " + operands }

  /// Those of any, each once.
  static var options: [ProgramOption] {
    ProgramOption.allCases.filter { option in
      allCases.contains { $0.options.contains(option) }
    }
  }
}
