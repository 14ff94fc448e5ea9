import Phrases
import Sessions

// Windows, controllers and views as a picture: whatever is in something else stands below it and
// further in, and a line leads there.
extension Renderer {
  /// The rows in the order of the tree.
  func picture(of tree: Hierarchy) -> Picture {
    var picture = TreePicture()
    for branch in tree.branches { add(branch, below: nil, to: &picture) }
    return picture.picture(phrases.treeTitle)
  }

  /// The branch, then all below it.
  private func add(_ branch: Hierarchy.Branch, below parent: Int?, to picture: inout TreePicture) {
    let place = picture.add(
      branch.name, facts: facts(of: branch.kind), words: phrases.tree(branch), below: parent)
    for inner in branch.branches { add(inner, below: place, to: &picture) }
  }
}

/// Rows, each below what it is in; lengths are in units of SVG.
private struct TreePicture {
  private struct Row {
    /// Its facts stand behind the name.
    var name: String
    var facts: String
    /// Not drawn: whoever cannot see the picture is told it.
    var words: String
    /// The row above that it is in.
    var parent: Int?
    /// Of levels below the uppermost.
    var depth: Int
  }

  private var rows: [Row] = []

  /// In units of SVG, as all that follow.
  private static let margin = 24
  private static let top = 56
  private static let rowHeight = 26
  /// For each level.
  private static let indent = 28
  /// Between a name and what is said of it.
  private static let gap = 18

  /// The number of the new row.
  mutating func add(_ name: String, facts: String, words: String, below parent: Int?) -> Int {
    let depth = parent.map { rows[$0].depth + 1 } ?? 0
    rows.append(Row(name: name, facts: facts, words: words, parent: parent, depth: depth))
    return rows.count - 1
  }

  /// As wide as its widest row.
  func picture(_ title: String) -> Picture {
    let widths = rows.map { left($0) + Picture.extent($0.name + $0.facts) + Self.gap }
    let widest = widths.max() ?? 0
    return Picture(
      width: max(widest, Self.margin + Picture.extent(title)) + Self.margin,
      height: y(rows.count), title: title,
      description: rows.map(\.words).joined(separator: " "),
      shapes: [Picture.text(title, "caption", x: Self.margin, y: 28)]
        + rows.indices.flatMap(shapes))
  }

  /// Where a row begins.
  private func left(_ row: Row) -> Int { Self.margin + row.depth * Self.indent }
  /// The base line of a row.
  private func y(_ place: Int) -> Int { Self.top + place * Self.rowHeight }

  /// A name, its facts, and the line that leads there.
  private func shapes(_ place: Int) -> [String] {
    let row = rows[place]
    let (x, y) = (left(row), y(place))
    let facts = x + Picture.extent(row.name) + Self.gap
    return lead(to: place)
      + [
        Picture.text(row.name, "name", x: x, y: y),
        Picture.text(row.facts, "aside", x: facts, y: y),
      ]
  }

  /// From below the parent's name to before the own one; nothing on the uppermost level.
  private func lead(to place: Int) -> [String] {
    let row = rows[place]
    guard let parent = row.parent else { return [] }
    let (x, start, end) = (left(row) - Self.gap, y(parent) + 8, y(place) - 5)
    return [
      "<path class=\"rule\" fill=\"none\" d=\"M \(x) \(start) V \(end) H \(x + Self.gap - 4)\"/>"
    ]
  }
}
