/// What is done in a class, by the word behind `class`.
public enum ClassCommand: String, Subcommand, Sendable {
  case present, notes, join, results, handout

  public static var command: ProgramCommand { .class }

  public var path: CommandPath { .class(self) }

  public var operands: String {
    switch self {
    case .present, .results, .handout: "LESSON|PLAN"
    case .notes: ""
    case .join: "ROOM"
    }
  }

  public var operandCount: ClosedRange<Int> {
    switch self {
    case .present, .join, .results, .handout: 1...1
    case .notes: 0...0
    }
  }

  public var options: [ProgramOption] {
    switch self {
    case .present: [.db, .room, .record, .typed]
    case .notes: [.room]
    case .join: [.db, .name, .moreTime]
    case .results: [.db, .room, .held, .format, .out]
    case .handout: [.out]
    }
  }

  public var requiredOptions: [ProgramOption] { self == .handout ? [.out] : [] }

  public var example: String {
    switch self {
    case .present: "viewdidlearn class present class-a-life --room monday"
    case .notes: "viewdidlearn class notes"
    case .join: "viewdidlearn class join monday --name Ann"
    case .results: "viewdidlearn class results class-a-life --room monday --out monday.csv"
    case .handout: "viewdidlearn class handout class-a-life --out class-a-life.html"
    }
  }
}
