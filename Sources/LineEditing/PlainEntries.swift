import LibC

extension PlainReader {
  /// Reads whole entries, a line each or several while one is incomplete, until one is the last.
  ///
  /// What the input ends in is an entry as it stands; a line that is no text is told of, and reading
  /// goes on behind it. Input that has ended is left at once, though no entry be wanted.
  ///
  /// - Parameters:
  ///   - prompt: asks for a line; told whether an entry has begun.
  ///   - wantsEntry: whether an entry is read now; until it is, lines stay where they are.
  ///   - patience: how long a line is waited for until `whenIdle` is asked again, in milliseconds;
  ///     nil for as long as it takes. Where entries are not always wanted it is never nil.
  ///   - whenIdle: does what is to be done while no line has come; false ends the reading.
  ///   - handle: takes an entry; true ends the reading.
  ///   - unsent: is told that the input has ended in an entry without its end, which then is none;
  ///     nil where it is one.
  public mutating func readEntries(
    prompt: (_ hasBegun: Bool) -> Void, isIncomplete: (String) -> Bool,
    wantsEntry: () -> Bool = { true }, patience: () -> Int32? = { nil },
    whenIdle: () -> Bool = { true }, failed: (InputFault) -> Void, handle: (String) -> Bool,
    unsent: (() -> Void)? = nil
  ) {
    var entry = ""
    while true {
      do throws(InputFault) {
        while entry.isEmpty, !wantsEntry() {
          guard try awaitTurn(patience() ?? 0), whenIdle() else { return }
        }
        if !isLineReady, !whenIdle() { return }
        prompt(!entry.isEmpty)
        while let milliseconds = patience(), try !hasLine(within: milliseconds) {
          guard whenIdle() else { return }
        }
        switch try readLine() {
        case .text where !hasLineEnd && unsent != nil:
          unsent?()
          return
        case .text(let text): entry += entry.isEmpty ? text : "\n" + text
        case .end:
          if entry.isEmpty { return }
          if let unsent { unsent() } else { _ = handle(entry) }
          return
        case .interrupted, .expired: return
        }
      } catch {
        failed(error)
        if case .unreadable = error { return }
        continue
      }
      if isIncomplete(entry) { continue }
      if handle(entry) { return }
      entry = ""
    }
  }

  /// Lets so long pass while nobody reads lines; false once there can be none any more.
  private mutating func awaitTurn(_ milliseconds: Int32) throws(InputFault) -> Bool {
    if try hasLine(within: milliseconds) {
      if hasEnded { return false }
      usleep(UInt32(milliseconds) * 1000)
    }
    return !Interruption.take()
  }
}
