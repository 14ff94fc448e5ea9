import ObjectModel
import ObjectRuntime

/// Mistake 11: a piece of state lives in an outlet and nowhere else.
///
/// It is seen when the view goes and what a person had entered goes with it; when another object
/// reads from an outlet what is stored nowhere; and when a controller reads back what it has put
/// there itself.
struct StateInOutlet: Detector {
  private var entries = Entries()
  private var reads: [Read] = []
  /// Controls that the app itself has changed since their view was loaded.
  private var written: Set<ObjectID> = []
  private var entered: Set<ObjectID> = []
  /// The lines that have been reported: what they read next is no news.
  private var reported: Set<Int> = []

  /// What was read out of a control that alone knew it.
  private struct Read {
    var control: ObjectID
    var key: String
    var reader: ObjectID
    var spot: Spot
    var place: Int
    var value: Value
  }

  mutating func observe(_ moment: Moment, in scene: inout Scene) {
    for lost in entries.lost(at: moment, in: &scene) where !lost.wasKept {
      let text = scene.simulation.plainDescription(of: lost.value)
      scene.report(
        .stateInOutlet, of: lost.controller,
        at: scene.spot(ofOutlet: lost.outlet, in: lost.controller), .onlyHome(lost.outlet, text))
    }
    switch moment {
    case .clue(.entered(_, of: let control)): entered.insert(control)
    case .clue(.contentSet(_, of: let control)):
      if !scene.isLoading { written.insert(control) }
    case .clue(.contentRead(let key, of: let control, by: let reader?, let value)):
      guard !scene.isLeaving, !reported.contains(scene.spot.line) else { return }
      reads.append(
        Read(
          control: control, key: key, reader: reader, spot: scene.spot, place: scene.place,
          value: value))
    case .turnEnds:
      for read in reads { check(read, in: &scene) }
      reads = []
    default: break
    }
  }

  private mutating func check(_ read: Read, in scene: inout Scene) {
    let simulation = scene.simulation
    guard simulation.isAlive(read.control), !read.value.isBlank,
      let (controller, outlet) = scene.outlet(holding: read.control)
    else { return }
    let isOwn = read.reader == controller
    // Where a view has scrolled to is the view's own business as long as the app alone has moved it.
    let isKnown = written.contains(read.control) && read.key != "contentOffset"
    let isState = isKnown || entered.contains(read.control)
    guard isState, !(isOwn && entered.contains(read.control)),
      !simulation.isKind(read.reader, of: "UIView"),
      !scene.hasHome(for: read.value, of: controller)
    else { return }
    reported.insert(read.spot.line)
    scene.report(
      .stateInOutlet, of: controller, at: read.spot,
      .onlyHome(outlet, simulation.plainDescription(of: read.value)))
  }
}

extension Scene {
  /// Whether a view is being loaded: what is set now is set up.
  fileprivate var isLoading: Bool {
    calls.contains { ["viewDidLoad", "loadView", "viewWillAppear:"].contains($0.selector) }
  }

  /// Whether a view is being left: what is read now may be on its way to a home.
  fileprivate var isLeaving: Bool {
    calls.contains {
      ["viewWillUnload", "viewDidUnload", "viewWillDisappear:", "viewDidDisappear:"]
        .contains($0.selector)
    }
  }
}
