import Diagnostics
import Phrases

/// `viewdidlearn class`: a class, before those who learn and among them.
struct ClassProgram {
  private let arguments: Arguments

  init(_ arguments: Arguments) { self.arguments = arguments }

  func run(_ words: [String]) throws(CommandLineFault) -> Int32 {
    guard let word = words.first else { throw .wrongOperands(.class) }
    guard let command = ClassCommand(rawValue: word) else {
      let names = ClassCommand.allCases.map(\.rawValue)
      throw .unknownCommand(
        "class " + word, suggestion: suggestion(for: word, among: names).map { "class " + $0 })
    }
    let operands = Array(words.dropFirst())
    guard command.operandCount.contains(operands.count) else { throw .wrongOperands(.class) }
    if let option = arguments.given.first(where: { !$0.isGeneral && !command.options.contains($0) })
    {
      throw .foreignOption(option, .class)
    }
    switch command {
    case .present: return Presenting(arguments).run(operands[0])
    case .notes: return NotesFollowing(arguments).run()
    }
  }
}
