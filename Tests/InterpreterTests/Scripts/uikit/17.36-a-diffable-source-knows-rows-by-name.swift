class Page: UITableViewController {
  var source: UITableViewDiffableDataSource<Int, String>!
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    source = UITableViewDiffableDataSource<Int, String>(tableView: tableView) { [weak self] table, path, item in
      let cell = table.dequeueReusableCell(withIdentifier: "row", for: path)
      cell.textLabel?.text = item
      print("cell", item, self?.isViewLoaded ?? false)  // prints: cell a true | cell b true | cell c true | cell x true | cell c true | cell b true
      return cell
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0, 1])
    snapshot.appendItems(["a", "b"], toSection: 0)
    snapshot.appendItems(["c"])
    source.apply(snapshot, animatingDifferences: false)
    print("no cell yet", source.snapshot().numberOfItems)  // prints: no cell yet 3
  }
  func change() {
    var snapshot = source.snapshot()
    snapshot.deleteItems(["a"])
    snapshot.insertItems(["x"], beforeItem: "b")
    snapshot.reloadItems(["c"])
    source.apply(snapshot) { print("shown") }  // prints: shown
    print(source.itemIdentifier(for: IndexPath(row: 0, section: 0)) ?? "-", source.indexPath(for: "c")?.section ?? -1)  // prints: x 1
  }
  deinit { print("gone") }  // prints: gone
}
var page: Page! = Page()
window.rootViewController = page
window.makeKeyAndVisible()
page.change()
:wait 0.3
let kept = page.tableView.cellForRow(at: IndexPath(row: 1, section: 0))
print(kept?.textLabel?.text ?? "none", page.source.snapshot().itemIdentifiers)  // prints: b ["x", "b", "c"]
var again = page.source.snapshot()
again.reconfigureItems(["b"])
page.source.apply(again)
print(page.tableView.cellForRow(at: IndexPath(row: 1, section: 0)) === kept)  // prints: true
window.rootViewController = nil
page = nil
