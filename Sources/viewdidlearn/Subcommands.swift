import Diagnostics
import Phrases

extension Arguments {
  /// The subcommand that the words behind a command begin with, and its operands.
  func subcommand<Command: Subcommand>(
    _ words: [String]
  ) throws(CommandLineFault) -> (Command, operands: [String]) {
    let program = Command.command
    guard let word = words.first else { throw .wrongOperands(.command(program)) }
    let name = program.rawValue + " "
    guard let command = Command(rawValue: word) else {
      let names = Command.allCases.map(\.rawValue)
      throw .unknownCommand(
        name + word, suggestion: suggestion(for: word, among: names).map { name + $0 })
    }
    let operands = Array(words.dropFirst())
    guard command.operandCount.contains(operands.count) else { throw .wrongOperands(command.path) }
    if let option = given.first(where: { !$0.isGeneral && !command.options.contains($0) }) {
      throw .foreignOption(option, command.path)
    }
    if let option = command.requiredOptions.first(where: { !given.contains($0) }) {
      throw .missingOption(option, command.path)
    }
    return (command, operands)
  }
}
