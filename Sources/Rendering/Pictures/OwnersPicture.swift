import Phrases
import Scripts

// Who owns the controllers, as a picture: an arrow leads from each owner to what it owns.
extension Renderer {
  /// The picture says in words what it shows, controller by controller.
  func picture(of standings: [ControllerStanding]) -> Picture {
    let title = phrases.ownersTitle
    let groups = standings.map { standing in
      OwnersPicture.Group(
        name: standing.controller, place: phrases.place(standing.place),
        owners: (standing.owners ?? []).map(phrases.owner), nobody: phrases.owners([]))
    }
    let words = standings.map { standing in
      phrases.label(
        standing.controller,
        phrases.beside(facts(of: standing)))
    }
    return OwnersPicture(groups: groups).picture(
      title, description: words.joined(separator: "; "))
  }
}

/// Owners in a column on the left, what they own in one on the right; lengths are in units of SVG.
private struct OwnersPicture {
  /// An object and who owns it.
  struct Group {
    var name: String
    /// Where a controller stands, behind its box.
    var place: String
    var owners: [String]
    /// What stands there for no owner.
    var nobody: String

    /// One row at least, for a controller without owners.
    var rows: Int { max(1, owners.count) }
  }

  /// From top to bottom.
  var groups: [Group]

  /// In units of SVG, as all that follow.
  private static let margin = 24
  private static let top = 44
  private static let rowHeight = 36
  /// Between two controllers.
  private static let gap = 16
  /// Inside a box, before and behind its text.
  private static let padding = 10
  /// How long an arrow is.
  private static let reach = 90

  /// As wide and high as its groups need.
  func picture(_ title: String, description: String) -> Picture {
    var shapes = [Picture.text(title, "caption", x: Self.margin, y: 28)]
    var y = Self.top
    for group in groups {
      shapes += self.shapes(of: group, at: y)
      y += group.rows * Self.rowHeight + Self.gap
    }
    let widest = groups.map { right + Self.boxWidth($0.name) + 12 + Picture.extent($0.place) }
    return Picture(
      width: max(widest.max() ?? 0, Self.margin + Picture.extent(title)) + Self.margin, height: y,
      title: title, description: description, shapes: shapes)
  }

  /// How wide the boxes of the owners are, and where what they own begins.
  private var left: Int {
    groups.flatMap { $0.owners.isEmpty ? [$0.nobody] : $0.owners }.map(Self.boxWidth).max() ?? 0
  }
  /// Where the column of what is owned begins.
  private var right: Int { Self.margin + left + Self.reach }

  /// As long as the text, with room on both sides.
  private static func boxWidth(_ text: String) -> Int { Picture.extent(text) + 2 * padding }

  /// Owners one below the other, their arrows end at the middle of what they own.
  private func shapes(of group: Group, at top: Int) -> [String] {
    let middle = top + group.rows * Self.rowHeight / 2
    let owners = group.owners.enumerated().flatMap { place, owner in
      let y = top + place * Self.rowHeight + Self.rowHeight / 2
      return box(owner, "aside", x: Self.margin, y: y, width: left) + [arrow(from: y, to: middle)]
    }
    let nobody = [Picture.text(group.nobody, "aside", x: Self.margin, y: middle + 5)]
    let width = Self.boxWidth(group.name)
    return (owners.isEmpty ? nobody : owners)
      + box(group.name, "name", x: right, y: middle, width: width)
      + [Picture.text(group.place, "aside", x: right + width + 12, y: middle + 5)]
  }

  /// A text in a frame; `y` is its middle.
  private func box(_ text: String, _ style: String, x: Int, y: Int, width: Int) -> [String] {
    [
      "<rect class=\"band\" x=\"\(x)\" y=\"\(y - 14)\" width=\"\(width)\" height=\"28\" rx=\"4\"/>",
      "<rect class=\"rule\" fill=\"none\" x=\"\(x)\" y=\"\(y - 14)\" width=\"\(width)\" "
        + "height=\"28\" rx=\"4\"/>",
      Picture.text(text, style, x: x + Self.padding, y: y + 5),
    ]
  }

  /// From an owner's box to the box of what it owns.
  private func arrow(from start: Int, to end: Int) -> String {
    let (from, to) = (Self.margin + left, right - 2)
    return "<path class=\"rule\" fill=\"none\" d=\"M \(from) \(start) L \(to - 10) \(end) H \(to) "
      + "m -8 -4 l 8 4 l -8 4\"/>"
  }
}
