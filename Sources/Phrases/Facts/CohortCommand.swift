/// What is done with a cohort, by the word behind `cohort`.
public enum CohortCommand: String, Subcommand, Sendable {
  case push, report

  public static var command: ProgramCommand { .cohort }

  public var path: CommandPath { .cohort(self) }

  public var operands: String { "" }
  public var operandCount: ClosedRange<Int> { 0...0 }

  public var options: [ProgramOption] {
    switch self {
    case .push: [.room, .name, .db]
    case .report: [.room, .json, .csv, .html, .db]
    }
  }

  public var requiredOptions: [ProgramOption] { [] }

  public var example: String {
    switch self {
    case .push: "viewdidlearn cohort push --room spring"
    case .report: "viewdidlearn cohort report --room spring --html spring.html"
    }
  }
}
