import Diagnostics
import Interpreter
import Mistakes
import Scripts
import Simulator
import Syntax

extension Playground {
  /// Plays a lesson's text, line by line as it would be typed, commands included.
  @discardableResult
  mutating func playAll(_ text: String, _ dialect: Dialect) -> PlayedText {
    let source = SourceText(name: "<stdin>", text: text)
    let script = Script.read(source, dialect: dialect, in: Script.Context(simulation))
    var played = PlayedText(diagnostics: script.diagnostics)
    for item in script.items where played.faults.isEmpty {
      let last = lastLine
      let range: SourceRange
      let outcome: PlayedText.Outcome
      switch item {
      case .statement(let statement, _):
        range = statement.range
        outcome = .line(play(String(source[range])))
      case .command(let text, let place):
        range = place
        outcome = carryOut(text)
      }
      played.items.append(
        PlayedText.Item(
          range: range, outcome: outcome, number: last + 1, isMove: lastLine > last))
    }
    speak(of: played.items.flatMap { $0.played?.findings ?? [] })
    return played
  }

  private mutating func carryOut(_ text: String) -> PlayedText.Outcome {
    do {
      let command = try WorldCommand.read(text)
      do throws(CommandFact) {
        return .command(command, try obey(command, text: text), simulation)
      } catch {
        return .wrongCommand(WrongCommand(error, in: text))
      }
    } catch {
      return .wrongCommand(error)
    }
  }
}
