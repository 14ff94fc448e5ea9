import ObjectModel
import Syntax

/// What differs between tables and collections: by which messages they ask, and how they complain.
package enum ListKind {
  case table, collection

  var countSections: Selector {
    self == .table ? "numberOfSectionsInTableView:" : "numberOfSectionsInCollectionView:"
  }
  var countRows: Selector {
    self == .table
      ? "tableView:numberOfRowsInSection:" : "collectionView:numberOfItemsInSection:"
  }
  var cell: Selector {
    self == .table
      ? "tableView:cellForRowAtIndexPath:" : "collectionView:cellForItemAtIndexPath:"
  }
  var willDisplay: Selector {
    self == .table
      ? "tableView:willDisplayCell:forRowAtIndexPath:"
      : "collectionView:willDisplayCell:forItemAtIndexPath:"
  }
  var didEndDisplaying: Selector {
    self == .table
      ? "tableView:didEndDisplayingCell:forRowAtIndexPath:"
      : "collectionView:didEndDisplayingCell:forItemAtIndexPath:"
  }
  /// Since when the delegate hears of cells that come, and of those that go.
  var tellsOfDisplay: UIKitVersion { self == .table ? .oldest : UIKitVersion(8) }
  static let tellsOfEnd = UIKitVersion(6)

  var cellClass: String { self == .table ? "UITableViewCell" : "UICollectionViewCell" }
  var rows: String { self == .table ? "rows" : "items" }
  var row: String { self == .table ? "row" : "item" }
  package var view: String { self == .table ? "table view" : "collection view" }
}
