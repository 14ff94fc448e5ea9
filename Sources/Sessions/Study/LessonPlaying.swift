import Diagnostics
import Interpreter
import Mistakes
import Scripts
import Simulator
import Syntax

extension Playground {
  /// Plays a lesson's text, line by line as it would be typed, commands included, and answers each as
  /// the prompt would.
  @discardableResult
  mutating func playAll(_ text: String, _ dialect: Dialect) -> [Reply] {
    let source = SourceText(name: "<stdin>", text: text)
    var replies: [Reply] = []
    var findings: [Finding] = []
    for item in Script.read(source, dialect: dialect, in: Script.Context(simulation)).items {
      switch item {
      case .statement(let statement, _):
        let played = play(String(source[statement.range]))
        findings += played.findings
        replies.append(.played(played))
      case .command(let text, _):
        if let command = try? WorldCommand.read(text),
          let played = try? obey(command, text: text)
        {
          findings += played.findings
          replies.append(reply(to: command, played))
        }
      }
    }
    speak(of: findings)
    return replies
  }

  private func reply(to command: WorldCommand, _ played: Played) -> Reply {
    if command.restarts { return .restarted(simulation) }
    guard case .owners(let name) = command, let id = simulation.object(named: name) else {
      return .played(played)
    }
    return .owners(of: id, simulation)
  }
}
