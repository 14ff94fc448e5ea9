import CEditline
import LibC

/// What keys do beyond libedit's own, under names that a person's `~/.editrc` can use too.
extension LineEditor {
  /// A key in libedit's notation and the function it calls.
  private typealias Binding = (key: String, command: String)

  /// Keys in emacs mode and in vi's insert mode.
  private static let always: [Binding] = [
    ("^I", "viewdidlearn-complete"),
    ("^R", "viewdidlearn-search-back"),
  ]

  /// Keys that begin with ESC, which in vi mode is a key of its own.
  private static let emacs: [Binding] = [
    ("\\e^M", "viewdidlearn-new-row"),
    ("\\e^J", "viewdidlearn-new-row"),
    ("^S", "viewdidlearn-search-on"),
    ("\\e[1;5C", "em-next-word"),
    ("\\e[1;5D", "ed-prev-word"),
    ("\\e[1;3C", "em-next-word"),
    ("\\e[1;3D", "ed-prev-word"),
    ("\\e[3~", "ed-delete-next-char"),
    ("\\e[1~", "ed-move-to-beg"),
    ("\\e[4~", "ed-move-to-end"),
  ]

  /// What terminals send for Insert, Page Up, Page Down and F1 to F12, behind the ESC.
  private static let functionKeys =
    ["OP", "OQ", "OR", "OS"] + [2, 5, 6, 15, 17, 18, 19, 20, 21, 23, 24].map { "[\($0)~" }

  /// Keeps keys without a function from typing the end of their sequence; a person may bind them.
  func silenceFunctionKeys() {
    for sequence in Self.functionKeys {
      viewdidlearn_bind(handle, 0, "\\e" + sequence, "ed-ignore")
    }
  }

  /// Binds our keys, after `~/.editrc` too: `bind -v` and `bind -e` there forget all bindings.
  ///
  /// While a line is edited the terminal makes no signals of keys, and no line ends of others, so
  /// that nothing in a pasted block means anything.
  func bindKeys() {
    let mode = viewdidlearn_editor(handle).map { String(cString: $0) }
    for binding in Self.always + (mode == "vi" ? [] : Self.emacs) {
      viewdidlearn_bind(handle, 0, binding.key, binding.command)
    }
    for key in OwnKey.allCases {
      viewdidlearn_bind(handle, 0, String(key.rawValue), key.command)
      if mode == "vi" { viewdidlearn_bind(handle, 1, String(key.rawValue), key.command) }
    }
    for setting in ["-isig", "-icrnl", "-inlcr", "-ixon"] {
      viewdidlearn_set_tty(handle, setting)
    }
  }

  func addCommands() {
    viewdidlearn_add(handle, "viewdidlearn-complete", "Complete the word before the cursor") {
      handle, _ in owner(of: handle)?.completeWord() ?? UInt8(CC_ERROR)
    }
    viewdidlearn_add(handle, "viewdidlearn-list", "List what the word may become") {
      handle, _ in owner(of: handle)?.listCompletions() ?? UInt8(CC_ERROR)
    }
    viewdidlearn_add(handle, "viewdidlearn-new-row", "Go on with the entry in a new row") {
      handle, _ in owner(of: handle)?.insert(marked("\n")) ?? UInt8(CC_ERROR)
    }
    viewdidlearn_add(handle, "viewdidlearn-paste", "Insert what was pasted") {
      handle, _ in owner(of: handle)?.insertPasted() ?? UInt8(CC_ERROR)
    }
    viewdidlearn_add(handle, "viewdidlearn-search-back", "Search the history backwards") {
      handle, _ in owner(of: handle)?.search(.searchBack) ?? UInt8(CC_ERROR)
    }
    viewdidlearn_add(handle, "viewdidlearn-search-on", "Search the history forwards") {
      handle, _ in owner(of: handle)?.search(.searchOn) ?? UInt8(CC_ERROR)
    }
  }

  /// Begins a search, for which libedit writes behind the line, or behind an entry that it finds,
  /// without looking whether there is room: the room is made before.
  private func search(_ own: OwnKey) -> UInt8 {
    let row = currentRow
    let length = max(history.longestEntry, row.before.utf8.count + row.after.utf8.count)
    let room = Int32(clamping: length + Self.longestSearch)
    let blanks = [wchar_t](repeating: 0x20, count: Int(room)) + [0]
    if el_winsertstr(handle, blanks) == 0 { el_deletestr(handle, room) }
    el_wpush(handle, [wchar_t(own.rawValue.value), 0])
    return UInt8(CC_NORM)
  }

  /// The most characters that libedit takes for a pattern, and what it writes around it.
  private static let longestSearch = 1100

  private func insertPasted() -> UInt8 {
    defer { pasted = "" }
    return insert(marked(pasted))
  }

  /// Puts text before the cursor.
  func insert(_ text: String) -> UInt8 {
    let characters = text.unicodeScalars.map { wchar_t($0.value) } + [0]
    return UInt8(el_winsertstr(handle, characters) == 0 ? CC_REFRESH : CC_REFRESH_BEEP)
  }
}
