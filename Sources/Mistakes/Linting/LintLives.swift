public import Diagnostics
import InterfaceModel
import Interpreter
import ObjectModel
public import ObjectRuntime
import Syntax
import TypedTree

// Leading controllers through their lives, whatever happens.
extension Lint {
  /// How far the life of a controller went.
  public struct Life: Hashable, Sendable {
    public var type: String
    /// What the controller was shown in: `window`, or `tabs` for a navigation controller in tabs.
    public var surroundings: String
    public var status: Status
    /// How many steps it went on before anything ended it, and how many there are.
    public var steps: Int
    public var of: Int
    /// How many were gone, where one had ended the app by a fresh controller.
    public var reached: Int
    /// What ended it first.
    public var end: End?
    /// The class above the controller that nobody declares, if there is one: what it does is unknown.
    public var unknown: String?

    public var isInContainers: Bool {
      surroundings != StandardLife.Surroundings.window.rawValue
    }

    /// How a life that a controller was led through ended.
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

  /// A controller, and what it is shown in.
  struct Journey: Sendable {
    var type: String
    fileprivate var surroundings: StandardLife.Surroundings
  }

  /// Each controller in a window and in containers, in order of declaration; none where a file has
  /// an error.
  var journeys: [Journey] {
    if hasErrors { return [] }
    return controllers.flatMap { type in
      StandardLife.Surroundings.allCases
        .filter { $0 == .window || fitsIntoContainers(type) }
        .map { Journey(type: type, surroundings: $0) }
    }
  }

  /// Whether a controller can be pushed.
  private func fitsIntoContainers(_ type: String) -> Bool {
    guard let id = world.simulation.classes.id(named: type) else { return false }
    let containers = [
      "UINavigationController", "UITabBarController", "UISplitViewController",
      "UIAlertController",
    ]
    return world.simulation.version.hasRootViewController
      && !containers.contains { world.simulation.isKind(id, of: $0) }
  }

  /// Leads a controller through its lives. What is seen only while stand-ins answer as they do, and
  /// not when they are taken for something else, rests on them and is not told.
  func sights(on journey: Journey) -> Sights {
    let (type, surroundings) = (journey.type, journey.surroundings)
    var seen = lives(of: type, inside: surroundings, in: world, options)
    for guess in Guess.allCases where guess != world.simulation.guess {
      if seen.isClean || !seen.hasStoodIn { break }
      var (other, options) = (world, options)
      other.simulation.guess = guess
      // Loops that wait for something unknown may never end.
      options.steps = min(options.steps, 1_000_000)
      let others = lives(of: type, inside: surroundings, in: other, options)
      seen.keep(whatIsIn: others) { warning in isCertain(warning, beside: others) }
    }
    if !seen.ends.isEmpty, seen.isAwaited {
      // What is missing may have come with a closure that nobody knows to be called late.
      var (other, options) = (world, options)
      other.simulation.callsAtOnce = true
      options.steps = min(options.steps, 1_000_000)
      seen.keep(endsIn: lives(of: type, inside: surroundings, in: other, options))
    }
    return seen
  }

  /// Whether what was seen holds though another life does not show it: a method of UIKit's that has
  /// run and nowhere speaks of super; a circle, where the other life had ended before.
  private func isCertain(_ warning: Warning, beside other: Sights) -> Bool {
    let finding = warning.finding
    switch finding.evidence {
    case .superSkipped:
      guard let id = world.simulation.classes.id(named: finding.type) else { return false }
      return world.writtenMethods(of: id).contains { _, method in
        method.line == finding.line && !method.words.contains("super")
      }
    case .heldByClosure: return !other.unmade.isEmpty
    case .neverReleased: return answersClaimedCell(at: finding.line, in: finding.type)
    default: return false
    }
  }

  /// Whether a line makes a cell that its method hands over without a release: a prototype of a
  /// storyboard that nobody has given would only have run other lines.
  private func answersClaimedCell(at line: Int, in type: String) -> Bool {
    guard let id = world.simulation.classes.id(named: type),
      let method = world.writtenMethod("tableView:cellForRowAtIndexPath:", of: id),
      world.methodLines(around: line, in: id)?.lowerBound == method.line
    else { return false }
    return !method.words.contains { ["release", "autorelease"].contains($0) }
  }

  mutating func take(_ seen: Sights, of journey: Journey) {
    for warning in seen.warnings where !warnings.contains(where: { $0.isSame(as: warning) }) {
      warnings.append(warning)
    }
    for end in seen.ends where !ends.contains(where: { $0.isSame(as: end) }) { ends.append(end) }
    unmade += seen.unmade.filter { !unmade.contains($0) }
    since = max(since, seen.since)
    var life = seen.life(of: journey.type, inside: journey.surroundings)
    life.unknown = unknownClass(above: journey.type)
    lives.append(life)
  }

  private func unknownClass(above type: String) -> String? {
    guard let id = world.simulation.classes.id(named: type) else { return nil }
    let classes = world.simulation.classes
    return classes.lineage(of: id).first { classes[outline: $0].isStandIn }.map { classes[$0].name }
  }

  private func lives(
    of type: String, inside surroundings: StandardLife.Surroundings, in world: World,
    _ options: RunOptions
  ) -> Sights {
    var sights = Sights()
    lead(type, through: StandardLife.seen, inside: surroundings, in: world, options, &sights)
    // Out of the window there is one life only.
    if surroundings == .tabs { return sights }
    var plans = [StandardLife.unseen]
    if sights.isAwaited { plans.append(StandardLife.answered) }
    if world.source(ofClass: type)?.text.contains("unowned") == true {
      plans.append(StandardLife.hasty)
    }
    for plan in plans {
      if sights.unmade.isEmpty {
        lead(type, through: plan, inside: surroundings, in: world, options, &sights)
      } else {
        sights.of += plan.count
      }
    }
    return sights
  }

  /// Leads a controller step by step; where the app ends, a fresh one goes on, and is spared the
  /// rest of the call that ended it.
  private func lead(
    _ type: String, through plan: [StandardLife.Step],
    inside surroundings: StandardLife.Surroundings, in world: World, _ options: RunOptions,
    _ sights: inout Sights
  ) {
    var indulgence = Indulgence(cut: cut(of: type))
    let isAnswered = plan.contains(.answer)
    var reached = 0
    defer {
      sights.of += plan.count
      sights.reached += reached
    }
    for _ in 0..<Lint.mostEnds {
      var life = StandardLife(
        of: type, inside: surroundings, in: world, options: options, indulgence)
      life.lead(plan)
      reached = max(reached, life.steps)
      sights.isAwaited = sights.isAwaited || life.isAwaited
      sights.hasStoodIn = sights.hasStoodIn || life.hasStoodIn || life.isAwaited
      for finding in life.findings.filter(indulgence.allows) {
        // What closures do that were called with stand-ins rests on these, but for where it shows.
        if isAnswered, finding.subject != .oddity(.presentedOffScreen) { continue }
        // How much room a controller has in containers is for those to say that show it.
        if surroundings == .tabs, finding.subject == .mistake(.earlySizes) { continue }
        guard let (file, range) = place(of: finding) else { continue }
        sights.add(Warning(finding: finding, file: file, range: range))
      }
      sights.since = max(sights.since, life.since)
      if isAnswered { return }
      if let ending = life.ending {
        let end = self.end(of: type, ending.fault, ending.raised)
        sights.add(end, after: sights.of + life.steps)
      }
      if let obstacle = life.obstacle {
        sights.unmade.append(self.unmade(type, obstacle))
        return
      }
      guard let ending = life.ending, indulgence.forgive(ending, in: world) else { return }
    }
  }

  /// The methods of a controller in which something was passed over.
  private func cut(of type: String) -> Set<AppCall> {
    guard !cut.isEmpty, let id = world.simulation.classes.id(named: type) else { return [] }
    let names = Set(
      world.simulation.classes.lineage(of: id).map { world.simulation[$0].name.genericName })
    return cut.filter { names.contains($0.type) }
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

/// What a controller is spared that goes on where another one has ended the app.
struct Indulgence {
  private(set) var spared: Set<AppCall> = []
  private(set) var skipped: Set<Int> = []
  /// The methods that did not come to their end: of what they would have done, nothing is known.
  private var cut: Set<AppCall>

  init(cut: Set<AppCall>) { self.cut = cut }

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

  /// Whether a fault was raised in the last statement of the method itself, for all that its line
  /// tells: the one before it stands on a line of its own.
  fileprivate func isLast(at raised: Raised, in world: World) -> Bool {
    guard let type = world.simulation.classes.id(named: self.type),
      let method = world.writtenMethod(selector, of: type), method.source.name == raised.home,
      let body = method.function.body, let last = body.last,
      body.dropLast().last.map({ method.source.number(at: $0.range.upperBound) }) ?? 0
        < raised.line
    else { return false }
    return method.source.number(at: last.range.lowerBound) <= raised.line
      && raised.line <= method.source.number(at: last.range.upperBound)
  }
}
