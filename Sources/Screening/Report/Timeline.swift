import Notation

/// When what happened in a sitting happened, counted from its beginning.
public struct Timeline: Equatable, Sendable {
  /// An entry of the record, at its time.
  public struct Event: Equatable, Sendable {
    public let entry: Entry
    /// Milliseconds since the sitting began.
    public let at: Int
  }

  public let events: [Event]
  /// Milliseconds that are allowed.
  public let limit: Int

  public init(_ entries: [Entry], limit: Int) {
    var (at, last) = (0, entries.first?.at)
    let began = entries.first { $0.kind == .accepted }?.at
    events = entries.map { entry in
      at += last.map { entry.at.elapsed(since: $0) } ?? 0
      if entry.kind == .resumed, let began { at = max(at, entry.at.longer(since: began)) }
      last = entry.at
      return Event(entry: entry, at: at)
    }
    self.limit = limit
  }

  /// How long the sitting took.
  public var length: Int { events.last?.at ?? 0 }

  /// Where it ends when it is drawn: the time that is allowed, or what was taken beyond it.
  public var end: Int { max(length, limit, 1) }

  public var isClosed: Bool { events.last?.entry.kind == .ended }

  /// How long each question stood on the screen; one that was shown again went on standing there.
  public func spans() -> [Span] {
    var spans: [Span] = []
    var open: (item: String, from: Int)?
    func close(at end: Int) {
      guard let shown = open, end > shown.from else { return }
      let isOn = spans.last.map { $0.item == shown.item && $0.to == shown.from } ?? false
      let from = isOn ? spans.removeLast().from : shown.from
      spans.append(Span(item: shown.item, from: from, to: end))
    }
    for event in events where [.shown, .ended, .resumed].contains(event.entry.kind) {
      close(at: event.at)
      open = event.entry.kind == .shown ? event.entry.item.map { ($0, event.at) } : nil
    }
    close(at: length)
    return spans
  }

  /// What the candidate remarked, in order.
  public var remarks: [Remark] {
    events.compactMap { event in
      guard event.entry.kind == .note, let text = event.entry.payload["text"]?.string else {
        return nil
      }
      return Remark(at: event.at, item: event.entry.item, text: text)
    }
  }

  /// What a candidate had to say of the paper.
  public struct Remark: Equatable, Sendable {
    /// Milliseconds since the sitting began.
    public let at: Int
    public let item: String?
    public let text: String
  }

  /// A time for which one question was on the screen, in milliseconds since the sitting began.
  public struct Span: Equatable, Sendable {
    public let item: String
    public let from: Int
    public let to: Int
  }
}

extension Moment {
  /// The milliseconds between two moments: those of the clock that runs since the start of the
  /// machine, asleep or not. Where that began anew the one on the wall must do.
  func elapsed(since earlier: Moment) -> Int {
    let (steady, isTooFar) = boot.subtractingReportingOverflow(earlier.boot)
    if steady >= 0, !isTooFar { return min(steady, Moment.longest) }
    let (shown, isShownTooFar) = wall.subtractingReportingOverflow(earlier.wall)
    return isShownTooFar ? 0 : min(max(0, shown), Moment.longest)
  }

  /// What an interruption took: the clock on the wall goes on where the other one may have begun
  /// anew, and the longer time counts.
  fileprivate func longer(since earlier: Moment) -> Int {
    let times = [
      boot.subtractingReportingOverflow(earlier.boot),
      wall.subtractingReportingOverflow(earlier.wall),
    ]
    let longest = times.filter { !$0.overflow }.map(\.partialValue).max() ?? 0
    return min(max(0, longest), Moment.longest)
  }

  /// Some thirty years: sums of longer times would be no numbers.
  private static let longest = 1 << 40
}
