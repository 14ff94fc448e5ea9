import Diagnostics
import ObjectRuntime
import Parsing
import Simulator
import Syntax
import Testing
import UIKitClasses

@testable import Interpreter
@testable import TypedTree

/// Runs a script and writes down what came of it, one event a line.
enum Running {
  static func dump(
    _ text: String, _ dialect: Dialect = .objectiveC, memory: Memory? = nil,
    version: UIKitVersion = .newest,
    options: RunOptions = RunOptions()
  ) -> String {
    let source = SourceText(name: "a.m", text: text)
    let script = Script.read(source, dialect: dialect)
    var lines = script.diagnostics.map { "syntax \($0.severity): \($0.fact)\n" }.joined()
    var world = World(simulation: Simulation(version: version, memory: memory))
    for case .statement(let statement, let dialect) in script.items {
      let outcome = world.run(statement, dialect, in: source, options: options)
      for diagnostic in outcome.diagnostics {
        let line = source.position(at: diagnostic.range.lowerBound).line
        let meant = diagnostic.suggestion.map { " -> \($0)" } ?? ""
        lines += "\(line): \(diagnostic.severity): \(diagnostic.fact)\(meant)\n"
      }
      lines += outcome.trace.dump(in: world.simulation)
      if let value = outcome.valueDescription { lines += "= \(value)\n" }
      if outcome.fault != nil || outcome.diagnostics.contains(where: { $0.severity == .error }) {
        break
      }
    }
    return lines
  }

  /// The world after a script without mistakes.
  static func world(
    _ text: String, _ dialect: Dialect = .objectiveC, memory: Memory? = nil
  ) -> World {
    let source = SourceText(name: "a.m", text: text)
    var world = World(simulation: Simulation(memory: memory))
    for case .statement(let statement, let dialect) in Script.read(source, dialect: dialect).items {
      let outcome = world.run(statement, dialect, in: source)
      if outcome.fault != nil || outcome.diagnostics.contains(where: { $0.severity == .error }) {
        Issue.record("\(outcome.diagnostics.map(\.fact)) \(String(describing: outcome.fault))")
      }
    }
    return world
  }

  /// The lines that were logged, and what else stands out.
  static func log(
    _ text: String, _ dialect: Dialect = .objectiveC, memory: Memory? = nil
  ) -> [String] {
    dump(text, dialect, memory: memory).split(separator: "\n").map(String.init)
      .map { String($0.drop { $0 == " " }) }
      .filter { !$0.hasPrefix("=") }
  }
}
