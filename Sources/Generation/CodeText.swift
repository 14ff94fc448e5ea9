/// How drawn code is laid out.
enum CodeText {
  /// Up to here a method stands on one line.
  private static let width = 72

  /// A method; short ones stand on one line, in which statements of Swift want a sign between them.
  static func method(_ head: String, _ body: [String], ends sign: String) -> [String] {
    let line = head + " { " + body.joined(separator: sign + " ") + " }"
    let isPlain = !body.contains { $0.hasPrefix(" ") || $0.hasSuffix("{") || $0 == "}" }
    if line.count <= width, isPlain { return [line] }
    return [head + " {"] + body.map { "  " + $0 } + ["}"]
  }
}

extension String {
  var lineCount: Int { utf8.reduce(1) { $1 == UInt8(ascii: "\n") ? $0 + 1 : $0 } }
}
