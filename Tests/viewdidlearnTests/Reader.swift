import Foundation
import Terminal

/// What a person reads at the prompt: rows without the terminal's control sequences.
struct Reader {
  let terminal: Terminal

  /// How the line editor begins a prompt.
  private static let start = "\u{1B}[?2004h"

  init(_ arguments: [String], state: StateFolder) throws {
    let bare = [
      "TERM": "xterm", "LANG": "C", "HOME": "/nonexistent", "SWIFT_BACKTRACE": "enable=no",
    ]
    terminal = try Terminal(program, ["--state", state.path] + arguments, environment: bare)
  }

  /// How a prompt begins where more of what is said waits for Return.
  static let more = "-- "

  /// The rows up to the next prompt, which is the last of them; Return is pressed for more.
  func rows() throws -> [String] {
    var rows = try window()
    while rows.last?.hasPrefix(Self.more) == true {
      rows.removeLast()
      try terminal.type("\r")
      rows += try window().drop { $0.isEmpty || $0.hasPrefix(Self.more) }
    }
    return rows
  }

  /// The same of what stands on the screen at once.
  func window() throws -> [String] {
    let said = try terminal.expect(Self.start)
    let prompt = try terminal.expectPrompt("> ")
    return Self.rows(of: said + prompt)
  }

  /// Types an entry, of one line or several, and reads the rows of what is said to it.
  func type(_ entry: String) throws -> [String] {
    try terminal.type((entry.contains("\n") ? Keys.paste(entry) : entry) + "\r")
    return try rows()
  }

  private static func rows(of text: String) -> [String] {
    text.replacing(/\u{1B}\[[0-9;?]*[A-Za-z]/, with: "").replacing("\r\n", with: "\n")
      .split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.split(separator: "\r").last.map { String($0) } ?? "" }
  }
}

extension [String] {
  /// The rows of a page, from the heading that ends in its place, `3 / 9`, to the prompt.
  func page(_ step: Int, of count: Int) -> [String]? {
    let place = " \(step) / \(count)"
    return lastIndex {
      $0.hasSuffix(place) || $0.contains(place + " · iOS ") || $0.contains(place + "・iOS ")
    }
    .map { Array(self[$0...]) }
  }
}
