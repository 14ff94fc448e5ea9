extension Command {
  /// A row of the table of commands.
  public struct Row: Sendable {
    public var group: CommandGroup
    public var arguments: [CommandArgument]
    /// What may follow the arguments, in this order.
    public var optional: [CommandArgument]
    public var changes: Change
    public var places: [Place]
    /// A line as one might type it.
    public var example: String

    init(
      _ group: CommandGroup, _ arguments: [CommandArgument] = [],
      optional: [CommandArgument] = [], changes: Change, in places: [Place], _ example: String = ""
    ) {
      self.group = group
      self.arguments = arguments
      self.optional = optional
      self.changes = changes
      self.places = places
      self.example = example
    }
  }

  /// Where there is an app to work on.
  static let app: [Place] = [.sandbox, .lesson]
  static let course: [Place] = [.lesson, .quiz]
  static let asked: [Place] = [.lesson, .quiz, .paper]

  /// All that parser, `:help` and completion know about it.
  public var row: Row {
    switch self {
    case .world(let name): name.row
    case .look(let name): name.row
    case .session(let name): name.row
    }
  }
}
