import Diagnostics
import Interpreter
import Mistakes
import Parsing
import Scripts
import Syntax
import Touches

extension Playground {
  /// Plays a lesson's text, line by line as it would be typed, commands included. Its lines are
  /// numbered as they stand in it.
  @discardableResult
  mutating func playAll(
    _ text: String, _ dialect: Dialect, options: RunOptions = RunOptions()
  ) -> PlayedText {
    let source = SourceText(name: "<stdin>", text: text)
    let script = Script.read(source, dialect: dialect, in: Script.Context(simulation))
    var played = PlayedText(text: text, diagnostics: script.diagnostics)
    let last = lastLine
    for item in script.items where played.faults.isEmpty {
      let range: SourceRange
      let outcome: PlayedText.Outcome
      switch item {
      case .statement(let statement, _):
        range = statement.range
        number(from: last + source.number(at: range.lowerBound))
        outcome = .line(play(String(source[range]), options: options))
      case .command(let text, let place):
        range = place
        number(from: last + source.number(at: range.lowerBound))
        outcome = carryOut(text, options)
      }
      played.items.append(
        PlayedText.Item(
          range: range, outcome: outcome, number: last + source.number(at: range.lowerBound)))
    }
    speak(of: played.items.flatMap { $0.played?.findings ?? [] })
    return played
  }

  /// What is wrong with a text that is compiled as a whole, as a file is: what a statement with an
  /// error declares is known to the others.
  func mistakes(in text: String, _ dialect: Dialect) -> [ScriptRun.Mistake] {
    let source = SourceText(name: "<stdin>", text: text)
    let script = Script.read(source, dialect: dialect, in: Script.Context(simulation))
    let misread = script.diagnostics.filter { $0.severity == .error }
    if !misread.isEmpty { return misread.map(ScriptRun.Mistake.syntax) }
    var world = world
    world.announce(script, in: source)
    return script.items.flatMap { item -> [ScriptRun.Mistake] in
      guard case .statement(let statement, let dialect) = item else { return [] }
      return world.declare(statement, dialect, in: source).diagnostics
        .filter { $0.severity == .error }.map(ScriptRun.Mistake.language)
    }
  }

  private mutating func carryOut(_ text: String, _ options: RunOptions) -> PlayedText.Outcome {
    do {
      let command = try WorldCommand.read(text)
      do throws(CommandFact) {
        return .command(command, try obey(command, text: text, options: options), simulation)
      } catch {
        return .wrongCommand(WrongCommand(error, in: text))
      }
    } catch {
      return .wrongCommand(error)
    }
  }
}
