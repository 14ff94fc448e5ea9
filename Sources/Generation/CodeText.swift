/// How drawn code is laid out.
enum CodeText {
  /// Up to here a method stands on one line.
  private static let width = 72

  /// A method; short ones stand on one line, in which statements of Swift want a sign between them.
  static func method(_ head: String, _ body: [String], ends sign: String) -> [String] {
    let isPlain = !body.contains { line in
      line.utf8.first == UInt8(ascii: " ") || line.utf8.last == UInt8(ascii: "{") || line == "}"
    }
    // What is drawn is written in ASCII: a byte is a column.
    let length = body.reduce(head.utf8.count + 5) { $0 + $1.utf8.count }
    let signs = max(0, body.count - 1) * (sign.utf8.count + 1)
    if isPlain, length + signs <= width {
      return [head + " { " + body.joined(separator: sign + " ") + " }"]
    }
    return [head + " {"] + body.map { "  " + $0 } + ["}"]
  }
}

extension String {
  /// An empty text is one line.
  var lineCount: Int { utf8.reduce(1) { $1 == UInt8(ascii: "\n") ? $0 + 1 : $0 } }

  /// How many rows it takes on a screen of 80 columns, beside its line numbers.
  var rowCount: Int {
    let columns = 74
    return utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .reduce(0) { $0 + max(1, ($1.count + columns - 1) / columns) }
  }
}
