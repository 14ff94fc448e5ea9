import CEditline
import LibC

/// Reads what a person types at a terminal, with libedit's editing, history and search.
///
/// There is one in a process. It reads standard input and draws on standard output, or on standard
/// error where the output goes elsewhere. Keys reach libedit through `KeySource`; what libedit does
/// not know (pasted blocks, Alt-Enter, Ctrl-C, a new window size) arrives as keys of our own, bound
/// in `Bindings`.
///
///     adoptUTF8Locale()
///     let editor = LineEditor(history: path, plain: false, normalize: composed)
///     while case .text(let entry)? = editor?.readLine(Prompt("iOS 5.1")) { … }
public final class LineEditor {
  /// Offers ways to go on with the word before the cursor, which is a UTF-8 offset in the entry.
  public var complete: (_ entry: String, _ cursor: Int) -> Completions = { _, _ in .none }

  /// Done before a key is waited for, when all that was drawn is shown.
  public var whenIdle: () -> Void = {}

  /// How many milliseconds a key is waited for; nil for as long as it takes.
  public var patience: () -> Int32? = { nil }

  /// What becomes of the line when nothing was typed for so long.
  public var whenExpired: (_ isEmpty: Bool) -> Expiry = { _ in .end }

  /// What is done when the time for a line is up.
  public enum Expiry {
    /// The line is dropped, and `readLine` answers `expired`.
    case end
    /// The line is waited for on, behind another prompt where there is one.
    case goOn(Prompt?)
    /// The rows of the line are erased so that something may be said, and it is drawn below, behind
    /// that prompt; nil drops it.
    case speak(() -> Prompt?)
  }

  /// The fastest of what was typed in the last line.
  public var pace: Pace { keys.pace }

  let handle: OpaquePointer
  let screen: Screen
  /// The lines of the entry that are already accepted, each with its line end.
  var accepted = ""
  /// A pasted block on its way into the line.
  var pasted = ""
  /// What Tab found and is about to list.
  var listed: [Completion] = []
  /// How many characters stand behind the cursor while Tab lists.
  var behindCursor: Int32 = 0
  /// Whether the cursor stands in a list, which a new window size ends.
  var isListing = false
  private(set) var wasInterrupted = false
  private var hasExpired = false
  /// The row in which the last interruption came.
  private var dropped = ""
  private var promptWidth = 0

  let history: History
  let keys: KeySource
  private let isPlain: Bool
  private let normalize: (String) -> String
  /// libedit asks for the prompt while it draws, and the bytes must outlive the call.
  private var promptBytes: UnsafeMutablePointer<CChar>?

  /// - Parameters:
  ///   - path: where the history is kept between runs; nil keeps none.
  ///   - limit: how many entries the history has.
  ///   - plain: no colour, no escape sequence, only backspaces: for screen readers and logs.
  ///   - normalize: composes letters and their marks (NFC).
  /// - Returns: nil when there is no terminal to edit on; `PlainReader` reads then.
  public init?(
    history path: String?, limit: Int = 1000, plain: Bool, normalize: @escaping (String) -> String
  ) {
    guard Self.isPossible else { return nil }
    adoptUTF8Locale()
    let descriptor = isatty(STDOUT_FILENO) == 1 ? STDOUT_FILENO : STDERR_FILENO
    guard let screen = Screen(descriptor: descriptor),
      let history = History(path: path, limit: limit),
      let handle = el_init_fd(
        "viewdidlearn", viewdidlearn_stdin(), screen.stream, viewdidlearn_stderr(),
        STDIN_FILENO, descriptor, STDERR_FILENO)
    else { return nil }
    self.handle = handle
    self.screen = screen
    self.history = history
    self.normalize = normalize
    if plain { viewdidlearn_set_string(handle, EL_TERMINAL, "dumb") }
    isPlain = plain || viewdidlearn_capability(handle, "up") == nil
    keys = KeySource(compose: normalize)
    Interruption.listen()
    TypedAhead.isWanted = true
    connect()
  }

  deinit {
    TypedAhead.isWanted = false
    el_end(handle)
    free(promptBytes)
  }

  /// Whether standard input is a terminal and there is one to draw on.
  public static var isPossible: Bool {
    isatty(STDIN_FILENO) == 1 && (isatty(STDOUT_FILENO) == 1 || isatty(STDERR_FILENO) == 1)
  }

  /// What went wrong with the history file, told once.
  public func takeHistoryFailure() -> HistoryFailure? { history.takeFailure() }

  private func connect() {
    viewdidlearn_set_owner(handle, Unmanaged.passUnretained(self).toOpaque())
    viewdidlearn_set_prompt(handle) { owner(of: $0)?.promptBytes }
    viewdidlearn_set_reader(handle) { owner(of: $0)?.readKey(into: $1) ?? -1 }
    viewdidlearn_set_string(handle, EL_EDITOR, "emacs")
    viewdidlearn_set_number(handle, EL_SIGNAL, 0)
    viewdidlearn_set_history(handle, history.handle)
    addCommands()
    silenceFunctionKeys()
    el_source(handle, nil)
    bindKeys()
  }
}

// MARK: - Reading

extension LineEditor {
  /// Reads an entry of one or more lines.
  ///
  /// - Parameters:
  ///   - isComplete: says of the text so far whether it can stand; while it cannot, the next line is
  ///     asked for with the continuation prompt. Ctrl-D there ends the entry as it is.
  ///   - remembers: whether the entry goes into the history.
  public func readLine(
    _ prompt: Prompt, remembers: Bool = true, isComplete: (String) -> Bool = { _ in true }
  ) -> Line {
    accepted = ""
    keys.pace = Pace()
    hasExpired = false
    setPrompt(prompt)
    while let row = readRow() {
      let entry = normalize(accepted + row)
      if isComplete(entry) { return finish(entry, remembers: remembers) }
      accepted += row + "\n"
      setPrompt(Prompt.continuation, width: 2)
    }
    if hasExpired { return .expired }
    if wasInterrupted {
      rememberDropped()
      return .interrupted
    }
    if accepted.isEmpty { return .end }
    return finish(normalize(String(accepted.dropLast())), remembers: remembers)
  }

  private func finish(_ entry: String, remembers: Bool) -> Line {
    if remembers { history.remember(entry) }
    return .text(entry)
  }

  /// An entry of several rows is too long to be typed again: it can be recalled.
  private func rememberDropped() {
    let entry = normalize(accepted + dropped)
    if entry.contains("\n") {
      history.remember(entry.hasSuffix("\n") ? String(entry.dropLast()) : entry)
    }
  }

  private func setPrompt(_ prompt: Prompt) {
    setPrompt(prompt.encoded(styled: !isPlain), width: prompt.width)
  }

  private func setPrompt(_ text: String, width: Int) {
    promptWidth = width
    free(promptBytes)
    promptBytes = strdup(text)
  }

  /// One call of libedit: a line, or several that were pasted or joined by Alt-Enter.
  private func readRow() -> String? {
    var settings = termios()
    tcgetattr(STDIN_FILENO, &settings)
    wasInterrupted = false
    TerminalGuard.begin(settings: settings, output: isPlain ? nil : screen.descriptor)
    keys.begin(settings: settings)
    setPasteMode(on: true)
    var count: Int32 = 0
    let line = el_gets(handle, &count)
    let row = line.map {
      String(decoding: UnsafeRawBufferPointer(start: $0, count: Int(count)), as: UTF8.self)
    }
    setPasteMode(on: false)
    let isBelow = row != nil || wasInterrupted && count == 0
    if !isBelow { screen.draw("\n") }
    screen.show()
    keys.end()
    TerminalGuard.end()
    return wasInterrupted ? nil : row.map { withoutLineEnds(unmarked($0)) }
  }

  private func setPasteMode(on: Bool) {
    if isPlain { return }
    screen.draw((on ? TerminalGuard.pasteOn : TerminalGuard.pasteOff).description)
  }

  private func withoutLineEnds(_ row: String) -> String {
    var scalars = Substring(row).unicodeScalars
    while scalars.last == "\n" || scalars.last == "\r" { scalars.removeLast() }
    return String(scalars)
  }
}

// MARK: - Keys

extension LineEditor {
  /// Gives libedit the next key: 1 and the key, 0 at the end, -1 to give up the line.
  ///
  /// An interruption is first a key that leaves the line in good order. If something else took that
  /// key, a search or half an escape sequence, the next read fails.
  func readKey(into key: UnsafeMutablePointer<wchar_t>?) -> Int32 {
    if wasInterrupted { return -1 }
    while true {
      switch keys.next(beforeWaiting: rest, atMost: patience) {
      case .closed: return 0
      case .expired:
        if goesOn() { continue }
        (wasInterrupted, hasExpired) = (true, true)
        return give(.cancel, to: key)
      case .continued: resume()
      case .resized:
        el_resize(handle)
        if isListing { return 0 }
        eraseRows()
        viewdidlearn_refresh(handle)
      case .key(.suspend): suspend()
      case .key(.quit):
        screen.show()
        kill(0, SIGQUIT)
      case .key(.interrupt):
        wasInterrupted = true
        dropped = currentRow.before + currentRow.after
        return give(.cancel, to: key)
      case .key(.newRow): return give(.newRow, to: key)
      case .key(.pasted(let text)):
        pasted = text
        return give(.paste, to: key)
      case .key(.character(let scalar)):
        key?.pointee = wchar_t(scalar.value)
        return 1
      }
    }
  }

  /// Does what was asked for when nothing was typed for so long; false where the line is dropped.
  private func goesOn() -> Bool {
    let row = currentRow
    switch whenExpired(accepted.isEmpty && row.before.isEmpty && row.after.isEmpty) {
    case .end: return false
    case .goOn(nil): return true
    case .goOn(let prompt?):
      // Where nothing can be drawn over it the line stays as it is.
      if isPlain || isListing || !accepted.isEmpty { return true }
      eraseRows()
      setPrompt(prompt)
    case .speak(let speak):
      eraseRows()
      screen.show()
      guard let prompt = speak() else { return false }
      if accepted.isEmpty { setPrompt(prompt) }
      el_resize(handle)
    }
    viewdidlearn_refresh(handle)
    return true
  }

  private func rest() {
    screen.show()
    whenIdle()
  }

  /// Erases the line from its first row on, so that it can be drawn for the new width.
  ///
  /// Terminals wrap the rows on the screen anew when the window changes. libedit keeps the cursor's
  /// old place, which may lie outside the new window: it must draw all anew before it moves.
  private func eraseRows() {
    let above = isPlain ? 0 : rowsAboveCursor
    screen.draw("\r" + (above > 0 ? "\u{1B}[\(above)A" : "") + (isPlain ? "" : "\u{1B}[J"))
  }

  /// How many rows of the line stand above the cursor in the window as it is now.
  private var rowsAboveCursor: Int {
    let width = windowSize.columns
    let rows = marked(currentRow.before).split(separator: "\n", omittingEmptySubsequences: false)
    return rows.enumerated().reduce(rows.count - 1) { count, row in
      count + (columns(of: String(row.element)) + (row.offset == 0 ? promptWidth : 0))
        / width
    }
  }

  private func give(_ own: OwnKey, to key: UnsafeMutablePointer<wchar_t>?) -> Int32 {
    key?.pointee = wchar_t(own.rawValue.value)
    return 1
  }

  private func suspend() {
    setPasteMode(on: false)
    screen.show()
    viewdidlearn_set_number(handle, EL_PREP_TERM, 0)
    keys.stop()
    resume()
  }

  /// Makes the terminal raw again, whatever the shell did to it, and draws the line anew.
  private func resume() {
    viewdidlearn_set_number(handle, EL_PREP_TERM, 0)
    viewdidlearn_set_number(handle, EL_PREP_TERM, 1)
    setPasteMode(on: true)
    screen.draw("\r")
    viewdidlearn_refresh(handle)
  }
}

/// The editor on whose behalf libedit calls.
func owner(of handle: OpaquePointer?) -> LineEditor? {
  viewdidlearn_owner(handle).map { Unmanaged<LineEditor>.fromOpaque($0).takeUnretainedValue() }
}
