import Diagnostics
import Interpreter
import Mistakes
import Parsing
import Playgrounds
import Scripts
import Syntax
import Touches

/// A text that is played line by line, from where a playground stands.
struct Passage {
  /// A statement or a command.
  struct Line: Equatable {
    let text: String
    let isCommand: Bool
    /// Where it stands in the text.
    let range: SourceRange
    /// The number that its first line has among all that are played.
    let number: Int
  }

  private(set) var lines: [Line] = []
  /// What is wrong with the text before any of it is played.
  let diagnostics: [Diagnostic<SyntaxFact>]

  init(_ text: String, _ dialect: Dialect, in playground: Playground) {
    let source = SourceText(name: "<stdin>", text: text)
    let script = Script.read(
      source, dialect: dialect, in: Script.Context(playground.simulation))
    diagnostics = script.diagnostics
    let last = playground.lastLine
    lines = script.items.map { item in
      let (text, range, isCommand) =
        switch item {
        case .statement(let statement, _): (String(source[statement.range]), statement.range, false)
        case .command(let text, let place): (text, place, true)
        }
      return Line(
        text: text, isCommand: isCommand, range: range,
        number: last + source.number(at: range.lowerBound))
    }
  }
}

extension Playground {
  /// Plays a lesson's text, line by line as it would be typed, commands included. Its lines are
  /// numbered as they stand in it.
  @discardableResult
  mutating func playAll(
    _ text: String, _ dialect: Dialect, options: RunOptions = RunOptions()
  ) -> PlayedText {
    let passage = Passage(text, dialect, in: self)
    var played = PlayedText(text: text, diagnostics: passage.diagnostics)
    for line in passage.lines {
      let item = play(line, options)
      played.items.append(item)
      if item.played?.fault != nil { break }
    }
    speak(of: played.items.flatMap { $0.played?.findings ?? [] })
    return played
  }

  /// Plays a line of a text behind all that stand before it there.
  mutating func play(_ line: Passage.Line, _ options: RunOptions) -> PlayedText.Item {
    number(from: line.number)
    let outcome: PlayedText.Outcome =
      line.isCommand ? carryOut(line.text, options) : .line(play(line.text, options: options))
    return PlayedText.Item(range: line.range, outcome: outcome, number: line.number)
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
