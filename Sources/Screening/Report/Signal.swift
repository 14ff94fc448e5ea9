import Notation

/// Something in a sitting that an examiner may ask about. It is told, never judged: all of them
/// have innocent reasons.
public struct Signal: Equatable, Sendable {
  /// What was odd about a sitting; what it means, a person judges.
  public enum Fact: Equatable, Sendable {
    /// Nothing came for longer than the question on the screen is meant to take: so long.
    case pause(milliseconds: Int)
    /// The clock on the wall went so much further than the other one, or less far.
    case clockSet(milliseconds: Int)
    /// The machine was started anew, or its steady clock set back.
    case restarted
    /// The machine slept.
    case suspended(milliseconds: Int)
    /// The program ended before the sitting did, and went on after so long.
    case resumed(milliseconds: Int)
    /// So many characters came at once.
    case pasted(characters: Int, milliseconds: Int)
    /// Lines of the candidate's own were run beside the code of the question: so many.
    case ran(lines: Int)
    /// Answers from before an interruption were shown again, by the recovery code.
    case unsealed
    /// An answer came after the time was over: it is not marked.
    case late
    /// The sitting was never ended, and the record may go on elsewhere.
    case open
  }

  public let fact: Fact
  /// Milliseconds since the sitting began.
  public let at: Int
  public let item: String?
}

extension Timeline {
  /// What may be asked about, in order; `minutes` says how long a question is meant to take.
  public func signals(minutes: (String) -> Int?) -> [Signal] {
    var signals: [Signal] = []
    var shown: String?
    let own = ownLines
    for (place, event) in events.enumerated() {
      func add(_ fact: Signal.Fact, item: String? = nil, at: Int? = nil) {
        signals.append(Signal(fact: fact, at: at ?? event.at, item: item))
      }
      let entry = event.entry
      if place > 0 {
        let before = events[place - 1]
        let gap = event.at - before.at
        if let drift = entry.at.drift(since: before.entry.at) {
          if drift.magnitude > Clocks.tolerance { add(.clockSet(milliseconds: drift)) }
        } else {
          add(.restarted)
        }
        if entry.kind == .resumed {
          add(.resumed(milliseconds: gap))
        } else if let shown, let minutes = minutes(shown), gap > minutes * 60_000 {
          add(.pause(milliseconds: gap), item: shown, at: before.at)
        }
      }
      switch entry.kind {
      case .shown:
        shown = entry.item
        if entry.payload["unsealed"]?.bool == true { add(.unsealed) }
      case .pasted:
        add(
          .pasted(
            characters: entry.payload["characters"]?.integer ?? 0,
            milliseconds: entry.payload["ms"]?.integer ?? 0), item: entry.item ?? shown)
      case .suspended:
        add(.suspended(milliseconds: entry.payload["ms"]?.integer ?? 0))
      case .late: add(.late, item: entry.item)
      case .answered, .revised, .undone, .withdrawn, .certainty, .reason:
        if event.at > limit { add(.late, item: entry.item) }
      case .ran:
        if let item = entry.item, let (first, count) = own[item], first == place {
          add(.ran(lines: count), item: item)
        }
      case .accepted, .resumed, .flagged, .language, .dialect, .note, .clock, .ended: break
      }
    }
    if !isClosed { signals.append(Signal(fact: .open, at: length, item: nil)) }
    return signals
  }
}

extension Timeline {
  /// Where the first line of the candidate's own was run beside a question, and how many were.
  private var ownLines: [String: (first: Int, count: Int)] {
    var lines: [String: (first: Int, count: Int)] = [:]
    for place in events.indices where events[place].entry.kind == .ran {
      let entry = events[place].entry
      guard entry.payload["own"]?.bool == true, let item = entry.item else { continue }
      lines[item, default: (place, 0)].count += 1
    }
    return lines
  }
}

extension Moment {
  /// How much further the clock on the wall went than the other; nil where that began anew.
  func drift(since earlier: Moment) -> Int? {
    let (steady, isSteadyTooFar) = boot.subtractingReportingOverflow(earlier.boot)
    let (shown, isShownTooFar) = wall.subtractingReportingOverflow(earlier.wall)
    guard steady >= 0, !isSteadyTooFar, !isShownTooFar else { return nil }
    let (drift, isTooFar) = shown.subtractingReportingOverflow(steady)
    return isTooFar ? nil : drift
  }
}
