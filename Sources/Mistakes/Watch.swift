public import Interpreter
import ObjectModel
public import ObjectRuntime

/// Watches a run turn by turn, and says which mistakes were seen to happen.
///
///     var watch = Watch()
///     let seen = watch.observe(outcome.trace, in: world)
///
/// It is a value: a copy goes on from where it was taken, as undo needs it.
public struct Watch: Sendable {
  private var detectors: [any Detector] = Watch.kinds.map { $0.init() }
  private var reported: Set<Report> = []
  /// Which launch of the app it has been watching: another one is another life.
  private var launchCount = 0
  private var isReview = false
  /// What the methods of classes say: while files are reviewed, no class is written anew.
  private var code: [ClassID: CodeWords] = [:]
  /// How many objects were looked into beside those that something happened to.
  private(set) var lookCount = 0

  public init() {}

  /// Of files that are reviewed: what does no harm yet is told too.
  init(isReview: Bool) { self.isReview = isReview }

  /// Those of the twelve mistakes, then those of what is on no list, some of which see two oddities.
  private static let kinds: [any Detector.Type] =
    Mistake.allCases.map(\.detector) + [
      ViewLoadedInUnload.self, SuperSkipped.self, OutletDangles.self, ViewNotSet.self,
      ChildNotMoved.self, ChildNotAdded.self, HeldInACircle.self, KeptRunning.self,
      PresentedOffScreen.self, ObservedEachTime.self, FreedWhileObserving.self,
      ChildNotWarned.self, AddedEachTime.self, ChangedOffMain.self, NeverReleased.self,
      HeldByShared.self,
    ]

  /// A finding, and how many events of the trace came before it.
  public struct Sighting: Sendable {
    public var place: Int
    public var finding: Finding
  }

  /// Takes in a turn, with the world as it is after it; the same finding is made once a run.
  public mutating func observe(_ trace: Trace, in world: World) -> [Sighting] {
    if world.simulation.launchCount != launchCount {
      detectors = Watch.kinds.map { $0.init() }
      launchCount = world.simulation.launchCount
    }
    var scene = Scene(world, isReview: isReview, code: code)
    var clues = trace.clues[...]
    for place in trace.events.indices {
      while let clue = clues.first, clue.place <= place {
        show(clue, in: &scene)
        clues.removeFirst()
      }
      show(trace.events[place], at: place + 1, in: &scene)
    }
    for clue in clues { show(clue, in: &scene) }
    scene.place = trace.events.count
    scene.calls = []
    show(.turnEnds, in: &scene)
    if isReview { code = scene.code }
    return sightings(scene)
  }

  /// The run has ended, and the app has not: what can be said only now.
  public mutating func finish(in world: World) -> [Finding] {
    var scene = Scene(world, isReview: isReview)
    show(.runEnds, in: &scene)
    return sightings(scene).map(\.finding)
  }

  private mutating func sightings(_ scene: Scene) -> [Sighting] {
    lookCount += scene.lookCount
    return scene.findings.sorted { $0.place < $1.place }
      .filter { reported.insert(Report($0.finding)).inserted }
      .map { Sighting(place: $0.place, finding: $0.finding) }
  }

  private mutating func show(_ clue: Clue, in scene: inout Scene) {
    scene.spot = Spot(line: clue.line, type: clue.owner)
    scene.place = clue.place
    scene.calls.removeLast(max(0, scene.calls.count - clue.depth))
    show(.clue(clue.kind), in: &scene)
  }

  private mutating func show(_ event: Event, at place: Int, in scene: inout Scene) {
    guard let moment = Moment(event.kind) else { return }
    scene.spot = Spot(line: event.line)
    scene.place = place
    scene.calls.removeLast(max(0, scene.calls.count - event.depth))
    show(moment, in: &scene)
    if case .call(let call) = event.kind { scene.calls.append(call) }
  }

  private mutating func show(_ moment: Moment, in scene: inout Scene) {
    for place in detectors.indices { detectors[place].observe(moment, in: &scene) }
  }
}

extension Moment {
  fileprivate init?(_ kind: Event.Kind) {
    switch kind {
    case .call(let call): self = .call(call)
    case .note(.memoryWarning): self = .memoryWarning
    case .note(.outletConnected(let outlet, let owner, let object)):
      self = .connected(outlet, of: owner, to: object)
    case .note(.freed(let id)): self = .freed(id)
    default: return nil
    }
  }
}

/// What makes two findings the same: another object, or another value, is no news.
private struct Report: Hashable {
  let subject: Finding.Subject
  let type: String
  let line: Int
  let name: String

  init(_ finding: Finding) {
    subject = finding.subject
    type = finding.type
    line = finding.line
    name = finding.evidence.name
  }
}
