package import ObjectModel

/// What a table or collection view knows of its rows.
package struct ListState: Hashable, Sendable {
  /// How many rows each section has; nil until the data source was asked, or is to be asked anew.
  package var counts: [Int]?
  /// How high the headers and footers of the sections are that have one; known with the counts.
  package var edgeHeights: [SectionEdge: Double] = [:]
  /// How high rows are whose cells say so themselves, as far as they were shown.
  package var measured: [ListPlace: Double] = [:]
  /// What a table's delegate took the heights of rows for when it was loaded, in points.
  package var estimated: [ListPlace: Double] = [:]
  /// The cells that can be seen, and the headers and footers.
  package var cells: [ListPlace: ObjectID] = [:]
  package var edges: [SectionEdge: ObjectID] = [:]
  package var selected: [ListPlace] = []
  /// Where the cell will stand that the data source is being asked for.
  package var nextFrame = Rect()
  /// What cells are made from, by identifier, and headers and footers: a collection's by kind and
  /// identifier.
  package var registered: [String: ViewSource] = [:]
  package var registeredEdges: [String: ViewSource] = [:]
  /// Whether a collection's layout was told to prepare, since when it was invalidated last.
  package var isPrepared = false
  /// The cell that is being set anew where it stands.
  package var reconfigured: ObjectID?
  /// The updates that are collected, and how many of them stand one inside the other.
  package var changes = ListChanges()
  package var openUpdates = 0

  package init() {}
}

/// What a list makes its cells, headers and footers from.
package enum ViewSource: Hashable, Sendable {
  case type(ClassID)
  /// A nib, by its name.
  case nib(String)
}

/// A row of a table or an item of a collection.
package struct ListPlace: Hashable, Sendable, Comparable {
  package var section: Int
  package var row: Int

  package init(section: Int, row: Int) {
    self.section = section
    self.row = row
  }

  package static func < (one: ListPlace, other: ListPlace) -> Bool {
    (one.section, one.row) < (other.section, other.row)
  }
}

/// What stands above the rows of a section, or below them.
package struct SectionEdge: Hashable, Sendable, Comparable {
  package var section: Int
  package var isHeader: Bool
  /// As a collection's layout calls it; empty in a table.
  package var kind: String

  package init(section: Int, isHeader: Bool, kind: String = "") {
    self.section = section
    self.isHeader = isHeader
    self.kind = kind
  }

  package static func < (one: SectionEdge, other: SectionEdge) -> Bool {
    (one.section, one.isHeader ? 0 : 1, one.kind)
      < (other.section, other.isHeader ? 0 : 1, other.kind)
  }
}
