import CEditline
import LibC

/// What Tab does.
extension LineEditor {
  /// Extends the word before the cursor, lists what it may become, or beeps; where no word is, it
  /// indents, and where characters wait already, it is part of what was pasted.
  ///
  /// To list, the cursor must first be below the last row of the line. Only libedit can take it
  /// there: the cursor goes to the end of the text, libedit draws, then reads a key of ours.
  func completeWord() -> UInt8 {
    if keys.isCharacterPending { return insert("\t") }
    let (before, after) = currentRow
    let isBlank =
      before.split(separator: "\n", omittingEmptySubsequences: false).last?
      .allSatisfy(\.isWhitespace) ?? true
    if isBlank, !(accepted + before).isEmpty { return insert(Self.indentation) }
    let entry = Array((accepted + before + after).utf8)
    let cursor = accepted.utf8.count + before.utf8.count
    let offered = complete(accepted + before + after, cursor)
    guard !offered.candidates.isEmpty, (accepted.utf8.count...cursor).contains(offered.start)
    else { return isBlank ? insert(Self.indentation) : UInt8(CC_REFRESH_BEEP) }
    let word = String(decoding: entry[offered.start..<cursor], as: UTF8.self)
    if let longer = offered.extending(word) {
      el_deletestr(handle, Int32(word.unicodeScalars.count))
      return insert(printable(longer))
    }
    guard offered.candidates.count > 1 else { return UInt8(CC_REFRESH_BEEP) }
    listed = offered.candidates
    behindCursor = Int32(markedRow.after.unicodeScalars.count)
    el_cursor(handle, behindCursor)
    el_wpush(handle, [wchar_t(OwnKey.list.rawValue.value), 0])
    return UInt8(CC_REFRESH)
  }

  /// What Tab types where there is nothing to complete.
  private static let indentation = "  "

  /// Prints the list under the line and draws the line again under the list.
  func listCompletions() -> UInt8 {
    let window = windowSize
    let list = CompletionList(listed, columns: window.columns)
    listed = []
    screen.draw("\n")
    show(list.rows, height: max(2, window.rows - 1))
    el_cursor(handle, -behindCursor)
    viewdidlearn_refresh(handle)
    return UInt8(CC_NORM)
  }

  /// Shows as many rows as the window holds, then how far it has come, and waits for a key.
  ///
  /// Space, Tab and Enter go on; any other key ends the list.
  private func show(_ rows: [String], height: Int) {
    var shown = 0
    while shown < rows.count {
      let page = rows[shown...].prefix(height)
      shown += page.count
      for row in page { screen.draw(row + "\n") }
      guard shown < rows.count else { return }
      let mark = "\(shown)/\(rows.count) "
      screen.draw(mark)
      var key: wchar_t = 0
      isListing = true
      let isRead = el_wgetc(handle, &key) == 1
      isListing = false
      screen.draw("\r" + String(repeating: " ", count: mark.utf8.count) + "\r")
      guard isRead, [0x20, 0x09, 0x0D, 0x0A].contains(key) else { return }
    }
  }

  /// The row being edited, before and behind the cursor, without marks.
  var currentRow: (before: String, after: String) {
    let row = markedRow
    return (unmarked(row.before), unmarked(row.after))
  }

  private var markedRow: (before: String, after: String) {
    guard let row = el_wline(handle)?.pointee, let start = row.buffer, let cursor = row.cursor,
      let end = row.lastchar
    else { return ("", "") }
    return (
      text(UnsafeBufferPointer(start: start, count: cursor - start)),
      text(UnsafeBufferPointer(start: cursor, count: end - cursor))
    )
  }

  private func text(_ characters: UnsafeBufferPointer<wchar_t>) -> String {
    var scalars = String.UnicodeScalarView()
    scalars.append(
      contentsOf: characters.map { Unicode.Scalar(UInt32(bitPattern: $0)) ?? "\u{FFFD}" })
    return String(scalars)
  }

  /// The window as the terminal tells it; 24 rows of 80 where it does not.
  var windowSize: (rows: Int, columns: Int) {
    var size = winsize()
    guard ioctl(screen.descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_row > 0, size.ws_col > 0
    else { return (24, 80) }
    return (Int(size.ws_row), Int(size.ws_col))
  }
}
