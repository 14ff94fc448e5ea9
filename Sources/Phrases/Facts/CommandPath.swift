/// A command with the word behind it, where it has one: `lint`, `screen grade`.
public enum CommandPath: Equatable, Sendable {
  case command(ProgramCommand)
  case screen(ScreenCommand)
  case `class`(ClassCommand)
  case cohort(CohortCommand)

  /// As it is typed.
  public var name: String {
    switch self {
    case .command(let command): command.rawValue
    case .screen(let word): word.name
    case .class(let word): word.name
    case .cohort(let word): word.name
    }
  }
}
