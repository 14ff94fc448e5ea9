import FoundationKit
import InterfaceModel
package import ObjectModel
package import ObjectRuntime

// An animator of views: what its blocks change is changed when it starts, and goes back, or part of
// the way, where it is reversed or stopped.
extension Turn {
  /// How far an animator is, as its own enumeration counts.
  package enum AnimatorState: Int {
    case inactive, active, stopped
  }

  /// Where an animation has ended, as its own enumeration counts.
  package enum AnimatorPosition: Int {
    case end, start, current
  }

  /// Inactive for a number that is no state.
  package func state(ofAnimator id: ObjectID) -> AnimatorState {
    AnimatorState(rawValue: integer("state", of: id)) ?? .inactive
  }

  /// Begins an animator, or lets it go on from where it was paused.
  package mutating func start(animator id: ObjectID, after delay: Double) throws(Fault) {
    if state(ofAnimator: id) == .stopped || flag("running", of: id) { return }
    try activate(animator: id)
    let left = flag("reversed", of: id) ? progress(ofAnimator: id) : 1 - progress(ofAnimator: id)
    try run(animator: id, for: left * real("duration", of: id), after: delay)
  }

  /// Lets an animator that is paused go on for so many seconds.
  package mutating func run(
    animator id: ObjectID, for length: Double, after delay: Double = 0
  ) throws(Fault) {
    let start = simulation.runLoop.time.later(by: delay).seconds
    try setField("started", to: .real(start), of: id)
    try setField("length", to: .real(max(length, 0)), of: id)
    try setField("running", to: .bool(true), of: id)
    try retain(id, as: .framework)
    simulation.runLoop.add(.animatorEnd(id), after: delay + max(length, 0))
  }

  /// Runs the blocks of an animator that was inactive, and notes what they change.
  package mutating func activate(animator id: ObjectID) throws(Fault) {
    guard state(ofAnimator: id) == .inactive else { return }
    try setField("state", to: .int(AnimatorState.active.rawValue), of: id)
    try setField("part", to: .real(0), of: id)
    for block in list("blocks", of: id) { try animate(block, by: id) }
    try setField("blocks", to: .none, of: id)
  }

  /// Runs a block of an animator that is active.
  /// Whatever differs behind the block is what it animates: there is no list of what can be
  /// animated.
  package mutating func animate(_ block: Value, by id: ObjectID) throws(Fault) {
    let before = animatedValues
    try call(block: block)
    var changes = list("changes", of: id)
    for (view, values) in animatedValues {
      guard let old = before[view] else { continue }
      for (key, value) in values where old[key] != value {
        changes.append(
          try makeArray([.object(view), .string(key), old[key] ?? .none, value]))
      }
    }
    try setField("changes", to: try makeArray(changes), of: id)
  }

  /// Stands an animator still where it is.
  /// `fractionComplete` stays that of the curve, not that of the time.
  package mutating func pause(animator id: ObjectID) throws(Fault) {
    try activate(animator: id)
    if !flag("running", of: id) { return }
    let place = progress(ofAnimator: id)
    try setField("part", to: .real(curve(of: id).value(at: place)), of: id)
    try setField("running", to: .bool(false), of: id)
    let ends = simulation.runLoop.later.removeAll { $0.work == .animatorEnd(id) }
    keepForStatement(id)
    for _ in ends { try release(id, from: .framework) }
  }

  /// Stops an animator where it is: its views keep what they have there.
  package mutating func stop(animator id: ObjectID, isFinished: Bool) throws(Fault) {
    guard state(ofAnimator: id) == .active else { return }
    try pause(animator: id)
    try move(animator: id, to: real("part", of: id))
    if isFinished { return try forget(animator: id) }
    try setField("state", to: .int(AnimatorState.stopped.rawValue), of: id)
  }

  /// Ends an animator that was stopped.
  /// `UIViewAnimatingPosition` says where views come to stand.
  package mutating func finish(
    animator id: ObjectID, at position: AnimatorPosition
  ) throws(Fault) {
    guard state(ofAnimator: id) == .stopped else {
      throw .inconsistency(
        "finishAnimationAtPosition: should only be called on a stopped animator!")
    }
    switch position {
    case .end: try move(animator: id, to: 1)
    case .start: try move(animator: id, to: 0)
    case .current: break
    }
    try complete(animator: id, at: position)
  }

  /// The time of an animator is over.
  mutating func end(animator id: ObjectID) throws(Fault) {
    let isReversed = flag("reversed", of: id)
    try setField("running", to: .bool(false), of: id)
    try setField("part", to: .real(isReversed ? 0 : 1), of: id)
    if flag("pausesOnCompletion", of: id) { return }
    if isReversed { try move(animator: id, to: 0) }
    try complete(animator: id, at: isReversed ? .start : .end)
  }

  /// Completions are called when the animator has forgotten them: they may start it anew.
  private mutating func complete(
    animator id: ObjectID, at position: AnimatorPosition
  ) throws(Fault) {
    let completions = list("completions", of: id)
    for completion in completions.compactMap(\.object) { keepForStatement(completion) }
    keepForStatement(id)
    try forget(animator: id)
    for completion in completions {
      try call(block: completion, [.int(position.rawValue)])
    }
  }

  /// Inactive again, without its blocks.
  private mutating func forget(animator id: ObjectID) throws(Fault) {
    try setField("state", to: .int(AnimatorState.inactive.rawValue), of: id)
    for key in ["changes", "completions", "blocks"] { try setField(key, to: .none, of: id) }
  }

  /// How much of an animator's time is over, from its start to its end.
  package func progress(ofAnimator id: ObjectID) -> Double {
    let part = real("part", of: id)
    guard flag("running", of: id) else { return part }
    let length = real("length", of: id)
    let time = max(simulation.runLoop.time.seconds - real("started", of: id), 0)
    let done = length > 0 ? min(time / length, 1) : 1
    return flag("reversed", of: id) ? part * (1 - done) : part + (1 - part) * done
  }

  /// Sets what an animator changes to what it is so far on the way.
  private mutating func move(animator id: ObjectID, to part: Double) throws(Fault) {
    for change in list("changes", of: id) {
      guard let parts = simulation.elements(of: change), parts.count == 4,
        let key = simulation.text(of: parts[1])
      else { continue }
      let value = try mixed(parts[2], parts[3], part)
      if let view = parts[0].object { try setValue(value, forKey: key, of: view) }
    }
  }

  /// A value on the way; colours are mixed by their parts, as they are objects.
  private mutating func mixed(_ one: Value, _ other: Value, _ part: Double) throws(Fault) -> Value {
    if part <= 0 { return one }
    if part >= 1 { return other }
    guard let (first, last) = colors(one, other) else { return one.mixed(with: other, part) }
    let color = try allocateAutoreleased("UIColor")
    simulation.contents[color] = .color(first.mixed(with: last, part))
    return .object(color)
  }

  /// Both colours; nil where one is none.
  private func colors(_ one: Value, _ other: Value) -> (Color, Color)? {
    guard let one = one.object, let other = other.object,
      case .color(let first)? = simulation.contents[one],
      case .color(let last)? = simulation.contents[other]
    else { return nil }
    return (first, last)
  }

  /// Linear for a number that is no curve.
  private func curve(of id: ObjectID) -> TimingCurve {
    TimingCurve(rawValue: integer("curve", of: id)) ?? .linear
  }

  /// What can be animated, of each view.
  private var animatedValues: [ObjectID: [String: Value]] {
    var all: [ObjectID: [String: Value]] = [:]
    for view in simulation.interface.views.keys {
      let center = (simulation.frame(of: view) ?? Rect()).center
      var values: [String: Value] = [
        "bounds": .rect(simulation.bounds(of: view)), "center": .point(center),
      ]
      for key in ["alpha", "backgroundColor", "transform"] {
        values[key] = simulation.field(named: key, of: view)
      }
      all[view] = values
    }
    return all
  }
}

/// How an animation's way goes with its time, as UIKit numbers it.
private enum TimingCurve: Int {
  case easeInOut, easeIn, easeOut, linear

  /// The horizontal places of a Bézier curve's two points of control, which lie at 0 and 1.
  private var controls: (Double, Double) {
    switch self {
    case .easeInOut: (0.42, 0.58)
    case .easeIn: (0.42, 1)
    case .easeOut: (0, 0.58)
    case .linear: (1.0 / 3, 2.0 / 3)
    }
  }

  /// How much of the way is done when so much of the time is over.
  /// The time is looked for by halving, as a cubic has no handy inverse: 52 halves are what a
  /// `Double` tells apart.
  func value(at time: Double) -> Double {
    if self == .linear || time <= 0 || time >= 1 { return min(max(time, 0), 1) }
    let (first, second) = controls
    var (low, high) = (0.0, 1.0)
    for _ in 0..<52 {
      let middle = (low + high) / 2
      let rest = 1 - middle
      let x = 3 * rest * rest * middle * first + 3 * rest * middle * middle * second
      if x + middle * middle * middle < time { low = middle } else { high = middle }
    }
    return low * low * (3 - 2 * low)
  }
}

extension Value {
  /// A value part of the way to another one of its kind; what has no numbers stays.
  fileprivate func mixed(with other: Value, _ part: Double) -> Value {
    switch (self, other) {
    case (.real(let one), .real(let last)): .real(one + (last - one) * part)
    case (.point(let one), .point(let last)): .point(one.mixed(with: last, part))
    case (.rect(let one), .rect(let last)):
      .rect(
        Rect(
          origin: one.origin.mixed(with: last.origin, part),
          size: Size(
            width: one.size.width + (last.size.width - one.size.width) * part,
            height: one.size.height + (last.size.height - one.size.height) * part)))
    case (.record(let parts), .record(let others)):
      .record(zip(parts, others).map { $0.mixed(with: $1, part) })
    default: self
    }
  }
}

extension Point {
  /// Part of the way to another point.
  fileprivate func mixed(with other: Point, _ part: Double) -> Point {
    Point(x: x + (other.x - x) * part, y: y + (other.y - y) * part)
  }
}
