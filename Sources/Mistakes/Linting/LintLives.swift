public import Diagnostics
import Interpreter
import ObjectModel
public import ObjectRuntime
import Syntax

// Leading controllers through their lives, whatever happens.
extension Lint {
  /// How far the life of a controller went.
  public struct Life: Hashable, Sendable {
    public var type: String
    public var status: Status
    /// How many steps it went on before anything ended it, and how many there are.
    public var steps: Int
    public var of: Int
    /// What ended it first.
    public var end: End?

    public enum Status: String, Hashable, Sendable {
      case complete, exception, crash, stopped, unmade
    }
  }

  /// What ended the app in the course of a life.
  public struct End: Hashable, Sendable {
    public var type: String
    public var fault: Fault
    /// The method that UIKit had called, as its language writes it; nil where UIKit was by itself.
    public var call: String?
    /// The number of the file, from 0.
    public var file: Int
    public var range: SourceRange

    /// Whether a run that went on too long was stopped, rather than the app ended.
    public var isStopped: Bool {
      if case .stopped = fault { true } else { false }
    }
  }

  /// How often a controller may end the app until it is given up.
  private static let mostEnds = 16

  mutating func lead(_ type: String) {
    var life = Life(type: type, status: .complete, steps: 0, of: 0)
    for plan in [StandardLife.seen, StandardLife.unseen] {
      life.of += plan.count
      if life.status == .unmade { continue }
      let outcome = lead(type, through: plan)
      let isFirst = life.status == .complete
      if isFirst { life.steps += outcome.steps }
      if let end = outcome.end, isFirst {
        life.status = end.status
        life.end = end
      }
      if outcome.isUnmade { life.status = .unmade }
    }
    lives.append(life)
  }

  /// Leads a controller step by step; where the app ends, a fresh one goes on, and is spared the
  /// rest of the call that ended it.
  private mutating func lead(
    _ type: String, through plan: [StandardLife.Step]
  ) -> (steps: Int, end: End?, isUnmade: Bool) {
    var indulgence = Indulgence()
    var first: (steps: Int, end: End?)?
    for _ in 0..<Lint.mostEnds {
      var life = StandardLife(of: type, in: world, options: options, indulgence)
      life.lead(plan)
      note(life.findings.filter(indulgence.allows))
      isTooOld = isTooOld || life.isTooEarly
      if let obstacle = life.obstacle { note(type, obstacle) }
      let end = life.ending.map { self.end(of: type, $0.fault, $0.raised) }
      if let end, !ends.contains(end) { ends.append(end) }
      first = first ?? (life.steps, end)
      if life.obstacle != nil { return (life.steps, end, true) }
      guard let ending = life.ending, indulgence.forgive(ending, in: world) else { break }
    }
    return (first?.steps ?? 0, first?.end, false)
  }

  private mutating func note(_ findings: [Finding]) {
    for finding in findings {
      guard let (file, range) = place(of: finding) else { continue }
      let warning = Warning(finding: finding, file: file, range: range)
      if !warnings.contains(where: { $0.isSame(as: warning) }) { warnings.append(warning) }
    }
  }

  private func end(of type: String, _ fault: Fault, _ raised: Raised) -> End {
    let (file, range) = place(of: raised, in: type)
    return End(
      type: type, fault: fault, call: raised.call.map { name(of: $0) }, file: file, range: range)
  }

  private func name(of call: AppCall) -> String {
    let type = world.simulation.classes.id(named: call.type)
    let isSwift = type.map { world.simulation[$0].isSwift } ?? false
    return (isSwift ? Dialect.swift : .objectiveC).name(of: call.selector)
  }
}

extension Lint.End {
  fileprivate var status: Lint.Life.Status {
    switch fault {
    case .exception: .exception
    case .crash, .endless: .crash
    case .stopped: .stopped
    }
  }
}

/// What a controller is spared that goes on where another one has ended the app.
struct Indulgence {
  private(set) var spared: Set<AppCall> = []
  private(set) var skipped: Set<Int> = []
  /// The methods that did not come to their end: of what they would have done, nothing is known.
  private var cut: Set<AppCall> = []

  /// Takes an end into account; false when nothing can be done about it.
  mutating func forgive(_ ending: StandardLife.Ending, in world: World) -> Bool {
    if case .stopped = ending.fault { return false }
    guard let call = ending.raised.call, !call.answers(in: world) else {
      return skipped.insert(ending.step).inserted
    }
    if !call.isLast(at: ending.raised, in: world) { cut.insert(call) }
    return spared.insert(call).inserted
  }

  /// Whether a finding rests on nothing that a cut method, or a step that was left out, would have
  /// done.
  func allows(_ finding: Finding) -> Bool {
    if case .oddity(.viewNotSet) = finding.subject {
      return !spared.contains { $0.selector == "loadView" }
    }
    if cut.isEmpty, skipped.isEmpty { return true }
    switch finding.subject {
    case .mistake(.outletBeforeLoad), .mistake(.viewsInInitializer), .oddity(.superSkipped),
      .oddity(.viewLoadedInUnload):
      return true
    case .mistake(.emptyUnload), .mistake(.outletKeptInUnload):
      return cut.allSatisfy { ["viewDidLoad", "viewWillAppear:"].contains($0.selector) }
    case .mistake, .oddity: return false
    }
  }
}

extension AppCall {
  /// Whether UIKit would need what the method answers.
  fileprivate func answers(in world: World) -> Bool {
    guard let type = world.simulation.classes.id(named: self.type),
      let returns = world.writtenMethod(selector, of: type)?.function.returns
    else { return false }
    if case .named("void", _, _) = returns.kind { return false }
    if case .named("Void", _, _) = returns.kind { return false }
    return true
  }

  /// Whether a fault was raised in the last statement of the method itself.
  fileprivate func isLast(at raised: Raised, in world: World) -> Bool {
    guard let type = world.simulation.classes.id(named: self.type),
      let method = world.writtenMethod(selector, of: type), method.source.name == raised.home,
      let last = method.function.body?.last
    else { return false }
    return method.source.number(at: last.range.lowerBound) <= raised.line
      && raised.line <= method.source.number(at: last.range.upperBound)
  }
}
