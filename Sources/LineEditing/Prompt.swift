/// What stands before the cursor: runs of text in styles, to which the editor adds `> `.
///
/// The ending is the editor's, because programs that drive a terminal wait for it: the last two
/// characters sent are `> `, or `| ` where an entry goes on, and no escape sequence stands among or
/// after them.
///
///     Prompt("iOS 5.1", style: "1;34")    // iOS 5.1>
public struct Prompt: Equatable, Sendable {
  /// A stretch of a prompt in one style, whose escape sequences take no column.
  public struct Run: Equatable, Sendable {
    public var text: String
    /// Parameters of the "select graphic rendition" sequence, as `1;32`; empty for none.
    public var style: String

    public init(_ text: String, style: String = "") {
      self.text = text
      self.style = style
    }
  }

  public var runs: [Run]

  public init(_ runs: [Run]) {
    self.runs = runs
  }

  public init(_ text: String, style: String = "") {
    runs = [Run(text, style: style)]
  }
}

extension Prompt {
  /// The prompt as libedit takes it, with its ending.
  ///
  /// Two escape sequences never touch: libedit would garble the text behind them.
  func encoded(styled: Bool) -> String {
    var result = ""
    var current = ""
    for run in visibleRuns {
      let style = styled && run.hasStyle ? run.style : ""
      result += transition(from: current, to: style) + run.text
      current = style
    }
    return result + transition(from: current, to: "") + "> "
  }

  /// The prompt of the rows after the first; rows that stand in one line of libedit's have it as a
  /// mark in the text.
  static let continuation = "| "

  /// The columns it takes, its sign too.
  var width: Int { visibleRuns.reduce(2) { $0 + columns(of: $1.text) } }

  private var visibleRuns: [Run] {
    runs.filter { !$0.text.isEmpty }.map { Run(printable($0.text), style: $0.style) }
  }

  private func transition(from old: String, to new: String) -> String {
    guard old != new else { return "" }
    let parameters = old.isEmpty ? new : new.isEmpty ? "0" : "0;" + new
    return "\u{1}\u{1B}[\(parameters)m\u{1}"
  }
}

extension Prompt.Run {
  fileprivate var hasStyle: Bool {
    !style.isEmpty && style.utf8.allSatisfy { (0x30...0x39).contains($0) || $0 == 0x3B }
  }
}

// MARK: - Marks

/// Puts the mark of a continued entry before each row but the first.
func marked(_ text: String) -> String {
  text.replacing("\n", with: "\n" + Prompt.continuation)
}

/// Takes the marks away, those too that lost their space to an edit.
func unmarked(_ text: String) -> String {
  let rows = text.split(separator: "\n", omittingEmptySubsequences: false)
  return rows.enumerated().map { index, row in
    if index == 0 || row.hasPrefix("||") || !row.hasPrefix("|") { return row }
    return row.dropFirst(row.hasPrefix(Prompt.continuation) ? 2 : 1)
  }.joined(separator: "\n")
}
