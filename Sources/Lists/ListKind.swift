import ObjectModel
import Simulator
import Syntax

/// What differs between tables and collections: by which messages they ask, and how they complain.
package enum ListKind {
  case table, collection

  /// Optional: without it there is one section.
  var countSections: Selector {
    self == .table ? "numberOfSectionsInTableView:" : "numberOfSectionsInCollectionView:"
  }
  /// Asked of every section, before any cell.
  var countRows: Selector {
    self == .table
      ? "tableView:numberOfRowsInSection:" : "collectionView:numberOfItemsInSection:"
  }
  var cell: Selector {
    self == .table
      ? "tableView:cellForRowAtIndexPath:" : "collectionView:cellForItemAtIndexPath:"
  }
  /// Not told before `tellsOfDisplay`.
  var willDisplay: Selector {
    self == .table
      ? "tableView:willDisplayCell:forRowAtIndexPath:"
      : "collectionView:willDisplayCell:forItemAtIndexPath:"
  }
  /// Not told before `tellsOfEnd`.
  var didEndDisplaying: Selector {
    self == .table
      ? "tableView:didEndDisplayingCell:forRowAtIndexPath:"
      : "collectionView:didEndDisplayingCell:forItemAtIndexPath:"
  }
  /// From iOS 6 on, as both that follow.
  var shouldHighlight: Selector { asked("shouldHighlight") }
  var didHighlight: Selector { asked("didHighlight") }
  var didUnhighlight: Selector { asked("didUnhighlight") }
  /// A table's answers with an index path, a collection's with yes or no.
  var willSelect: Selector { asked(self == .table ? "willSelect" : "shouldSelect") }
  var didSelect: Selector { asked("didSelect") }
  var willDeselect: Selector { asked(self == .table ? "willDeselect" : "shouldDeselect") }
  var didDeselect: Selector { asked("didDeselect") }
  /// Since when the delegate hears that a row is selected no more.
  var tellsOfDeselection: UIKitVersion { self == .table ? UIKitVersion(3) : .oldest }

  /// For the messages whose two names differ in their beginning and in row or item alone.
  private func asked(_ what: String) -> Selector {
    Selector(
      self == .table
        ? "tableView:\(what)RowAtIndexPath:" : "collectionView:\(what)ItemAtIndexPath:")
  }

  /// Since when the delegate hears of cells that come, and of those that go.
  var tellsOfDisplay: UIKitVersion { self == .table ? .oldest : UIKitVersion(8) }
  /// Since when the delegate hears of cells that go, of headers and footers, and of highlights.
  static let tellsOfEnd = UIKitVersion(6)

  /// What a cell has to be, and is where nothing is registered.
  var cellClass: String { self == .table ? "UITableViewCell" : "UICollectionViewCell" }
  /// As UIKit's exceptions call them.
  var rows: String { self == .table ? "rows" : "items" }
  /// The singular, in exceptions too.
  var row: String { self == .table ? "row" : "item" }
  /// Not the class's name: it is a word in a sentence.
  package var view: String { self == .table ? "table view" : "collection view" }
}
