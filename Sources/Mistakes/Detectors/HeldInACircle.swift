import ObjectModel
import ObjectRuntime
import Simulator

/// A controller cannot die, as what it owns, over whatever else, holds it strongly: a closure that
/// captures it, an object whose delegate it is, or one that knows it.
///
/// Only what no root reaches any more is held against anybody: while a person can still get at one
/// of the two, the circle may yet be broken. Of several circles each is told, as it would be found
/// by whoever has mended the ones before it.
struct HeldInACircle: Detector {
  /// Who has left the screen in this turn, and may have been let go of.
  private var gone: [ObjectID] = []
  /// The links of circles that were told of: as far as others are concerned they are weak.
  private var told: Set<Leak.Link> = []
  /// How each of those that nobody watches go was let go of when it was looked at last.
  private var lost: [ObjectID: Loss] = [:]

  /// How many circles through one object are looked for.
  private static let mostCircles = 16

  mutating func observe(_ moment: Moment, in scene: inout Scene) {
    switch moment {
    case .call(let call) where call.selector == "viewDidDisappear:": gone.append(call.receiver)
    case .turnEnds where !gone.isEmpty:
      let gone = gone
      check(&scene) { gone.contains($0) }
      self.gone = []
    case .turnEnds where !scene.isReview: checkLost(in: &scene)
    case .runEnds:
      let (simulation, isReview) = (scene.simulation, scene.isReview)
      check(&scene) {
        simulation.isViewController($0) || isReview && simulation.isOwn($0)
      }
      if isReview { checkLastingHolds(in: &scene) }
    default: break
    }
  }

  private mutating func check(_ scene: inout Scene, _ isMeant: (ObjectID) -> Bool) {
    let simulation = scene.simulation
    let lost = simulation.abandoned.filter(isMeant)
    if lost.isEmpty { return }
    var holdings = simulation.holdings
    for link in told { holdings.weaken(link) }
    let controllers = lost.filter(simulation.isViewController)
    for id in controllers + lost.filter({ !simulation.isViewController($0) }) {
      for _ in 0..<Self.mostCircles {
        let circle = holdings.circle(through: id)
        guard let last = circle.last else { break }
        let blamed = simulation.blamed(in: circle, isReview: scene.isReview)
        if let blamed { report(blamed, circle, of: id, in: &scene) }
        let link = blamed?.link ?? circle.first(where: \.isOfPresentation) ?? last
        told.insert(link)
        holdings.weaken(link)
      }
    }
  }

  /// A controller that has gone owns what closes a circle, and somebody who lasts holds the closure
  /// too: a subject that all share, and its subscription. Nobody is left who would cancel that.
  private mutating func checkLastingHolds(in scene: inout Scene) {
    let simulation = scene.simulation
    let gone = simulation.liveViewControllers.filter {
      simulation.isLearners($0) && !simulation.isShown($0)
    }
    if gone.isEmpty { return }
    var holdings = simulation.holdings
    for link in told { holdings.weaken(link) }
    let keepers = simulation.keepers(of: gone)
    for id in gone where keepers[id] == nil {
      let circle = holdings.circle(through: id)
      guard let blamed = simulation.blamed(in: circle, isReview: true),
        case .capture(let link, let closure, _, _) = blamed,
        simulation.isKept(id, onlyBy: closure)
      else { continue }
      report(blamed, circle, of: id, in: &scene)
      told.insert(link)
      holdings.weaken(link)
    }
  }

  /// A person has let go of a controller that is not on screen.
  private mutating func checkLost(in scene: inout Scene) {
    let simulation = scene.simulation
    let fresh = simulation.liveViewControllers.filter { id in
      simulation.isLearners(id) && !simulation.isShown(id) && simulation[id].loss != nil
        && simulation[id].loss != lost[id]
    }
    if fresh.isEmpty { return }
    for id in fresh { lost[id] = simulation[id].loss }
    check(&scene) { fresh.contains($0) }
  }

  private func report(
    _ blamed: Blamed, _ circle: [Leak.Link], of id: ObjectID, in scene: inout Scene
  ) {
    let simulation = scene.simulation
    let text = simulation.text(of: circle)
    switch blamed {
    case .capture(let link, let closure, let name, let isBlock):
      // What a closure of the library captures has the library's name for it.
      let place = circle.firstIndex(of: link) ?? 0
      let captured = circle[(place + 1) % circle.count].object
      let isWritten = simulation[closure].line > 0 || captured != id
      scene.report(
        .oddity(.retainCycle), of: id, at: Spot(line: simulation.line(of: closure, in: circle)),
        .heldByClosure(captured: isWritten ? name : "self", circle: text, isBlock: isBlock))
    case .field(_, let holder, let name):
      let line = (scene.spot(ofOutlet: name, in: holder) ?? scene.spot).line
      let isDelegate = name.namesADelegate
      scene.report(
        .oddity(isDelegate ? .strongDelegate : .retainCycle), of: id,
        at: Spot(line: line, type: simulation[holder].type, isDeclaration: true),
        isDelegate ? .heldByDelegate(name, circle: text) : .heldByField(name, circle: text))
    }
  }
}

extension Simulation {
  /// Whether it is of a class that the files declare, and no library.
  fileprivate func isOwn(_ id: ObjectID) -> Bool {
    isLearners(id) && !self[self[id].type].isOfLibrary
  }

  /// Where a closure was made; one of a library has no line, but what of the circle was made for it
  /// has.
  fileprivate func line(of closure: ObjectID, in circle: [Leak.Link]) -> Int {
    let own = self[closure].line
    return own > 0 ? own : circle.lazy.map { self[$0.object].line }.filter { $0 > 0 }.max() ?? own
  }
}

/// The link of a circle that could be weak.
private enum Blamed {
  case capture(Leak.Link, closure: ObjectID, name: String, isBlock: Bool)
  case field(Leak.Link, holder: ObjectID, name: String)

  var link: Leak.Link {
    switch self {
    case .capture(let link, _, _, _), .field(let link, _, _): link
    }
  }
}

extension Leak.Link {
  /// Whether a controller holds another one that it presents: that goes when a person has done with
  /// it.
  fileprivate var isOfPresentation: Bool {
    if case .presenter = owner { true } else { false }
  }
}

extension Simulation {
  /// Where a closure closes the circle, that is what has to let go; else whoever has a delegate;
  /// else, where files are reviewed, what the first object owns and points back to it.
  fileprivate func blamed(in circle: [Leak.Link], isReview: Bool) -> Blamed? {
    if circle.contains(where: \.isOfPresentation) { return nil }
    for link in circle.reversed() {
      if case .capture(let closure, let name) = link.owner, let kind = closureKind(of: closure) {
        return .capture(link, closure: closure, name: name, isBlock: kind == .block)
      }
    }
    let fields = circle.compactMap { link -> Blamed? in
      guard case .field(let holder, let name) = link.owner, isLearners(holder) else { return nil }
      return .field(link, holder: holder, name: name)
    }
    let delegates = fields.filter {
      if case .field(_, _, let name) = $0 { name.namesADelegate } else { false }
    }
    if let delegate = delegates.first { return delegate }
    return isReview && fields.last?.link == circle.last ? fields.last : nil
  }
}

extension String {
  /// Whether a property of this name holds whom its object tells and asks.
  fileprivate var namesADelegate: Bool {
    let name = lowercased()
    return name.hasSuffix("delegate") || name.hasSuffix("datasource")
  }
}
