/// What a presenter types beside the commands of the simulator; the same in every language.
public enum PresenterCommand: String, CaseIterable, Sendable {
  case next, back, goto, pages, hands, votes, show, revote, code, edit, again, notes, help, quit

  /// How it is typed.
  public var usage: String {
    switch self {
    case .next: ":next, :skip"
    case .back, .pages, .votes, .revote, .code, .again, .notes, .help, .quit: ":" + rawValue
    case .goto: ":goto N"
    case .hands: ":hands N N …"
    case .show: ":show [N …]"
    case .edit: ":edit [LINE TEXT]"
    }
  }

  init?(named name: String) {
    switch name {
    case "q", "exit": self = .quit
    case "h", "?": self = .help
    case "skip", "answer", "reveal": self = .next
    case "more": self = .notes
    default:
      guard let command = PresenterCommand(rawValue: name) else { return nil }
      self = command
    }
  }
}
