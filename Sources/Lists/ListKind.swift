import ObjectModel
import Simulator
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
  var shouldHighlight: Selector { asked("shouldHighlight") }
  var didHighlight: Selector { asked("didHighlight") }
  var didUnhighlight: Selector { asked("didUnhighlight") }
  var willSelect: Selector { asked(self == .table ? "willSelect" : "shouldSelect") }
  var didSelect: Selector { asked("didSelect") }
  var willDeselect: Selector { asked(self == .table ? "willDeselect" : "shouldDeselect") }
  var didDeselect: Selector { asked("didDeselect") }
  /// Since when the delegate hears that a row is selected no more.
  var tellsOfDeselection: UIKitVersion { self == .table ? UIKitVersion(3) : .oldest }

  private func asked(_ what: String) -> Selector {
    Selector(
      self == .table
        ? "tableView:\(what)RowAtIndexPath:" : "collectionView:\(what)ItemAtIndexPath:")
  }

  /// Since when the delegate hears of cells that come, and of those that go.
  var tellsOfDisplay: UIKitVersion { self == .table ? .oldest : UIKitVersion(8) }
  static let tellsOfEnd = UIKitVersion(6)

  var cellClass: String { self == .table ? "UITableViewCell" : "UICollectionViewCell" }
  var rows: String { self == .table ? "rows" : "items" }
  var row: String { self == .table ? "row" : "item" }
  package var view: String { self == .table ? "table view" : "collection view" }
}
