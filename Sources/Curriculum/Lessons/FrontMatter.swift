/// The YAML between two lines of `---` at the start of a Markdown file, cut off before cmark sees
/// it.
struct FrontMatter {
  static let fence = "---"

  /// What stands between the fences, and where it begins.
  var text: String
  var offset: Int
  /// What follows, and where it begins.
  var body: String
  var bodyOffset: Int

  /// Nil when the text does not begin with front matter that also ends.
  init?(of text: String) {
    let bytes = text.utf8
    var start = bytes.startIndex
    var first: String.Index?
    while start < bytes.endIndex {
      let lineFeed = bytes[start...].firstIndex(of: UInt8(ascii: "\n"))
      let next = lineFeed.map { bytes.index(after: $0) } ?? bytes.endIndex
      let isFence = Self.isFence(text[start..<(lineFeed ?? bytes.endIndex)])
      guard let begin = first else {
        guard isFence else { return nil }
        first = next
        start = next
        continue
      }
      if isFence {
        self.text = String(text[begin..<start])
        offset = bytes.distance(from: bytes.startIndex, to: begin)
        body = String(text[next...])
        bodyOffset = bytes.distance(from: bytes.startIndex, to: next)
        return
      }
      start = next
    }
    return nil
  }

  /// `---`, with white space after it at most.
  private static func isFence(_ line: Substring) -> Bool {
    line.utf8.starts(with: fence.utf8)
      && line.utf8.dropFirst(fence.utf8.count).allSatisfy { " \t\r".utf8.contains($0) }
  }
}
