import AutoLayout
import InterfaceModel
package import ObjectModel
import Simulator

/// The items of one section as a flow layout places them: as many on a line as there is room for,
/// spread over it; the last line like those above it.
package struct FlowSection {
  /// Gaps and sizes are in points. The section runs downwards: one that scrolls sideways is turned
  /// before and after.
  var count: Int
  /// `sectionInset`, outside of all lines.
  var insets: Insets
  /// `minimumInteritemSpacing`: items of a full line stand further apart.
  var itemGap: Double
  /// `minimumLineSpacing`.
  var lineGap: Double
  /// The size of all items, or of each of them.
  package var size: Size
  /// Nil where nobody was asked: then all are of one size, and frames are reckoned without going
  /// through them.
  var sizes: [Size]?

  /// The frames of the items that show in a stretch, and how long the section is.
  func frames(
    width: Double, start: Double, from top: Double, to bottom: Double
  ) -> SectionFrames {
    let room = width - insets.left - insets.right
    let first = start + insets.top
    let (shown, length) =
      sizes.map { frames(of: $0, room, first, top, bottom) } ?? alike(room, first, top, bottom)
    return (shown, insets.top + length + insets.bottom)
  }

  /// Items of one size need not be gone through to be passed over.
  /// A last line that is not full keeps the gaps of the others.
  private func alike(
    _ room: Double, _ start: Double, _ top: Double, _ bottom: Double
  ) -> ([(item: Int, frame: Rect)], Double) {
    guard count > 0 else { return ([], 0) }
    let columns = max(1, ((room + itemGap) / (size.width + itemGap)).count(upTo: count))
    let isFull = columns > 1 && count >= columns
    let gap = isFull ? (room - Double(columns) * size.width) / Double(columns - 1) : itemGap
    let pitch = size.height + lineGap
    let lines = (count + columns - 1) / columns
    var shown: [(item: Int, frame: Rect)] = []
    for line in ((top - start) / pitch).count(upTo: lines)..<lines {
      let y = start + Double(line) * pitch
      if y >= bottom { break }
      if y + size.height <= top { continue }
      for item in line * columns..<min(count, (line + 1) * columns) {
        let x = insets.left + Double(item % columns) * (size.width + gap)
        shown.append((item, Rect(origin: Point(x: x, y: y), size: size)))
      }
    }
    return (shown, Double(lines) * pitch - lineGap)
  }

  /// Items of several sizes have to be gone through from the start. On a line they stand in the
  /// middle of its height, as Apple's "UICollectionViewFlowLayout" describes lines.
  private func frames(
    of sizes: [Size], _ room: Double, _ start: Double, _ top: Double, _ bottom: Double
  ) -> ([(item: Int, frame: Rect)], Double) {
    var shown: [(item: Int, frame: Rect)] = []
    var y = start
    var next = 0
    while next < sizes.count {
      var end = next + 1
      var width = sizes[next].width
      while end < sizes.count, width + itemGap + sizes[end].width <= room {
        width += itemGap + sizes[end].width
        end += 1
      }
      let line = sizes[next..<end]
      let height = line.map(\.height).max() ?? 0
      let spread = end < sizes.count && line.count > 1 ? (room - width) / Double(line.count - 1) : 0
      var x = insets.left
      for (item, size) in zip(next..<end, line) {
        let origin = Point(x: x, y: y + (height - size.height) / 2)
        if y + height > top, y < bottom { shown.append((item, Rect(origin: origin, size: size))) }
        x += size.width + itemGap + spread
      }
      y += height + lineGap
      next = end
    }
    return (shown, sizes.isEmpty ? 0 : y - lineGap - start)
  }
}

extension Double {
  /// The whole part of a number, from 0 to a count.
  func count(upTo most: Int) -> Int { self < Double(most) ? Int(Swift.max(0, self)) : most }
}
