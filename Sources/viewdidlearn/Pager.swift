/// What is said to a line, a window at a time: what does not fit waits for Return.
struct Pager {
  /// The rows of the window; nil where all is said at once.
  private let rows: () -> Int?
  /// What has not been shown.
  private var rest: ArraySlice<String> = []

  /// `rows` is asked each time: a window may change its size.
  init(rows: @escaping () -> Int?) { self.rows = rows }

  /// Whether something waits for Return.
  var hasMore: Bool { !rest.isEmpty }

  /// Takes what is to be said, behind what still waits; answers what fits above the prompt.
  ///
  /// - Parameter count: so many lines at the head, which the prompt says too, may roll out of the
  ///   window where the rest fits then.
  mutating func take(_ lines: [String], rollingOut count: Int = 0) -> [String] {
    rest += lines
    return next(rollingOut: count)
  }

  /// The same of a page below a note; where both do not fit, the note is a window by itself.
  mutating func take(_ note: [String], before page: [String]) -> [String] {
    guard let rows = rows(), !note.isEmpty, note.count + page.count >= rows else {
      return take(note + page)
    }
    let window = take(note)
    rest += page
    return window
  }

  /// The next window of what waits.
  mutating func next(rollingOut count: Int = 0) -> [String] {
    // One row is the prompt's.
    let room = rows().map { max(1, $0 - 1) } ?? .max
    let excess = rest.count - count - room
    // A line that waits alone would cost a Return and say no more than the row of `more`: an empty
    // line makes room for it.
    if excess == 1, let empty = rest.lastIndex(of: "") {
      rest.remove(at: empty)
      return all()
    }
    let window = excess <= 0 ? rest : rest.prefix(room)
    rest = rest.dropFirst(window.count)
    return Array(window)
  }

  /// A page of which so many lines at the head may roll out of the window: where it fits without
  /// some of its empty lines, without those, the last ones first.
  func tightened(_ page: [String], rollingOut count: Int) -> [String] {
    guard let rows = rows() else { return page }
    var excess = page.count - count - max(1, rows - 1)
    let empty = page.indices.dropFirst(count).filter { page[$0].isEmpty }
    guard excess > 0, empty.count >= excess else { return page }
    var tightened = page
    for place in empty.reversed() where excess > 0 {
      tightened.remove(at: place)
      excess -= 1
    }
    return tightened
  }

  /// All that waits.
  mutating func all() -> [String] {
    defer { drop() }
    return Array(rest)
  }

  /// Leaves what waits unsaid.
  ///
  /// `_ = all()` would not do: optimised, Swift 6.3 destroys the array that nobody reads before it
  /// has filled it.
  mutating func drop() { rest = [] }
}
