import Curriculum
import Diagnostics
import Interpreter
public import ObjectRuntime
import Playgrounds
public import Scripts
import Syntax

/// A text of a lesson that was played line by line, as it would be typed, commands included.
public struct PlayedText: Sendable {
  var text = ""
  /// What is wrong with the text before any of it is played.
  var diagnostics: [Diagnostic<SyntaxFact>] = []
  var items: [Item] = []

  /// A statement or a command, and what came of it.
  struct Item: Sendable {
    /// Where it stands in the text.
    var range: SourceRange
    var outcome: Outcome
    /// The number of its first line among all that was played.
    var number: Int
  }

  /// What came of an item of the text.
  enum Outcome: Sendable {
    case line(Played)
    /// With the app after it.
    case command(WorldCommand, Played, Simulation)
    case wrongCommand(WrongCommand)
  }

  /// What ended the app.
  public var faults: [Fault] { items.compactMap { $0.played?.fault } }

  /// Everything that is wrong with the text, by its places there.
  public var mistakes: [ScriptRun.Mistake] {
    diagnostics.map(ScriptRun.Mistake.syntax)
      + items.flatMap(\.mistakes).filter { mistake in
        guard case .syntax(let diagnostic) = mistake else { return true }
        return !diagnostics.contains(diagnostic)
      }
  }

  /// As the prompt would answer each.
  var replies: [Reply] { items.compactMap { $0.reply(in: text) } }

  /// The same; an app that ended, as the page wanted, is said once to stand where it was.
  func replies(expecting expectation: Expectation?) -> [Reply] {
    guard expectation?.ends != nil, !faults.isEmpty, let end = items.last,
      case .played(var account)? = end.reply(in: text)
    else { return replies }
    account.end = .endedAsWanted(line: end.number)
    return replies.dropLast() + [.played(account)]
  }
}

extension PlayedText.Item {
  var played: Played? {
    switch outcome {
    case .line(let played), .command(_, let played, _): played
    case .wrongCommand: nil
    }
  }

  fileprivate var mistakes: [ScriptRun.Mistake] {
    switch outcome {
    case .line(let played), .command(_, let played, _):
      played.mistakes.map { $0.moved(by: range.lowerBound) }
    case .wrongCommand(let wrong):
      wrong.diagnostics.map { ScriptRun.Mistake.command($0).moved(by: range.lowerBound) }
    }
  }

  /// What the prompt would say of it; what a compiler has against it stands in the whole text.
  fileprivate func reply(in text: String) -> Reply? {
    switch outcome {
    case .line(let played):
      var account = played.account
      (account.text, account.line, account.mistakes) = (text, nil, mistakes)
      return .played(account)
    case .wrongCommand: return nil
    case .command(let command, let played, let simulation):
      if command.restarts, played.trace.events.isEmpty {
        return .restarted(simulation.setting, losesCode: false)
      }
      guard case .owners(let name) = command else { return .played(played.account) }
      return .looked(.owners(simulation.objects(named: name).map(Narrator(simulation).report)))
    }
  }
}
