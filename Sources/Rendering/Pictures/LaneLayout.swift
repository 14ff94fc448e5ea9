/// How wide the lanes of a timeline are, side by side; nil where they are too many for the screen.
struct LaneLayout: Equatable {
  /// In columns, a lane each.
  let widths: [Int]

  /// What stands before the first lane, and between two.
  static let margin = 2
  static let gap = 2
  /// The narrowest lane that a message is folded into: `ViewController:` in its second line.
  private static let least = 17

  /// Lanes that take what they hold; where that is too much, the widest give way.
  init?(_ wanted: [Int], in width: Int) {
    guard let widest = wanted.max() else { return nil }
    let room = width - LaneLayout.margin - LaneLayout.gap * (wanted.count - 1)
    let least = min(widest, LaneLayout.least)
    guard wanted.reduce(0, { $0 + min($1, least) }) <= room else { return nil }
    var limit = min(widest, room)
    while wanted.reduce(0, { $0 + min($1, limit) }) > room { limit -= 1 }
    widths = wanted.map { min($0, limit) }
  }

  /// The columns that all lanes take.
  var width: Int {
    LaneLayout.margin + widths.reduce(0, +) + LaneLayout.gap * (widths.count - 1)
  }
}
