import Diagnostics

/// The source of a section's heading line: `## load-it: Load the view  <!-- from: 4f1c9a02 -->`.
struct SectionHeading {
  /// The line without its end.
  let range: SourceRange
  /// From `<!--` to the last visible character.
  let comment: SourceRange?
  /// What stands between the colon and the comment.
  let title: Substring
  private let idStart: Int

  /// `range` is that of the heading, whose first line is meant.
  init(_ source: SourceText, at range: SourceRange) {
    let start = range.lowerBound
    let rest = source[SourceRange(start, source.text.utf8.count)]
    let line = rest[..<(rest.utf8.firstIndex { "\r\n".utf8.contains($0) } ?? rest.endIndex)]
    self.range = SourceRange(start, start + line.utf8.count)
    idStart = start + line.prefix { "# \t".contains($0) }.utf8.count
    let commentStart =
      line.utf8.indices.first { line.utf8[$0...].starts(with: "<!--".utf8) } ?? line.endIndex
    let head = line[..<commentStart]
    let colon = head.firstIndex { $0 == ":" || $0 == "：" }
    title = colon.map { head[head.index(after: $0)...].drop(while: \.isWhitespace) } ?? head
    let words = line[commentStart...].trimmingTrailingWhitespace.utf8.count
    let lower = start + head.utf8.count
    comment = words == 0 ? nil : SourceRange(lower, lower + words)
  }

  /// The id, which stands first, with its place.
  func located(_ id: String) -> Located<String> {
    Located(id, at: SourceRange(idStart, idStart + id.utf8.count))
  }
}
