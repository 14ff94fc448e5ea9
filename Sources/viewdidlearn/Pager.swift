/// What is said to a line, a window at a time: what does not fit waits for Return.
struct Pager {
  /// The rows of the window; nil where all is said at once.
  private let rows: () -> Int?
  private var rest: ArraySlice<String> = []

  init(rows: @escaping () -> Int?) { self.rows = rows }

  var hasMore: Bool { !rest.isEmpty }

  /// Takes what is to be said, behind what still waits; answers what fits above the prompt.
  mutating func take(_ lines: [String]) -> [String] {
    rest += lines
    return next()
  }

  /// The next window of what waits.
  mutating func next() -> [String] {
    // One row is the prompt's.
    let window = rest.prefix(rows().map { max(1, $0 - 1) } ?? .max)
    rest = rest.dropFirst(window.count)
    return Array(window)
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
