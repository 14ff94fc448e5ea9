import Diagnostics
public import Interpreter
public import Mistakes
import ObjectModel
public import ObjectRuntime
public import Scripts
package import Syntax
package import TypedTree
import UIKitAPI

/// What running a line gave.
public struct Played: Sendable {
  public var text: String
  /// The number of its first line among all that were typed.
  package var line: Int?
  public var trace = Trace()
  public var fault: Fault?
  /// What is wrong with the line; errors mean that it was not run, or not to its end.
  public var mistakes: [ScriptRun.Mistake] = []
  /// The code of lines that the findings name, by their numbers.
  public var quoted: [Int: String] = [:]
  /// What an expression amounts to, as the debugger would print it.
  public var value: String?
  /// The types that the line declares, or adds something to.
  public var declared: [Declared] = []
  /// What stands in from here on for names that nobody declares.
  package var standIns: [StandIn] = []
  /// What the last statement was read as; nil where there is none.
  package var dialect: Dialect?
  /// Whether it declares something, which no object need show: a function, a protocol.
  var isDeclaration = false
  /// The world after the line; before it, when a fault undid the line.
  public var world: World
  /// The app as a fault left it, before the line was undone; nil without a fault.
  var faulted: Simulation?
  /// The mistakes that the line was seen to make.
  public var findings: [Finding] = []
  var watch: Watch

  /// The app that the trace speaks of: objects that a fault undid are known in it.
  public var scene: Simulation { faulted ?? world.simulation }

  public var hasErrors: Bool { mistakes.contains { $0.severity == .error } }

  /// What happened, as other people's scripts are told of it.
  public var events: [RunEvent] {
    trace.events.compactMap { RunEvent($0, by: Narrator(scene)) }
  }
}

// MARK: - Told
extension Played {
  package var lines: [TraceLine] { Narrator(scene).lines(of: trace.events) }

  package var account: Account {
    var account = Account(text: text, line: line, mistakes: mistakes, end: end)
    if hasErrors { return account }
    account.trace = Narrator(scene).lines(of: trace.events.filter { !$0.isStop })
    account.declared = declared
    account.standIns = standIns
    account.value = value
    account.findings = findings
    account.quoted = quoted
    return account
  }

  private var end: Account.End {
    switch fault {
    case .stopped(let resource): .stopped(resource)
    case .exception, .crash, .endless: .undone
    case nil:
      .done(Narrator(world.simulation).standings(calledIn: trace), livingOn: livingOn)
    }
  }

  private var livingOn: [Survivor] {
    let gone = Set(trace.calls.filter { $0.selector == "viewDidDisappear:" }.map(\.receiver))
    return gone.isEmpty ? [] : Narrator(world.simulation).survivors(among: gone)
  }
}

extension Event {
  /// Whether a run was stopped here, which the line's end says.
  fileprivate var isStop: Bool {
    if case .fault(.stopped) = kind { true } else { false }
  }
}
