import Diagnostics
public import Interpreter
public import Mistakes
public import ObjectRuntime
package import Parsing
package import Scripts
import Syntax

/// A line that was run, with what came of it: the unit of undo.
public struct Move: Sendable {
  /// What was typed.
  public var text: String
  /// The numbers of its lines among all that led here.
  public var lines: ClosedRange<Int>
  public var trace: Trace
  /// The world after it.
  public var world: World
  /// The mistakes that it was seen to make.
  public var findings: [Finding]
  /// What is known about mistakes after it.
  var watch: Watch

  init(_ played: Played, lines: ClosedRange<Int>) {
    text = played.text
    self.lines = lines
    trace = played.trace
    world = played.world
    findings = played.findings
    watch = played.watch
  }

  package var told: [TraceLine] { Narrator(world.simulation).lines(of: trace.events) }

  /// What happened, as other people's scripts are told of it.
  package var events: [RunEvent] {
    trace.events.compactMap { RunEvent($0, by: Narrator(world.simulation)) }
  }
}

extension Move {
  /// Whether it started the app again.
  package var restarts: Bool {
    text.hasPrefix(":") && (try? WorldCommand.read(text))?.restarts == true
  }

  /// Its calls of `print` and `NSLog`, by the numbers of their lines among all that led here.
  package var prints: [PrintStatement] {
    let source = SourceText(name: "<stdin>", text: text)
    let dialect = Script.read(source).firstDialect ?? .swift
    return PrintStatement.all(in: source, dialect).map { statement in
      var statement = statement
      statement.line += lines.lowerBound - 1
      return statement
    }
  }

  /// One of its lines, by its number.
  package func line(_ number: Int) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.dropFirst(number - self.lines.lowerBound).first.map(String.init) ?? ""
  }
}
