import InterfaceModel
import ObjectModel

/// The frames of a section's items that show, and how long all of its items are.
typealias SectionFrames = (shown: [(item: Int, frame: Rect)], length: Double)

/// What a collection's layout puts above the items of a section, or below them.
struct SectionBoundary {
  /// As the data source is told it: `UICollectionElementKindSectionHeader`, or one of the program's.
  var kind: String
  var isHeader: Bool
  /// In points; along the way that the collection scrolls it is the height.
  var size: Size
  /// How far from the side it begins.
  var x = 0.0
}

extension [SectionBoundary] {
  var headerLength: Double { filter(\.isHeader).reduce(0) { $0 + $1.size.height } }
  var footerLength: Double { filter { !$0.isHeader }.reduce(0) { $0 + $1.size.height } }

  /// Where those show that meet a stretch: headers from the start of their section on, footers from
  /// the end of its items on.
  func frames(
    inSection section: Int, from start: Double, end: Double, _ top: Double, _ bottom: Double
  ) -> [(edge: SectionEdge, frame: Rect)] {
    var (above, below) = (start, end)
    return compactMap { boundary in
      let y = boundary.isHeader ? above : below
      if boundary.isHeader {
        above += boundary.size.height
      } else {
        below += boundary.size.height
      }
      guard y < bottom, y + boundary.size.height > top else { return nil }
      return (
        SectionEdge(section: section, isHeader: boundary.isHeader, kind: boundary.kind),
        Rect(origin: Point(x: boundary.x, y: y), size: boundary.size)
      )
    }
  }
}
