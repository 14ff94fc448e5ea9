import Typesetting

/// Plays a cast: forward by itself or step by step, and from marker to marker.
///
/// A recording of a class has long pauses and a marker a page, so it stands still until it is told to
/// go on, and a pause takes two seconds at most.
public struct CastPlayer {
  /// What somebody may want of it.
  public enum Wish: CaseIterable, Sendable {
    case step, playOrPause, nextMarker, markerBefore, faster, slower
  }

  /// What is played.
  public let cast: Cast
  /// How many events were shown.
  public private(set) var place = 0
  /// It stands still at first.
  public private(set) var isPlaying = false
  /// How many times as fast as it was recorded, from 0.25 to 16.
  public private(set) var speed = 1.0
  /// One for all events: a sequence may go on in the next one.
  private var output: CastOutput
  /// In seconds.
  private static let longestPause = 2.0

  /// At the beginning, and standing still.
  public init(_ cast: Cast, isTerminal: Bool) {
    self.cast = cast
    output = CastOutput(isTerminal: isTerminal)
  }

  /// Whether every event was shown.
  public var isOver: Bool { place == cast.events.count }

  /// How long to wait for the next event, in milliseconds; nil where it stands still.
  public var wait: Int? {
    guard isPlaying, !isOver else { return nil }
    let last = place == 0 ? 0 : cast.events[place - 1].event.seconds
    let pause = min(cast.events[place].event.seconds - last, Self.longestPause)
    return Int(pause / speed * 1000)
  }

  /// The markers that have been passed, and all.
  public var markers: (passed: Int, of: Int) {
    (cast.events[..<place].count(where: \.isMarker), cast.events.count(where: \.isMarker))
  }

  /// What goes onto the screen for a wish.
  public mutating func take(_ wish: Wish) -> String {
    switch wish {
    case .step: return step()
    case .playOrPause: isPlaying.toggle()
    case .faster: speed = min(speed * 2, 16)
    case .slower: speed = max(speed / 2, 0.25)
    case .nextMarker:
      let next = cast.events[place...].firstIndex(where: \.isMarker)
      return show(through: next.map { $0 + 1 } ?? cast.events.count) + (next == nil ? "" : step())
    case .markerBefore:
      let passed = cast.events[..<place].indices.filter { cast.events[$0].isMarker }
      let target = passed.dropLast().last ?? passed.last ?? 0
      place = 0
      output = CastOutput(isTerminal: true)
      return "\u{1B}[m\u{1B}[H\u{1B}[2J" + show(through: target) + step()
    }
    return ""
  }

  /// The events up to the next that can be seen.
  public mutating func step() -> String {
    let next = cast.events[place...].firstIndex { $0.event.code == .output }
    return show(through: next.map { $0 + 1 } ?? cast.events.count)
  }

  /// Goes on to an event, and answers what of the output passes. The place never goes back.
  private mutating func show(through end: Int) -> String {
    defer { place = max(place, end) }
    return cast.events[min(place, end)..<end].filter { $0.event.code == .output }
      .map { output.take($0.event.data) }.joined()
  }

  /// All of it as text for a pipe: what was shown, and a line for each marker.
  public static func text(of cast: Cast) -> String {
    var output = CastOutput(isTerminal: false)
    return cast.events.map { placed in
      switch placed.event.code {
      case .output: output.take(placed.event.data)
      case .marker: "\n# " + visible(placed.event.data) + "\n\n"
      case .input: ""
      }
    }.joined()
  }

  /// The first line with a control sequence that is left out, and how many are.
  public static func refusals(in cast: Cast) -> (line: Int, count: Int)? {
    var output = CastOutput(isTerminal: true)
    var first: Int?
    for placed in cast.events where placed.event.code == .output {
      _ = output.take(placed.event.data)
      if output.refused > 0, first == nil { first = placed.line }
    }
    return first.map { ($0, output.refused) }
  }
}

extension Cast.Placed {
  /// Markers stand before a page in a recording of a class.
  fileprivate var isMarker: Bool { event.code == .marker }
}
