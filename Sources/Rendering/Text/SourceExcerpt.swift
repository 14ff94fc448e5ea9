public import Diagnostics
public import Typesetting

/// The line in which a range begins, and below it a caret line that marks the range.
///
///       7 | - (void)viewDidApear:(BOOL)animated {
///         |         ^~~~~~~~~~~~
///
/// Of a line that is too long the stretch around the range is shown, cut ends marked by `...`; what
/// goes on in further lines is marked to the end of the first.
public func sourceExcerpt(
  _ source: SourceText, range: SourceRange, width: Int, theme: Theme
) -> [String] {
  let line = source.line(source.position(at: range.lowerBound).line)
  let gutter = "  \(source.number(at: range.lowerBound)) | "
  let room = max(8, width - gutter.count)
  let start = min(max(source[range].startIndex, line.startIndex), line.endIndex)
  let end = min(max(source[range].endIndex, start), line.endIndex)
  // No more is looked at than could fit, for a line may be a megabyte long.
  let window = Window(
    before: visible(String(line[..<start].suffix(4 * room))),
    marked: visible(String(line[start..<end].prefix(4 * room))),
    after: visible(String(line[end...].prefix(4 * room))), room: room)
  let margin = String(repeating: " ", count: gutter.count - 2) + "| "
  return [
    theme.styled(gutter, as: .quiet) + theme.styled(window.text),
    theme.styled(margin, as: .quiet) + String(repeating: " ", count: window.start)
      + theme.styled("^" + String(repeating: "~", count: window.length - 1), as: .accent),
  ]
}

/// The stretch of a line that fits, with its mark.
private struct Window {
  /// Cut ends and all.
  private(set) var text: String
  /// The column under which the mark begins, from 0.
  private(set) var start: Int
  /// At least one column.
  private(set) var length: Int

  /// Stands for what is left out.
  private static let cut = "..."

  /// What stands before the mark gives way first, then what follows it.
  init(before: String, marked: String, after: String, room: Int) {
    text = before + marked + after
    start = displayWidth(before)
    length = max(1, displayWidth(marked))
    guard displayWidth(text) > room || start >= room else { return }
    // A third of the room is left for what stands before, more where nothing follows.
    let wanted = min(length, room - 2 * Self.cut.count)
    let following = min(displayWidth(after), room / 3)
    let kept = max(room / 3, room - wanted - following - 2 * Self.cut.count)
    if start > kept {
      let end = Self.suffix(of: before, columns: max(0, min(kept, room - wanted - 6)))
      text = Self.cut + end + marked + after
      start = displayWidth(Self.cut + end)
    }
    text = text.truncated(to: room)
    length = max(1, min(length, room - start))
  }

  /// The end of a text that fits into so many columns; wide characters take two.
  private static func suffix(of text: String, columns limit: Int) -> String {
    var used = 0
    var characters: [Character] = []
    for character in text.reversed() {
      used += displayWidth(String(character))
      if used > limit { break }
      characters.append(character)
    }
    return String(characters.reversed())
  }
}
